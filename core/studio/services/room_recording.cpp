// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_recording.h"

#include "core/transcript/people.h"

#include <QFileDevice>

#include <algorithm>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::Result;
using model::Persona;

namespace {

constexpr qint64 kPage = 500;

} // namespace

RoomRecording::RoomRecording(store::Store &store, const ports::Record &wanted, QIODevice &out,
                             QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_wanted(wanted)
    , m_out(out)
{
}

RoomRecording::~RoomRecording() = default;

void RoomRecording::start()
{
    m_store.roomHead(m_wanted.room, this, [this](const Result<store::RoomHead> &head) {
        if (!head)
            return fail(head.error());
        m_head = *head;
        m_store.formerPersonas(this, [this](const Result<QList<Persona>> &former) {
            former ? readPeople(*former) : fail(former.error());
        });
    });
}

void RoomRecording::readPeople(QList<Persona> former)
{
    m_store.personas(this, [this, former](const Result<QList<Persona>> &personas) {
        personas ? begin(former + *personas) : fail(personas.error());
    });
}

// A document holds those who are or were in the room, not the whole library of its owner.
void RoomRecording::begin(const QList<Persona> &everybody)
{
    QList<Persona> people;
    std::copy_if(everybody.cbegin(), everybody.cend(), std::back_inserter(people),
                 [this](const Persona &one) {
                     return m_head.room.roster.contains(one.id) || m_head.authors.contains(one.id);
                 });
    m_writer = m_wanted.format == ports::RecordFormat::Json
                   ? transcript::jsonWriter()
                   : transcript::markdownWriter(transcript::peopleOf(m_head.room, people, m_wanted.names));
    if (write(m_writer->begin(m_head.room, people)))
        readMessages(0);
}

void RoomRecording::readMessages(qint64 first)
{
    if (first >= m_head.messages)
        return m_wanted.format == ports::RecordFormat::Json ? readEvents(1) : finish();
    const qint64 count = std::min(kPage, m_head.messages - first);
    m_store.messages(m_wanted.room, first, count, this,
                     [this, first](const Result<model::MessagePage> &page) {
                         if (!page)
                             return fail(page.error());
                         for (const model::MessageRow &row : page->rows) {
                             if (!write(m_writer->message(row)))
                                 return;
                         }
                         readMessages(page->rows.isEmpty() ? m_head.messages : first + page->rows.size());
                     });
}

void RoomRecording::readEvents(qint64 firstSeq)
{
    if (firstSeq > m_head.lastSeq)
        return finish();
    const qint64 count = std::min(kPage, m_head.lastSeq - firstSeq + 1);
    m_store.events(m_wanted.room, firstSeq, count, this,
                   [this](const Result<QList<model::Envelope>> &events) {
                       if (!events)
                           return fail(events.error());
                       for (const model::Envelope &envelope : *events) {
                           if (!write(m_writer->event(envelope)))
                               return;
                       }
                       readEvents(events->isEmpty() ? m_head.lastSeq + 1 : events->last().seq + 1);
                   });
}

bool RoomRecording::write(const QByteArray &bytes)
{
    if (m_out.write(bytes) == bytes.size())
        return true;
    fail({ErrorCode::Storage, tr("The document could not be written whole."), m_out.errorString()});
    return false;
}

void RoomRecording::finish()
{
    if (!write(m_writer->end()))
        return;
    auto *file = qobject_cast<QFileDevice *>(&m_out);
    if (file && !file->flush())
        return fail(
            {ErrorCode::Storage, tr("The document could not be written whole."), file->errorString()});
    Q_EMIT finished();
}

void RoomRecording::fail(const Error &error) { Q_EMIT failed(error); }

} // namespace studio::services
