// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/read_aloud.h"

#include "core/base/log.h"
#include "core/model/written_language.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace studio::voice {

using base::Millis;
using base::RoomId;
using base::TurnId;

namespace {

constexpr Millis kBetweenTellings{120};

} // namespace

ReadAloud::ReadAloud(Speaker &speaker, base::Clock &clock, QObject *parent)
    : Delivery(parent)
    , m_clock(clock)
    , m_mouth(speaker, clock)
{
    connect(&m_mouth, &Mouth::over, this, &ReadAloud::sentenceOver);
    connect(&m_mouth, &Mouth::failed, this, &ReadAloud::sentenceFailed);
}

bool ReadAloud::reads(const RoomId &, const model::Persona &speaker) const
{
    return m_attended && !speaker.voice.silent && m_clock.steadyNow() >= m_restsUntil;
}

// ---- turns

void ReadAloud::begin(const RoomId &room, const TurnId &turn, const model::Persona &speaker)
{
    makeRoom(room);
    Reading reading(++m_last, room, turn, speaker.id);
    reading.voice = speaker.voice;
    reading.language = speaker.mainLanguage;
    m_queue.append(reading);
    m_clock.callAt(m_clock.steadyNow(), this, [this, room, turn] { Q_EMIT begun(room, turn); });
}

void ReadAloud::add(const TurnId &turn, const QString &piece)
{
    if (const qsizetype at = indexOf(turn); at >= 0) {
        m_queue[at].add(piece);
        goOnSoon();
    }
}

void ReadAloud::finish(const TurnId &turn)
{
    if (const qsizetype at = indexOf(turn); at >= 0) {
        m_queue[at].finish();
        goOnSoon();
    }
}

qint64 ReadAloud::cut(const TurnId &turn)
{
    const qsizetype at = indexOf(turn);
    if (at < 0)
        return 0;
    Reading reading = m_queue.takeAt(at);
    if (m_inMouth == reading.number) {
        reading.heardUntil(reading.placeIn(m_sentence, m_mouth.heardShare()));
        m_mouth.hush();
        m_inMouth = 0;
    }
    goOnSoon();
    return reading.heard();
}

void ReadAloud::hush(const RoomId &room)
{
    for (Reading &reading : m_queue) {
        if (reading.room == room && !reading.isLine())
            letGo(reading);
    }
}

void ReadAloud::hushAll()
{
    letGoTurns();
    for (Reading &reading : m_queue) {
        if (!reading.isLine())
            continue;
        reading.failure = {base::ErrorCode::Cancelled, tr("Voice stopped."), {}};
        letGo(reading);
    }
}

void ReadAloud::letGoTurns()
{
    for (Reading &reading : m_queue) {
        if (!reading.isLine())
            letGo(reading);
    }
}

void ReadAloud::setAttended(bool attended)
{
    m_attended = attended;
    m_restsUntil = Millis(0); // who comes back may have mended it
    if (!attended)
        hushAll();
}

// A room may buy speech faster than it can be said. Lines are few, and whoever asked for one is told the
// truth.
void ReadAloud::makeRoom(const RoomId &room)
{
    qsizetype waiting = 0;
    for (qsizetype at = m_queue.size() - 1; at >= 0; --at) {
        Reading &reading = m_queue[at];
        if (reading.room == room && !reading.isLine() && !reading.isHushed() && ++waiting >= kMostWaiting)
            letGo(reading);
    }
}

void ReadAloud::letGo(Reading &reading)
{
    if (reading.isHushed())
        return;
    if (m_inMouth == reading.number) {
        m_mouth.hush();
        m_inMouth = 0;
    }
    reading.hush();
    goOnSoon();
}

// ---- lines

quint64 ReadAloud::say(const Line &line)
{
    Reading reading(++m_last, line.room, {}, line.companion);
    reading.voice = line.voice;
    reading.language = line.language;
    reading.add(line.text);
    reading.finish();
    const bool isNext = line.place == Line::Place::Next;
    m_queue.insert(isNext ? 0 : m_queue.size(), reading);
    goOnSoon();
    return reading.number;
}

void ReadAloud::drop(quint64 line)
{
    const qsizetype at = indexOf(line);
    if (at < 0)
        return;
    if (m_inMouth == line) {
        m_mouth.hush();
        m_inMouth = 0;
    }
    m_queue.removeAt(at);
    goOnSoon();
}

