// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/persona_trial.h"

#include "core/explain/wording.h"
#include "core/turn/ballot_check.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::Cause;

namespace {

constexpr base::Millis kPatience{60'000}; // for vote and reply together; a form is not a room that can wait

ErrorCode codeFor(Cause cause)
{
    switch (cause) {
    case Cause::Refused: return ErrorCode::Refused;
    case Cause::Malformed: return ErrorCode::Malformed;
    default: return ErrorCode::Network;
    }
}

agent::Scene sceneOf(const ports::PersonaTrial &trial)
{
    agent::Scene scene;
    scene.persona = trial.persona;
    if (scene.persona.id.isEmpty())
        scene.persona.id = base::ParticipantId(u"companion_trial"_s);
    if (scene.persona.texts.contains(trial.language))
        scene.persona.mainLanguage = trial.language;
    const model::PersonaText text = scene.persona.textIn(scene.persona.mainLanguage);
    model::Message line;
    line.id = base::MessageId(u"trial"_s);
    line.from = base::ParticipantId(u"user"_s);
    line.text = trial.line;
    scene.witnessed = {line};
    scene.present = {{scene.persona.id, text.name, text.nicknames + text.readings.values()},
                     {line.from, line.from.value(), {}}};
    return scene;
}

} // namespace

PersonaTrial::PersonaTrial(agent::Agent &agent, base::Clock &clock, const ports::PersonaTrial &trial,
                           QObject *parent)
    : QObject(parent)
    , m_agent(agent)
    , m_clock(clock)
    , m_scene(sceneOf(trial))
{
}

void PersonaTrial::start()
{
    m_deadline = m_clock.callAt(m_clock.steadyNow() + kPatience, this, [this] { giveUp(Cause::Timeout); });
    m_vote = m_agent.vote(m_scene, this);
    connect(m_vote, &agent::VoteCall::voted, this, &PersonaTrial::heardVote);
    connect(m_vote, &agent::VoteCall::failed, this, &PersonaTrial::giveUp);
}

void PersonaTrial::cancel()
{
    if (close())
        Q_EMIT failed({ErrorCode::Cancelled, tr("The trial was stopped."), {}});
}

// Judged as the floor would judge it.
void PersonaTrial::heardVote(const model::RawState &raw)
{
    const std::optional<model::Candidate> vote = turn::readVote(raw);
    if (!vote)
        return giveUp(Cause::Malformed);
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
    m_turn = m_agent.speak(m_scene, this);
    connect(m_turn, &agent::TurnCall::event, this, &PersonaTrial::heard);
    connect(m_turn, &agent::TurnCall::over, this, &PersonaTrial::over);
}

void PersonaTrial::heard(const model::TurnEventKind &event)
{
    if (const auto *content = std::get_if<model::Content>(&event); content && !m_isOver)
        Q_EMIT said(content->text);
}

void PersonaTrial::over(const model::TurnOver &result)
{
    if (result.outcome == model::Outcome::Failed)
        return giveUp(result.cause.value_or(Cause::NoAnswer));
    if (close())
        Q_EMIT finished();
}

void PersonaTrial::giveUp(Cause cause)
{
    if (close()) {
        //: %1 is why, such as "no answer in time"
        Q_EMIT failed({codeFor(cause), tr("The trial ended early: %1.").arg(explain::causeText(cause)), {}});
    }
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
