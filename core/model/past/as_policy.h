// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/floor.h"
#include "core/model/policy.h"

#include <QList>

#include <optional>

// A question: what if another policy had decided a part of a room? The answer says what follows each message.
// Plain values; the rules are in core/what_if/other_policy.h.
namespace studio::model {

struct AsPolicy
{
    PolicyName policy = PolicyName::Ring;
    qint64 first = 0; ///< the first event; 0: the beginning of the room
    qint64 last = 0;  ///< the last event; 0: the end of the room
    bool operator==(const AsPolicy &) const = default;
};

/// Who had the floor after one recorded message, and who would have had it.
struct PolicyRound
{
    /// Why the answer is unknown: it would have needed a model's answer that was never requested.
    enum class Unknown {
        None,
        Votes,     ///< nobody was asked for a vote on this message
        Director,  ///< no director was asked
        Purchases, ///< nobody was asked what speech would have been worth
    };
    qint64 message = 0;  ///< the event of the message
    qint64 decision = 0; ///< the event of its Decision; 0: there was none
    std::optional<base::ParticipantId> had{};
    std::optional<base::ParticipantId> would{}; ///< none: nobody, or unknown
    std::optional<RestReason> rest{};           ///< why nobody would have had the floor
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
