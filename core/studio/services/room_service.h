// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "core/studio/services/open_rooms.h"

#include <functional>

namespace studio::services {

/// Rooms for the outside: what users may do with them, and what is wrong with what they want. It tells only
/// what the store has on disk. Lives on the studio thread; commands may come from any thread.
class RoomService final : public ports::RoomPort
{
    Q_OBJECT

public:
    using Access = OpenRooms::Access;

    RoomService(store::Store &store, const room::RoomNeeds &house, Access access, QString modelName);
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
    base::RequestId replyAgain(const base::RoomId &room,
                               const std::optional<base::MessageId> &reply) override;
    base::RequestId decideAgain(const base::RoomId &room,
                                const std::optional<base::MessageId> &reply) override;
    base::RequestId playVotes(const base::RoomId &room, qint64 decision,
                              const QList<model::VoteEdit> &votes) override;
    base::RequestId chooseAlternative(const base::RoomId &room, const base::MessageId &message,
                                      int place) override;
    base::RequestId editMessage(const base::RoomId &room, const base::MessageId &message,
                                const QString &text) override;

    /// Rooms that are opened from now on tell this name. On the studio thread.
    void setModelName(const QString &name) { m_modelName = name; }
    /// The room has spent its budget: it pauses, and refuses what would make companions talk until its budget
    /// is changed. On the studio thread.
    void pauseForBudget(const base::RoomId &room);
    /// Ends every running turn, so that what was said so far is kept. Call on the studio thread, then let its
    /// event loop turn once: the last events go to the store.
    void shutDown() { m_rooms.stopAll(); }
    /// For the other services of rooms.
    [[nodiscard]] OpenRooms &openRooms() { return m_rooms; }

private:
    /// Gives the number of its last event; 0 if it made none.
    using Change = std::function<qint64(room::Director &)>;
    using FallibleChange = OpenRooms::Change;

    base::RequestId onStudio(std::function<void(const base::RequestId &)> work);
    base::RequestId change(const base::RoomId &room, Change change);
    /// Why companions may not talk now; none: they may.
    [[nodiscard]] static std::optional<base::Error> flawInTalk(const room::Director &director);
    /// A change after which companions talk: it costs money.
    base::RequestId letTalk(const base::RoomId &room, Change change);
    /// Answers the request when it has ended.
    [[nodiscard]] OpenRooms::Ended answerTo(const base::RequestId &request);
    base::RequestId changeOrRefuse(const base::RoomId &room, FallibleChange change);
    [[nodiscard]] std::optional<base::Error> strangerIn(const QList<base::ParticipantId> &roster,
                                                        const QList<base::ParticipantId> &before) const;
    base::RequestId goBack(const base::RoomId &room, const store::WayWish &wish);
    [[nodiscard]] std::optional<base::Error> flawInWay(const room::Director &director,
                                                       const store::WayFound &way) const;
    [[nodiscard]] static std::optional<base::Error> flawInVotes(const room::Director &director,
                                                                const model::Decision &decision,
                                                                const QList<model::VoteEdit> &edits);
    void giveVotes(const base::RequestId &request, const base::RoomId &room,
                   const QList<model::Candidate> &votes, const QList<model::VoteEdit> &edits);
    void askDesk(room::Director &director, const base::RequestId &request, const model::Query &query);
    void create(const base::RequestId &request, const ports::NewRoom &wanted);
    void begin(const base::RequestId &request, const ports::NewRoom &wanted, const model::Room &made);
    void tellCreated(const base::RequestId &request, const model::Room &made);
    void answerOpen(const base::RequestId &request, const OpenRooms::Room &open);
    /// For what can be seen to be wrong at once; answered like every command.
    base::RequestId refuseLater(const base::Error &error);
    void refuse(const base::RequestId &request, const base::Error &error);

    store::Store &m_store;
    room::RoomNeeds m_house;
    QString m_modelName;
    OpenRooms m_rooms;
};

} // namespace studio::services
