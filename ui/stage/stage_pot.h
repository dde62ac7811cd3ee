// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/theme/motion.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace studio::ui {

/// The level of a room with a resource as a pot of tea: everybody's speech is poured from it, and it fills up
/// again. A dotted line shows what is about to come back. It moves only while the level changes, and with
/// reduced motion never.
class StagePot : public QWidget
{
    Q_OBJECT

public:
    explicit StagePot(QWidget *parent);

    void setMeter(const std::optional<ports::MeterView> &meter); ///< none: the pot is hidden
    void setMotion(Motion motion) { m_motion = motion; }
    void setPlate(bool shown); ///< a ground of its own behind the number
    [[nodiscard]] int level() const { return m_level; }
    [[nodiscard]] int coming() const { return m_coming; } ///< what will be refunded
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    Motion m_motion;
    int m_level = 100;
    int m_coming = 0;
    bool m_hasPlate = false;
    double m_shown = 100; ///< of the level, while it moves
    QVariantAnimation m_pouring;
};

} // namespace studio::ui
