// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/cause.h"
#include "core/model/floor.h"
#include "core/model/message.h"
#include "core/model/model_choice.h"
#include "core/model/persona.h"
#include "core/model/raw_json.h"
#include "core/model/server_habit.h"
#include "core/model/spoken_language.h"
#include "core/model/state.h"
#include "core/model/token_scale.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::llm {

/// Wake: a turn on the resource floor, where speech is bought with the tool `consume`.
/// Summary: shortens the earlier talk for a companion's own prompt.
/// Direction: chooses which of several companions speaks next.
enum class Purpose { Vote, Speech, Wake, Summary, Direction };

/// Whether the answer is a short judgement in a fixed form, needed at once, rather than speech.
[[nodiscard]] constexpr bool isJudgement(Purpose purpose)
{
    return purpose == Purpose::Vote || purpose == Purpose::Direction;
}

/// A picture for a model.
struct Picture
{
    QString mime; ///< image/png or image/jpeg
    QByteArray bytes;
    bool operator==(const Picture &) const = default;
};

/// One piece of a rendered prompt. Real codecs read the pieces, the tools and the steps of a ModelRequest;
/// never its Brief.
struct ChatText
{
    enum class Role { System, User, Assistant };
    Role role = Role::User;
    QString text;
    QList<Picture> pictures; ///< in a User's text
    bool cacheUpTo = false;  ///< later requests repeat everything up to here: worth caching
    bool operator==(const ChatText &) const = default;
};

/// A participant in the room, as the others know them.
struct Present
{
    base::ParticipantId id;
    QString name;
    QStringList nicknames;
    QString about{}; ///< about the participant, in the user's words; may be empty
    bool operator==(const Present &) const = default;
};

/// A tool that a model may call.
struct ToolSpec
{
    QString name;
    QString description;       ///< for the model
    model::RawJson parameters; ///< a JSON schema
    bool operator==(const ToolSpec &) const = default;
};

/// A call made by a model. The arguments are as the model wrote them: nothing is checked yet.
struct ToolCall
{
    base::CallId id;
    QString name;
    model::RawJson arguments;
    bool operator==(const ToolCall &) const = default;
};

/// A call and its result.
struct ToolExchange
{
    ToolCall call;
    model::RawJson result;
    bool failed = false;       ///< the result is an error reported by the tool
    QList<Picture> pictures{}; ///< part of the result; only for models that accept pictures
    bool operator==(const ToolExchange &) const = default;
};

/// An earlier answer of the model in the same turn: its text, and its simultaneous calls.
struct ModelStep
{
    QString text;
    QList<ToolExchange> calls;
    QList<model::RawJson>
        kept; ///< the provider's data, sent back unchanged: signatures of thoughts and the like
    bool operator==(const ModelStep &) const = default;
};

/// What a woken companion is told about the resource floor (turn-taking §4).
struct ResourceFloor
{
    int level = 100; ///< 0..100
    QList<model::PolicySettings::Tier> tiers;
    bool strictTiers = true;    ///< a text that is too long for its price is refused
    bool refuseRepeats = false; ///< a recently said text is refused
    base::Millis refund{0};     ///< until a spent amount comes back
    model::Wake::Why why = model::Wake::Why::Message;
    bool operator==(const ResourceFloor &) const = default;
};

/// The same request as typed values. Rehearsal reads this, the tools and the steps, and nothing else of a
/// ModelRequest.
struct Brief
{
    Purpose purpose = Purpose::Speech;
    model::Persona persona;          ///< the companion who votes or speaks
    QList<model::Message> witnessed; ///< by the companion, oldest first; the last is the one at hand
    QList<Present> present;          ///< the roster and the users who spoke, with all their names
    model::Closing stage = model::Closing::None;
    int companionTurns = 0; ///< messages of companions since the last user message
    quint64 seed = 0;       ///< the same brief with the same seed gives the same answer
    model::PolicyName policy = model::PolicyName::Vote;
    bool cued = false; ///< with Purpose::Speech: a user gave the companion the floor by hand
    std::optional<ResourceFloor> resource; ///< with Purpose::Wake
    QString before{}; ///< a summary of the talk before `witnessed`; empty: nothing, or no summary
    std::optional<int> turnsLeft{}; ///< of all companions together, this one included; none: no limit is near
    model::SpokenLanguage language{};   ///< of the answer
    QList<model::Persona> candidates{}; ///< with Purpose::Direction: the companions to choose from
    bool operator==(const Brief &) const = default;
};

/// How an answer is bound to a form, strictest first.
enum class AnswerForm {
    Free,
    Schema,     ///< the provider makes the model follow `schema`
    ForcedTool, ///< the model must call a tool whose arguments follow `schema`
    JsonObject, ///< any JSON object; the prompt describes it
};

/// The purpose of a call: recorded with it, never sent.
struct CallTag
{
    base::RoomId room; ///< empty: outside of rooms
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;
    QList<base::ParticipantId> companions;
    model::CallPurpose purpose = model::CallPurpose::Speech;
    bool recorded = false; ///< its room records a cassette
    bool operator==(const CallTag &) const = default;
};

