// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace studio::ui {

/// Rooms as files: asks where to, has them written, says when it is done and where the file is.
class RecordDesk : public QObject
{
    Q_OBJECT

public:
    RecordDesk(const WindowParts &parts, ports::RecordPort &records, QObject *parent = nullptr);

    /// Opens the file dialog; what is chosen there is written: everything, or what one has witnessed.
    void askForFile(const base::RoomId &room, const std::optional<base::ParticipantId> &witness = {});
    /// As Markdown where the name says so, else all that the log holds.
    void exportTo(const base::RoomId &room, const QString &file,
                  const std::optional<base::ParticipantId> &witness = {});

    /// A room's name as a file's, without what no file system takes.
    [[nodiscard]] static QString fileNameFor(const QString &roomName);

private:
    void told(const QString &file);

    WindowParts m_parts;
    ports::RecordPort &m_records;
    QHash<base::RequestId, QString> m_running; ///< the files on their way
};

} // namespace studio::ui
