// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/director.h"
#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QList>

#include <functional>
#include <memory>

namespace studio::services {

/// Rooms for the outside: opens a Director where somebody asks for a room, hands what it publishes to the
/// store, and tells the outside only what the store has on disk.
///
/// Lives on the studio thread; commands may come from any thread. When a room cannot be saved its Director is
/// let go: the next command reads the room from disk again, so nothing unsaved lives on.
class RoomService final : public ports::RoomPort
{
    Q_OBJECT

public:
    enum class Access { ReadWrite, ReadOnly };

    RoomService(store::Store &store, const room::House &house, Access access, QString modelName);
    ~RoomService() override;

    base::RequestId listRooms() override;
    base::RequestId createRoom(const ports::NewRoom &room) override;
    base::RequestId renameRoom(const base::RoomId &room, const QString &name) override;
    base::RequestId setDeleted(const base::RoomId &room, bool deleted) override;
    base::RequestId setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster) override;
    base::RequestId setPolicy(const base::RoomId &room, const model::PolicySettings &policy) override;
    base::RequestId setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup) override;
    base::RequestId openRoom(const base::RoomId &room) override;
    base::RequestId messages(const base::RoomId &room, qint64 first, qint64 count) override;
    base::RequestId events(const base::RoomId &room, qint64 firstSeq, qint64 count) override;
    base::RequestId say(const base::RoomId &room, const ports::Draft &draft) override;
    base::RequestId transport(const base::RoomId &room, ports::Transport command) override;
    base::RequestId cue(const base::RoomId &room, const base::ParticipantId &companion) override;
    base::RequestId setMuted(const base::RoomId &room, const base::ParticipantId &companion,
                             bool muted) override;
    base::RequestId skipVote(const base::RoomId &room, const base::ParticipantId &companion) override;
    base::RequestId setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order) override;
    base::RequestId act(const base::RoomId &room, const model::Action &action) override;
    base::RequestId ask(const base::RoomId &room, const model::Query &query) override;
    base::RequestId undoSummary(const base::RoomId &room, const QString &summary) override;

    /// Rooms that are opened from now on tell this name. On the studio thread.
    void setModelName(const QString &name) { m_modelName = name; }
    /// The room has spent its budget: it pauses, and refuses what would make companions talk until its budget
    /// is changed. On the studio thread.
    void pauseForBudget(const base::RoomId &room);
    /// Ends every running turn, so that what was said so far is kept. Call on the studio thread, then let its
    /// event loop turn once: the last events go to the store.
    void shutDown();

private:
    struct OpenRoom
    {
        std::unique_ptr<room::Director> director;
        // as of the newest event on disk
        qint64 seq = 0;
        qint64 messages = 0;
        ports::FloorView floor;
        std::optional<ports::RunningTurn> running;
        // floors of events that are on their way to the disk, by the event's number
        QList<std::pair<qint64, ports::FloorView>> ahead;
    };
    struct Unsaved
    {
        base::RoomId room;
        qint64 seq = 0;
        base::RequestId request;
    };
    using Work = std::function<void(OpenRoom &)>;
    /// Gives the number of its last event; 0 if it made none.
    using Change = std::function<qint64(room::Director &)>;
    using FallibleChange = std::function<base::Result<qint64>(room::Director &)>;

    base::RequestId onStudio(std::function<void(const base::RequestId &)> work);
    base::RequestId change(const base::RoomId &room, Change change);
    /// A change after which companions talk: it costs money.
    base::RequestId letTalk(const base::RoomId &room, Change change);
    /// The work is refused where nothing may be changed.
    void inWritableRoom(const base::RoomId &room, const base::RequestId &request, Work work);
    base::RequestId changeOrRefuse(const base::RoomId &room, FallibleChange change);
    [[nodiscard]] std::optional<base::Error> strangerIn(const QList<base::ParticipantId> &roster,
                                                        const QList<base::ParticipantId> &before) const;
    void askDesk(OpenRoom &open, const base::RequestId &request, const model::Query &query);
    void withRoom(const base::RoomId &room, const base::RequestId &request, Work work);
    void opened(const base::RoomId &room, const base::Result<store::RoomRecord> &record);
    void create(const base::RequestId &request, const ports::NewRoom &wanted);
    void answerOpen(const base::RequestId &request, const OpenRoom &open);
    void tellWaits(const base::RoomId &room);
    [[nodiscard]] QList<ports::WaitingCall> waitsOf(const room::Director &director) const;
    void save(const QList<model::Envelope> &batch);
    void appended(const QList<model::Envelope> &batch);
    void appendFailed(const QList<model::Envelope> &batch, const base::Error &error);
    /// For what can be seen to be wrong at once; answered like every command.
    base::RequestId refuseLater(const base::Error &error);
    void refuse(const base::RequestId &request, const base::Error &error);

    store::Store &m_store;
    room::House m_house;
    Access m_access;
    QString m_modelName;
    QHash<base::RoomId, std::shared_ptr<OpenRoom>> m_open;
    QHash<base::RoomId, QList<std::pair<base::RequestId, Work>>> m_opening;
    QList<Unsaved> m_unsaved;
};

} // namespace studio::services
