// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/persona_trial.h"

#include "core/explain/call_words.h"
#include "core/turn/ballot_check.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::Cause;

namespace {

// For vote and reply together; a form cannot wait as a room can.
constexpr base::Millis kTrialPatience{60'000};

ErrorCode codeFor(Cause cause)
{
    switch (cause) {
    case Cause::Refused: return ErrorCode::Refused;
    case Cause::Malformed: return ErrorCode::Malformed;
    default: return ErrorCode::Network;
    }
}

} // namespace

agent::Scene PersonaTrial::sceneOf(const ports::PersonaTrial &trial)
{
    agent::Scene scene;
    scene.persona = trial.persona;
    if (scene.persona.id.isEmpty())
        scene.persona.id = base::ParticipantId(u"companion_trial"_s);
    if (scene.persona.texts.contains(trial.language))
        scene.persona.mainLanguage = trial.language;
    const model::PersonaText text = scene.persona.textIn(scene.persona.mainLanguage);
    model::Message line;
    line.from = base::ParticipantId(u"user"_s);
    for (const QString &said : trial.before) {
        line.id = base::MessageId(u"trial%1"_s.arg(scene.witnessed.size()));
        line.text = said;
        scene.witnessed.append(line);
    }
    line.id = base::MessageId(u"trial"_s);
    line.text = trial.line;
    scene.witnessed.append(line);
    scene.present = {{scene.persona.id, text.name, text.nicknames + text.readings.values()},
                     {line.from, trial.user.isEmpty() ? line.from.value() : trial.user, {}}};
    scene.user = trial.user;
    scene.setting = trial.setting;
    return scene;
}

PersonaTrial::PersonaTrial(agent::Agent &agent, base::Clock &clock, const ports::PersonaTrial &trial,
                           QObject *parent)
    : QObject(parent)
    , m_agent(agent)
    , m_clock(clock)
    , m_scene(sceneOf(trial))
{
    m_scene.at = clock.wallNow(); // the line is said now
}

void PersonaTrial::start()
{
    m_deadline = m_clock.callAt(m_clock.steadyNow() + kTrialPatience, this,
                                [this] { giveUp({.cause = Cause::Timeout}); });
    m_vote = m_agent.vote(m_scene, this);
    connect(m_vote, &agent::VoteCall::voted, this, &PersonaTrial::heardVote);
    connect(m_vote, &agent::VoteCall::failed, this,
            [this](Cause, const model::CallTrouble &trouble) { giveUp(trouble); });
}

void PersonaTrial::cancel()
{
    if (close())
        Q_EMIT failed({ErrorCode::Cancelled, tr("Test stopped."), {}});
}

// Judged by the rules of the floor.
void PersonaTrial::heardVote(const model::RawState &raw)
{
    const std::optional<model::Candidate> vote = turn::readVote(raw);
    if (!vote)
        return giveUp({.cause = Cause::Malformed});
    const model::State state{.from = m_scene.persona.id,
                             .messageId = m_scene.witnessed.constLast().id,
                             .state = vote->state,
                             .importance = vote->importance,
                             .selected = vote->selected,
                             .closing = vote->closing};
    const QPointer<PersonaTrial> self(this);
    Q_EMIT voted(state);
    if (self && !m_isOver)
        speak();
}

void PersonaTrial::speak()
{
    m_turn = m_agent.speak(m_scene, {}, this);
    connect(m_turn, &agent::TurnCall::event, this, &PersonaTrial::heard);
    connect(m_turn, &agent::TurnCall::over, this, &PersonaTrial::over);
}

void PersonaTrial::heard(const model::TurnEventKind &event)
{
    if (const auto *content = std::get_if<model::Content>(&event); content && !m_isOver)
        Q_EMIT said(content->text);
    else if (const auto *thinking = std::get_if<model::Thought>(&event); thinking && !m_isOver)
        Q_EMIT thought(thinking->subject + thinking->description);
    else if (const auto *error = std::get_if<model::TurnError>(&event))
        m_error = *error;
}

void PersonaTrial::over(const model::TurnOver &result)
{
    if (result.outcome == model::Outcome::Failed)
        return giveUp({.cause = result.cause.value_or(Cause::NoAnswer),
                       .advice = m_error.advice,
                       .detail = m_error.message,
                       .status = m_error.status});
    if (close())
        Q_EMIT finished();
}

/// The form shows which model answers, so it is not named here.
void PersonaTrial::giveUp(const model::CallTrouble &trouble)
{
    if (!close())
        return;
    Q_EMIT failed({codeFor(trouble.cause), explain::troubleSentence(trouble, {}), {}});
}

bool PersonaTrial::close()
{
    if (std::exchange(m_isOver, true))
        return false;
    m_clock.cancel(m_deadline);
    if (m_vote) {
        m_vote->disconnect(this);
        m_vote->cancel();
    }
    if (m_turn) {
        m_turn->disconnect(this);
        m_turn->cancel();
    }
    deleteLater();
    return true;
}

} // namespace studio::services
