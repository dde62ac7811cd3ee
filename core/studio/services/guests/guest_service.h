// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/room/guest_agent.h"
#include "core/studio/ports/guest_port.h"
#include "core/studio/services/guests/guest_bounds.h"
#include "core/studio/services/guests/guest_senses.h"
#include "core/studio/services/guests/guest_talk.h"
#include "core/studio/services/rooms/open_rooms.h"

#include <functional>

namespace studio::services {

class QueryService;

/// Participants who come through the doors, in the open rooms. GuestTalk and GuestSenses do what they ask for
/// in a room, within GuestBounds. Lives on the studio thread; commands may come from any thread. A guest's
/// speech and votes have ended when their events are on disk.
class GuestService final : public ports::GuestPort
{
    Q_OBJECT

public:
    /// All outlive it.
    GuestService(OpenRooms &rooms, room::GuestAgent &agent, QueryService &queries, base::Clock &clock);

    void join(const base::RoomId &room, const ports::GuestCard &card, base::Then<model::Guest> then) override;
    void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) override;
    void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) override;
    void speak(const base::RoomId &room, const ports::GuestSpeech &speech, const model::Origin &origin,
               base::Then<ports::SpeechReceipt> then) override;
    void pass(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) override;
    void vote(const base::RoomId &room, const base::ParticipantId &guest, const model::RawState &state,
              const model::Origin &origin, base::Then<ports::VoteReceipt> then) override;
    void post(const base::RoomId &room, const model::Message &message, const model::Origin &origin,
              base::Then<void> then) override;
    void act(const base::RoomId &room, const model::Action &action, const model::Origin &origin,
             base::Then<void> then) override;
    base::Job ask(const base::RoomId &room, const model::Query &query, const model::Origin &origin,
                  base::Then<model::QueryResult> then) override;
    void answer(const model::QueryResult &result, base::Then<void> then) override;
    void setAnswerers(model::Guest::Door door, qsizetype programs) override;
    void setGuest(const base::RoomId &room, const model::Guest &guest, base::Then<void> then) override;
    void showOut(const base::RoomId &room, const base::ParticipantId &guest, base::Then<void> then) override;
    void letInAgain(const base::RoomId &room, const base::ParticipantId &guest,
                    base::Then<void> then) override;

private:
    using Change = std::function<base::Result<qint64>(room::Director &)>;
    /// A change that returns a value besides its events.
    template<class T>
    using Making = std::function<base::Result<qint64>(room::Director &, T &)>;

    void work(std::function<void()> step);
    void change(const base::RoomId &room, Change change, const base::Then<void> &then);
    template<class T>
    void make(const base::RoomId &room, Making<T> change, const base::Then<T> &then);
    void changeGuest(const base::RoomId &room, const base::ParticipantId &id,
                     std::function<void(model::Guest &)> edit, const base::Then<void> &then);
    [[nodiscard]] base::Result<qint64> takeIn(room::Director &director, const ports::GuestCard &card,
                                              model::Guest &joined);
    [[nodiscard]] base::Result<qint64> takeVote(room::Director &director, const base::ParticipantId &guest,
                                                const model::RawState &state, const model::Origin &origin,
                                                ports::VoteReceipt &receipt);

    OpenRooms &m_rooms;
    room::GuestAgent &m_agent;
    QueryService &m_queries;
    GuestBounds m_bounds;
    GuestTalk m_talk;
    GuestSenses m_senses;
};

} // namespace studio::services
