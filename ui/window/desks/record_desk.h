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
    /// What the export window wants to read. Half of what is copied is `plain`.
    struct Reading
    {
        ports::Record record;
        Use use = Use::Preview;
        QByteArray plain{};
    };

    void connectWindow();
    void askForFile(const ports::Record &record);
    void ask(const Reading &wanted);
    void take(const base::Result<ports::RecordPiece> &read, const Reading &wanted);
    void use(const ports::RecordPiece &piece, const Reading &wanted);
    void copy(const QByteArray &bytes, const QByteArray &plain);
    void end(int number, const base::Result<QString> &file);
    void told(const QString &file);
    void tellFailed(const base::Error &error);
    [[nodiscard]] QString roomName(const base::RoomId &room) const;
    [[nodiscard]] ports::Record withFaces(ports::Record record) const;

    WindowParts m_parts;
    ports::RecordPort &m_records;
    QPointer<ExportWindow> m_window;
    base::RoomId m_room;                ///< of the export window
    std::map<int, base::Job> m_exports; ///< the files on their way
    int m_lastExport = 0;
    std::array<base::Job, 3> m_reads; ///< for the window, by their use
    int m_preview = 0;                ///< which preview is the newest; an older one is of no use
};

} // namespace studio::ui