/// A request to a model: the rendered messages, the tools it may call, its steps in this turn so far, and the
/// typed Brief from which all this was rendered.
struct ModelRequest
{
    QList<ChatText> messages;
    QList<ToolSpec> tools;
    QList<ModelStep> steps; ///< oldest first; after the messages
    Brief brief;
    model::ModelChoice choice{};
    AnswerForm form = AnswerForm::Free;
    model::RawJson schema{}; ///< with Schema and ForcedTool
    QString schemaName = QStringLiteral("answer");
    CallTag tag{};
    QStringList stops{}; ///< where speech of others would begin; only for a choice without stops of its own
    bool operator==(const ModelRequest &) const = default;
};

struct ModelFinish
{
    QString reason; ///< stop, length, toolCalls, …
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<qint64> cachedTokens{};
    std::optional<qint64> thinkingTokens{};
};

struct ModelFailure
{
    model::Cause cause = model::Cause::Unreachable;
    QString text; ///< for people
    std::optional<int> status;
    model::Advice advice = model::Advice::None;
    bool formRefused = false; ///< the provider does not support the requested form
};

/// A model that its server is still loading into memory.
struct ModelLoading
{
    QString model;         ///< its name without the provider
    base::Millis since{0}; ///< on the steady axis
    bool operator==(const ModelLoading &) const = default;
};

/// A call that has to wait.
struct ModelWait
{
    model::CallTrouble trouble; ///< why; Busy: it waits for other calls of ours
    int failedTries = 0;        ///< 0: not started yet
    base::Millis at{-1};        ///< time of the next attempt on the steady axis; -1: when there is room
    std::optional<ModelLoading> loading{}; ///< the only reason for the wait; `at` is unused then
    bool operator==(const ModelWait &) const = default;
};

/// How a model has answered lately: what a round has to know before it opens.
struct ModelPace
{
    bool loading = false; ///< its server reports that it is not in memory yet
    bool mayLoad = false; ///< it is loading, or may have to: not heard of yet, or for minutes
    bool serial = false;  ///< its server answers calls one after the other
    base::Millis vote{0}; ///< time for one vote; 0: unknown
    bool operator==(const ModelPace &) const = default;
};

/// What to expect of the model behind a choice.
struct ModelTraits
{
    QString name; ///< as users see it: "gpt-5 (OpenAI)"
    /// The possible forms of a vote, strictest first; never empty. If a form is refused, the next form is
    /// used.
    QList<AnswerForm> voteForms{AnswerForm::Free};
    bool offline = false;            ///< Rehearsal
    bool together = false;           ///< one call may ask for the votes of several companions
    bool pictures = false;           ///< accepts pictures
    bool tools = false;              ///< may call tools while it speaks
    bool mayThinkAloud = false;      ///< its server may leave thoughts in the text
    std::optional<qint64> context{}; ///< the most tokens of a request and its answer together; none: unknown
    QString key;                     ///< equal for choices that one call can answer
    ModelPace pace{};                ///< as seen in this run of the program
    model::ServerHabits habits{};    ///< what its server does not support
    model::TokenScale tokens{};      ///< corrects token estimates
    bool operator==(const ModelTraits &) const = default;
};

/// One running exchange with a model. Ends exactly once: finished XOR failed; cancel() ends it with
/// failed(NoAnswer) at once, from inside cancel(). No other signal is emitted before control has returned to
/// the event loop. Order: any number of waiting, resumed, thinkingDelta, kept, textDelta and toolCalled, then
/// the end; after tool calls it ends with the reason `toolCalls`, and the caller continues with a new request
/// that has one step more. Owned by the parent given to ModelClient::start().
class ModelCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    void textDelta(const QString &text);
    void thinkingDelta(const QString &text); ///< never shown as said
    /// Data of the provider, to be sent back with the results of the calls: see ModelStep::kept.
    void kept(const studio::model::RawJson &block);
    void toolCalled(const studio::llm::ToolCall &call);
    void waiting(const studio::llm::ModelWait &wait);
    void resumed(); ///< the call runs (again)
    void finished(const studio::llm::ModelFinish &finish);
    void failed(const studio::llm::ModelFailure &failure);
};

/// A model that votes and speaks (a port). Lives on the studio thread.
class ModelClient
{
public:
    virtual ~ModelClient() = default;

    /// The name shown to users: "Rehearsal (offline, not an AI)", a provider's model, …
    [[nodiscard]] virtual QString displayName() const = 0;
    /// Traits of the model that would answer now.
    [[nodiscard]] virtual ModelTraits traits(const model::ModelChoice &choice) const
    {
        Q_UNUSED(choice)
        return {.name = displayName(), .offline = true};
    }
    /// For a vote the text is one JSON object {state, importance, selected, closing}.
    [[nodiscard]] virtual ModelCall *start(const ModelRequest &request, QObject *parent) = 0;
};

} // namespace studio::llm
