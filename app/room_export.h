// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/console.h"
#include "app/house.h"
#include "app/requests.h"
#include "core/studio/ports/room_port.h"
#include "core/transcript/room_writer.h"

#include <QObject>
#include <QSaveFile>

namespace studio::app {

/// `export`: reads a room page by page and writes it as one document. The file is the old one or the new one,
/// whole. Ends once, with ended().
class RoomExport : public QObject
{
    Q_OBJECT

public:
    RoomExport(House &house, const CommonOptions &common, const ExportRoom &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void opened(const ports::RoomView &view);
    void readMessages(qint64 first);
    void readEvents(qint64 firstSeq);
    void write(const QByteArray &bytes);
    void finish();
    void follow(const base::RequestId &request);
    void fail(const base::Error &error);
    void end(Exit exit);

    House &m_house;
    ExportRoom m_wanted;
    model::Language m_language;
    Requests m_requests;
    std::unique_ptr<transcript::RoomWriter> m_writer;
    QSaveFile m_file;
    base::RoomId m_room;
    qint64 m_total = 0;   ///< messages
    qint64 m_lastSeq = 0; ///< of the newest event when the export began
    bool m_isWhole = true;
    bool m_hasEnded = false;
};

} // namespace studio::app
