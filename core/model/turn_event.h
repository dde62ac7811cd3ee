// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

// What happens inside one companion's turn, as the eleven kinds of turn.ts (topic `turn-events`).
namespace studio::model {

struct Content
{
    QString text; ///< a piece; the pieces of a turn in order are what was said
    bool operator==(const Content &) const = default;
};
struct ToolCallRequest
{
    base::CallId call;
    QString name;
    RawJson arguments;
    bool fromClient = false; ///< asked for by the program, not by the model
    bool operator==(const ToolCallRequest &) const = default;
};
struct ToolCallResponse
{
    base::CallId call;
    RawJson result;
    QString display;
    std::optional<QString> error;
    std::optional<QString> errorType;
    bool operator==(const ToolCallResponse &) const = default;
};
struct ToolCallConfirmation
{
    base::CallId call;
    QString question; ///< what is to be done, in one plain sentence
    QString risk;     ///< low, medium, high
    bool operator==(const ToolCallConfirmation &) const = default;
};
struct UserCancelled
{
    bool operator==(const UserCancelled &) const = default;
};
struct TurnError
{
    QString message;
    std::optional<int> status; ///< of the transport, where there is one
    QString cause;             ///< the wire name of a Cause, for the floor
    bool operator==(const TurnError &) const = default;
};
struct ChatCompressed
{
    qint64 before = 0; ///< tokens
    qint64 after = 0;
    bool operator==(const ChatCompressed &) const = default;
};
struct Thought
{
    QString subject;
    QString description;
    bool operator==(const Thought &) const = default;
};
struct MaxSessionTurns
{
    bool operator==(const MaxSessionTurns &) const = default;
};
struct Finished
{
    QString reason; ///< stop, length, …
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    bool operator==(const Finished &) const = default;
};
struct LoopDetected
{
    QString what;
    bool operator==(const LoopDetected &) const = default;
};

using TurnEventKind =
    std::variant<Content, ToolCallRequest, ToolCallResponse, ToolCallConfirmation, UserCancelled, TurnError,
                 ChatCompressed, Thought, MaxSessionTurns, Finished, LoopDetected>;

/// One event of one turn. A turn ends with exactly one of the five closing kinds.
struct TurnEvent
{
    base::TurnId turn;
    base::ParticipantId companion;
    int attempt = 1;   ///< alternatives of the same turn count up
    qint64 number = 0; ///< 0, 1, 2 … within the attempt
    TurnEventKind kind;
    int personaRevision = 0; ///< with number 0: of the companion, for the whole turn; 0 if it has no persona

    bool operator==(const TurnEvent &) const = default;
};

[[nodiscard]] inline bool isClosing(const TurnEventKind &kind)
{
    return std::holds_alternative<UserCancelled>(kind) || std::holds_alternative<TurnError>(kind) ||
           std::holds_alternative<MaxSessionTurns>(kind) || std::holds_alternative<Finished>(kind) ||
           std::holds_alternative<LoopDetected>(kind);
}

} // namespace studio::model
