// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/cause.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

// Facts about calls of models, besides their answers.
namespace studio::model {

enum class CallPurpose {
    Vote,
    Speech,
    Wake,
    Repair,    ///< asks again after an unreadable vote
    Summary,   ///< sums up older messages for a companion's own prompt
    Direction, ///< which companion speaks next
    Trial,     ///< a line tried in the persona form, a test of a provider
};

/// How an answer was held to the form of a vote, strictest first.
enum class VoteRung {
    Offline,    ///< Rehearsal
    Schema,     ///< the provider held the model to the schema
    ForcedTool, ///< the model had to call a tool of that form
    JsonObject, ///< the provider promised some JSON object
    Prompt,     ///< asked for in words only
};

/// A mistake in the form of a vote, and how it was read anyway.
struct VoteMend
{
    enum class What {
        State, ///< here and for the next three: `written` was read as `read`
        Importance,
        Selected,
        Closing,
        Json,     ///< not proper JSON
        Lines,    ///< no JSON at all, but lines, a list or a table
        Several,  ///< the last of several votes was taken
        Cut,      ///< the end was missing; the part before it was taken
        Thoughts, ///< the vote was only in the model's thoughts
    };
    What what = What::Json;
    QString written{}; ///< as the model wrote it, at most 80 characters; empty: missing
    QString read{};
    bool operator==(const VoteMend &) const = default;
};

/// How a vote was obtained; logged beside the vote.
struct VoteManner
{
    static constexpr qsizetype kLongestRaw = 2000; ///< characters

    VoteRung rung = VoteRung::Prompt;
    bool repaired = false; ///< the first answer was unreadable, a later one was not
    bool together = false; ///< one call for several companions
    QList<VoteMend> mends{};
    QString raw{}; ///< the beginning of the raw answer, if it was mended
    bool operator==(const VoteManner &) const = default;
};

/// What a person can do about a call that failed.
enum class Advice {
    None,
    WaitAWhile,    ///< too many requests, overloaded
    LetItLoad,     ///< the model is not in memory yet
    CheckKey,      ///< refused or missing
    AgreeKey,      ///< the key was not given for this address, so it was not sent
    CheckModel,    ///< there is no such model
    NameModel,     ///< no model is chosen
    CheckAddress,  ///< nothing, or another kind of server, answers there
    CheckPath,     ///< the right server, but nothing at that path
    SeePage,       ///< the answer is a web page: a proxy or a login is in between
    LoadIt,        ///< the server has no model in memory, and loads none by itself
    SmallerModel,  ///< the server has too little memory for the model
    OtherRegion,   ///< the provider does not serve the user's region
    TopUp,         ///< the account's quota is used up
    ShortenTalk,   ///< the prompt is longer than the model's context
    ChooseAnother, ///< the model cannot do what the call needs
    ThinkLess,     ///< the model only thought, and gave no answer
};

/// Why a call failed, or is retried.
struct CallTrouble
{
    Cause cause = Cause::Unreachable;
    Advice advice = Advice::None;
    QString detail;            ///< the server's own words, untranslated, at most 500 characters; no secrets
    std::optional<int> status; ///< the HTTP status
    bool operator==(const CallTrouble &) const = default;
};

struct TokenCount
{
    std::optional<qint64> input;    ///< the whole request, including cached tokens
    std::optional<qint64> cached;   ///< part of the input
    std::optional<qint64> output;   ///< including thinking
    std::optional<qint64> thinking; ///< part of the output
    bool operator==(const TokenCount &) const = default;
};

/// One call of a provider's model, after it is over.
struct CallRecord
{
    QDateTime time;    ///< when it began, UTC
    base::RoomId room; ///< empty: in no room
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;  ///< the message that was voted on or answered
    QList<base::ParticipantId> companions; ///< several if one call votes for all of them
    CallPurpose purpose = CallPurpose::Speech;
    base::ProviderId provider;
    QString model;
    std::optional<VoteRung> rung; ///< for a vote
    TokenCount tokens;
    std::optional<qint64> cost; ///< nano-dollars; absent: the price or the tokens are not known
    base::Millis took{0};
    int tries = 1;
    std::optional<CallTrouble> trouble; ///< set if the call failed
    bool operator==(const CallRecord &) const = default;
};

} // namespace studio::model
