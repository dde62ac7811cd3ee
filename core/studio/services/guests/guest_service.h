// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/query/desk.h"
#include "core/room/guest_agent.h"
#include "core/studio/ports/guest_port.h"
#include "core/studio/services/guests/guest_pace.h"
#include "core/studio/services/open_rooms.h"

#include <QHash>
#include <QPointer>

#include <functional>

namespace studio::services {

class QueryService;

/// Those who come through the doors, in the rooms that are open. Lives on the studio thread; commands may
/// come from any thread. A guest's speech and votes have ended when what they made is on disk.
class GuestService final : public ports::GuestPort
{
    Q_OBJECT

public:
    static constexpr qsizetype kLongestText = 64 * 1024;     ///< of one message, UTF-16 units
    static constexpr qsizetype kLongestMetadata = 16 * 1024; ///< bytes
    static constexpr qsizetype kMostAddressees = 64;
    static constexpr int kUsersPerMinute = 600; ///< messages of all users of other programs, in one room;
                                                ///< of each of them, as many as of a guest
    static constexpr int kDeedsPerMinute = 240; ///< joins, gestures, queries: of each kind, of each of them

    /// All outlive it.
    GuestService(OpenRooms &rooms, room::GuestAgent &agent, QueryService &queries, base::Clock &clock);

    base::RequestId join(const base::RoomId &room, const ports::GuestCard &card) override;
    void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected) override;
    void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens) override;
    base::RequestId speak(const base::RoomId &room, const ports::GuestSpeech &speech,
                          const model::Origin &origin) override;
    base::RequestId pass(const base::RoomId &room, const base::ParticipantId &guest) override;
    base::RequestId vote(const base::RoomId &room, const base::ParticipantId &guest,
                         const model::RawState &state, const model::Origin &origin) override;
    base::RequestId post(const base::RoomId &room, const model::Message &message,
                         const model::Origin &origin) override;
    base::RequestId act(const base::RoomId &room, const model::Action &action,
                        const model::Origin &origin) override;
    base::RequestId ask(const base::RoomId &room, const model::Query &query,
                        const model::Origin &origin) override;
    void takeBack(const base::RequestId &request) override;
    base::RequestId answer(const model::QueryResult &result) override;
    void setAnswerers(model::Guest::Door door, qsizetype programs) override;
    base::RequestId setGuest(const base::RoomId &room, const model::Guest &guest) override;
    base::RequestId showOut(const base::RoomId &room, const base::ParticipantId &guest) override;
    base::RequestId letInAgain(const base::RoomId &room, const base::ParticipantId &guest) override;

private:
    using Change = std::function<base::Result<qint64>(room::Director &)>;
    /// Tells the result, when there is one; done() follows.
    using Tell = std::function<void(const base::RequestId &)>;

    base::RequestId change(const base::RoomId &room, Change change, Tell tell = {});
    base::RequestId changeGuest(const base::RoomId &room, const base::ParticipantId &id,
                                std::function<void(model::Guest &)> edit);
    [[nodiscard]] OpenRooms::Ended answerTo(const base::RequestId &request, Tell tell = {});
    [[nodiscard]] std::optional<base::Error> flawIn(const room::Director &director,
                                                    const base::ParticipantId &from) const;
    /// Counts one message; the bound that it would have passed, if it would.
    [[nodiscard]] std::optional<int> passedBound(const room::Director &director,
                                                 const base::ParticipantId &from);
    [[nodiscard]] std::optional<base::Error> flawInDeed(const room::Director &director,
                                                        const base::ParticipantId &from);
    [[nodiscard]] ports::SpeechReceipt take(room::Director &director, const ports::GuestSpeech &speech,
                                            const model::Origin &origin);
    void askDesk(room::Director &director, const base::RequestId &request, const model::Query &query,
                 const model::Origin &origin);

    OpenRooms &m_rooms;
    room::GuestAgent &m_agent;
    QueryService &m_queries;
    GuestPace m_pace;                                           ///< of messages
    GuestPace m_votes;                                          ///< of votes
    GuestPace m_deeds;                                          ///< of joins, gestures and queries
    QHash<base::RequestId, QPointer<query::QueryCall>> m_asked; ///< not answered yet
};

} // namespace studio::services
