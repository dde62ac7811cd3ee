// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/consent_history.h"

#include "ui/requests/request_words.h"

#include <QLocale>

namespace studio::ui {

void ConsentHistory::show(const QList<model::ConsentEntry> &entries, const People &people)
{
    beginResetModel();
    m_entries = entries;
    m_people = people;
    endResetModel();
}

void ConsentHistory::retranslate()
{
    beginResetModel();
    endResetModel();
}

int ConsentHistory::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

int ConsentHistory::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : Columns; }

QVariant ConsentHistory::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const model::ConsentEntry &entry = m_entries.at(index.row());
    switch (index.column()) {
    case When: return QLocale().toString(entry.time.toLocalTime(), QLocale::ShortFormat);
    case Who: return m_people.name(entry.companion);
    case What: return requestTypeName(entry.type);
    case How: return ledgerOutcome(entry.what);
    default: return {};
    }
}

QVariant ConsentHistory::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Heads of a table: when a companion asked, which one, for what, and what came of it
    case When: return tr("When");
    case Who: return tr("Companion");
    case What: return tr("Request");
    case How: return tr("Outcome");
    default: return {};
    }
}

} // namespace studio::ui
