// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QtGlobal>

#include <array>
#include <optional>

// Limits for the settings of a room: forms use them for their fields, and services check them. Files of the
// replay format and the engine itself have no such limits.
namespace studio::model {

/// The policies offered for rooms, in the order in which they are shown.
inline constexpr std::array kOfferedPolicies{PolicyName::Vote,   PolicyName::Resource, PolicyName::Ring,
                                             PolicyName::Manual, PolicyName::Natural,  PolicyName::List,
                                             PolicyName::Pooled, PolicyName::Director};

/// A numeric setting of a policy. Times are in milliseconds.
enum class PolicyNumber {
    Gap,
    MaxCompanionTurns,
    VoteDeadline,
    Refund,
    TurnTimeout,
    Ceiling,
    WaitForUser,
    Idle,
    IdleMost,
    CoolDown,
    DirectorDeadline
};

struct PolicyLimit
{
    PolicyNumber number;
    qint64 lowest;
    qint64 highest;
};

inline constexpr std::array<PolicyLimit, 11> kPolicyLimits{{
    {PolicyNumber::Gap, 0, 60'000},
    {PolicyNumber::MaxCompanionTurns, 1, 1'000},
    {PolicyNumber::VoteDeadline, 500, 600'000},
    {PolicyNumber::Refund, 100, 600'000},
    {PolicyNumber::TurnTimeout, 1'000, 3'600'000},
    {PolicyNumber::Ceiling, 0, 604'800'000}, // a week
    {PolicyNumber::WaitForUser, 0, 3'600'000},
    {PolicyNumber::Idle, 0, 86'400'000}, // a day
    {PolicyNumber::IdleMost, 0, 1'000},
    {PolicyNumber::CoolDown, 0, 1'000},
    {PolicyNumber::DirectorDeadline, 500, 600'000},
}};

[[nodiscard]] constexpr PolicyLimit limitOf(PolicyNumber number) { return kPolicyLimits[size_t(number)]; }
[[nodiscard]] qint64 valueOf(const PolicySettings &policy, PolicyNumber number);
/// The first number outside its limits; a voter's own deadline counts as VoteDeadline.
[[nodiscard]] std::optional<PolicyNumber> outOfLimits(const PolicySettings &policy);

constexpr qsizetype kLongestRoomName = 120; ///< UTF-16 units, as all lengths here
constexpr qsizetype kLongestScene = 4'000;
constexpr qsizetype kLongestMessage = 2'000'000; ///< of the user; far more than any model reads
constexpr qsizetype kLongestGuidance = 2'000;
constexpr qsizetype kMostInRoom = 64; ///< companions and guests
constexpr qsizetype kMostIdentities = 16;
constexpr qsizetype kLongestIdentityName = 64;
constexpr qsizetype kLongestIdentityDescription = 2'000;
constexpr qsizetype kMostChosenLorebooks = 64; ///< per room, and per identity
constexpr qsizetype kMostOverrides = 256;      ///< including companions that have left
constexpr int kMostSessionTurns = 100'000;
constexpr qint64 kLeastBudget = 10'000'000;           ///< a cent, in nano-dollars
constexpr qint64 kMostBudget = 1'000'000'000'000'000; ///< a million dollars

} // namespace studio::model
