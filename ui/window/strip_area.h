// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace studio::ui {

/// Holds a strip over the composer. It is as high as the strip if there is room, else the strip scrolls, so
/// that long texts never push an answer out of sight. It is visible while the strip is, and tells the strip
/// when it moves.
class StripArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit StripArea(QWidget &strip, QWidget *parent = nullptr); ///< the strip becomes its child

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFocused(QWidget *focused);

    QWidget &m_strip;
};

} // namespace studio::ui
