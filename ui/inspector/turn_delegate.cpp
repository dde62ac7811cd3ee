// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_delegate.h"

#include "ui/inspector/turn_tree_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

namespace studio::ui {

void TurnDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    paintRowGround(*painter, option, theme);
    TwoLineRow row;
    row.title = index.data(TurnTreeModel::TitleRole).toString();
    row.end = index.data(TurnTreeModel::EndRole).toString();
    row.text = index.data().toString();
    row.titleColour = chosen ? theme.selectionText : theme.text;
    row.endColour = row.textColour = chosen ? theme.selectionText : theme.mutedText;
    paintTwoLineRow(*painter,
                    option.rect.adjusted(metrics.tiny, metrics.tiny, -metrics.medium, -metrics.tiny), row,
                    option.font);
    painter->restore();
}

QSize TurnDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Theme &theme = themeOf(option.widget);
    return {120, twoLineRowHeight(option.font, 1, theme.metrics) - theme.metrics.small};
}

} // namespace studio::ui
