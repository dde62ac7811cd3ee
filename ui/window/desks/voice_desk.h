// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"
#include "ui/models/people.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <optional>

namespace studio::ui {

class ReadingFrom;
class TranscriptModel;
class VoiceActions;

/// What the user hears of the rooms: the switches of the room on screen, the sign in the top bar while the
/// voice is heard (pressing it stops the voice), and the words that wait for the voice. While this desk
/// lives, the studio knows that a user is here to listen.
class VoiceDesk : public QObject
{
    Q_OBJECT

public:
    VoiceDesk(const WindowParts &parts, ports::VoicePort &port, TranscriptModel &transcript,
              QObject *parent = nullptr);
    ~VoiceDesk() override;

private:
    void retranslate();
    void showRoom();
    void showSpeaking();
    [[nodiscard]] People peopleOf(const base::RoomId &room) const;
    void moveMouth();
    void readFrom(qint64 row);
    void showReading();
    void tellTrouble(const base::Error &error);

    WindowParts m_parts;
    ports::VoicePort &m_port;
    VoiceActions *m_actions = nullptr;
    ReadingFrom *m_reading = nullptr;
    std::optional<bool> m_hasVoices; ///< none: no one has asked yet
    std::optional<ports::SpokenTurn> m_speaking;
    QString m_toldTrouble; ///< told once, until the voice is heard again
};

} // namespace studio::ui
