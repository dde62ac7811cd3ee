// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/room_list_model.h"

#include "core/explain/names.h"
#include "core/model/participants.h"
#include "ui/models/plain_text.h"
#include "ui/models/plain_words.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace studio::ui {

namespace {

using namespace Qt::StringLiterals;

/// Of the newest message; without a message, of whatever happened last.
QDateTime talkTime(const model::RoomSummary &room) { return room.last ? room.last->time : room.lastTime; }

QList<model::RoomSummary> sortedRooms(QList<model::RoomSummary> rooms)
{
    rooms.removeIf([](const model::RoomSummary &room) { return room.deleted; });
    std::stable_sort(rooms.begin(), rooms.end(),
                     [](const auto &a, const auto &b) { return talkTime(a) > talkTime(b); });
    return rooms;
}

QStringList faceIds(const model::RoomSummary &room)
{
    QStringList ids;
    for (const base::ParticipantId &id : room.roster.mid(0, RoomListModel::kFaces))
        ids.append(id.value());
    return ids;
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
    noteSeen(rooms);
    place(sortedRooms(rooms));
}

void RoomListModel::noteSeen(const QList<model::RoomSummary> &rooms)
{
    for (const model::RoomSummary &room : rooms) {
        const auto seen = m_seen.find(room.id);
        if (seen == m_seen.end()) // a room made since then is new as a whole
            m_seen.insert(room.id, m_isListed && room.id != m_shown ? 0 : room.messages);
        else if (room.id == m_shown || *seen > room.messages) // going back takes messages away
            *seen = room.messages;
    }
    m_isListed = true;
}

void RoomListModel::place(const QList<model::RoomSummary> &wanted)
{
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

void RoomListModel::addWords(const base::RoomId &room, const QList<model::LastWords> &words)
{
    const int row = rowOf(room);
    if (row < 0 || words.isEmpty())
        return;
    QList<model::RoomSummary> rooms = m_rooms;
    rooms[row].messages += words.size();
    rooms[row].last = words.last();
    rooms[row].lastTime = words.last().time;
    if (room == m_shown)
        m_seen[room] = rooms[row].messages;
    place(sortedRooms(rooms));
}

void RoomListModel::setTalking(const base::RoomId &room, bool talking) { mark(m_talking, room, talking); }

void RoomListModel::setFailed(const base::RoomId &room, bool failed)
{
    if (!failed)
        setTrouble(room, {}); // also of a room that nobody looks at any more
    mark(m_failed, room, failed);
}

void RoomListModel::mark(QSet<base::RoomId> &rooms, const base::RoomId &room, bool marked)
{
    if (rooms.contains(room) == marked)
        return;
    if (marked)
        rooms.insert(room);
    else
        rooms.remove(room);
    announce(room);
}

void RoomListModel::announce(const base::RoomId &room)
{
    if (const QModelIndex row = indexOf(room); row.isValid())
        Q_EMIT dataChanged(row, row);
}

void RoomListModel::setPeople(const People &people)
{
    m_people = people;
    if (!m_rooms.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rooms.size()) - 1));
}

void RoomListModel::setShown(const base::RoomId &room)
{
    m_shown = room;
    if (const int row = rowOf(room); row >= 0 && unread(m_rooms[row]) > 0) {
        m_seen[room] = m_rooms[row].messages;
        announce(room);
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
    announce(room);
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

QString RoomListModel::trouble(const base::RoomId &room) const
{
    const QString told = m_troubles.value(room);
    return told.isEmpty() && m_failed.contains(room) ? tr("The last reply failed.") : told;
}

int RoomListModel::unread(const model::RoomSummary &room) const
{
    return int(std::max<qint64>(0, room.messages - m_seen.value(room.id, room.messages)));
}

QString RoomListModel::nameOf(const model::RoomSummary &room, const base::ParticipantId &id) const
{
    if (const QString name = room.names.value(id); !name.isEmpty())
        return name;
    return model::isUser(id) ? tr("You") : m_people.name(id);
}

QString RoomListModel::words(const model::RoomSummary &room) const
{
    if (!room.last)
        return {};
    if (room.last->whisper) // not for people who look at the screen
        return tr("Whisper");
    //: %1 is a name, %2 what she said last
    return tr("%1: %2").arg(nameOf(room, room.last->from), plainWords(room.last->text));
}

/// All that the row shows, for screen readers.
QString RoomListModel::wholeText(const model::RoomSummary &room) const
{
    QStringList members;
    for (const base::ParticipantId &id : room.roster)
        members.append(nameOf(room, id));
    QStringList parts{room.name};
    if (!members.isEmpty())
        parts.append(tr("with %1").arg(explain::listed(members)));
    if (const int count = unread(room))
        parts.append(tr("%n new message(s)", nullptr, count));
    if (m_talking.contains(room.id))
        parts.append(tr("conversation running"));
    parts += {trouble(room.id), words(room), shortTime(talkTime(room))};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QVariant RoomListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::RoomSummary &room = m_rooms[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return room.name;
    case Qt::AccessibleTextRole: return wholeText(room);
    case Qt::AccessibleDescriptionRole:
    case TroubleRole: return trouble(room.id);
    case Qt::ToolTipRole: return plainToolTip(trouble(room.id));
    case LastTimeRole: return shortTime(talkTime(room));
    case FacesRole: return faceIds(room);
    case WordsRole: return words(room);
    case UnreadRole: return unread(room);
    case TalkingRole: return m_talking.contains(room.id);
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
