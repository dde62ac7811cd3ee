// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/camera.h"

#include <QComboBox>
#include <QPointer>

#include <optional>

namespace studio::ui {

/// Chooses the source of the picture: the cameras by name, the test card, or a picture file, for which it
/// opens a dialog.
class SourceChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit SourceChoice(QWidget *parent = nullptr);

    /// The available sources and the source in use; a source that is gone stays in the list while it is in
    /// use.
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
    QPointer<QWidget> m_dialog;           ///< asks for a file
    std::optional<camera::Source> m_file; ///< the last chosen file
};

} // namespace studio::ui
