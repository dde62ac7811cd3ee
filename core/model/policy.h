// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QList>
#include <QMap>

#include <optional>

namespace studio::model {

enum class PolicyName { Vote, Resource, Ring, Manual, Natural, List, Pooled, Director };

/// How a room takes turns: the policy and all its settings (turn-taking §2 to §6, §9 to §11). A change takes
/// effect with the next round, turn or consume.
struct PolicySettings
{
    enum class BargeIn { Interrupt, Queue };
    enum class UserWakes { Addressed, First, Next };
    enum class WithoutVotes { Speak, Rest };

    /// Price and maximum text length, in grapheme clusters, of one tier of the resource floor.
    struct Tier
    {
        int price = 0;
        int length = 0;
        bool operator==(const Tier &) const = default;
    };

    PolicyName policy = PolicyName::Vote;

    // in every policy
    base::Millis gap{600};                ///< `gapMs`: between a decision and the speech
    BargeIn bargeIn = BargeIn::Interrupt; ///< what a user message does to a running turn
    int maxCompanionTurns = 8;            ///< since the last user message
    bool holdWhileTyping = false;         ///< for the window; the floor ignores it
    quint64 seed = 0;                     ///< for the ring's shuffle and for draws
    QMap<base::ParticipantId, QList<base::ParticipantId>>
        follows; ///< who may follow a member; anybody, if the member is not in it
    QList<base::ParticipantId> onlyWhenNamed; ///< take no part unless named
    base::Millis waitForUser{20'000}; ///< `waitForUserMs`: after a message for the user only; 0: no wait
    base::Millis idle{0}; ///< `idleMs`: after this silence the newest message is put once more; 0: never
    int idleMost = 2;     ///< at most this often since the newest message of a user
    bool owed = true;     ///< an open question gives the floor before the room falls silent
    base::Millis ceiling{1'800'000}; ///< `ceilingMs`: limit of talk without the user; 0: none
    int coolDown = 0; ///< senders of the last so many messages of members take no part unless named

    // vote
    base::Millis voteDeadline{8000};                   ///< `voteDeadlineMs`
    QMap<base::ParticipantId, base::Millis> deadlines; ///< a voter's own deadline
    bool earlyDecision = true;
    bool terminalEndsRoom = false;
    bool courtesy = true;     ///< somebody answers a user even if nobody wants to speak
    bool secondChoice = true; ///< on a user's message: if the winner says nothing, the next one speaks
    WithoutVotes withoutVotes = WithoutVotes::Speak; ///< if all votes on a user's message fail

    // resource
    base::Millis refund{5000}; ///< `refundMs`
    QList<Tier> tiers{{5, 10}, {60, 50}, {80, 100}};
    std::optional<bool> strictTiers; ///< absent: on for companions, off for guests and outsiders
    bool refuseRepeats = false;
    bool backchannelWakes = false;

    // ring
    UserWakes userWakes = UserWakes::Addressed;
    base::Millis turnTimeout{60000}; ///< `turnTimeoutMs`

    // natural, list, pooled
    static constexpr int kTalkative = 1000;
    QMap<base::ParticipantId, int> talkativeness; ///< natural: 0 to kTalkative, 500 if absent
    bool isAutomatic = false; ///< `auto`: after all had their turn and somebody spoke, start again

    // director
    base::Millis directorDeadline{15000}; ///< `directorDeadlineMs`

    bool operator==(const PolicySettings &) const = default;
};

} // namespace studio::model
