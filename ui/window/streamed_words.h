// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"
#include "core/studio/ports/views.h"

#include <QObject>

#include <optional>

namespace studio::ui {

class TranscriptModel;

/// The words of the running turn, as rows of the transcript: they come as the model writes them or, in rooms
/// that show words as they are heard, as the voice reads them. GUI thread only.
class StreamedWords final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kEnd = 800; ///< UTF-16 units of heard(); a speech bubble never shows more

    explicit StreamedWords(TranscriptModel &transcript) ///< outlives it
        : m_transcript(transcript)
    {
    }

    /// The turn ran when the room was opened.
    void takeUp(const ports::RunningTurn &running);
    /// The event's companion says this; `inStep`: shown as it is heard.
    void add(const model::TurnEvent &event, const QString &piece, bool inStep);
    /// The row of a turn that left no message goes.
    void endRow();
    /// The same, unless its companion still speaks.
    void endSilentRow(const QList<ports::FloorRow> &rows);

    /// The voice reads that turn aloud, and has read so much of it. If it does not read the rest, the rest
    /// comes with the message.
    void beginReading(const base::TurnId &turn);
    void hearUntil(const base::TurnId &turn, qint64 until);
    void endReading() { m_reading.reset(); }

Q_SIGNALS:
    /// More words are shown; `end` is the end of the companion's text.
    void heard(const studio::base::ParticipantId &companion, const QString &end);

private:
    /// A turn whose words wait for the voice.
    struct Reading
    {
        base::TurnId turn;
        QString text;
        qint64 heard = 0;
        qint64 shown = 0;
    };
    void showHeard();
    void show(const base::TurnId &turn, const QString &piece);

    TranscriptModel &m_transcript;
    std::optional<Reading> m_reading; ///< the newest
};

} // namespace studio::ui
