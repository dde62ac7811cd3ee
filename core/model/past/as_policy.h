// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/floor.h"
#include "core/model/policy.h"

#include <QList>

#include <optional>

// A stretch of a room decided by another policy: what is asked, and what came of each message. Plain values;
// the rules are in core/what_if/other_policy.h.
namespace studio::model {

struct AsPolicy
{
    PolicyName policy = PolicyName::Ring;
    qint64 first = 0; ///< the event from which on; 0: the beginning of the room
    qint64 last = 0;  ///< the last event; 0: the end of the room
    bool operator==(const AsPolicy &) const = default;
};

/// Who had the floor after one message that was recorded, and who would have had it.
struct PolicyRound
{
    /// Why it cannot be said who would have: a model would have had to be asked.
    enum class Unknown {
        None,
        Votes,     ///< nobody was asked for a vote on this message
        Director,  ///< nobody chose
        Purchases, ///< nobody was asked what speech would have been worth
    };
    qint64 message = 0;  ///< the event of the message
    qint64 decision = 0; ///< the event of the Decision on it; 0: there was none
    std::optional<base::ParticipantId> had{};
    std::optional<base::ParticipantId> would{}; ///< none: nobody, or it is not known
    std::optional<RestReason> rest{};           ///< why nobody would have had it
    Unknown unknown = Unknown::None;

    [[nodiscard]] bool differs() const { return unknown == Unknown::None && had != would; }
    bool operator==(const PolicyRound &) const = default;
};

struct AsPolicyAnswer
{
    QList<PolicyRound> rounds; ///< newest first
    qint64 differ = 0;         ///< of these
    qint64 unknown = 0;        ///< of these
    bool operator==(const AsPolicyAnswer &) const = default;
};

} // namespace studio::model
