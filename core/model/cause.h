// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::model {

/// Why a voter has no vote or a turn did not end in speech. A silence without a cause is a bug.
enum class Cause {
    // a vote or a turn that could not be had
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
    CoolDown, ///< spoke too short a while ago
    Passed,   ///< had its turn in this round and said nothing
    Failed,   ///< had its turn in this round and failed
    Quiet,    ///< the user has asked for silence
    // why a turn was aborted
    BargeIn,
    Held,
    Paused,
    Policy,
    Reset,
    // ends of a turn that the floor only passes on
    NothingToSay, ///< it would rather stay silent
    LevelTooLow,  ///< resource: what it wanted to say costs more than there is
    Crashed,      ///< the program ended in the middle of it
    Storage,      ///< what was said could not be saved
    Looped,       ///< it went in circles and was stopped
};

/// Whether a vote or a turn could not be had because the call for it gave none. Silence by choice, and what
/// the floor itself sets, are of no call.
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

/// Whether somebody had no vote and could not be chosen because the room's rules left it out of the field of
/// a message (turn-taking §9).
[[nodiscard]] constexpr bool isOfField(Cause cause)
{
    return cause == Cause::NotNamed || cause == Cause::Mask || cause == Cause::CoolDown;
}

} // namespace studio::model
