// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/quiet_scroll_bar.h"

#include "ui/theme/theme_of.h"

#include <QPainter>
#include <QStyleOptionSlider>

namespace studio::ui {

QuietScrollBar::QuietScrollBar(QWidget *parent)
    : QScrollBar(Qt::Vertical, parent)
{
    setAttribute(Qt::WA_Hover);
}

void QuietScrollBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    if (maximum() <= minimum())
        return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRectF slider =
        style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
    const qreal inset = theme.metrics.tiny - 1;
    const QRectF handle = slider.adjusted(inset, 1, -inset, -1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isSliderDown() || underMouse() ? theme.mutedText : theme.hatch);
    painter.drawRoundedRect(handle, handle.width() / 2, handle.width() / 2);
}

} // namespace studio::ui
