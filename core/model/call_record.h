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

// What is told of calls of models, beside what they said.
namespace studio::model {

enum class CallPurpose {
    Vote,
    Speech,
    Wake,
    Repair,    ///< of a vote that could not be read
    Summary,   ///< of what was said, for a companion's own prompt
    Direction, ///< which companion speaks next
    Trial,     ///< a line tried in the persona form, a test of a provider
};

/// How an answer was bound to the form of a vote, from the strictest down.
enum class VoteRung {
    Offline,    ///< Rehearsal
    Schema,     ///< the provider held the model to the schema
    ForcedTool, ///< the model had to call a tool of that form
    JsonObject, ///< the provider promised some JSON object
    Prompt,     ///< asked for in words only
};

/// Something in a vote that was not written as it was asked for, and how it was read all the same.
struct VoteMend
{
    enum class What {
        State, ///< this value and the next three: `written` was read as `read`
        Importance,
        Selected,
        Closing,
        Json,     ///< it was no proper JSON
        Lines,    ///< it was no JSON at all, but lines, a list or a table
        Several,  ///< the last of several votes was taken
        Cut,      ///< the end was missing; what came before it was taken
        Thoughts, ///< the model had only thought it
    };
    What what = What::Json;
    QString written{}; ///< as the model wrote it, at most 80 characters; empty: it was missing
    QString read{};
    bool operator==(const VoteMend &) const = default;
};

/// How a vote was had; stands in the log beside it.
struct VoteManner
{
    static constexpr qsizetype kLongestRaw = 2000; ///< characters

    VoteRung rung = VoteRung::Prompt;
    bool repaired = false; ///< the first answer could not be read, a later one could
    bool together = false; ///< one call for several companions
    QList<VoteMend> mends{};
    QString raw{}; ///< the beginning of the answer as it came, where it was mended
    bool operator==(const VoteManner &) const = default;
};

/// What a person can do about a call that failed.
enum class Advice {
    None,
    WaitAWhile,    ///< too many requests, overloaded
    LetItLoad,     ///< the model is not in memory yet
    CheckKey,      ///< refused or missing
    AgreeKey,      ///< it was not given for this address, so it was not sent
    CheckModel,    ///< there is no such model
    NameModel,     ///< none is chosen
    CheckAddress,  ///< nobody, or somebody else, answers there
    CheckPath,     ///< the right server, but there is nothing at that path of it
    SeePage,       ///< a web page came: a proxy or a login stands in between
    LoadIt,        ///< the server has no model in memory and loads none by itself
    SmallerModel,  ///< the server has too little memory for it
    OtherRegion,   ///< the provider does not serve the place that it is asked from
    TopUp,         ///< the account's quota is used up
    ShortenTalk,   ///< more than the model can hold
    ChooseAnother, ///< the model cannot do what is asked of it
    ThinkLess,     ///< it only thought, and gave no answer
};

/// Why a call failed, or is tried again.
struct CallTrouble
{
    Cause cause = Cause::Unreachable;
    Advice advice = Advice::None;
    QString detail;            ///< the server's own words, untranslated, at most 500 characters; no secrets
    std::optional<int> status; ///< of HTTP
    bool operator==(const CallTrouble &) const = default;
};

struct TokenCount
{
    std::optional<qint64> input;    ///< all of the request, cached ones included
    std::optional<qint64> cached;   ///< of the input
    std::optional<qint64> output;   ///< thinking included
    std::optional<qint64> thinking; ///< of the output
    bool operator==(const TokenCount &) const = default;
};

/// One call of a provider's model, when it is over.
struct CallRecord
{
    QDateTime time;    ///< when it began, UTC
    base::RoomId room; ///< empty: in none
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;  ///< the message that was voted on or answered
    QList<base::ParticipantId> companions; ///< several when one call votes for them together
    CallPurpose purpose = CallPurpose::Speech;
    base::ProviderId provider;
    QString model;
    std::optional<VoteRung> rung; ///< of a vote
    TokenCount tokens;
    std::optional<qint64> cost; ///< nano-dollars; absent: the price or the tokens are not known
    base::Millis took{0};
    int tries = 1;
    std::optional<CallTrouble> trouble; ///< it failed
    bool operator==(const CallRecord &) const = default;
};

} // namespace studio::model
