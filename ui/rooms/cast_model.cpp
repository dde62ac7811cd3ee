// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/cast_model.h"

#include "ui/library/library_model.h"
#include "ui/models/people.h"
#include "ui/models/plain_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

CastModel::CastModel(const QList<model::Persona> &personas, const QList<base::ParticipantId> &roster,
                     model::Language language, const QList<model::Guest> &guests, QObject *parent)
    : QAbstractListModel(parent)
{
    People people(personas, language);
    people.setGuests(guests);
    const auto add = [&](const base::ParticipantId &id, bool takesPart) {
        QStringList names{people.name(id), people.role(id)};
        for (const model::Persona &persona : personas)
            if (persona.id == id)
                for (const model::PersonaText &text : persona.texts)
                    names += QStringList{text.name, text.role} + text.nicknames;
        const QString role = people.role(id).isEmpty() ? people.mark(id) : people.role(id);
        m_rows.append({id, people.name(id), role, names.join(u'\n'), takesPart});
    };
    for (const base::ParticipantId &id : roster)
        add(id, true);
    for (const model::Persona &persona : personas)
        if (!persona.archived && !roster.contains(persona.id))
            add(persona.id, false);
}

QList<base::ParticipantId> CastModel::roster() const
{
    QList<base::ParticipantId> ids;
    for (const Row &row : m_rows)
        if (row.takesPart)
            ids.append(row.id);
    return ids;
}

bool CastModel::fits(int row, const QString &search) const
{
    return search.trimmed().isEmpty() || m_rows.at(row).names.contains(search.trimmed(), Qt::CaseInsensitive);
}

void CastModel::toggle(const QModelIndex &index)
{
    if (index.isValid())
        setData(index, m_rows.at(index.row()).takesPart ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

int CastModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

QVariant CastModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::CheckStateRole: return row.takesPart ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole:
        return row.takesPart ? tr("%1 takes part").arg(row.name) : tr("%1 does not take part").arg(row.name);
    case Qt::ToolTipRole: return plainToolTip(row.role);
    case LibraryModel::IdRole: return row.id.value();
    case LibraryModel::RoleRole: return row.role;
    case LibraryModel::ArchivedRole: return false;
    default: return {};
    }
}

bool CastModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    m_rows[index.row()].takesPart = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole, Qt::AccessibleTextRole});
    Q_EMIT rosterChanged();
    return true;
}

Qt::ItemFlags CastModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // a drop goes between rows, not onto one
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
}

bool CastModel::moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before)
{
    if (from.isValid() || to.isValid() || row < 0 || count < 1 || row + count > m_rows.size() || before < 0 ||
        before > m_rows.size() || !beginMoveRows({}, row, row + count - 1, {}, before))
        return false;
    const auto begin = m_rows.begin();
    if (before > row)
        std::rotate(begin + row, begin + row + count, begin + before);
    else
        std::rotate(begin + before, begin + row, begin + row + count);
    endMoveRows();
    Q_EMIT rosterChanged();
    return true;
}

} // namespace studio::ui
