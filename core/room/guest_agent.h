// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"

#include <QHash>
#include <QPointer>
#include <QSet>

namespace studio::room {

class GuestTurn;
class GuestVote;

/// The agent of rooms that have guests: it passes calls for companions on, and waits for guests.
///
/// No model answers for a guest; their votes and words come through a door at any time. If no program is
/// connected for a guest, a call for the guest is given up at once: a silence with the cause noAnswer.
/// Answers do not arrive here: Director::vote, speakFor and passFor take them. On the studio thread.
class GuestAgent final : public agent::Agent
{
public:
    static constexpr base::Millis kTurnPatience{60'000};    ///< for words of a guest that listens for turns
    static constexpr base::Millis kBriefPatience{15'000};   ///< for a guest that only votes
    static constexpr base::Millis kBriefestPatience{2'000}; ///< for a guest that may not know of turns
    static constexpr base::Millis kWakePatience{30'000};    ///< for a woken guest to buy or to pass

    /// `companions` and `clock` outlive this agent.
    GuestAgent(agent::Agent &companions, base::Clock &clock);
    ~GuestAgent() override;

    [[nodiscard]] agent::VoteCall *vote(const agent::Scene &scene, QObject *parent) override;
    [[nodiscard]] agent::Outlook outlook(const model::Persona &voter) const override;
    [[nodiscard]] agent::DirectorCall *direct(const agent::Direction &direction, QObject *parent) override;
    [[nodiscard]] agent::TurnCall *speak(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                         QObject *parent) override;
    [[nodiscard]] agent::TurnCall *wake(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                        QObject *parent) override;

    /// Says whether a program is connected for the guest; if it no longer is, open calls for the guest are
    /// given up.
    void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected);
    [[nodiscard]] bool isConnected(const base::RoomId &room, const base::ParticipantId &guest) const;
    /// Says whether a connected guest waits to be told of their turn.
    void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens);
    /// The guest has voted, so they take part in rounds.
    void hearVoteOf(const base::RoomId &room, const base::ParticipantId &guest);

private:
    using Key = std::pair<base::RoomId, base::ParticipantId>;

    [[nodiscard]] base::Millis patienceWith(const Key &guest) const;
    [[nodiscard]] agent::TurnCall *waitFor(const agent::Scene &scene, base::Millis patience, QObject *parent);

    agent::Agent &m_companions;
    base::Clock &m_clock;
    QSet<Key> m_connected;
    QSet<Key> m_listening;
    QSet<Key> m_voting; ///< since the studio was started
    QHash<Key, QPointer<GuestVote>> m_votes;
    QHash<Key, QPointer<GuestTurn>> m_turns;
};

} // namespace studio::room
