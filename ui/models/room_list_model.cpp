// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/room_list_model.h"

#include "ui/models/plain_text.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace studio::ui {

namespace {

QList<model::RoomSummary> shown(QList<model::RoomSummary> rooms)
{
    rooms.removeIf([](const model::RoomSummary &room) { return room.deleted; });
    std::stable_sort(rooms.begin(), rooms.end(),
                     [](const auto &a, const auto &b) { return a.lastTime > b.lastTime; });
    return rooms;
}

/// The time of day for today, else the date; empty while nothing has happened.
QString shortTime(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    const QDateTime local = time.toLocalTime();
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                                : QLocale().toString(local.date(), QLocale::ShortFormat);
}

} // namespace

void RoomListModel::setRooms(const QList<model::RoomSummary> &rooms)
{
    const QList<model::RoomSummary> wanted = shown(rooms);
    removeMissing(wanted);
    for (int row = 0; row < int(wanted.size()); ++row) {
        const int old = rowOf(wanted[row].id);
        if (old < 0) {
            beginInsertRows({}, row, row);
            m_rooms.insert(row, wanted[row]);
            endInsertRows();
        } else {
            if (old != row) { // rows before `row` are settled, so the old row is further down
                beginMoveRows({}, old, old, {}, row);
                m_rooms.move(old, row);
                endMoveRows();
            }
            if (m_rooms[row] != wanted[row]) {
                m_rooms[row] = wanted[row];
                Q_EMIT dataChanged(index(row), index(row));
            }
        }
    }
}

void RoomListModel::setTrouble(const base::RoomId &room, const QString &sentence)
{
    if (m_troubles.value(room) == sentence)
        return;
    if (sentence.isEmpty())
        m_troubles.remove(room);
    else
        m_troubles.insert(room, sentence);
    if (const QModelIndex row = indexOf(room); row.isValid())
        Q_EMIT dataChanged(row, row);
}

void RoomListModel::removeMissing(const QList<model::RoomSummary> &wanted)
{
    for (int row = int(m_rooms.size()) - 1; row >= 0; --row) {
        const bool stays = std::any_of(wanted.begin(), wanted.end(),
                                       [&](const auto &room) { return room.id == m_rooms[row].id; });
        if (stays)
            continue;
        beginRemoveRows({}, row, row);
        m_rooms.removeAt(row);
        endRemoveRows();
    }
}

std::optional<model::RoomSummary> RoomListModel::room(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return std::nullopt;
    return m_rooms[index.row()];
}

QModelIndex RoomListModel::indexOf(const base::RoomId &id) const { return index(rowOf(id)); }

int RoomListModel::rowOf(const base::RoomId &id) const
{
    const auto found =
        std::find_if(m_rooms.begin(), m_rooms.end(), [&](const auto &r) { return r.id == id; });
    return found == m_rooms.end() ? -1 : int(found - m_rooms.begin());
}

int RoomListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rooms.size());
}

QString RoomListModel::description(const model::RoomSummary &room) const
{
    QStringList parts{shortTime(room.lastTime), m_troubles.value(room.id)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QVariant RoomListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::RoomSummary &room = m_rooms[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return room.name;
    case Qt::AccessibleDescriptionRole: return description(room);
    case LastTimeRole: return shortTime(room.lastTime);
    case TroubleRole: return m_troubles.value(room.id);
    case Qt::ToolTipRole: return plainToolTip(m_troubles.value(room.id));
    case IdRole: return room.id.value();
    case MessagesRole: return room.messages;
    default: return {};
    }
}

Qt::ItemFlags RoomListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable | Qt::ItemNeverHasChildren : flags;
}

bool RoomListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = value.toString().simplified();
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || name.isEmpty())
        return false;
    if (name != m_rooms[index.row()].name)
        Q_EMIT renameWanted(m_rooms[index.row()].id, name);
    return true;
}

} // namespace studio::ui
