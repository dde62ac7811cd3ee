// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace studio::ui {

class ExportWindow;

/// Rooms as files: opens the export window, has previews made and files written, says when one is done and
/// where it is.
class RecordDesk : public QObject
{
    Q_OBJECT

public:
    RecordDesk(const WindowParts &parts, ports::RecordPort &records, QObject *parent = nullptr);
    ~RecordDesk() override;

    /// Opens the export window: of everything, or of what one has witnessed.
    void openFor(const base::RoomId &room, const std::optional<base::ParticipantId> &witness = {});
    /// As what the file's name says, if it is one of ours.
    void exportTo(const ports::Record &record, const QString &file);

    /// A room's name as a file's, without what no file system takes.
    [[nodiscard]] static QString fileNameFor(const QString &roomName);

private:
    enum class Use { Preview, Copy, Print };

    void connectPort();
    void connectWindow();
    void askForFile(const ports::Record &record);
    void ask(const ports::Record &record, Use use);
    void use(const ports::RecordPiece &piece, Use use);
    void copy(const QByteArray &bytes);
    void told(const QString &file);
    void fail(const base::RequestId &request, const base::Error &error);
    [[nodiscard]] QString roomName(const base::RoomId &room) const;
    [[nodiscard]] ports::Record withFaces(ports::Record record) const;

    WindowParts m_parts;
    ports::RecordPort &m_records;
    QPointer<ExportWindow> m_window;
    base::RoomId m_room;                       ///< of the export window
    QHash<base::RequestId, QString> m_running; ///< the files on their way
    QHash<base::RequestId, Use> m_read;        ///< what is read for the window
    base::RequestId m_preview;                 ///< the newest of them; older ones are of no use
    QByteArray m_plain;                        ///< half of what is copied
};

} // namespace studio::ui