// ---- one after another

void ReadAloud::goOnSoon()
{
    if (m_goOn != 0)
        return;
    m_goOn = m_clock.callAt(m_clock.steadyNow(), this, [this] {
        m_goOn = 0;
        goOn();
    });
}

// Who hears that one is over may begin or cut others, so the next look is another one. In a room each waits
// for those before it; a room whose turn is still being thought of holds up no other.
void ReadAloud::goOn()
{
    QSet<RoomId> waiting;
    for (qsizetype at = 0; at < m_queue.size(); ++at) {
        Reading &reading = m_queue[at];
        if (waiting.contains(reading.room) && !reading.isHushed())
            continue;
        const bool hasNext = reading.hasNext();
        tellHeard(reading);
        if (reading.isOver() && m_inMouth != reading.number) {
            goOnSoon();
            return over(m_queue.takeAt(at));
        }
        if (reading.isHushed())
            continue;
        if (!m_mouth.isSpeaking() && hasNext)
            sayNext(reading);
        waiting.insert(reading.room);
    }
    if (!m_mouth.isSpeaking())
        tellSpeaking({});
}

void ReadAloud::sayNext(Reading &reading)
{
    m_inMouth = reading.number;
    m_sentence = reading.takeNext();
    m_mouth.say({.text = m_sentence.words,
                 .voice = reading.voice,
                 .language = model::writtenLanguage(m_sentence.words).value_or(reading.language)});
    tellProgress();
    tellSpeaking(Speaking{reading.room, reading.turn, reading.companion});
}

void ReadAloud::sentenceOver()
{
    if (const qsizetype at = indexOf(std::exchange(m_inMouth, 0)); at >= 0) {
        m_queue[at].heardUntil(m_sentence.to);
        tellHeard(m_queue[at]);
    }
    goOnSoon();
}

// A language that no voice here speaks is that text's own trouble, and that of a line its asker's; any other
// is everybody's.
void ReadAloud::sentenceFailed(const base::Error &error)
{
    qCWarning(base::lcStudio) << "a voice failed:" << error.detail;
    const qsizetype at = indexOf(std::exchange(m_inMouth, 0));
    if (at < 0)
        return;
    goOnSoon();
    if (m_queue[at].isLine()) {
        m_queue[at].failure = error;
        return letGo(m_queue[at]);
    }
    if (error.code == base::ErrorCode::NotFound) {
        letGo(m_queue[at]);
    } else {
        m_restsUntil = m_clock.steadyNow() + kRest;
        letGoTurns();
    }
    Q_EMIT trouble(error);
}

void ReadAloud::tellProgress()
{
    m_clock.cancel(m_progress);
    m_progress = m_clock.callAt(m_clock.steadyNow() + kBetweenTellings, this, [this] {
        m_progress = 0;
        const qsizetype at = indexOf(m_inMouth);
        if (at < 0)
            return;
        m_queue[at].heardUntil(m_queue[at].placeIn(m_sentence, m_mouth.heardShare()));
        tellHeard(m_queue[at]);
        tellProgress();
    });
}

void ReadAloud::tellHeard(Reading &reading)
{
    if (!reading.isLine() && std::exchange(reading.told, reading.heard()) != reading.heard())
        Q_EMIT heard(reading.room, reading.turn, reading.heard());
}

void ReadAloud::over(const Reading &reading)
{
    if (!reading.isLine())
        Q_EMIT delivered(reading.turn);
    else if (reading.failure)
        Q_EMIT lineFailed(reading.number, *reading.failure);
    else
        Q_EMIT lineHeard(reading.number);
}

void ReadAloud::tellSpeaking(const std::optional<Speaking> &now)
{
    if (std::exchange(m_speaking, now) != now)
        Q_EMIT speakingChanged(now);
}

qsizetype ReadAloud::indexOf(const TurnId &turn) const
{
    for (qsizetype at = 0; at < m_queue.size(); ++at) {
        if (m_queue[at].turn == turn && !turn.isEmpty())
            return at;
    }
    return -1;
}

qsizetype ReadAloud::indexOf(quint64 number) const
{
    for (qsizetype at = 0; at < m_queue.size(); ++at) {
        if (m_queue[at].number == number)
            return at;
    }
    return -1;
}

} // namespace studio::voice
