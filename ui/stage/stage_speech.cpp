// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_speech.h"

#include "ui/stage/last_line.h"
#include "ui/stage/speech_bubble.h"
#include "ui/stage/stage_actor.h"
#include "ui/theme/theme_of.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace studio::ui {

namespace {

constexpr auto kPace = 80ms;
constexpr auto kReading = 4s; // of the last words, after the turn
constexpr int kWidestBubble = 360;

} // namespace

StageSpeech::StageSpeech(QWidget &stage)
    : QObject(&stage)
    , m_stage(stage)
    , m_bubble(new SpeechBubble(&stage))
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(kPace);
    connect(&m_pace, &QTimer::timeout, this, &StageSpeech::show);
    m_reading.setParent(this); // so that a test finds it
    m_reading.setObjectName(u"stageReading"_s);
    m_reading.setSingleShot(true);
    m_reading.setInterval(kReading);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        if (hasSpoken())
            end();
    });
}

void StageSpeech::setActors(const QList<StageActor *> &actors) { m_actors = actors; }

void StageSpeech::setMode(StageMode mode)
{
    m_mode = mode;
    m_bubble->setLines(SpeechBubble::linesIn(mode));
}

void StageSpeech::say(const base::ParticipantId &companion, const QString &text)
{
    m_trouble.clear();
    if (text != m_said || companion != m_speaker)
        Q_EMIT wordsCame(companion);
    m_speaker = companion;
    m_said = text;
    m_reading.start();
    if (!m_pace.isActive())
        m_pace.start();
}

void StageSpeech::setTrouble(const base::ParticipantId &companion, const QString &sentence)
{
    if (sentence == m_trouble)
        return;
    m_trouble = sentence;
    m_speaker = sentence.isEmpty() ? base::ParticipantId() : companion;
    m_said.clear();
    m_pace.stop();
    show();
}

void StageSpeech::followFloor(const ports::FloorView &floor)
{
    const StageActor *speaker = actor(m_speaker);
    const bool isCut = speaker && hasSpoken() && (speaker->look().muted || floor.stopped);
    // The next words are awaited, the last ones are over.
    if (!m_speaker.isEmpty() && (floor.votingOn || isCut))
        end();
    else if (hasSpoken() && !m_reading.isActive())
        m_reading.start();
}

void StageSpeech::clear()
{
    m_speaker = {};
    m_said.clear();
    m_trouble.clear();
    m_pace.stop();
    m_reading.stop();
    show();
}

/// Whether the words in the bubble are the whole: the companion who said them has stopped speaking.
bool StageSpeech::hasSpoken() const
{
    const StageActor *speaker = actor(m_speaker);
    return speaker && m_trouble.isEmpty() && !speaker->look().speaking;
}

void StageSpeech::end()
{
    m_speaker = {};
    m_said.clear();
    m_reading.stop();
    show();
}

void StageSpeech::show()
{
    const StageActor *speaker = actor(m_speaker);
    const QString said = m_trouble.isEmpty() ? lastLine(m_said) : m_trouble;
    const QString text = speaker ? said : QString();
    const bool fits = m_hasBubbles && (m_mode == StageMode::Row || m_mode == StageMode::Large);
    const bool isSaid = speaker && m_trouble.isEmpty();
    Q_EMIT saying(isSaid ? speaker->look().name : QString(), isSaid ? said : QString());
    m_bubble->say(text, m_trouble.isEmpty() ? SpeechBubble::What::Words : SpeechBubble::What::Trouble);
    m_bubble->setVisible(fits && !text.isEmpty());
    if (!m_bubble->isVisibleTo(&m_stage))
        return;
    const int margin = themeOf(&m_stage).metrics.small;
    m_bubble->place(speaker->mapTo(&m_stage, speaker->headTop()),
                    m_stage.rect().adjusted(margin, margin, -margin, 0), kWidestBubble);
}

void StageSpeech::raise() { m_bubble->raise(); }

StageActor *StageSpeech::actor(const base::ParticipantId &id) const
{
    const auto found = std::find_if(m_actors.begin(), m_actors.end(),
                                    [&](const StageActor *actor) { return actor->look().id == id; });
    return found == m_actors.end() ? nullptr : *found;
}

} // namespace studio::ui
