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

/// The open rooms: opens a Director when a room is requested, hands its events to the store, and reports what
/// is on disk. Callers decide what may be done with a room.
///
/// Lives on the studio thread. If a room cannot be saved, its Director is released: the next command reads
/// the room from disk again, so no unsaved state survives.
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
        bool isLeaving = false; ///< the room has gone back; a new Director comes when that is on disk
        // floors of events that are on their way to the disk, by the event's number
        QList<std::pair<qint64, ports::FloorView>> ahead;
    };
    /// Called exactly once, maybe at once.
    using Ended = std::function<void(const base::Result<void> &)>;
    using Work = std::function<void(Room &)>;
    /// Returns the number of its last event; 0 if there is none.
    using Change = std::function<base::Result<qint64>(room::Director &)>;

    /// Reads what the Director of that room needs in memory; then `ready`, once, maybe at once.
    using Ready = std::function<void()>;
    using Prepare = std::function<void(const store::RoomRecord &, const Ready &ready)>;

    /// All outlive it. `prepare` is called before any Director is made: a room that was left in the middle of
    /// a turn goes on at once.
    OpenRooms(store::SqliteStore &store, const room::RoomNeeds &needs, Access access, Prepare prepare);
    ~OpenRooms() override;

    /// Works in the room, which is opened first if necessary; `ended` is called only if that fails.
    void with(const base::RoomId &room, Work work, Ended ended);
    /// The same, but refused if the data is read-only.
    void withWritable(const base::RoomId &room, Work work, Ended ended);
    /// A change has ended when its last event is on disk; a change without events ends at once.
    void change(const base::RoomId &room, Change change, Ended ended);

    /// Brings the room to rest and continues from the place that the wish leads to. `may` is asked before,
    /// with the place that was found; its error refuses the whole. It has ended when the room is open there,
    /// and after published() with the new floor. Anything that comes meanwhile waits.
    using May = std::function<std::optional<base::Error>(const room::Director &, const store::WayFound &)>;
    void goBack(const base::RoomId &room, const store::WayWish &wish, May may, Ended ended);

    [[nodiscard]] Room *find(const base::RoomId &room) const; ///< null: not open
    [[nodiscard]] QList<ports::WaitingCall> waitsOf(const room::Director &director) const;
    [[nodiscard]] bool isWritable() const { return m_access == Access::ReadWrite; }
    /// Stops everything that runs, so that speech so far is kept.
    void stopAll();

Q_SIGNALS:
    /// Events on disk, in order, and the floor after the last of them.
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

    using Read = std::function<void(const base::Result<store::RoomRecord> &)>;
    void readRoom(const base::RoomId &room, const Read &then);
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
    Prepare m_prepare;
    QHash<base::RoomId, std::shared_ptr<Room>> m_open;
    QHash<base::RoomId, QList<Waiting>> m_opening;
    QList<Unsaved> m_unsaved;
};

} // namespace studio::services
