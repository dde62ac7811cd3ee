// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech_turn_call.h"

#include "core/agent/named_in.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QPointer>

#include <utility>

using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

constexpr base::Millis kBetweenPieces{40}; // 25 a second reads as flowing; each piece costs a row of the log

model::RawJson metadataWith(model::Emotion emotion)
{
    return wire::keepRaw(wire::Json{{"emotion", wire::toJson(wire::nameOf(emotion))}});
}

} // namespace

SpeechTurnCall::SpeechTurnCall(const TurnMeans &means, TurnTask task, QObject *parent)
    : TurnLoop(means, std::move(task), parent)
    , m_clock(means.clock)
    , m_nextShow(means.clock.steadyNow())
{
}

void SpeechTurnCall::add(const QString &text)
{
    const ThoughtTags::Parts parts = m_tags.add(text);
    thoughts().add(parts.thought);
    if (parts.said.isEmpty())
        return;
    m_text.add(parts.said);
    if (m_text.cutAt(kLongestTurn)) {
        step().calls.clear();
        return cutAnswer();
    }
    if (!goesInCircles(parts.said))
        showSoon();
}

void SpeechTurnCall::showSoon()
{
    if (m_waiting != 0)
        return;
    if (m_clock.steadyNow() >= m_nextShow)
        return show(m_text.certain());
    m_waiting = m_clock.callAt(m_nextShow, this, [this] {
        m_waiting = 0;
        if (!isOver())
            show(m_text.certain());
    });
}

// What was thought before it comes before it; who hears of that may cancel.
void SpeechTurnCall::show(const QString &text)
{
    if (text.size() <= m_said.size() || !flushThoughts())
        return;
    const QString piece = text.mid(m_said.size());
    m_said = text;
    m_nextShow = m_clock.steadyNow() + kBetweenPieces;
    Q_EMIT event(model::Content{piece});
}

void SpeechTurnCall::closeAnswer()
{
    const ThoughtTags::Parts last = std::exchange(m_tags, {}).finish();
    thoughts().add(last.thought);
    m_text.add(last.said);
    const qsizetype before = m_text.whole().size();
    step().text = m_text.endAnswer();
    if (m_text.whole().size() > before)
        isFor({});
    show(m_text.whole());
}

void SpeechTurnCall::breakAnswer() { show(m_text.certain()); }

void SpeechTurnCall::noteTool(const llm::ToolCall &, const ToolAnswer &answer)
{
    if (answer.emotion)
        m_emotion = answer.emotion;
    if (answer.said)
        say(*answer.said);
}

void SpeechTurnCall::say(const ToolSpeech &speech)
{
    const qsizetype before = m_text.whole().size();
    m_text.add(speech.text);
    m_text.cutAt(kLongestTurn);
    m_text.endAnswer();
    if (m_text.whole().size() > before)
        isFor(speech.to);
    show(m_text.whole());
}

// A part that is for everybody makes it all so.
void SpeechTurnCall::isFor(const QList<base::ParticipantId> &to)
{
    if (!m_to || to.isEmpty() || m_to->isEmpty()) {
        m_to = m_to && m_to->isEmpty() ? QList<base::ParticipantId>() : to;
        return;
    }
    for (const base::ParticipantId &one : to) {
        if (!m_to->contains(one))
            m_to->append(one);
    }
}

TurnOver SpeechTurnCall::outcome() const
{
    TurnOver result{.from = brief().persona.id, .outcome = Outcome::NoReply};
    if (m_said.isEmpty()) {
        result.cause = model::Cause::NothingToSay;
        return result;
    }
    model::Message said;
    said.from = brief().persona.id;
    said.to = m_to.value_or(QList<base::ParticipantId>());
    said.mentions = namedIn(m_said, brief().present, brief().persona.id);
    said.text = m_said;
    if (m_emotion)
        said.metadata = metadataWith(*m_emotion);
    result.outcome = Outcome::Spoke;
    result.said = said;
    return result;
}

} // namespace studio::agent
