// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_label.h"

#include "ui/models/plain_text.h"
#include "ui/theme/elided.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace studio::ui {

namespace {

constexpr int kFewestLetters = 6;
constexpr int kAir = 4; // for letters of fallback fonts that reach further

} // namespace

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1, fontMetrics().height() + kAir};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * kFewestLetters),
            fontMetrics().height() + kAir};
}

bool ElidedLabel::isElided() const { return fontMetrics().horizontalAdvance(text()) > width(); }

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isElided()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), int(alignment()) | Qt::TextSingleLine, elided(fontMetrics(), text(), width()));
}

} // namespace studio::ui
