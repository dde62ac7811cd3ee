// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drops/drop_frame.h"

#include "ui/theme/theme_of.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

DropFrame::DropFrame(QWidget &over)
    : QWidget(&over)
{
    setObjectName(u"dropFrame"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DropFrame::showAround(const QRect &place)
{
    setGeometry(place);
    raise();
    show();
}

void DropFrame::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QColor ground = theme.accent;
    ground.setAlphaF(0.12F);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, theme.metrics.focusWidth));
    painter.setBrush(ground);
    const qreal inset = theme.metrics.focusWidth;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), theme.metrics.small,
                            theme.metrics.small);
}

} // namespace studio::ui
