// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_filter.h"

#include "ui/inspector/turn_tree_model.h"

namespace studio::ui {

using Kind = TurnNode::Kind;

TurnFilter::TurnFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void TurnFilter::choose(int choice)
{
    m_choice = choice;
    invalidateFilter();
}

void TurnFilter::setText(const QString &text)
{
    m_text = text;
    invalidateFilter();
}

bool TurnFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto kind = Kind(index.data(TurnTreeModel::RowKindRole).toInt());
    const int event = index.data(TurnTreeModel::EventKindRole).toInt();
    const bool fits = m_choice == All || (m_choice == Calls && kind == Kind::Call) ||
                      (m_choice == Votes && kind == Kind::Event && event == TurnTreeModel::OtherEvent) ||
                      (m_choice == Lore && event == TurnTreeModel::LoreEvent) ||
                      (m_choice >= Events && event == m_choice - Events);
    return fits && (m_text.isEmpty() ||
                    index.data(TurnTreeModel::SearchRole).toString().contains(m_text, Qt::CaseInsensitive));
}

} // namespace studio::ui
