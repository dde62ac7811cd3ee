// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_recording.h"

#include "core/model/participants.h"
#include "core/transcript/people.h"
#include "core/transcript/witnessed.h"

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

bool RoomRecording::wasThere(const base::ParticipantId &id) const
{
    const auto &guests = m_head.room.guests;
    return m_head.room.roster.contains(id) || m_head.authors.contains(id) ||
           std::any_of(guests.cbegin(), guests.cend(), [&id](const auto &guest) { return guest.id == id; });
}

// A document holds those who are or were in the room, not the whole library of its owner.
void RoomRecording::begin(const QList<Persona> &everybody)
{
    const auto &witness = m_wanted.witness;
    if (witness && (model::isUser(*witness) || !wasThere(*witness)))
        return fail(
            {ErrorCode::NotFound, tr("%1 is no companion or guest of this room.").arg(witness->value()), {}});
    QList<Persona> people;
    std::copy_if(everybody.cbegin(), everybody.cend(), std::back_inserter(people),
                 [this](const Persona &one) { return wasThere(one.id); });
    const explain::Names names = transcript::peopleOf(m_head.room, people, m_wanted.names);
    m_writer = m_wanted.format == ports::RecordFormat::Json ? transcript::jsonWriter(witness)
                                                            : transcript::markdownWriter(names, witness);
    model::Room room = m_head.room;
    if (witness) {
        room = transcript::asKnownTo(*witness, room);
        for (Persona &one : people)
            one = transcript::asKnownTo(*witness, one);
    }
    if (write(m_writer->begin(room, people)))
        readMessages(0);
}

// What one has witnessed is counted anew, so that nothing shows how much others were told.
QByteArray RoomRecording::written(const model::MessageRow &row)
{
    if (!m_wanted.witness)
        return m_writer->message(row);
    auto known = transcript::asKnownTo(*m_wanted.witness, row);
    if (!known)
        return {};
    known->posted.index = m_witnessed++;
    return m_writer->message(*known);
}

void RoomRecording::readMessages(qint64 first)
{
    if (first >= m_head.messages)
        return m_wanted.format == ports::RecordFormat::Json && !m_wanted.witness ? readEvents(1) : finish();
    const qint64 count = std::min(kPage, m_head.messages - first);
    m_store.messages(m_wanted.room, first, count, this,
                     [this, first](const Result<model::MessagePage> &page) {
                         if (!page)
                             return fail(page.error());
                         for (const model::MessageRow &row : page->rows) {
                             if (!write(written(row)))
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
