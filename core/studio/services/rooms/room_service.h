// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "core/studio/services/rooms/message_pictures.h"
#include "core/studio/services/rooms/open_rooms.h"
#include "core/studio/services/rooms/room_continuing.h"
#include "core/studio/services/rooms/room_making.h"
#include "core/studio/services/rooms/room_senses.h"
#include "core/studio/services/rooms/room_ways.h"

#include <functional>

namespace studio::services {

/// Rooms for code outside the core: what users may do with them, and what is wrong with a request.
/// RoomMaking, RoomContinuing, RoomSenses and RoomWays do the work of their commands. Reports only what is on
/// disk. Lives on the studio thread; commands may come from any thread.
class RoomService final : public ports::RoomPort
{
    Q_OBJECT

public:
    using Access = OpenRooms::Access;

    RoomService(store::SqliteStore &store, const room::RoomNeeds &needs, Access access, QString modelName);
    ~RoomService() override;

    void listRooms(base::Then<QList<model::RoomSummary>> then) override;
    void createRoom(const ports::NewRoom &room, base::Then<model::Room> then) override;
    void renameRoom(const base::RoomId &room, const QString &name, base::Then<void> then) override;
    void setDeleted(const base::RoomId &room, bool deleted, base::Then<void> then) override;
    void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                   base::Then<void> then) override;
    void setPolicy(const base::RoomId &room, const model::PolicySettings &policy,
                   base::Then<void> then) override;
    void setUpRoom(const base::RoomId &room, const ports::RoomSetup &setup, base::Then<void> then) override;
    void openRoom(const base::RoomId &room, base::Then<ports::RoomView> then) override;
    void messages(const base::RoomId &room, qint64 first, qint64 count,
                  base::Then<model::MessagePage> then) override;
    void events(const base::RoomId &room, qint64 firstSeq, qint64 count,
                base::Then<QList<model::Envelope>> then) override;
    void say(const base::RoomId &room, const ports::Draft &draft, base::Then<void> then) override;
    void picture(const base::RoomId &room, const model::Message &message, int number,
                 base::Then<QByteArray> then) override;
    void whoSeesPictures(const base::RoomId &room, base::Then<QList<base::ParticipantId>> then) override;
    void transport(const base::RoomId &room, ports::Transport command, base::Then<void> then) override;
    void cue(const base::RoomId &room, const base::ParticipantId &companion, base::Then<void> then) override;
    void setMuted(const base::RoomId &room, const base::ParticipantId &companion, bool muted,
                  base::Then<void> then) override;
    void skipVote(const base::RoomId &room, const base::ParticipantId &companion,
                  base::Then<void> then) override;
    void setOrder(const base::RoomId &room, const QList<base::ParticipantId> &order,
                  base::Then<void> then) override;
    void act(const base::RoomId &room, const model::Action &action, base::Then<void> then) override;
    void ask(const base::RoomId &room, const model::Query &query,
             base::Then<model::QueryResult> then) override;
    void undoSummary(const base::RoomId &room, const QString &summary, base::Then<void> then) override;
    void replyAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                    base::Then<void> then) override;
    void decideAgain(const base::RoomId &room, const std::optional<base::MessageId> &reply,
                     base::Then<void> then) override;
    void playVotes(const base::RoomId &room, qint64 decision, const QList<model::VoteEdit> &votes,
                   base::Then<void> then) override;
    void chooseAlternative(const base::RoomId &room, const base::MessageId &message, int place,
                           base::Then<void> then) override;
    void editMessage(const base::RoomId &room, const base::MessageId &message, const QString &text,
                     base::Then<void> then) override;
    void continueRoom(const base::RoomId &room, const base::MessageId &message,
                      base::Then<model::Room> then) override;

    /// Rooms opened from now on report this name. On the studio thread.
    void setModelName(const QString &name) { m_modelName = name; }
    /// The room has spent its budget: it pauses, and refuses commands that would make companions talk until
    /// the budget is changed. On the studio thread.
    void pauseForBudget(const base::RoomId &room);
    /// Ends every running turn, so that speech so far is kept. Call on the studio thread, then let its event
    /// loop turn once: the last events go to the store.
    void shutDown() { m_rooms.stopAll(); }
    /// For the other services of rooms.
    [[nodiscard]] OpenRooms &openRooms() { return m_rooms; }

Q_SIGNALS:
    /// The room was opened.
    void roomOpened(const studio::base::RoomId &room);

private:
    /// Returns the number of its last event; 0 if there is none.
    using Change = std::function<qint64(room::Director &)>;
    using FallibleChange = OpenRooms::Change;

    void work(std::function<void()> step);
    void change(const base::RoomId &room, Change change, const base::Then<void> &then);
    /// A change that makes companions talk: it costs money.
    void letTalk(const base::RoomId &room, Change change, const base::Then<void> &then);
    void changeOrRefuse(const base::RoomId &room, FallibleChange change, const base::Then<void> &then);
    [[nodiscard]] std::optional<base::Error> strangerIn(const QList<base::ParticipantId> &roster,
                                                        const QList<base::ParticipantId> &before) const;
    void goBack(const base::RoomId &room, const store::WayWish &wish, const base::Then<void> &then);
    void sayInOrder(const base::RoomId &room, const ports::Draft &draft, const base::Then<void> &then);
    void sayWaiting(const base::RoomId &room);
    void sayWithPictures(const base::RoomId &room, const ports::Draft &draft, model::Message message,
                         const QList<model::MessagePicture> &named, const base::Then<void> &then);
    void answerOpen(const OpenRooms::Room &open, const base::Then<ports::RoomView> &then);

    struct Waiting
    {
        ports::Draft draft;
        base::Then<void> then;
    };
    /// Rooms in which pictures of a message are being stored, with what is to be said after it.
    QHash<base::RoomId, QList<Waiting>> m_keeping;
    store::RoomTable m_store;
    const room::Cast &m_cast;
    QString m_modelName;
    MessagePictures m_pictures; ///< before the rooms, which use it
    agent::Agent &m_agent;
    OpenRooms m_rooms;
    RoomMaking m_making;
    RoomSenses m_senses;
    RoomWays m_ways;
    RoomContinuing m_continuing;
};

} // namespace studio::services
