// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/streamed_words.h"

#include "ui/transcript/transcript_model.h"

#include <algorithm>

namespace studio::ui {

void StreamedWords::takeUp(const ports::RunningTurn &running)
{
    m_transcript.startStreaming(running.turn, running.companion);
    m_transcript.addToStreaming(running.turn, running.saidSoFar);
}

void StreamedWords::add(const model::TurnEvent &event, const QString &piece, bool inStep)
{
    if (!m_transcript.streaming() || m_transcript.streaming()->turn != event.turn)
        m_transcript.startStreaming(event.turn, event.companion);
    if (!m_reading || m_reading->turn != event.turn || !inStep)
        return show(event.turn, piece);
    m_reading->text += piece;
    showHeard();
}

void StreamedWords::endRow()
{
    if (m_transcript.streaming())
        m_transcript.endStreaming(m_transcript.streaming()->turn);
}

void StreamedWords::endSilentRow(const QList<ports::FloorRow> &rows)
{
    if (!m_transcript.streaming())
        return;
    const base::ParticipantId companion = m_transcript.streaming()->companion;
    const bool speaks = std::any_of(rows.begin(), rows.end(), [&](const ports::FloorRow &row) {
        return row.id == companion && row.speaking;
    });
    if (!speaks)
        endRow();
}

void StreamedWords::beginReading(const base::TurnId &turn) { m_reading = Reading{.turn = turn}; }

void StreamedWords::hearUntil(const base::TurnId &turn, qint64 until)
{
    if (!m_reading || m_reading->turn != turn)
        return;
    m_reading->heard = until;
    showHeard();
}

void StreamedWords::showHeard()
{
    const auto &streaming = m_transcript.streaming();
    const qint64 until = std::min<qint64>(m_reading->heard, m_reading->text.size());
    if (!streaming || streaming->turn != m_reading->turn || until <= m_reading->shown)
        return;
    const QString piece = m_reading->text.mid(m_reading->shown, until - m_reading->shown);
    m_reading->shown = until;
    show(m_reading->turn, piece);
}

void StreamedWords::show(const base::TurnId &turn, const QString &piece)
{
    m_transcript.addToStreaming(turn, piece);
    Q_EMIT heard(m_transcript.streaming()->companion, m_transcript.streaming()->text.right(kEnd));
}

} // namespace studio::ui
