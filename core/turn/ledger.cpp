// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/turn/field.h"
#include "core/turn/policy_table.h"

#include <algorithm>
#include <utility>

// Obligations: questions to members, until they are answered or forgotten (§12).
namespace studio::turn {

using base::ParticipantId;
using model::Cause;
using model::Obligation;
using State = Obligation::State;

namespace {

constexpr qint64 kForgottenAfter = 12; // messages

} // namespace

template<class Test>
void Conductor::endQuestions(State how, Test ends)
{
    const QList<Question> before = std::exchange(m_floor.questions, {});
    for (const Question &question : before) {
        if (ends(question))
            emitLine(Obligation{question.message, question.owner, how});
        else
            m_floor.questions.append(question);
    }
}

// A message answers every question that its sender owes, and may ask new ones.
void Conductor::keepLedger(const Heard &heard)
{
    endQuestions(State::Answered,
                 [&heard](const Question &question) { return question.owner == heard.from; });
    expireQuestions();
    QList<ParticipantId> asked;
    for (const ParticipantId &id : heard.asks) {
        const Member *owner = m_floor.member(id);
        const bool witnesses = !heard.whisper || heard.to.contains(id);
        if (owner && witnesses && id != heard.from && owner->stage() != model::Closing::Terminal &&
            !asked.contains(id))
            asked.append(id);
    }
    for (const ParticipantId &id : std::as_const(asked)) {
        endQuestions(State::Replaced, [&](const Question &question) {
            return question.asker == heard.from && question.owner == id;
        });
        m_floor.questions.append({heard.id, heard.from, id, m_floor.messages, ++m_floor.timersMade});
        emitLine(Obligation{heard.id, id, State::Open});
    }
}

void Conductor::expireQuestions()
{
    endQuestions(State::Expired, [this](const Question &question) {
        const Member *owner = m_floor.member(question.owner);
        const bool isGone = !owner || owner->stage() == model::Closing::Terminal;
        return isGone || m_floor.messages - question.number >= kForgottenAfter;
    });
}

// The owner had nothing to say in a turn that began at `made`; a question made later stays open.
void Conductor::declineQuestions(const ParticipantId &owner, qint64 made)
{
    endQuestions(State::Declined, [&owner, made](const Question &question) {
        return question.owner == owner && question.made < made;
    });
}

// Before a room falls silent by itself, the member who owes the oldest answer speaks, once for each question.
bool Conductor::servesQuestion(const model::Rest &reason)
{
    const bool mayServe = rulesOf(m_floor.policy.policy).servesQuestions && m_floor.policy.owed &&
                          !m_floor.isIdleTalk && reason.cause != Cause::Quiet;
    if (!mayServe || restReason(reason.reason) != model::RestReason::Nobody)
        return false;
    const auto question =
        std::find_if(m_floor.questions.begin(), m_floor.questions.end(),
                     [this](const Question &one) { return !one.served && mayFollow(one.owner, one.asker); });
    if (question == m_floor.questions.end())
        return false;
    question->served = true;
    const base::MessageId message = question->message;
    const ParticipantId owner = question->owner;
    model::Decision decision{.messageId = message, .rule = model::Rule::Owed, .winner = owner};
    decision.candidates = {{.id = owner, .cause = Cause::NotAsked}};
    publish(decision);
    floorTo(owner, message, false);
    return true;
}

} // namespace studio::turn
