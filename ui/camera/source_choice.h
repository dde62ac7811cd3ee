// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <QComboBox>
#include <QPointer>

#include <optional>

namespace studio::ui {

/// Chooses what gives the picture: the cameras by name, the test card, or a picture file, for which it asks.
class SourceChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit SourceChoice(QWidget *parent = nullptr);

    /// What there is and what is used; a source that is not there any more stays in the list while it is
    /// used.
    void show(const QList<camera::Source> &sources, const std::optional<camera::Source> &used);
    void retranslate();

Q_SIGNALS:
    void chosen(const studio::camera::Source &source);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void take(int row);
    void askForFile();
    void fill();

    QList<camera::Source> m_sources;
    std::optional<camera::Source> m_used;
    QPointer<QWidget> m_dialog;           ///< that asks for a file
    std::optional<camera::Source> m_file; ///< the newest that was chosen
};

} // namespace studio::ui
