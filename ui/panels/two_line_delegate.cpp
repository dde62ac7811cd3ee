// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/two_line_delegate.h"

#include "ui/panels/room_delegate.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

#include <utility>

namespace studio::ui {

TwoLineDelegate::TwoLineDelegate(Shape shape, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_shape(std::move(shape))
{
}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    paintRowGround(*painter, option, theme);
    TwoLineRow row;
    row.title = m_shape.title(index);
    row.end = m_shape.end(index);
    row.text = index.data().toString();
    row.titleColour = chosen ? theme.selectionText : theme.text;
    row.endColour = row.textColour = chosen ? theme.selectionText : theme.mutedText;
    paintTwoLineRow(*painter,
                    option.rect.adjusted(m_shape.left, metrics.tiny, -metrics.medium, -metrics.tiny), row,
                    option.font);
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Theme &theme = themeOf(option.widget);
    return {m_shape.leastWidth, twoLineRowHeight(option.font, 1, theme.metrics) - theme.metrics.small};
}

} // namespace studio::ui
