// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/action.h"
#include "core/model/message.h"
#include "core/model/query.h"
#include "core/model/state.h"

#include <QList>

#include <variant>

// The content of firehose frames, as values. Ids in them are wire names, not ids of the studio.
namespace studio::adapters::firehose {

/// Votes, in two dialects: an array that names no message, or a single vote that names its message.
struct States
{
    QList<model::RawState> states;
    bool isArray = false;
    bool operator==(const States &) const = default;
};

using Body = std::variant<model::Message, model::Action, States, model::Query, model::QueryResult>;

inline constexpr qsizetype kMostStates = 64; ///< in one frame
inline constexpr qsizetype kLongestId = 128; ///< UTF-16 units, of any id on the wire
inline constexpr qsizetype kMostAddressees = 64;

} // namespace studio::adapters::firehose
