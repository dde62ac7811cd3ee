// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace studio::ui {

/// A frame over the part of a widget on which something can be dropped. It takes no events.
class DropFrame : public QWidget
{
    Q_OBJECT

public:
    explicit DropFrame(QWidget &over);

    void showAround(const QRect &place); ///< in the coordinates of the widget

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace studio::ui
