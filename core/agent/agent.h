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
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace studio::agent {

/// How much of what was said a prompt tells; what is older is left out of it.
struct TalkWindow
{
    qsizetype messages = 60;
    qint64 tokens = 0;         ///< estimated; 0: as many as they take
    model::TokenScale scale{}; ///< of the model, for the estimate
    bool operator==(const TalkWindow &) const = default;
};

/// What one companion knows when it votes, speaks or wakes. The last of `witnessed` is the message at hand.
struct Scene
{
    model::Persona persona;
    QList<model::Message> witnessed;
    QList<llm::Present> present;
    model::Closing stage = model::Closing::None;
    int companionTurns = 0;
    quint64 seed = 0;
    QString user;           ///< what the person is called that the companion talks with; empty: not known
    QDateTime at{};         ///< of the message at hand, UTC; invalid: not known
    QDateTime userBefore{}; ///< of what a user had said before it
    QString setting;        ///< where and when the room plays, in its user's words
    model::PolicyName policy = model::PolicyName::Vote;
    bool cued = false;                          ///< of a speech: a user gave it the floor by hand
    std::optional<llm::ResourceFloor> resource; ///< of one who was woken
    base::RoomId room;                          ///< empty: in none, it is tried
    std::optional<base::TurnId> turn;           ///< of a speech or a wake
    model::RoomModels models{};
    model::RoomTurns turns{};
    bool lastBeforeUser = false;    ///< of a speech: companions have no further turn until a user writes
    std::optional<int> turnsLeft{}; ///< of all companions together, this one included; none: no limit is near
    std::optional<model::Summary> summary{}; ///< stands for what was witnessed before `witnessed`
    QList<model::Message> inShort{};         ///< of that what the room still has at hand
    TalkWindow window{};                     ///< set by the agent, which knows the model
    model::SharedLore sharedLore{};          ///< books beside its own
    QStringList notes{};                     ///< what it remembers that may matter now, oldest first
    QString language{}; ///< the code of the one that the room is set to; empty: as its user writes
    std::optional<model::SpokenLanguage> spoken{};   ///< set by the agent, once for all parts of a prompt
    std::shared_ptr<const model::LoreResult> lore{}; ///< set by the agent as well; none: it has no books
};

/// What a tool had said, in place of written text.
struct ToolSpeech
{
    QString text;
    QList<base::ParticipantId> to; ///< whom it is for; empty: everybody
    bool operator==(const ToolSpeech &) const = default;
};

/// What came of one call of a tool.
struct ToolAnswer
{
    model::RawJson result; ///< for the model
    QString display;       ///< for people; may be empty
    std::optional<QString> error;
    std::optional<QString> errorType;        ///< with error: one word, for programs
    std::optional<int> bought;               ///< something was said for that amount
    std::optional<int> wanted;               ///< the level was too low for that amount
    QList<llm::Picture> pictures{};          ///< that the model is shown with the result
    std::optional<model::Emotion> emotion{}; ///< the companion has shown that feeling
    std::optional<ToolSpeech> said{};        ///< the companion says this now
    bool isNews = true; ///< false: done as it was called for; a turn that has spoken may end with that
    bool operator==(const ToolAnswer &) const = default;
};

/// A call of a tool, and who makes it.
struct ToolUse
{
    llm::ToolCall call;
    bool seesPictures = false; ///< the model can be shown some
    bool operator==(const ToolUse &) const = default;
};

/// What the loop of a turn has to know of a tool.
struct ToolTraits
{
    model::Risk risk = model::Risk::Act;
    bool alone = false; ///< those called before it end first, and none runs beside it
    base::Millis patience{
        30'000};     ///< what takes longer has failed (`timedOut`); 0: it has a clock of its own
    QString title{}; ///< for people; empty: its name
    QString about{}; ///< for people: what it does, in one plain sentence; may be empty
    bool forgiving =
        false; ///< it makes the best of arguments that do not fit its schema, if they are an object
    bool operator==(const ToolTraits &) const = default;
};

/// What a companion can do in one turn besides speaking (a port), on the studio thread. It is destroyed with
/// the end of the turn, at the latest when its use() has returned: what it still waits for is cancelled then.
class Toolbox
{
public:
    using Answered = std::function<void(const ToolAnswer &answer)>;

    virtual ~Toolbox() = default;
    [[nodiscard]] virtual QList<llm::ToolSpec> tools() const = 0;
    /// Of one of them; of an unknown name whatever.
    [[nodiscard]] virtual ToolTraits traitsOf(const QString &name) const
    {
        Q_UNUSED(name)
        return {};
    }
    /// Several may run at once. It is asked for only what the user allows. Calls `answered` exactly once,
    /// unless it is destroyed before, maybe from inside use(). An unknown name, or arguments that cannot be
    /// read, are an error in the answer. What it causes may cancel the turn that called it.
    virtual void use(const ToolUse &use, const Answered &answered) = 0;
};

/// What is known, before a round, of the model that will vote for a companion.
struct Outlook
{
    QString model; ///< equal for companions of one model; empty: none answers
    llm::ModelPace pace;
    bool operator==(const Outlook &) const = default;
};

/// What came of the companion's lorebooks as something was asked of it.
class WithLore
{
public:
    /// None: nothing that is worth telling.
    [[nodiscard]] const std::optional<model::LoreFound> &lore() const { return m_lore; }
    /// For the agent, before anybody else has the call.
    void setLore(std::optional<model::LoreFound> lore) { m_lore = std::move(lore); }

private:
    std::optional<model::LoreFound> m_lore;
};

/// One vote being asked for. Ends exactly once: voted XOR failed, never before control has returned to the
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

// TurnCall::event is a signal and means to hide QObject::event(QEvent *), which nobody calls on a turn.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverloaded-virtual"

/// One turn of speech. event() gives the turn's events in order, the last is the only closing one, and over()
/// follows it at once. cancel() gives UserCancelled and over(Cancelled) from inside cancel(), unless it was
/// over. Owned by its parent, deletes itself later when over.
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
    /// Right before the event ChatCompressed that tells of it.
    void summarized(const studio::model::Summary &summary);
    /// The end, as the floor wants it. After speak() `said` holds, with Spoke, text, to and the feeling
    /// shown, but no id; after wake() there is none, since what was said has been bought. NoReply
    /// comes with its cause.
    void over(const studio::model::TurnOver &result);
};

#pragma GCC diagnostic pop

/// What a director knows when it is asked who speaks next.
struct Direction
{
    /// The talk as all candidates have heard it: a choice must not give away what one of them alone knows.
    /// Of the persona only `id` (model::directorId()) and `model` are set.
    Scene scene;
    QList<model::Persona> candidates; ///< of a guest only its id and name
    QString guidance{};               ///< what it is to heed, in the user's words; may be empty
    bool idle = false;                ///< nobody has said anything for a while
};

/// One choice being asked for. Ends as a VoteCall does: chose XOR failed, once, never before control has
/// returned to the event loop; after cancel() no signal comes.
class DirectorCall : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    virtual void cancel() = 0;

Q_SIGNALS:
    /// One of the candidates, or nobody.
    void chose(const std::optional<studio::base::ParticipantId> &choice);
    /// Malformed: the answer names nobody who may be chosen, or more than one; it stands in the trouble.
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
    /// Who of several speaks next. There are at least two candidates.
    [[nodiscard]] virtual DirectorCall *direct(const Direction &direction, QObject *parent) = 0;
    /// The tools may be none; a model that takes none is offered none.
    [[nodiscard]] virtual TurnCall *speak(const Scene &scene, std::unique_ptr<Toolbox> tools,
                                          QObject *parent) = 0;
    /// A turn on the resource floor: it speaks only with its tools, and saidSoFar() stays empty.
    [[nodiscard]] virtual TurnCall *wake(const Scene &scene, std::unique_ptr<Toolbox> tools,
                                         QObject *parent) = 0;
};

} // namespace studio::agent
