// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/room_export.h"

#include "app/reading.h"

#include <QFileInfo>

#include <cstdio>

namespace studio::app {

using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::RoomId;

namespace {

constexpr qint64 kPage = 500;

} // namespace

RoomExport::RoomExport(House &house, const CommonOptions &common, const ExportRoom &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_language(languageOf(common.language))
    , m_requests(house.rooms(), house.personas())
    , m_file(wanted.file)
{
    ports::RoomPort &rooms = m_house.rooms();
    connect(&rooms, &ports::RoomPort::roomOpened, this,
            [this](const RequestId &, const ports::RoomView &view) { opened(view); });
    connect(&rooms, &ports::RoomPort::messagesRead, this,
            [this](const RequestId &, const RoomId &, const model::MessagePage &page) {
                for (const model::MessageRow &row : page.rows)
                    write(m_writer->message(row));
                readMessages(page.first + page.rows.size());
            });
    connect(&rooms, &ports::RoomPort::eventsRead, this,
            [this](const RequestId &, const RoomId &, const QList<model::Envelope> &events) {
                for (const model::Envelope &envelope : events)
                    write(m_writer->event(envelope));
                readEvents(events.isEmpty() ? m_lastSeq + 1 : events.last().seq + 1);
            });
}

void RoomExport::start()
{
    withRooms(
        m_house, m_requests,
        [this](const QList<model::RoomSummary> &rooms) {
            const auto room = findRoom(rooms, m_wanted.room);
            if (!room)
                return fail(room.error());
            follow(m_house.rooms().openRoom(room->id));
        },
        [this](const Error &error) { fail(error); });
}

void RoomExport::opened(const ports::RoomView &view)
{
    // A device or a folder would be replaced by the file that is put in its place.
    if (const QFileInfo target(m_wanted.file); target.exists() && !target.isFile())
        return fail({ErrorCode::InvalidInput, tr("%1 is not a file.").arg(m_wanted.file), m_wanted.file});
    if (!m_wanted.file.isEmpty() && !m_file.open(QIODevice::WriteOnly)) {
        return fail({ErrorCode::InvalidInput,
                     tr("%1 cannot be written: %2").arg(m_wanted.file, m_file.errorString()), m_wanted.file});
    }
    m_room = view.room.id;
    m_total = view.newest.total;
    m_lastSeq = view.seq;
    m_writer = m_wanted.format == ExportRoom::Format::Json
                   ? transcript::jsonWriter()
                   : transcript::markdownWriter(namesOf(view.personas, m_language));
    write(m_writer->begin(view.room, view.personas));
    readMessages(0);
}

void RoomExport::readMessages(qint64 first)
{
    if (first >= m_total)
        return m_wanted.format == ExportRoom::Format::Json ? readEvents(1) : finish();
    follow(m_house.rooms().messages(m_room, first, std::min(kPage, m_total - first)));
}

void RoomExport::readEvents(qint64 firstSeq)
{
    if (firstSeq > m_lastSeq)
        return finish();
    follow(m_house.rooms().events(m_room, firstSeq, std::min(kPage, m_lastSeq - firstSeq + 1)));
}

// A short write counts as none: QSaveFile would otherwise put a cut file in the old one's place.
void RoomExport::write(const QByteArray &bytes)
{
    if (m_wanted.file.isEmpty())
        m_isWhole &= std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout) == size_t(bytes.size());
    else
        m_isWhole &= m_file.write(bytes) == bytes.size();
}

void RoomExport::finish()
{
    write(m_writer->end());
    if (m_wanted.file.isEmpty())
        m_isWhole &= std::fflush(stdout) == 0;
    else if (m_isWhole)
        m_isWhole &= m_file.commit();
    else
        m_file.cancelWriting();
    if (!m_isWhole) {
        const QString name = m_wanted.file.isEmpty() ? tr("standard output") : m_wanted.file;
        return fail(
            {ErrorCode::Storage, tr("%1 could not be written whole; nothing was changed.").arg(name), {}});
    }
    end(Exit::Fine);
}

void RoomExport::follow(const RequestId &request)
{
    m_requests.follow(request, {}, [this](const Error &error) { fail(error); });
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
