// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/hit_delegate.h"

#include "ui/panels/room_delegate.h"
#include "ui/search/hit_model.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>
#include <QTextLayout>

namespace studio::ui {

namespace {

constexpr int kLines = 2; // of its text

} // namespace

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    paintRowGround(*painter, option, theme);
    const QRect room = option.rect.adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small);
    const int line = QFontMetrics(option.font).lineSpacing();
    TwoLineRow head;
    head.title = index.data(HitModel::TitleRole).toString();
    head.end = index.data(HitModel::TimeRole).toString();
    head.titleColour = chosen ? theme.selectionText : theme.text;
    head.endColour = head.textColour = chosen ? theme.selectionText : theme.mutedText;
    paintTwoLineRow(*painter, QRect(room.topLeft(), QSize(room.width(), line)), head, option.font);
    paintText(*painter, room.adjusted(0, line + metrics.tiny, 0, 0), option.font, index, chosen, theme);
    painter->restore();
}

void HitDelegate::paintText(QPainter &painter, const QRect &room, const QFont &font, const QModelIndex &index,
                            bool chosen, const Theme &theme) const
{
    QTextLayout layout(index.data(HitModel::TextRole).toString(), font);
    QColor quiet = theme.warning; // as the search in a room marks matches
    quiet.setAlphaF(0.3F);
    QList<QTextLayout::FormatRange> formats;
    for (const model::TextRange &found : index.data(HitModel::FoundRole).value<QList<model::TextRange>>()) {
        QTextCharFormat format;
        format.setBackground(chosen ? theme.surface : quiet);
        format.setForeground(theme.text);
        formats.append({found.from, found.to - found.from, format});
    }
    layout.setFormats(formats);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrap);
    layout.beginLayout();
    qreal y = 0;
    for (int number = 0; number < kLines; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
    painter.setPen(chosen ? theme.selectionText : theme.mutedText);
    painter.setClipRect(room);
    layout.draw(&painter, room.topLeft());
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Metrics &metrics = themeOf(option.widget).metrics;
    return {120, QFontMetrics(option.font).lineSpacing() * (1 + kLines) + metrics.tiny + 2 * metrics.small};
}

} // namespace studio::ui
