// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/two_line_row.h"

#include "ui/theme/elided.h"
#include "ui/theme/row_fonts.h"

#include <QPainter>
#include <QTextLayout>

namespace studio::ui {

namespace {

constexpr double kSmallFont = 0.85;

QFont small(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * kSmallFont);
    return font;
}

/// Paints as many lines as fit; longer text ends in "…".
void paintText(QPainter &painter, const QRect &room, const QString &text, const QFont &font)
{
    const QFontMetrics metrics(font);
    const int most = std::max(1, room.height() / metrics.height());
    QTextLayout layout(text, font);
    layout.beginLayout();
    int top = room.top();
    for (int number = 1; number <= most; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        const QRect place(room.left(), top, room.width(), metrics.height());
        QString shown = text.mid(line.textStart(), number == most ? -1 : line.textLength());
        if (number == most)
            shown = elided(metrics, shown, room.width());
        painter.drawText(place, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
        top += metrics.height();
    }
    layout.endLayout();
}

} // namespace

void paintTwoLineRow(QPainter &painter, const QRect &room, const TwoLineRow &row, const QFont &font)
{
    const QFont titleFont = bolder(font);
    const QFont endFont = small(font);
    const QFontMetrics titleLine(titleFont);
    const QFontMetrics endLine(endFont);
    const QRect head(room.left(), room.top(), room.width(), titleLine.height());
    const int endWidth = row.end.isEmpty() ? 0 : endLine.horizontalAdvance(row.end) + Metrics().small;

    painter.setFont(endFont);
    painter.setPen(row.endColour);
    painter.drawText(head, int(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, row.end);
    painter.setFont(titleFont);
    painter.setPen(row.titleColour);
    const int titleWidth = head.width() - endWidth;
    painter.drawText(head.adjusted(0, 0, -endWidth, 0),
                     int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     elided(titleLine, row.title, titleWidth));
    painter.setFont(font);
    painter.setPen(row.textColour);
    paintText(painter, room.adjusted(0, head.height(), 0, 0), row.text, font);
}

int twoLineRowHeight(const QFont &font, int lines, const Metrics &metrics)
{
    return QFontMetrics(bolder(font)).height() + lines * QFontMetrics(font).height() + 2 * metrics.small;
}

} // namespace studio::ui
