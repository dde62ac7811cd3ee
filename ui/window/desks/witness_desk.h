// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/witness_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::ui {

class WitnessWindow;

/// Opens the window of who knows what in the open room, reads for it what it shows and what was said since,
/// and leads from it to the messages.
class WitnessDesk : public QObject
{
    Q_OBJECT

public:
    WitnessDesk(const WindowParts &parts, ports::WitnessPort &port, QObject *parent = nullptr);
    ~WitnessDesk() override;

    void open();
    void openFor(const base::ParticipantId &knower);
    void openAt(qint64 message); ///< by the message's place in the room
    void offerExport();

Q_SIGNALS:
    void exportWanted(const studio::base::RoomId &room, const studio::base::ParticipantId &knower);

private:
    void show();
    void readKnowledge();
    void readPage(qint64 first, qint64 count);
    void take(const base::Result<ports::Knowledge> &knowledge);
    void goTo(qint64 message);

    WindowParts m_parts;
    ports::WitnessPort &m_port;
    QPointer<WitnessWindow> m_window;
    base::RoomId m_room;      ///< of the window
    bool m_isReading = false; ///< knowledge is being read for the window
    bool m_isOld = false;     ///< something was said since the last request
    bool m_exports = false;
};

} // namespace studio::ui
