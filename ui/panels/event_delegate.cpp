// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/event_delegate.h"

#include "ui/models/event_list_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

void EventDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    paintRowGround(*painter, option, theme);
    TwoLineRow row;
    row.title = index.data(EventListModel::EventKindRole).toString();
    //: At the end of a row: %1 the number of an event, %2 its time
    row.end = tr("%1 · %2")
                  .arg(index.data(EventListModel::SeqRole).toLongLong())
                  .arg(index.data(EventListModel::TimeRole).toString());
    row.text = index.data().toString();
    row.titleColour = chosen ? theme.selectionText : theme.text;
    row.endColour = row.textColour = chosen ? theme.selectionText : theme.mutedText;
    paintTwoLineRow(*painter,
                    option.rect.adjusted(metrics.medium, metrics.tiny, -metrics.medium, -metrics.tiny), row,
                    option.font);
    painter->restore();
}

QSize EventDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Theme &theme = themeOf(option.widget);
    return {160, twoLineRowHeight(option.font, 1, theme.metrics) - theme.metrics.small};
}

} // namespace studio::ui
