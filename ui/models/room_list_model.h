// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "ui/models/people.h"

#include <QAbstractListModel>
#include <QHash>
#include <QList>
#include <QSet>

#include <optional>

namespace studio::ui {

/// The rooms that are not in the bin, newest talk first, each with its last words, the number of messages
/// that the user has not seen, and what is going on there. It holds the last list of rooms and what was heard
/// since, and announces the differences; it asks nobody.
class RoomListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        LastTimeRole,
        MessagesRole,
        TroubleRole, ///< one sentence; empty: nothing is wrong
        FacesRole,   ///< QStringList: ids of the first members, at most kFaces
        WordsRole,   ///< one line: who said what last; empty: no message yet
        UnreadRole,  ///< int
        TalkingRole, ///< bool: somebody speaks or votes there now
    };
    static constexpr int kFaces = 3;

    using QAbstractListModel::QAbstractListModel;

    /// Takes over a new list: unchanged rows keep their place in views, moved and changed rows are announced.
    void setRooms(const QList<model::RoomSummary> &rooms);
    /// New messages of a room since the last list, oldest first.
    void addWords(const base::RoomId &room, const QList<model::LastWords> &words);
    void setTalking(const base::RoomId &room, bool talking);
    /// The newest turn of the room failed. setTrouble() may say why.
    void setFailed(const base::RoomId &room, bool failed);

    /// Why nobody answers in that room, in one sentence; empty: nothing is wrong.
    void setTrouble(const base::RoomId &room, const QString &sentence);

    /// How the senders of last words are named.
    void setPeople(const People &people);

    /// The room on screen: all its messages are seen. Empty: there is none.
    void setShown(const base::RoomId &room);
    /// How many messages of each room were seen in an earlier session; call before the first setRooms(). All
    /// messages of a room that is not among them count as seen.
    void setSeen(const QHash<base::RoomId, qint64> &seen) { m_seen = seen; }
    [[nodiscard]] const QHash<base::RoomId, qint64> &seen() const { return m_seen; }

    [[nodiscard]] std::optional<model::RoomSummary> room(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const base::RoomId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// The user typed a new name into the row; nothing changes until the studio confirms it.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void renameWanted(const studio::base::RoomId &room, const QString &name);

private:
    [[nodiscard]] QString wholeText(const model::RoomSummary &room) const;
    [[nodiscard]] QString words(const model::RoomSummary &room) const;
    [[nodiscard]] QString nameOf(const model::RoomSummary &room, const base::ParticipantId &id) const;
    [[nodiscard]] QString trouble(const base::RoomId &room) const;
    [[nodiscard]] int unread(const model::RoomSummary &room) const;
    [[nodiscard]] int rowOf(const base::RoomId &id) const;
    void removeMissing(const QList<model::RoomSummary> &wanted);
    void place(const QList<model::RoomSummary> &wanted);
    void noteSeen(const QList<model::RoomSummary> &rooms);
    void announce(const base::RoomId &room);
    void mark(QSet<base::RoomId> &rooms, const base::RoomId &room, bool marked);

    QList<model::RoomSummary> m_rooms;
    QHash<base::RoomId, QString> m_troubles;
    QSet<base::RoomId> m_talking;
    QSet<base::RoomId> m_failed;
    QHash<base::RoomId, qint64> m_seen; ///< the number of messages
    base::RoomId m_shown;
    People m_people;
    bool m_isListed = false; ///< setRooms() was called
};

} // namespace studio::ui
