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

/// How a room takes turns: the policy and everything that can be tuned (turn-taking §2 to §6, §9 to §11).
/// A change acts from the next round, turn or consume on.
struct PolicySettings
{
    enum class BargeIn { Interrupt, Queue };
    enum class UserWakes { Addressed, First, Next };
    enum class WithoutVotes { Speak, Rest };

    /// Price and longest text, in grapheme clusters, of one tier of the resource floor.
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
    bool holdWhileTyping = false;         ///< the window's business, the floor ignores it
    quint64 seed = 0;                     ///< of the ring's shuffle and of draws
    QMap<base::ParticipantId, QList<base::ParticipantId>>
        follows;                              ///< who may follow a member; everybody follows who is not in it
    QList<base::ParticipantId> onlyWhenNamed; ///< take no part otherwise
    base::Millis waitForUser{20'000};         ///< `waitForUserMs`: after a message for the user alone; 0: not
    base::Millis idle{0}; ///< `idleMs`: after so long a silence the newest message is put once more; 0: never
    int idleMost = 2;     ///< so often since the newest message of a user
    bool owed = true;     ///< an open question gives the floor before the room falls silent
    base::Millis ceiling{1'800'000}; ///< `ceilingMs`: talk without the user ends then; 0: never
    int coolDown = 0; ///< who sent one of that many messages of members takes no part unless named

    // vote
    base::Millis voteDeadline{8000};                   ///< `voteDeadlineMs`
    QMap<base::ParticipantId, base::Millis> deadlines; ///< a voter's own deadline
    bool earlyDecision = true;
    bool terminalEndsRoom = false;
    bool courtesy = true;     ///< somebody answers a user though nobody wants to speak
    bool secondChoice = true; ///< of a user's message: if the winner says nothing, the next one
    WithoutVotes withoutVotes = WithoutVotes::Speak; ///< no vote could be had of a user's message

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
    bool isAutomatic = false; ///< `auto`: when all have had their turn and somebody spoke, they begin anew

    // director
    base::Millis directorDeadline{15000}; ///< `directorDeadlineMs`

    bool operator==(const PolicySettings &) const = default;
};

} // namespace studio::model
