// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/memory_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace studio::ui {

class MemoryWindow;
class TranscriptModel;

/// Opens what a companion remembers, one window at a time, and passes the user's changes to the studio. It
/// leads from a note to the message that it came from: it opens the room and searches it backwards.
class MemoryDesk : public QObject
{
    Q_OBJECT

public:
    MemoryDesk(const WindowParts &parts, TranscriptModel &transcript, ports::MemoryPort &port,
               QObject *parent = nullptr);
    ~MemoryDesk() override;

    void open(const base::ParticipantId &companion);

private:
    void retranslate();
    void show(const base::ParticipantId &companion);
    void goTo(const base::RoomId &room, const base::MessageId &message);
    void beginSearch();
    void searchOn();
    void endSearch();

    WindowParts m_parts;
    TranscriptModel &m_transcript;
    ports::MemoryPort &m_port;
    QPointer<MemoryWindow> m_window;
    base::RoomId m_room;
    base::MessageId m_wanted; ///< the message that is searched for; empty: no search
    qint64 m_row = -1;        ///< the search goes backwards from this row
};

} // namespace studio::ui
