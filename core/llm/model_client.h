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
/// Summary: what was said is told shorter, for a companion's own prompt.
/// Direction: who of several companions speaks next.
enum class Purpose { Vote, Speech, Wake, Summary, Direction };

/// Whether a short answer in a form is wanted, at once, rather than words that somebody says.
[[nodiscard]] constexpr bool isJudgement(Purpose purpose)
{
    return purpose == Purpose::Vote || purpose == Purpose::Direction;
}

/// A picture that a model is shown.
struct Picture
{
    QString mime; ///< image/png or image/jpeg
    QByteArray bytes;
    bool operator==(const Picture &) const = default;
};

/// One piece of a rendered prompt. Real codecs read these, the tools and the steps of a ModelRequest; never
/// its Brief.
struct ChatText
{
    enum class Role { System, User, Assistant };
    Role role = Role::User;
    QString text;
    QList<Picture> pictures; ///< of a User's text
    bool cacheUpTo = false;  ///< all up to here comes again in later requests: worth a provider's cache
    bool operator==(const ChatText &) const = default;
};

/// Somebody in the room, as the others know them.
struct Present
{
    base::ParticipantId id;
    QString name;
    QStringList nicknames;
    QString about{}; ///< who that is, in the user's words; may be empty
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

/// A call that a model made. The arguments are as it wrote them: nothing in them is checked yet.
struct ToolCall
{
    base::CallId id;
    QString name;
    model::RawJson arguments;
    bool operator==(const ToolCall &) const = default;
};

/// A call, and what came of it.
struct ToolExchange
{
    ToolCall call;
    model::RawJson result;
    bool failed = false;       ///< the result is an error that the tool tells of
    QList<Picture> pictures{}; ///< that belong to the result; a model that takes none is never given one
    bool operator==(const ToolExchange &) const = default;
};

/// One earlier answer of the model in the same turn: what it wrote, and the calls it made at once.
struct ModelStep
{
    QString text;
    QList<ToolExchange> calls;
    QList<model::RawJson>
        kept; ///< the provider's own, sent back unchanged: signatures of thoughts and the like
    bool operator==(const ModelStep &) const = default;
};

/// What a companion is told of the resource floor when it is woken (turn-taking §4).
struct ResourceFloor
{
    int level = 100; ///< 0..100
    QList<model::PolicySettings::Tier> tiers;
    bool strictTiers = true;    ///< a longer text than its price buys is refused
    bool refuseRepeats = false; ///< so is a text that was said lately
    base::Millis refund{0};     ///< until an amount that was spent is back
    model::Wake::Why why = model::Wake::Why::Message;
    bool operator==(const ResourceFloor &) const = default;
};

/// The same request as typed values. Rehearsal reads this, the tools and the steps, and nothing else of a
/// ModelRequest.
struct Brief
{
    Purpose purpose = Purpose::Speech;
    model::Persona persona;          ///< whose vote or speech it is
    QList<model::Message> witnessed; ///< what it has witnessed, oldest first; the last is the one at hand
    QList<Present> present;          ///< the roster and the users who spoke, with all their names
    model::Closing stage = model::Closing::None;
    int companionTurns = 0; ///< messages of companions since the last user message
    quint64 seed = 0;       ///< the same brief with the same seed gives the same answer
    model::PolicyName policy = model::PolicyName::Vote;
    bool cued = false;                     ///< with Purpose::Speech: a user gave it the floor by hand
    std::optional<ResourceFloor> resource; ///< with Purpose::Wake
    QString before{}; ///< in short, what was said before `witnessed`; empty: nothing, or nobody told it
    std::optional<int> turnsLeft{};     ///< of all together, this one included; none: no limit is near
    model::SpokenLanguage language{};   ///< that the answer is to be in
    QList<model::Persona> candidates{}; ///< with Purpose::Direction: who may be chosen
    bool operator==(const Brief &) const = default;
};

/// How an answer is bound to a form, from the strictest down.
enum class AnswerForm {
    Free,
    Schema,     ///< the provider holds the model to `schema`
    ForcedTool, ///< the model must call a tool whose arguments are of `schema`
    JsonObject, ///< some JSON object; the prompt says which
};

/// What a call is for: told with its record, never sent.
struct CallTag
{
    base::RoomId room; ///< empty: in none
    std::optional<base::TurnId> turn;
    std::optional<base::MessageId> about;
    QList<base::ParticipantId> companions;
    model::CallPurpose purpose = model::CallPurpose::Speech;
    bool recorded = false; ///< its room keeps a cassette
    bool operator==(const CallTag &) const = default;
};

/// What is asked of a model: the rendered messages, the tools it may call, what it did in this turn already,
/// and the typed Brief that all this was rendered from.
struct ModelRequest
{
    QList<ChatText> messages;
    QList<ToolSpec> tools;
    QList<ModelStep> steps; ///< oldest first; they stand after the messages
    Brief brief;
    model::ModelChoice choice{};
    AnswerForm form = AnswerForm::Free;
    model::RawJson schema{}; ///< with Schema and ForcedTool
    QString schemaName = QStringLiteral("answer");
    CallTag tag{};
    QStringList stops{}; ///< where speech of others would begin; for a choice that has none of its own
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
    bool formRefused = false; ///< the provider cannot hold an answer to the form that was asked for
};

/// A model that its server is still bringing into memory.
struct ModelLoading
{
    QString model;         ///< by its bare name
    base::Millis since{0}; ///< on the steady axis
    bool operator==(const ModelLoading &) const = default;
};

/// A call that is not being answered for the moment.
struct ModelWait
{
    model::CallTrouble trouble; ///< why; Busy: it waits for others of ours
    int failedTries = 0;        ///< 0: it has not begun yet
    base::Millis at{-1};        ///< on the steady axis, when it is tried again; -1: when there is room
    std::optional<ModelLoading> loading{}; ///< that is all it waits for; `at` says nothing then
    bool operator==(const ModelWait &) const = default;
};

/// How a model has answered lately: what a round has to know before it opens.
struct ModelPace
{
    bool loading = false; ///< its server says that it is not in memory yet
    bool mayLoad = false; ///< it does, or may have to: nothing was heard of it yet, or for minutes
    bool serial = false;  ///< its server answers one call after the other
    base::Millis vote{0}; ///< what one vote takes; 0: not known
    bool operator==(const ModelPace &) const = default;
};

/// What one can expect of the model that answers for a choice.
struct ModelTraits
{
    QString name; ///< as users see it: "gpt-5 (OpenAI)"
    /// How a vote can be bound, the strictest first; never empty. An answer that is refused for its form is
    /// asked for with the next one.
    QList<AnswerForm> voteForms{AnswerForm::Free};
    bool offline = false;       ///< Rehearsal
    bool together = false;      ///< may be asked for the votes of several in one call
    bool pictures = false;      ///< can be shown some
    bool tools = false;         ///< may call some while it speaks
    bool mayThinkAloud = false; ///< its server may leave thoughts in what it says
    std::optional<qint64>
        context{};                ///< the most tokens of a request and its answer together; none: not known
    QString key;                  ///< equal for choices that one call can answer for
    ModelPace pace{};             ///< as calls of this run of the program have shown it
    model::ServerHabits habits{}; ///< what its server was found not to take
    model::TokenScale tokens{};   ///< corrects what is estimated for it
    bool operator==(const ModelTraits &) const = default;
};

/// One running exchange with a model. Ends exactly once: finished XOR failed; cancel() ends it with
/// failed(NoAnswer) at once, from inside cancel(). No other signal is given before control has returned to
/// the event loop. Order: any number of waiting, resumed, thinkingDelta, kept, textDelta and toolCalled, then
/// the end; after calls it ends with the reason `toolCalls`, and whoever asked goes on with a new request
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
    /// The provider's own, to be sent back with the results of the calls: see ModelStep::kept.
    void kept(const studio::model::RawJson &block);
    void toolCalled(const studio::llm::ToolCall &call);
    void waiting(const studio::llm::ModelWait &wait);
    void resumed(); ///< it is on its way (again)
    void finished(const studio::llm::ModelFinish &finish);
    void failed(const studio::llm::ModelFailure &failure);
};

/// A model that votes and speaks (a port). Lives on the studio thread.
class ModelClient
{
public:
    virtual ~ModelClient() = default;

    /// What users see as its name: "Rehearsal (offline, not an AI)", a provider's model, …
    [[nodiscard]] virtual QString displayName() const = 0;
    /// Of the model that would answer now.
    [[nodiscard]] virtual ModelTraits traits(const model::ModelChoice &choice) const
    {
        Q_UNUSED(choice)
        return {.name = displayName(), .offline = true};
    }
    /// For a vote the text is one JSON object {state, importance, selected, closing}.
    [[nodiscard]] virtual ModelCall *start(const ModelRequest &request, QObject *parent) = 0;
};

} // namespace studio::llm
