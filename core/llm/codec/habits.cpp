// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/habits.h"

#include "core/llm/codec/request_parts.h"

#include <algorithm>

namespace studio::llm::codec {

using model::ServerHabit;
using model::ServerHabits;

namespace {

constexpr int kForTheAnswer = 1024;                           // tokens
constexpr int kBytesOfAToken = 3;                             // a low estimate, for any script
constexpr qsizetype kBytesOfAPicture = 1024 * kBytesOfAToken; // as if it were text
constexpr qsizetype kMostRoom = 1 << 24;                      // tokens; beyond any model

} // namespace

// A step that has called tools already would make no sense without them.
ModelRequest adapted(ModelRequest request, ServerHabits habits)
{
    if (habits.testFlag(ServerHabit::NoTools) && request.steps.isEmpty())
        request.tools.clear();
    if (!habits.testFlag(ServerHabit::NoSystemRole))
        return request;
    for (ChatText &message : request.messages) {
        if (message.role == ChatText::Role::System)
            message.role = ChatText::Role::User;
    }
    request.messages = takingTurns(request);
    return request;
}

CallOptions adapted(CallOptions options)
{
    if (options.habits.testFlag(ServerHabit::NoTokenField))
        options.maxTokens.reset();
    if (options.habits.testFlag(ServerHabit::NoSeed))
        options.seed.reset();
    if (options.habits.testFlag(ServerHabit::NoStop))
        options.stop.clear();
    if (options.habits.testFlag(ServerHabit::NoSampling)) {
        options.temperature.reset();
        options.topP.reset();
    }
    return options;
}

int roomNeeded(const ModelRequest &request, const CallOptions &options)
{
    qsizetype bytes = options.schema.text.size();
    for (const ChatText &message : request.messages)
        bytes += message.text.toUtf8().size() + message.pictures.size() * kBytesOfAPicture;
    for (const ToolSpec &tool : request.tools)
        bytes += tool.description.toUtf8().size() + tool.parameters.text.size();
    for (const ModelStep &step : request.steps) {
        bytes += step.text.toUtf8().size();
        for (const ToolExchange &exchange : step.calls)
            bytes += exchange.call.arguments.text.size() + exchange.result.text.size() +
                     exchange.pictures.size() * kBytesOfAPicture;
    }
    return int(std::min(kMostRoom, bytes / kBytesOfAToken + options.maxTokens.value_or(kForTheAnswer)));
}

} // namespace studio::llm::codec
