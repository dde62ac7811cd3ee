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

/// The agent of rooms that have guests: companions are asked as always, a guest is waited for.
///
/// No model answers for a guest; its votes and words come through a door whenever they come. What is asked of
/// one that nobody is connected for is given up at once: a silence that has a cause, noAnswer. Nothing is
/// fulfilled here: Director::vote, speakFor and passFor take what comes. On the studio thread.
class GuestAgent final : public agent::Agent
{
public:
    static constexpr base::Millis kTurnPatience{60'000};    ///< for words of a guest that waited for its turn
    static constexpr base::Millis kBriefPatience{15'000};   ///< of one that votes, and is told of no turn
    static constexpr base::Millis kBriefestPatience{2'000}; ///< of one that may know nothing of turns
    static constexpr base::Millis kWakePatience{30'000};    ///< for a woken one to buy something, or to pass

    /// Both outlive it.
    GuestAgent(agent::Agent &companions, base::Clock &clock);
    ~GuestAgent() override;

    [[nodiscard]] agent::VoteCall *vote(const agent::Scene &scene, QObject *parent) override;
    [[nodiscard]] agent::Outlook outlook(const model::Persona &voter) const override;
    [[nodiscard]] agent::DirectorCall *direct(const agent::Direction &direction, QObject *parent) override;
    [[nodiscard]] agent::TurnCall *speak(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                         QObject *parent) override;
    [[nodiscard]] agent::TurnCall *wake(const agent::Scene &scene, std::unique_ptr<agent::Toolbox> tools,
                                        QObject *parent) override;

    /// Somebody is connected for it, or not any more: then what it is asked for is given up.
    void setConnected(const base::RoomId &room, const base::ParticipantId &guest, bool connected);
    [[nodiscard]] bool isConnected(const base::RoomId &room, const base::ParticipantId &guest) const;
    /// Whether a guest that is connected waits to be told of its turn.
    void setListening(const base::RoomId &room, const base::ParticipantId &guest, bool listens);
    /// It takes part in rounds.
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
