// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <map>
#include <optional>

namespace studio::ui {

class ExportWindow;

/// Exports rooms to files: opens the export window, has previews made and files written, and says when a file
/// is finished and where it is.
class RecordDesk : public QObject
{
    Q_OBJECT

public:
    RecordDesk(const WindowParts &parts, ports::RecordPort &records, QObject *parent = nullptr);
    ~RecordDesk() override;

    /// Opens the export window for everything, or for what one witness has come to know.
    void openFor(const base::RoomId &room, const std::optional<base::ParticipantId> &witness = {});
    /// The ending of the file's name decides the format, if it is one of ours.
    void exportTo(const ports::Record &record, const QString &file);

    /// A file name made of a room's name, without characters that file systems refuse.
    [[nodiscard]] static QString fileNameFor(const QString &roomName);

private:
    enum class Use { Preview, Copy, Print };
    /// What the export window wants to read. `plain` is the plain half of a copy; `page` is the page that the
    /// preview shows as a picture.
    struct Reading
    {
        ports::Record record;
        Use use = Use::Preview;
        QByteArray plain{};
        std::optional<ports::RecordPiece> page{};
    };

    void connectWindow();
    void askForFile(const ports::Record &record);
    void ask(const Reading &wanted);
    void take(const base::Result<ports::RecordPiece> &read, const Reading &wanted);
    void use(const ports::RecordPiece &piece, const Reading &wanted);
    void preview(const ports::RecordPiece &piece, const Reading &wanted);
    void copy(const QByteArray &bytes, const QByteArray &plain);
    void end(int number, const base::Result<QString> &file);
    void told(const QString &file);
    void tellFailed(const base::Error &error);
    [[nodiscard]] QString roomName(const base::RoomId &room) const;
    [[nodiscard]] ports::Record withFaces(ports::Record record) const;

    WindowParts m_parts;
    ports::RecordPort &m_records;
    QPointer<ExportWindow> m_window;
    base::RoomId m_room;                ///< the room of the export window
    std::map<int, base::Job> m_exports; ///< the files that are being written
    int m_lastExport = 0;
    std::array<base::Job, 3> m_reads; ///< for the window, by their use
    int m_preview = 0;                ///< number of the newest preview; an older one is not shown
};

} // namespace studio::ui
