// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/emotion.h"
#include "core/model/floor.h"
#include "core/model/lore_found.h"
#include "core/model/message.h"
#include "core/model/persona.h"
#include "core/model/room.h"
#include "core/model/shared_lore.h"
#include "core/model/spoken_language.h"
#include "core/model/summary.h"
#include "core/model/turn_event.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace studio::agent {

/// How much of the talk a prompt shows; older messages are left out.
struct TalkWindow
{
    qsizetype messages = 60;
    qint64 tokens = 0;         ///< estimated; 0: no limit
    model::TokenScale scale{}; ///< of the model, for the estimate
    bool operator==(const TalkWindow &) const = default;
};

/// What a companion knows when they vote, speak or wake. The last of `witnessed` is the message at hand.
struct Scene
{
    model::Persona persona;
    QList<model::Message> witnessed;
    QList<llm::Present> present;
    model::Closing stage = model::Closing::None;
    int companionTurns = 0;
    quint64 seed = 0;
    QString user;           ///< name of the person who talks with the companion; empty: not known
    QDateTime at{};         ///< of the message at hand, UTC; invalid: not known
    QDateTime userBefore{}; ///< of the last message of a user before it
    QString setting;        ///< where and when the room plays, in the user's words
    model::PolicyName policy = model::PolicyName::Vote;
    bool cued = false; ///< for a speech: a user gave the companion the floor by hand
    std::optional<base::ParticipantId> whispersTo{}; ///< for a speech or a wake: nobody else hears it
    std::optional<llm::ResourceFloor> resource;      ///< only for a woken companion
    base::RoomId room;                               ///< empty: no room, the companion is being tried
    std::optional<base::TurnId> turn;                ///< for a speech or a wake
    model::RoomModels models{};
    model::RoomTurns turns{};
    bool lastBeforeUser = false;    ///< for a speech: companions get no further turn until a user writes
    std::optional<int> turnsLeft{}; ///< of all companions together, this one included; none: no limit is near
    std::optional<model::Summary> summary{}; ///< replaces what was witnessed before `witnessed`
    QList<model::Message> inShort{};         ///< the summarized messages that the room still has at hand
    TalkWindow window{};                     ///< set by the agent, which knows the model
    model::SharedLore sharedLore{};          ///< books besides the companion's own
    /// Shown to the companion with a speech or a wake, by message; the agent removes those of a model that
    /// sees none.
    QHash<base::MessageId, QList<llm::Picture>> pictures{};
    QStringList notes{}; ///< what the companion remembers that may matter now, oldest first
    QString language{};  ///< code of the room's language; empty: the language the user writes in
    std::optional<model::SpokenLanguage> spoken{};   ///< set by the agent, once for all parts of a prompt
    std::shared_ptr<const model::LoreResult> lore{}; ///< set by the agent; none: the companion has no books
};

/// Speech that a tool makes, instead of written text.
struct ToolSpeech
{
    QString text;
    QList<base::ParticipantId> to; ///< the receivers; empty: everybody
    bool operator==(const ToolSpeech &) const = default;
};

/// The result of one tool call.
struct ToolAnswer
{
    model::RawJson result; ///< for the model
    QString display;       ///< for people; may be empty
    std::optional<QString> error;
    std::optional<QString> errorType;        ///< with error: one word, for programs
    std::optional<int> bought;               ///< the price of what was said
    std::optional<int> wanted;               ///< the price that was too high for the level
    QList<llm::Picture> pictures{};          ///< shown to the model with the result
    std::optional<model::Emotion> emotion{}; ///< the feeling that the companion has shown
    std::optional<ToolSpeech> said{};        ///< the companion says this now
    bool isNews = true; ///< false: done as requested; a turn that has spoken may end after this
    bool operator==(const ToolAnswer &) const = default;
};

/// A tool call and its caller.
struct ToolUse
{
    llm::ToolCall call;
    bool seesPictures = false; ///< the model can be shown pictures
    bool operator==(const ToolUse &) const = default;
};

/// What the loop of a turn needs to know about a tool.
struct ToolTraits
{
    model::Risk risk = model::Risk::Act;
    bool alone = false; ///< earlier calls end first, and no call runs beside it
    base::Millis patience{
        30'000};     ///< a longer call has failed (`timedOut`); 0: the tool has a time limit of its own
    QString title{}; ///< for people; empty: its name
    QString about{}; ///< for people: what it does, in one plain sentence; may be empty
    bool forgiving =
        false; ///< the tool copes with arguments that do not fit its schema, if they are an object
    bool operator==(const ToolTraits &) const = default;
};

/// What a companion can do in one turn besides speaking (a port), on the studio thread. Destroyed at the end
/// of the turn, at the latest when its use() has returned; pending work is cancelled then.
class Toolbox
{
public:
    using Answered = std::function<void(const ToolAnswer &answer)>;

