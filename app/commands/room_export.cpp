// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/room_export.h"

#include "app/commands/reading.h"
#include "app/harmless.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/views.h"
#include "core/studio/services/room_recording.h"
#include "ui/avatar/drawn_faces.h"

#include <QFile>

#include <cstdio>

namespace studio::app {

using base::Error;
using base::ErrorCode;
using ports::RecordFormat;

namespace {

/// Pages are bytes. Every other format is text, which must not control the terminal.
std::unique_ptr<QIODevice> standardOutput(RecordFormat format)
{
    if (format == RecordFormat::Pdf) {
        auto pages = std::make_unique<QFile>();
        (void)pages->open(stdout, QIODevice::WriteOnly); // the caller checks whether it is open
        return pages;
    }
    const bool isJson = format == RecordFormat::Json || format == RecordFormat::SillyTavern ||
                        format == RecordFormat::Cassette;
    return std::make_unique<StandardOutput>(isJson ? OutputForm::Json : OutputForm::Text);
}

} // namespace

RoomExport::RoomExport(House &house, const CommonOptions &common, const ExportRoom &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_language(languageOf(common.language))
{
}

// Opens the room first, which mends a turn that a crash cut off.
void RoomExport::start()
{
    withRooms(
        m_house, this,
        [this](const QList<model::RoomSummary> &rooms) {
            const auto room = findRoom(rooms, m_wanted.room);
            if (!room)
                return fail(room.error());
            m_house.rooms().openRoom(room->id, {this, [this](const base::Result<ports::RoomView> &view) {
                                                    if (view)
                                                        write(view->room.id);
                                                    else
                                                        fail(view.error());
                                                }});
        },
        [this](const Error &error) { fail(error); });
}

void RoomExport::write(const base::RoomId &room)
{
    ports::Record record = m_wanted.record;
    record.room = room;
    record.names = m_language;
    const bool hasFaces = record.format == RecordFormat::Html || record.format == RecordFormat::Pdf;
    if (!hasFaces || !record.pictures)
        return send(record);
    withPersonas(
        m_house, this, m_language,
        [this, record](const QList<model::Persona> &personas) {
            ports::Record withFaces = record;
            withFaces.faces = ui::drawnFaces(personas);
            send(withFaces);
        },
        [this](const Error &error) { fail(error); });
}

void RoomExport::send(const ports::Record &record)
{
    if (m_wanted.file.isEmpty())
        return print(record);
    m_export = m_house.records().exportRoom(record, m_wanted.file, {},
                                            {this, [this](const base::Result<QString> &file) {
                                                 if (file)
                                                     end(Exit::Fine);
                                                 else
                                                     fail(file.error());
                                             }});
}

void RoomExport::print(const ports::Record &record)
{
    m_out = standardOutput(record.format);
    if (!m_out->isOpen())
        return end(Exit::Failed);
    store::SqliteStore &store = m_house.store();
    auto *recording = new services::RoomRecording({store, store, store}, record, *m_out, this);
    connect(recording, &services::RoomRecording::finished, this, [this] {
        m_out->close();
        end(Exit::Fine);
    });
    connect(recording, &services::RoomRecording::failed, this, &RoomExport::fail);
    recording->start();
}

void RoomExport::fail(const Error &error)
{
    complain(error.text);
    end(exitFor(error));
}

void RoomExport::end(Exit exit)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT ended(exit);
}

} // namespace studio::app
