// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/director.h"
#include "core/store/tables/room_table.h"
#include "core/studio/ports/views.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <functional>
#include <memory>

namespace studio::services {

/// The rooms that are open: opens a Director where somebody asks for a room, hands what it publishes to the
/// store, and tells what the store has on disk. What may be done with a room is decided by those who use
/// this.
///
/// Lives on the studio thread. When a room cannot be saved its Director is let go: the next command reads the
/// room from disk again, so nothing unsaved lives on.
class OpenRooms : public QObject
{
    Q_OBJECT

public:
    enum class Access { ReadWrite, ReadOnly };

    struct Room
    {
        std::unique_ptr<room::Director> director;
        // as of the newest event on disk
        qint64 seq = 0;
        qint64 messages = 0;
        ports::FloorView floor;
        std::optional<ports::RunningTurn> running;
        bool isLeaving = false; ///< it has gone back; a new Director comes when that is on disk
        // floors of events that are on their way to the disk, by the event's number
        QList<std::pair<qint64, ports::FloorView>> ahead;
    };
    /// Answers once: at once if that can be, never twice.
    using Ended = std::function<void(const base::Result<void> &)>;
    using Work = std::function<void(Room &)>;
    /// Gives the number of its last event; 0 if it made none.
    using Change = std::function<base::Result<qint64>(room::Director &)>;

    /// All outlive it.
    OpenRooms(store::SqliteStore &store, const room::RoomNeeds &needs, Access access);
    ~OpenRooms() override;

    /// Works in the room, which is opened first if need be; `ended` is called only if that cannot be.
    void with(const base::RoomId &room, Work work, Ended ended);
    /// The same, but it is refused where nothing may be changed.
    void withWritable(const base::RoomId &room, Work work, Ended ended);
    /// A change has ended when its last event is on disk; one that makes none at once.
    void change(const base::RoomId &room, Change change, Ended ended);

    /// The room comes to rest, then goes on from where the wish leads. `may` is asked before, with the place
    /// that was found; its error refuses the whole. It has ended when the room is open there, and published()
    /// has told so with the floor as it is then. Whatever comes meanwhile waits.
    using May = std::function<std::optional<base::Error>(const room::Director &, const store::WayFound &)>;
    void goBack(const base::RoomId &room, const store::WayWish &wish, May may, Ended ended);

    [[nodiscard]] Room *find(const base::RoomId &room) const; ///< null: it is not open
    [[nodiscard]] QList<ports::WaitingCall> waitsOf(const room::Director &director) const;
    [[nodiscard]] bool isWritable() const { return m_access == Access::ReadWrite; }
    /// Stops whatever runs, so that what was said so far is kept.
    void stopAll();

Q_SIGNALS:
    /// On disk, in order, and the floor after the last of them.
    void published(const studio::base::RoomId &room, const QList<studio::model::Envelope> &batch,
                   const studio::ports::FloorView &floor);
    void callsWaiting(const studio::base::RoomId &room, const QList<studio::ports::WaitingCall> &waiting);
    void savingFailed(const studio::base::RoomId &room, const studio::base::Error &error);

private:
    struct Unsaved
    {
        base::RoomId room;
        qint64 seq = 0;
        Ended ended;
    };
    struct Waiting
    {
        Work work;
        Ended ended;
    };

    void opened(const base::RoomId &room, const base::Result<store::RoomRecord> &record);
    void admit(const base::RoomId &room, const store::RoomRecord &record, room::Director::Opening opening);
    void lookBack(const base::RoomId &room, const store::WayWish &wish, const May &may, const Ended &ended);
    void leave(const base::RoomId &room, const store::WayWish &wish, const store::WayFound &way,
               const May &may, const Ended &ended);
    void comeBack(const base::RoomId &room, const QList<model::Envelope> &batch);
    void cameBack(const base::RoomId &room, const QList<model::Envelope> &batch, bool isOutOfBudget,
                  const base::Result<store::RoomRecord> &record);
    void serveWaiting(const base::RoomId &room);
    void refuseWaiting(const base::RoomId &room, const base::Error &error);
    void tellWaits(const base::RoomId &room);
    void save(const QList<model::Envelope> &batch);
    void appended(const QList<model::Envelope> &batch);
    void appendFailed(const QList<model::Envelope> &batch, const base::Error &error);
    [[nodiscard]] QList<Unsaved> takeUnsaved(const base::RoomId &room, qint64 upTo);

    store::SqliteStore &m_store;
    store::RoomTable m_table;
    room::RoomNeeds m_needs;
    Access m_access;
    QHash<base::RoomId, std::shared_ptr<Room>> m_open;
    QHash<base::RoomId, QList<Waiting>> m_opening;
    QList<Unsaved> m_unsaved;
};

} // namespace studio::services
