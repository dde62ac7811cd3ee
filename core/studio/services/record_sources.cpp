// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/record_sources.h"

#include "core/model/participants.h"
#include "core/transcript/event_lines.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::Result;
using model::Persona;

namespace {

constexpr qint64 kPageOfSources = 500;

/// The context of RoomRecording, which fails with these sentences.
struct RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::services::RoomRecording)
};

} // namespace

RecordSources::RecordSources(const RecordTables &tables, const ports::Record &wanted, QObject *parent)
    : QObject(parent)
    , m_tables(tables)
    , m_wanted(wanted)
    , m_source(documentSource(wanted))
{
}

void RecordSources::gather()
{
    m_tables.rooms.roomHead(m_wanted.room, this, [this](const Result<store::RoomHead> &head) {
        if (!head)
            return Q_EMIT failed(head.error());
        if (const auto flaw = documentFlaw(m_wanted))
            return Q_EMIT failed(*flaw);
        m_found.head = *head;
        m_found.range = wantedRange();
        const bool isCounted = m_wanted.range.first || m_wanted.range.last;
        if (isCounted && m_source != DocumentSource::Log && m_found.range.count == 0)
            return Q_EMIT failed({ErrorCode::InvalidInput,
                                  RecordWords::tr("No messages in this range. The room has %L1 messages.")
                                      .arg(m_found.head.messages),
                                  {}});
        m_tables.personas.formerPersonas(this, [this](const Result<QList<Persona>> &former) {
            former ? readPeople(*former) : Q_EMIT failed(former.error());
        });
    });
}

void RecordSources::readPeople(QList<Persona> former)
{
    m_tables.personas.personas(this, [this, former](const Result<QList<Persona>> &personas) {
        personas ? choosePeople(former + *personas) : Q_EMIT failed(personas.error());
    });
}

bool RecordSources::wasThere(const base::ParticipantId &id) const
{
    const auto &guests = m_found.head.room.guests;
    return m_found.head.room.roster.contains(id) || m_found.head.authors.contains(id) ||
           std::any_of(guests.cbegin(), guests.cend(), [&id](const auto &guest) { return guest.id == id; });
}

// A document holds only people who are or were in the room, not the owner's whole library.
void RecordSources::choosePeople(const QList<Persona> &everybody)
{
    const auto &witness = m_wanted.witness;
    if (witness && (model::isUser(*witness) || !wasThere(*witness)))
        return Q_EMIT failed(
            {ErrorCode::NotFound,
             RecordWords::tr("%1 is not a companion or guest of this room.").arg(witness->value()),
             {}});
    std::copy_if(everybody.cbegin(), everybody.cend(), std::back_inserter(m_found.people),
                 [this](const Persona &one) { return wasThere(one.id); });
    const bool showsFaces = m_wanted.pictures && !m_wanted.redacted && hasFaces(m_wanted.format);
    if (!showsFaces)
        return readCalls();
    m_found.pictures = m_wanted.faces;
    readPictures(m_found.people);
}

// One after the other; a missing face is shown as a letter.
void RecordSources::readPictures(QList<Persona> left)
{
    while (!left.isEmpty() &&
           (left.first().avatar.picture.isEmpty() || m_found.pictures.contains(left.first().id)))
        left.removeFirst();
    if (left.isEmpty())
        return readCalls();
    const Persona one = left.takeFirst();
    m_tables.personas.attachment(one.avatar.picture, this,
                                 [this, left, id = one.id](const Result<QByteArray> &bytes) {
                                     if (bytes)
                                         m_found.pictures.insert(id, *bytes);
                                     readPictures(left);
                                 });
}

// A document of what one participant has witnessed has no calls: they would reveal how often others were
// asked.
void RecordSources::readCalls()
{
    const bool tellsCalls = m_source == DocumentSource::Both && m_wanted.detail == ports::RecordDetail::Full;
    if (!tellsCalls || m_wanted.witness)
        return readWay(1);
    m_tables.calls.calls(
        m_wanted.room, m_mostCalls, this, [this](const Result<QList<model::CallRecord>> &calls) {
            if (!calls)
                return Q_EMIT failed(calls.error());
            m_found.calls = *calls;
            std::stable_sort(m_found.calls.begin(), m_found.calls.end(),
                             [](const model::CallRecord &one, const model::CallRecord &other) {
                                 return transcript::endOf(one) < transcript::endOf(other);
                             });
            readWay(1);
        });
}

// The way is known once all ways back are: the log is read once for that before it is read for writing. If
// names are removed, this pass also finds everybody who has ever been in the room, and the final text of
// messages.
void RecordSources::readWay(qint64 firstSeq)
{
    const bool isMerged = m_source == DocumentSource::Both || m_source == DocumentSource::Log;
    if ((!isMerged && !m_wanted.redacted) || firstSeq > m_found.head.lastSeq) {
        m_found.path = store::RoomPath(m_backs, m_found.head.lastSeq);
        return m_wanted.redacted ? readNames(m_found.known.others) : end();
    }
    const qint64 count = std::min(kPageOfSources, m_found.head.lastSeq - firstSeq + 1);
    m_tables.rooms.events(m_wanted.room, firstSeq, count, this,
                          [this](const Result<QList<model::Envelope>> &events) {
                              if (!events)
                                  return Q_EMIT failed(events.error());
                              for (const model::Envelope &envelope : *events)
                                  note(envelope);
                              readWay(events->isEmpty() ? m_found.head.lastSeq + 1 : events->last().seq + 1);
                          });
}

void RecordSources::note(const model::Envelope &envelope)
{
    if (const auto *back = std::get_if<model::Rewound>(&envelope.body))
        m_backs.append({envelope.seq, back->to});
    if (!m_wanted.redacted)
        return;
    const auto know = [this](const base::ParticipantId &id) {
        if (!id.isEmpty() && !m_found.known.others.contains(id))
            m_found.known.others.append(id);
    };
    if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body)) {
        know(posted->message.from);
        std::for_each(posted->message.to.cbegin(), posted->message.to.cend(), know);
    } else if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body)) {
        know(event->companion);
    } else if (const auto *edited = std::get_if<model::MessageEdited>(&envelope.body)) {
        m_found.edited.insert(edited->messageId, edited->text);
    } else if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body)) {
        std::for_each(changed->room.roster.cbegin(), changed->room.roster.cend(), know);
        m_found.known.rooms.append(changed->room);
    }
}

// Their earlier names are removed as well.
void RecordSources::readNames(QList<base::ParticipantId> left)
{
    while (!left.isEmpty() && !model::isCompanion(left.first()))
        left.removeFirst();
    if (left.isEmpty())
        return end();
    const base::ParticipantId id = left.takeFirst();
    m_tables.personas.revisions(id, this,
                                [this, left](const Result<QList<model::PersonaRevision>> &revisions) {
                                    if (!revisions)
                                        return Q_EMIT failed(revisions.error());
                                    for (const model::PersonaRevision &one : *revisions)
                                        m_found.known.personas.append(one.persona);
                                    readNames(left);
                                });
}

MessageRange RecordSources::wantedRange() const
{
    if (m_source == DocumentSource::Log)
        return {};
    const qint64 first = std::clamp<qint64>(m_wanted.range.first.value_or(0), 0, m_found.head.messages);
    const qint64 last =
        std::min(m_wanted.range.last.value_or(m_found.head.messages - 1), m_found.head.messages - 1);
    return {first, std::max<qint64>(last - first + 1, 0)};
}

void RecordSources::end() { Q_EMIT gathered(); }

} // namespace studio::services
