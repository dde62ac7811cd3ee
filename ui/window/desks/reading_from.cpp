// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/reading_from.h"

#include "core/model/past/deletion.h"
#include "ui/transcript/transcript_model.h"
#include "ui/window/room_session.h"

#include <algorithm>

namespace studio::ui {

ReadingFrom::ReadingFrom(ports::VoicePort &port, TranscriptModel &transcript, RoomSession &session,
                         QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_transcript(transcript)
    , m_session(session)
{
    connect(&transcript, &TranscriptModel::wasReset, this, &ReadingFrom::stop);
    connect(&transcript, &TranscriptModel::wentBack, this, &ReadingFrom::stop);
    connect(&transcript, &TranscriptModel::rowChanged, this, &ReadingFrom::follow);
    connect(&transcript, &TranscriptModel::rowsLoaded, this, [this] {
        if (isReading() && !m_isHeard)
            readNext();
    });
    connect(&transcript, &TranscriptModel::rowsRefused, this, [this] {
        if (isReading() && !m_isHeard)
            stop();
    });
}

void ReadingFrom::begin(qint64 row)
{
    stop();
    if (!m_session.isOpen() || row < 0 || row >= m_transcript.messageCount())
        return;
    m_row = row;
    m_end = m_transcript.messageCount();
    Q_EMIT readingChanged();
    readNext();
}

void ReadingFrom::stop()
{
    ++m_run;
    m_job = {}; // a message at the voice is dropped
    m_isHeard = false;
    if (std::exchange(m_row, -1) >= 0)
        Q_EMIT readingChanged();
}

void ReadingFrom::readNext()
{
    for (; m_row < m_end; ++m_row) {
        if (!m_transcript.message(m_row))
            return m_transcript.require(m_row, 1); // goes on when it is loaded
        const std::optional<ports::SpokenMessage> message = spoken(m_row);
        if (!message)
            continue;
        ++m_row;
        m_isHeard = true;
        m_text = message->text;
        m_job = m_port.readAgain(
            *message, {this, [this, run = m_run](const base::Result<void> &result) { heard(run, result); }});
        return;
    }
    stop();
}

/// Nothing of a text that is not there any more is read: the new one is read instead, if there is one.
void ReadingFrom::follow(qint64 row)
{
    if (!m_isHeard || row != m_row - 1 || !m_transcript.message(row))
        return;
    const std::optional<ports::SpokenMessage> now = spoken(row);
    if (now && now->text == m_text)
        return; // other notes
    ++m_run;
    m_job = {};
    m_isHeard = false;
    m_row = row;
    readNext();
}

std::optional<ports::SpokenMessage> ReadingFrom::spoken(qint64 row) const
{
    const model::MessageRow &said = *m_transcript.message(row);
    const model::Message &message = said.posted.message;
    ports::SpokenMessage spoken{.room = m_session.roomId(), .speaker = message.from, .text = message.text};
    if (message.heardUntil)
        spoken.text.truncate(qsizetype(*message.heardUntil));
    const QList<model::Persona> &personas = m_session.view().personas;
    const auto persona = std::find_if(personas.cbegin(), personas.cend(),
                                      [&message](const auto &one) { return one.id == message.from; });
    if (persona != personas.cend()) {
        spoken.voice = persona->voice;
        spoken.language = persona->mainLanguage;
    }
    const bool isLeftOut = model::isDeleted(said) || spoken.voice.silent || spoken.text.trimmed().isEmpty();
    return isLeftOut ? std::nullopt : std::optional(spoken);
}

void ReadingFrom::heard(int run, const base::Result<void> &result)
{
    if (run != m_run)
        return;
    m_isHeard = false;
    if (result)
        return readNext();
    stop();
    if (result.error().code != base::ErrorCode::Cancelled)
        Q_EMIT failed(result.error());
}

} // namespace studio::ui
