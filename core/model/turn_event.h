// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/raw_json.h"
#include "core/model/tool.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

// The events inside one companion's turn, as the eleven kinds of turn.ts (topic `turn-events`).
namespace studio::model {

struct Content
{
    QString text; ///< a piece; the pieces of a turn, in order, are its words
    bool operator==(const Content &) const = default;
};
struct ToolCallRequest
{
    base::CallId call;
    QString name;
    RawJson arguments;
    bool fromClient = false; ///< requested by the program, not by the model
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
    QString name;      ///< of the tool
    RawJson arguments; ///< the arguments to run with
    QString question;  ///< the action, in one plain sentence; empty: the tool's name is enough
    Risk risk = Risk::Act;
    bool operator==(const ToolCallConfirmation &) const = default;
};
struct UserCancelled
{
    bool operator==(const UserCancelled &) const = default;
};
/// A companion began to speak for somebody else: the text from there on was dropped.
struct SpokeFor
{
    QString name;           ///< as written, or as the room knows it; empty: the model wrote an instruction
    base::ParticipantId id; ///< empty: nobody in the room
    bool operator==(const SpokeFor &) const = default;
};
struct TurnError
{
    QString message;
    std::optional<int> status; ///< of the transport, if it has one
    QString cause;             ///< the wire name of a Cause, for the floor
    Advice advice = Advice::None;
    std::optional<SpokeFor> spokeFor{};
    bool operator==(const TurnError &) const = default;
};
/// An attempt to replace the older part of the talk with a summary in the companion's prompt (see summary.h).
struct ChatCompressed
{
    enum class What {
        Compressed,
        Empty,    ///< the model wrote nothing: nothing changes, as with those below
        Larger,   ///< the summary was no shorter than the original
        Failed,   ///< the model could not be asked
        TooSmall, ///< nothing can be left out, and the prompt may not fit
    };
    qint64 before = 0; ///< tokens, estimated; `after` is not larger
    qint64 after = 0;
    What what = What::Compressed;
    QString summary; ///< the summary's id, with Compressed
    QString reason;  ///< with Failed
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
    int limit = 0; ///< the room's limit; 0: not recorded in older logs
    bool operator==(const MaxSessionTurns &) const = default;
};
struct Finished
{
    QString reason; ///< stop, length (cut off at the token limit), …
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<SpokeFor> spokeFor{};
    bool operator==(const Finished &) const = default;
};
struct LoopDetected
{
    enum class What {
        SameCall,  ///< one tool with the same arguments
        CallCycle, ///< a sequence of calls, again and again
        SameText,  ///< the same words
    };
    What what = What::SameCall;
    QString evidence; ///< the call, the sequence of calls or the words
    int times = 0;    ///< how often it was seen
    bool operator==(const LoopDetected &) const = default;
};

using TurnEventKind =
    std::variant<Content, ToolCallRequest, ToolCallResponse, ToolCallConfirmation, UserCancelled, TurnError,
                 ChatCompressed, Thought, MaxSessionTurns, Finished, LoopDetected>;

/// An event of a turn. A turn ends with exactly one of the five closing kinds.
struct TurnEvent
{
    base::TurnId turn;
    base::ParticipantId companion;
    int attempt = 1;   ///< numbers the alternatives of the same turn
    qint64 number = 0; ///< 0, 1, 2 … within the attempt
    TurnEventKind kind;
    int personaRevision = 0; ///< with number 0: of the companion, for the whole turn; 0 without a persona

    bool operator==(const TurnEvent &) const = default;
};

/// The share of the prompt that was saved: 0..1.
[[nodiscard]] inline double savedShare(const ChatCompressed &compressed)
{
    return compressed.before > 0 ? double(compressed.before - compressed.after) / double(compressed.before)
                                 : 0;
}

[[nodiscard]] inline bool isClosing(const TurnEventKind &kind)
{
    return std::holds_alternative<UserCancelled>(kind) || std::holds_alternative<TurnError>(kind) ||
           std::holds_alternative<MaxSessionTurns>(kind) || std::holds_alternative<Finished>(kind) ||
           std::holds_alternative<LoopDetected>(kind);
}

} // namespace studio::model
