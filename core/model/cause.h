// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::model {

/// Why a voter has no vote or a turn did not end in speech. A silence without a cause is a bug.
enum class Cause {
    // the call for a vote or a turn failed
    Timeout,
    Refused,
    Malformed,
    Unreachable,
    RateLimited,
    NoAnswer,
    Left,
    Busy,
    // set by the floor itself
    Early,
    Superseded,
    Stopped,
    Cued,
    Muted,
    NotAsked,
    NotNamed, ///< takes part only when named
    Mask,     ///< may not follow the sender
    CoolDown, ///< spoke too recently
    Passed,   ///< had a turn in this round and said nothing
    Failed,   ///< had a turn in this round, which failed
    Quiet,    ///< the user has asked for silence
    // why a turn was aborted
    BargeIn,
    Held,
    Paused,
    Policy,
    Reset,
    // ends of a turn that the floor only passes on
    NothingToSay, ///< the companion prefers to stay silent
    LevelTooLow,  ///< resource: the intended words cost more than the level
    Crashed,      ///< the program ended in the middle of the turn
    Storage,      ///< the words could not be saved
    Looped,       ///< the turn went in circles and was stopped
};

/// Whether a vote or a turn is missing because its call failed. Silence by choice, and causes set by the
/// floor itself, do not belong to a call.
[[nodiscard]] constexpr bool isOfCall(Cause cause)
{
    switch (cause) {
    case Cause::Timeout:
    case Cause::Refused:
    case Cause::Malformed:
    case Cause::Unreachable:
    case Cause::RateLimited:
    case Cause::NoAnswer:
    case Cause::Busy: return true;
    default: return false;
    }
}

/// Whether a companion had no vote and could not be chosen because the room's rules excluded them from the
/// field of a message (turn-taking §9).
[[nodiscard]] constexpr bool isOfField(Cause cause)
{
    return cause == Cause::NotNamed || cause == Cause::Mask || cause == Cause::CoolDown;
}

} // namespace studio::model
