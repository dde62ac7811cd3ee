// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

#include <array>

namespace studio::model {

/// A part of a request that a server was found not to accept, or to handle in its own way. Learned from its
/// refusals; later requests leave it out or write it in another form.
enum class ServerHabit {
    NoStreamOptions = 1 << 0,
    NoStreaming = 1 << 1,     ///< sends the whole answer at once
    NoSystemRole = 1 << 2,    ///< the system text goes into the user's first message
    OtherTokenField = 1 << 3, ///< max_tokens instead of max_completion_tokens, or the reverse
    NoTokenField = 1 << 4,
    NoCacheMarks = 1 << 5,
    NoEffortWord = 1 << 6,     ///< the usual field for the thinking effort
    NoTemplateWord = 1 << 7,   ///< template settings of the model, which can switch thinking off
    NoHiddenThoughts = 1 << 8, ///< no encrypted thoughts to be sent back
    NoSeed = 1 << 9,
    NoStop = 1 << 10,
    NoSampling = 1 << 11,
    NoTools = 1 << 12,
    NoSchema = 1 << 13,
    NoForcedTool = 1 << 14,
    NoJsonObject = 1 << 15,
    Thinks = 1 << 16,
    ThinksAnyway = 1 << 17, ///< thinks even when told not to
};
Q_DECLARE_FLAGS(ServerHabits, ServerHabit)
Q_DECLARE_OPERATORS_FOR_FLAGS(ServerHabits)

inline constexpr std::array kServerHabits{
    ServerHabit::NoStreamOptions, ServerHabit::NoStreaming,    ServerHabit::NoSystemRole,
    ServerHabit::OtherTokenField, ServerHabit::NoTokenField,   ServerHabit::NoCacheMarks,
    ServerHabit::NoEffortWord,    ServerHabit::NoTemplateWord, ServerHabit::NoHiddenThoughts,
    ServerHabit::NoSeed,          ServerHabit::NoStop,         ServerHabit::NoSampling,
    ServerHabit::NoTools,         ServerHabit::NoSchema,       ServerHabit::NoForcedTool,
    ServerHabit::NoJsonObject,    ServerHabit::Thinks,         ServerHabit::ThinksAnyway};

} // namespace studio::model
