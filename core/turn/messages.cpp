// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/conductor.h"

#include "core/model/participants.h"
#include "core/turn/policy_table.h"

#include <utility>

// New messages: users barge in, outsiders wait their turn (§2, users and outsiders).
namespace studio::turn {

using model::Cause;
using model::Ignored;
using model::PolicyName;
using model::Rule;

void Conductor::posted(const model::Posted &input)
{
    const std::optional<Heard> heard = take(input.message, input.message.from, "posted");
    if (!heard)
        return;
    if (model::isUser(heard->from))
        userSpeaks(*heard, input.message.text);
    else
        outsiderSpeaks(*heard, input.message.text);
}

void Conductor::userSpeaks(const Heard &heard, const QString &text)
{
    userIsThere();
    m_floor.userWait.reset();
    m_floor.stopped = false;
    if (m_floor.round)
        endRound(Rule::Superseded, Cause::Superseded);
    const bool goesOn = plays(PolicyName::Resource); // no barge-in here, and no waiting for a turn
    const bool queue = m_floor.turn && !goesOn && !mayBargeIn();
    if (m_floor.turn && !goesOn && !queue)
        abortTurn(Cause::BargeIn);
    m_floor.waitingTurn.reset();
    m_floor.queuedCue.reset();

    remember(heard, text);
    m_floor.companionTurns = 0;
    m_floor.idleTalks = 0;
    m_floor.userMessage = m_floor.messages;
    welcomeBack(heard);
    keepLedger(heard);
    if (queue)
        m_floor.queuedMessage = heard;
    else
        put(heard);
}

// Members that speak out of turn are treated as outsiders too.
void Conductor::outsiderSpeaks(const Heard &heard, const QString &text)
{
    if (m_floor.round)
        endRound(Rule::Superseded, Cause::Superseded);
    const bool waited = std::exchange(m_floor.userWait, std::nullopt).has_value();
    remember(heard, text);
    ++m_floor.companionTurns;
    keepLedger(heard);
    if (m_floor.stopped)
        return restAgain();
    if (plays(PolicyName::Resource))
        return put(heard);
    if ((m_floor.turn || m_floor.waitingTurn) && !plays(PolicyName::Ring))
        m_floor.waitingMessage = heard; // in the ring the message is only context
    if (m_floor.turn)
        return;
    if (m_floor.waitingTurn)
        restAgain();
    else if (waited && plays(PolicyName::Ring) && m_floor.ring.current)
        advanceRing();
    else
        put(heard);
}

// Takes the message in under its id; none, and a line that says so, if the id was used before.
std::optional<Heard> Conductor::take(const model::Message &message, const base::ParticipantId &from,
                                     const char *what)
{
    base::MessageId id = message.id;
    if (id.isEmpty())
        id = base::MessageId(u'#' + QString::number(m_floor.messages + 1));
    if (m_floor.known.contains(id)) {
        ignore(what, Ignored::Why::Duplicate);
        return std::nullopt;
    }
    Heard heard{id, from, message.to, message.mentions, message.asks, message.whisper};
    heard.isForUser = isForUser(heard);
    return heard;
}

void Conductor::remember(const Heard &heard, const QString &text)
{
    m_floor.known.insert(heard.id);
    m_floor.lastSpoke.insert(heard.from, ++m_floor.messages);
    if (m_floor.member(heard.from))
        m_floor.lastAsMember.insert(heard.from, ++m_floor.memberMessages);
    m_floor.newest = heard;
    m_floor.newestDecided = false;
    m_floor.newestEcho.reset();
    m_floor.forcedBefore.clear();
    m_floor.recent.append(text);
    if (m_floor.recent.size() > Floor::kRecent)
        m_floor.recent.removeFirst();
    if (heard.whisper)
        return;
    m_floor.echo.hear(text);
    m_floor.newestEcho = m_floor.echo.number();
    if (!m_floor.newestEcho)
        return;
    for (const Member &member : std::as_const(m_floor.roster))
        m_floor.forcedBefore.insert(member.id, member.forcedSteps);
    act(*m_floor.newestEcho);
}

// Passes a message to the policy, unless the room may not continue.
void Conductor::put(const Heard &heard)
{
    m_floor.waitingMessage.reset();
    m_floor.queuedMessage.reset();
    m_floor.queue.reset();
    m_floor.isIdleTalk = heard.idle;
    const PolicyRules &rules = rulesOf(m_floor.policy.policy);
    if (plays(PolicyName::Resource)) // it has its own rules for waiting
        return (this->*rules.put)(heard);
    // A user's message that waited for a turn to end is exempt from the limit, although that turn has
    // counted.
    const bool atLimit = (!model::isUser(heard.from) || heard.idle) && isAtLimit();
    const bool isOver = plays(PolicyName::Manual) || allClosed() || atLimit;
    if (!isOver && waitsForUser(heard))
        return;
    if (m_floor.paused && !m_floor.stepArmed) {
        m_floor.waitingMessage = heard;
        return rest();
    }
    if (isOver)
        return rest();
    (this->*rules.put)(heard);
}

void Conductor::putToNobody(const Heard &) { rest(); }

bool Conductor::isAtTurnLimit() const { return m_floor.companionTurns >= m_floor.policy.maxCompanionTurns; }

// §9, ceiling: it has no timer, and is checked together with the turn limit.
bool Conductor::isAtCeiling() const
{
    const bool isSet = m_floor.policy.ceiling > base::Millis(0) && m_floor.ceilingFrom;
    return isSet && m_now - *m_floor.ceilingFrom >= m_floor.policy.ceiling;
}

void Conductor::putNewest()
{
    if (m_floor.newest)
        put(Heard(*m_floor.newest));
    else
        rest();
}

} // namespace studio::turn
