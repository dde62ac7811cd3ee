// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech_turn_call.h"

#include "core/agent/said_message.h"
#include "core/agent/speech/speech_habits.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using studio::model::Outcome;
using studio::model::TurnOver;

namespace studio::agent {
namespace {

constexpr base::Millis kBetweenPieces{40}; // 25 a second reads as flowing; each piece costs a row of the log
constexpr qsizetype kLongestBehind =
    200; // UTF-16 units after the end of an answer: the model will not stop by itself
constexpr qsizetype kLongestWordless =
    200; // UTF-16 units in a row without speech: blanks or dots that will not stop either

bool hasWords(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

model::RawJson metadataWith(model::Emotion emotion)
{
    return wire::keepRaw(wire::Json{{"emotion", wire::toJson(wire::nameOf(emotion))}});
}

} // namespace

SpeechTurnCall::SpeechTurnCall(const TurnNeeds &needs, TurnTask task, QObject *parent)
    : TurnLoop(needs, std::move(task), parent)
    , m_clock(needs.clock)
    , m_habits(needs.habits)
    , m_nextShow(needs.clock.steadyNow())
{
}

void SpeechTurnCall::add(const QString &text)
{
    if (hasThought())
        cleaner().letStartGo();
    const SpeechCleaner::Parts parts = cleaner().add(text);
    m_thought = m_thought || !parts.thought.trimmed().isEmpty();
    thoughts().add(parts.thought);
    m_text.add(parts.said);
    m_behind += cleaner().isOver() ? text.size() : 0;
    const bool isWordless = parts.said.isEmpty() && parts.thought.isEmpty() && !hasWords(text);
    m_wordless = isWordless ? m_wordless + text.size() : 0;
    if (m_behind > kLongestBehind || m_wordless > kLongestWordless)
        return endAnswer();
    if (parts.said.isEmpty())
        return;
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

// Thoughts come before the speech that follows them; a receiver may cancel.
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
    const SpeechCleaner::Parts last = cleaner().finish();
    m_thought = m_thought || !last.thought.trimmed().isEmpty();
    thoughts().add(last.thought);
    m_text.add(last.said);
    m_text.cutAt(kLongestTurn);
    noteAnswer(*m_cleaner);
    takeWritten(m_cleaner->calls());
    m_cleaner.reset();
    m_behind = 0;
    m_wordless = 0;
    const qsizetype before = m_text.whole().size();
    step().text = m_text.endAnswer();
    if (m_text.whole().size() > before)
        isFor({});
    show(m_text.whole());
}

void SpeechTurnCall::breakAnswer()
{
    if (m_cleaner)
        m_text.add(m_cleaner->finish().said);
    m_cleaner.reset();
    show(m_text.certain());
}

SpeechCleaner &SpeechTurnCall::cleaner()
{
    if (!m_cleaner) {
        m_cleaner.emplace(speakers(), m_habits ? m_habits->startOf(traits()) : ThoughtFilter::Start::Free);
        m_thought = false;
    }
    return *m_cleaner;
}

void SpeechTurnCall::noteAnswer(const SpeechCleaner &cleaner)
{
    using What = SpeechFlaw::What;
    if (m_habits && (cleaner.hasSaid() || cleaner.sawLoneEnd()))
        m_habits->note(traits(), cleaner.sawLoneEnd());
    m_flaw.reset();
    if (const auto &other = cleaner.other(); other && !other->name.isEmpty())
        m_spokeFor = model::SpokeFor{other->name, other->id};
    if (cleaner.hasSaid() || cleaner.isSilence())
        return;
    if (cleaner.other())
        m_flaw = SpeechFlaw{What::AsOther, m_spokeFor};
    else if (cleaner.sawVote())
        m_flaw = SpeechFlaw{What::Vote};
    else if (cleaner.sawPrompt())
        m_flaw = SpeechFlaw{What::Prompt};
    else if (m_thought || hasThought())
        m_flaw = SpeechFlaw{wasCutByLimit() ? What::ThoughtLimit : What::OnlyThought};
    else
        m_flaw = SpeechFlaw{wasCutByLimit() ? What::Limit : What::Empty};
}

std::optional<SpeechFlaw> SpeechTurnCall::flaw() const { return m_flaw; }

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
    SaidTwice twice = saidTwice(m_text.whole(), speech.text);
    if (!twice.isSame)
        twice = saidTwice(step().text.trimmed(), speech.text);
    if (twice.isSame && twice.rest.isEmpty() && m_to && m_to->isEmpty())
        m_to = speech.to; // only the tool tells who the receivers are
    m_text.add(twice.isSame ? twice.rest : speech.text);
    m_text.cutAt(kLongestTurn);
    m_text.endAnswer();
    if (m_text.whole().size() > before)
        isFor(speech.to);
    show(m_text.whole());
}

// One part that is for everybody makes all of it public.
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
    said.text = m_said;
    if (m_emotion)
        said.metadata = metadataWith(*m_emotion);
    result.outcome = Outcome::Spoke;
    result.said = said;
    return result;
}

} // namespace studio::agent
