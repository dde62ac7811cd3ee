// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/motion.h"

#include <QLabel>
#include <QVariantAnimation>

namespace studio::ui {

/// The sentence over the votes. For a decision it shows the speaker at once and types the reason; any other
/// sentence is complete at once, as is every sentence with reduced motion or while the panel is hidden. It
/// has room for the whole sentence from the beginning, so nothing below moves. Screen readers get the whole
/// sentence, once.
class FloorHeadline : public QLabel
{
    Q_OBJECT

public:
    enum class Telling { AtOnce, Typed };

    explicit FloorHeadline(QWidget *parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        begin();
    }

    void setMotion(const Motion &motion);
    void say(const QString &sentence, Telling telling);
    /// The length of the text that is shown now.
    [[nodiscard]] int shownLength() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void begin();

    Motion m_motion;
    QVariantAnimation m_typing;
};

} // namespace studio::ui
