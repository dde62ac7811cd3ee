// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

#include <variant>

namespace studio::model {

enum class VoteState { Speak, Listen };

/// How far a companion's part of the conversation is wound up; one step at a time, see core/turn/stages.cpp.
enum class Closing { None, PreClosing, Closing, Terminal };

/// A companion's vote on a message (topic `states`; origin: aikyo's State), after the floor has checked it.
struct State
{
    base::ParticipantId from;
    base::MessageId messageId;
    VoteState state = VoteState::Listen;
    int importance = 0;    ///< 0..10: how much the companion's next words would matter
    bool selected = false; ///< the last speaker asked this companion to answer
    Closing closing = Closing::None;
    bool quiet = false; ///< the user has asked for silence

    bool operator==(const State &) const = default;
};

/// A raw JSON value of a vote: absent, null, boolean, number, text, or something else (array, object).
struct Absent
{
    bool operator==(const Absent &) const = default;
};
struct Null
{
    bool operator==(const Null &) const = default;
};
struct OtherValue
{
    bool operator==(const OtherValue &) const = default;
};
using LooseValue = std::variant<Absent, Null, bool, double, QString, OtherValue>;

/// A State exactly as a model or a guest sent it. Only the floor checks it (turn-taking §3.3).
struct RawState
{
    LooseValue from;
    LooseValue messageId;
    LooseValue state;
    LooseValue importance;
    LooseValue selected;
    LooseValue closing;
    LooseValue quiet{};

    bool operator==(const RawState &) const = default;
};

} // namespace studio::model
