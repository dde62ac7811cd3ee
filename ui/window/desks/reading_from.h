// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/job.h"
#include "core/studio/ports/voice_port.h"

#include <QObject>

namespace studio::ui {

class RoomSession;
class TranscriptModel;

/// Reads messages of the room on screen aloud again, one after another: from one on to the newest at that
/// time. Deleted messages and companions whose voice is silent are left out; a
/// message that is deleted or changed while it is read stops. Stopping the voice ends it, and
/// so does leaving the room or going back in it. GUI thread.
class ReadingFrom : public QObject
{
    Q_OBJECT

public:
    ReadingFrom(ports::VoicePort &port, TranscriptModel &transcript, RoomSession &session, QObject *parent);

    void begin(qint64 row); ///< ends what is being read now
    void stop();
    [[nodiscard]] bool isReading() const { return m_row >= 0; }

Q_SIGNALS:
    void readingChanged();
    void failed(const studio::base::Error &error);

private:
    void readNext();
    [[nodiscard]] std::optional<ports::SpokenMessage> spoken(qint64 row) const;
    void follow(qint64 row);
    void heard(int run, const base::Result<void> &result);

    ports::VoicePort &m_port;
    TranscriptModel &m_transcript;
    RoomSession &m_session;
    base::Job m_job;
    qint64 m_row = -1; ///< the next one; -1: nothing is read
    qint64 m_end = 0;
    int m_run = 0;          ///< answers to earlier readings are ignored
    bool m_isHeard = false; ///< a message is at the voice
    QString m_text;         ///< of that message
};

} // namespace studio::ui