    virtual ~Toolbox() = default;
    [[nodiscard]] virtual QList<llm::ToolSpec> tools() const = 0;
    /// Traits of a tool; any value for an unknown name.
    [[nodiscard]] virtual ToolTraits traitsOf(const QString &name) const
    {
        Q_UNUSED(name)
        return {};
    }
    /// Several calls may run at once. Called only for what the user allows. Calls `answered` exactly once,
    /// unless the toolbox is destroyed before, maybe from inside use(). An unknown name or unreadable
    /// arguments are an error in the answer. The effect of the tool may cancel the turn that called it.
    virtual void use(const ToolUse &use, const Answered &answered) = 0;
};

/// What is known, before a round, about the model that will vote for a companion.
struct Outlook
{
    QString model; ///< equal for companions that share a model; empty: no model answers
    llm::ModelPace pace;
    bool pictures = false; ///< the model can be shown pictures
    bool operator==(const Outlook &) const = default;
};

/// The outcome of the companion's lorebooks for one request.
class WithLore
{
public:
    /// None: nothing worth telling.
    [[nodiscard]] const std::optional<model::LoreFound> &lore() const { return m_lore; }
    /// For the agent, before any other code has the call.
    void setLore(std::optional<model::LoreFound> lore) { m_lore = std::move(lore); }

private:
    std::optional<model::LoreFound> m_lore;
};

/// A request for one vote. Ends exactly once: voted XOR failed, never before control has returned to the
/// event loop; after cancel() no signal comes. Owned by its parent, deletes itself later when over.
class VoteCall : public QObject, public WithLore
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    /// `from` and `messageId` are stamped by the agent, never by the model.
    void voted(const studio::model::RawState &state, const studio::model::VoteManner &manner);
    void failed(studio::model::Cause cause, const studio::model::CallTrouble &trouble);
    void waiting(const studio::llm::ModelWait &wait);
    void resumed();
};

// TurnCall::event is a signal and hides QObject::event(QEvent *) on purpose; nobody calls that on a turn.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

/// One turn of speech. event() gives the turn's events in order, only the last event closes the turn, and
/// over() follows it at once. cancel() emits UserCancelled and over(Cancelled) from inside cancel(), unless
/// the turn was over. Owned by its parent, deletes itself later when over.
class TurnCall : public QObject, public WithLore
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;
    /// All Content so far, in order.
    [[nodiscard]] virtual QString saidSoFar() const = 0;

Q_SIGNALS:
    void event(const studio::model::TurnEventKind &kind);
    void waiting(const studio::llm::ModelWait &wait);
    void resumed();
    /// Right before the event ChatCompressed for this summary.
    void summarized(const studio::model::Summary &summary);
    /// The end, as the floor needs it. After speak(), `said` holds, with Spoke, the text, `to` and the
    /// feeling shown, but no id; after wake() there is no `said`, since speech was bought. NoReply comes with
    /// its cause.
    void over(const studio::model::TurnOver &result);
};

#pragma GCC diagnostic pop

/// What a director knows when asked who speaks next.
struct Direction
{
    /// The talk as all candidates have heard it: a choice must not give away what only one candidate knows.
    /// Of the persona only `id` (model::directorId()) and `model` are set.
    Scene scene;
    QList<model::Persona> candidates; ///< for a guest only id and name
    QString guidance{};               ///< the user's instructions to the director; may be empty
    bool idle = false;                ///< nobody has said anything for a while
};

/// A request for one choice. Ends like a VoteCall: chose XOR failed, once, never before control has returned
/// to the event loop; after cancel() no signal comes.
class DirectorCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    /// A candidate, or nobody.
    void chose(const std::optional<studio::base::ParticipantId> &choice);
    /// Malformed: the answer names no candidate who may be chosen, or several; the trouble quotes it.
    void failed(const studio::model::CallTrouble &trouble);
    void waiting(const studio::llm::ModelWait &wait);
    void resumed();
};

/// Runs votes, choices and turns for companions (a port): the Director knows this, not the models behind it.
/// All on the studio thread.
class Agent
{
public:
    virtual ~Agent() = default;
    [[nodiscard]] virtual VoteCall *vote(const Scene &scene, QObject *parent) = 0;
    [[nodiscard]] virtual Outlook outlook(const model::Persona &voter) const = 0;
    /// Asks who of several candidates speaks next. There are at least two.
    [[nodiscard]] virtual DirectorCall *direct(const Direction &direction, QObject *parent) = 0;
    /// The tools may be null; a model that does not support tools is offered none.
    [[nodiscard]] virtual TurnCall *speak(const Scene &scene, std::unique_ptr<Toolbox> tools,
                                          QObject *parent) = 0;
    /// A turn on the resource floor: the companion speaks only with tools, and saidSoFar() stays empty.
    [[nodiscard]] virtual TurnCall *wake(const Scene &scene, std::unique_ptr<Toolbox> tools,
                                         QObject *parent) = 0;
};

} // namespace studio::agent
