// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_recording.h"

#include "core/model/participants.h"
#include "core/transcript/event_lines.h"
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
constexpr qint64 kPagePieces = 120;         ///< more messages and notes than fit on a paper page
constexpr int kMostRecordedCalls = 200'000; ///< the newest; kept in memory, about 500 bytes each
constexpr int kPreviewCalls = 2'000;

} // namespace

RoomRecording::RoomRecording(const Needs &needs, const ports::Record &wanted, QIODevice &out, QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_wanted(wanted)
    , m_source(documentSource(wanted))
    , m_out(out)
    , m_annexes(needs.personas, nullptr)
{
}

RoomRecording::~RoomRecording() = default;

void RoomRecording::start()
{
    m_needs.rooms.roomHead(m_wanted.room, this, [this](const Result<store::RoomHead> &head) {
        if (!head)
            return fail(head.error());
        if (const auto flaw = documentFlaw(m_wanted))
            return fail(*flaw);
        m_head = *head;
        const bool isCounted = m_wanted.range.first || m_wanted.range.last;
        if (isCounted && m_source != DocumentSource::Log && wantedPart().count == 0)
            return fail({ErrorCode::InvalidInput,
                         tr("None of the room's messages is in this range; it has %L1.").arg(m_head.messages),
                         {}});
        m_needs.personas.formerPersonas(this, [this](const Result<QList<Persona>> &former) {
            former ? readPeople(*former) : fail(former.error());
        });
    });
}

void RoomRecording::stop() { m_isStopped = true; }

void RoomRecording::readPeople(QList<Persona> former)
{
    m_needs.personas.personas(this, [this, former](const Result<QList<Persona>> &personas) {
        personas ? choosePeople(former + *personas) : fail(personas.error());
    });
}

bool RoomRecording::wasThere(const base::ParticipantId &id) const
{
    const auto &guests = m_head.room.guests;
    return m_head.room.roster.contains(id) || m_head.authors.contains(id) ||
           std::any_of(guests.cbegin(), guests.cend(), [&id](const auto &guest) { return guest.id == id; });
}

// A document holds only people who are or were in the room, not the owner's whole library.
void RoomRecording::choosePeople(const QList<Persona> &everybody)
{
    const auto &witness = m_wanted.witness;
    if (witness && (model::isUser(*witness) || !wasThere(*witness)))
        return fail(
            {ErrorCode::NotFound, tr("%1 is no companion or guest of this room.").arg(witness->value()), {}});
    std::copy_if(everybody.cbegin(), everybody.cend(), std::back_inserter(m_people),
                 [this](const Persona &one) { return wasThere(one.id); });
    const bool showsFaces = m_wanted.pictures && !m_wanted.redacted && hasFaces(m_wanted.format);
    if (!showsFaces)
        return readCalls();
    m_pictures = m_wanted.faces;
    readPictures(m_people);
}

// One after the other; a missing face is shown as a letter.
void RoomRecording::readPictures(QList<Persona> left)
{
    while (!left.isEmpty() && (left.first().avatar.picture.isEmpty() || m_pictures.contains(left.first().id)))
        left.removeFirst();
    if (left.isEmpty())
        return readCalls();
    const Persona one = left.takeFirst();
    m_needs.personas.attachment(one.avatar.picture, this,
                                [this, left, id = one.id](const Result<QByteArray> &bytes) {
                                    if (bytes)
                                        m_pictures.insert(id, *bytes);
                                    readPictures(left);
                                });
}

// A document of what one participant has witnessed has no calls: they would reveal how often others were
// asked.
void RoomRecording::readCalls()
{
    const bool tellsCalls = m_source == DocumentSource::Both && m_wanted.detail == ports::RecordDetail::Full;
    if (!tellsCalls || m_wanted.witness)
        return readWay(1);
    const int most = m_mostBytes > 0 ? kPreviewCalls : kMostRecordedCalls;
    m_needs.calls.calls(m_wanted.room, most, this, [this](const Result<QList<model::CallRecord>> &calls) {
        if (!calls)
            return fail(calls.error());
        m_calls = *calls;
        std::stable_sort(m_calls.begin(), m_calls.end(),
                         [](const model::CallRecord &one, const model::CallRecord &other) {
                             return transcript::endOf(one) < transcript::endOf(other);
                         });
        readWay(1);
    });
}

// The way is known once all ways back are: the log is read once for that before it is read for writing. If
// names are removed, this pass also finds everybody who has ever been in the room, and the final text of
// messages.
void RoomRecording::readWay(qint64 firstSeq)
{
    const bool isMerged = m_source == DocumentSource::Both || m_source == DocumentSource::Log;
    if ((!isMerged && !m_wanted.redacted) || firstSeq > m_head.lastSeq) {
        m_path = store::RoomPath(m_backs, m_head.lastSeq);
        return m_wanted.redacted ? readNames(m_known.others) : begin();
    }
    const qint64 count = std::min(kPage, m_head.lastSeq - firstSeq + 1);
    m_needs.rooms.events(m_wanted.room, firstSeq, count, this,
                         [this](const Result<QList<model::Envelope>> &events) {
                             if (!events)
                                 return fail(events.error());
                             for (const model::Envelope &envelope : *events)
                                 note(envelope);
                             readWay(events->isEmpty() ? m_head.lastSeq + 1 : events->last().seq + 1);
                         });
}

void RoomRecording::note(const model::Envelope &envelope)
{
    if (const auto *back = std::get_if<model::Rewound>(&envelope.body))
        m_backs.append({envelope.seq, back->to});
    if (!m_wanted.redacted)
        return;
    const auto know = [this](const base::ParticipantId &id) {
        if (!id.isEmpty() && !m_known.others.contains(id))
            m_known.others.append(id);
    };
    if (const auto *posted = std::get_if<model::MessagePosted>(&envelope.body)) {
        know(posted->message.from);
        std::for_each(posted->message.to.cbegin(), posted->message.to.cend(), know);
    } else if (const auto *event = std::get_if<model::TurnEvent>(&envelope.body)) {
        know(event->companion);
    } else if (const auto *edited = std::get_if<model::MessageEdited>(&envelope.body)) {
        m_edited.insert(edited->messageId, edited->text);
    } else if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body)) {
        std::for_each(changed->room.roster.cbegin(), changed->room.roster.cend(), know);
        m_known.rooms.append(changed->room);
    }
}

// Their earlier names are removed as well.
void RoomRecording::readNames(QList<base::ParticipantId> left)
{
    while (!left.isEmpty() && !model::isCompanion(left.first()))
        left.removeFirst();
    if (left.isEmpty())
        return begin();
    const base::ParticipantId id = left.takeFirst();
    m_needs.personas.revisions(id, this,
                               [this, left](const Result<QList<model::PersonaRevision>> &revisions) {
                                   if (!revisions)
                                       return fail(revisions.error());
                                   for (const model::PersonaRevision &one : *revisions)
                                       m_known.personas.append(one.persona);
                                   readNames(left);
                               });
}

RoomRecording::Part RoomRecording::wantedPart() const
{
    if (m_source == DocumentSource::Log)
        return {};
    const qint64 first = std::clamp<qint64>(m_wanted.range.first.value_or(0), 0, m_head.messages);
    const qint64 last = std::min(m_wanted.range.last.value_or(m_head.messages - 1), m_head.messages - 1);
    return {first, std::max<qint64>(last - first + 1, 0)};
}

void RoomRecording::begin()
{
    DocumentPeople people{m_head.room, m_people};
    if (const auto &witness = m_wanted.witness) {
        people.room = transcript::asKnownTo(*witness, people.room);
        for (Persona &one : people.personas)
            one = transcript::asKnownTo(*witness, one);
    }
    if (m_wanted.redacted) {
        m_known.rooms.prepend(m_head.room);
        m_known.personas = m_people + m_known.personas;
        m_redaction = transcript::Redaction(m_known);
        people.room = m_redaction.of(people.room);
        for (Persona &one : people.personas)
            one = m_redaction.of(one);
    }
    m_range = wantedPart();
    m_nextMessage = m_range.first;
    // One message more than wanted shows where the events of the last one end.
    const bool asksBehind = m_source == DocumentSource::Both;
    m_endOfMessages = std::min(m_range.first + m_range.count + (asksBehind ? 1 : 0), m_head.messages);
    m_isInPart = m_range.first == 0;
    ports::Record asked = m_wanted;
    if (asked.witness) // names may differ in the document
        asked.witness = m_redaction.of(*asked.witness);
    m_writer = documentWriter(asked, documentStyle(asked, people, m_pictures), m_mostBytes > 0);
    if (write(m_writer->begin(people.room, people.personas)))
        goOn();
}

bool RoomRecording::eventsAreLeft() const
{
    return m_source != DocumentSource::Talk && m_nextSeq <= m_head.lastSeq;
}

// The log decides what is written first, so both are read before either is written.
void RoomRecording::goOn()
{
    if (m_isStopped)
        return fail({ErrorCode::Cancelled, tr("The export was stopped; nothing was changed."), {}});
    if (!writeMerged())
        return;
    if (m_isCut || m_isDone)
        return finish();
    tellProgress();
    if (m_rows.isEmpty() && messagesAreLeft())
        return readMessages();
    if (m_events.isEmpty() && eventsAreLeft())
        return readEvents();
    if (!writeCalls({}))
        return;
    isToBeReadAgain() ? writeAnnexes() : finish();
}

void RoomRecording::readMessages()
{
    const qint64 count = std::min(kPage, m_endOfMessages - m_nextMessage);
    m_needs.rooms.messages(
        m_wanted.room, m_nextMessage, count, this, [this](const Result<model::MessagePage> &page) {
            if (!page)
                return fail(page.error());
            m_rows = page->rows;
            m_nextMessage = m_rows.isEmpty() ? m_endOfMessages : m_nextMessage + m_rows.size();
            readAlternatives();
        });
}

// A participant has not witnessed what was taken back.
void RoomRecording::readAlternatives()
{
    m_alternatives.clear();
    QList<qint64> wanted;
    for (const model::MessageRow &row : std::as_const(m_rows)) {
        if (row.alternatives.count > 1 && isInTime(row.time))
            wanted.append(row.seq);
    }
    if (wanted.isEmpty() || !m_writer->hasAlternatives() || m_wanted.witness)
        return goOn();
    m_needs.rooms.alternatives(m_wanted.room, wanted, this,
                               [this](const Result<store::AlternativeRows> &rows) {
                                   if (!rows)
                                       return fail(rows.error());
                                   m_alternatives = *rows;
                                   goOn();
                               });
}

void RoomRecording::readEvents()
{
    const qint64 count = std::min(kPage, m_head.lastSeq - m_nextSeq + 1);
    m_needs.rooms.events(m_wanted.room, m_nextSeq, count, this,
                         [this](const Result<QList<model::Envelope>> &events) {
                             if (!events)
                                 return fail(events.error());
                             m_events = *events;
                             m_nextSeq = m_events.isEmpty() ? m_head.lastSeq + 1 : m_events.last().seq + 1;
                             goOn();
                         });
}

// Writes as far as the data goes; false: it failed.
bool RoomRecording::writeMerged()
{
    const bool isMerged = m_source == DocumentSource::Both;
    qsizetype row = 0;
    qsizetype event = 0;
    while (!m_isCut && !m_isDone) {
        const bool hasRow = row < m_rows.size();
        const bool hasEvent = event < m_events.size();
        if (isMerged && ((!hasRow && messagesAreLeft()) || (!hasEvent && eventsAreLeft())))
            break;
        if (!hasRow && !hasEvent)
            break;
        const bool rowIsNext =
            hasRow && (!isMerged || !hasEvent || m_rows.at(row).seq <= m_events.at(event).seq);
        if (!writeCalls(rowIsNext ? m_rows.at(row).time : m_events.at(event).time))
            return false;
        if (!(rowIsNext ? writeMessage(m_rows.at(row++)) : writeEvent(m_events.at(event++))))
            return false;
    }
    m_rows.remove(0, row);
    m_events.remove(0, event);
    return true;
}

bool RoomRecording::isInTime(const QDateTime &time) const
{
    const ports::RecordRange &range = m_wanted.range;
    return (!range.since || time >= *range.since) && (!range.until || time < *range.until);
}

bool RoomRecording::writeMessage(const model::MessageRow &row)
{
    const bool isBehind = row.posted.index >= m_range.first + m_range.count;
    m_isInPart = !isBehind;
    m_isDone = m_isDone || isBehind;
    if (isBehind || !isInTime(row.time))
        return true;
    const QByteArray piece = pieceOf(row);
    ++m_messagesWritten;
    return write(piece);
}

// Witnessed messages are numbered anew, so that nothing shows how much others were told.
QByteArray RoomRecording::pieceOf(const model::MessageRow &row)
{
    auto known = m_wanted.withoutWhispers ? transcript::asSaidAloud(row) : std::optional(row);
    if (known && m_wanted.witness)
        known = transcript::asKnownTo(*m_wanted.witness, *known);
    if (!known)
        return {};
    if (m_wanted.witness || m_wanted.withoutWhispers)
        known->posted.index = m_witnessed++;
    tellAlternatives(row);
    return m_writer->message(m_wanted.redacted ? m_redaction.of(*known) : *known);
}

// A whisper is not an alternative of a public message: other programs have no whispers among alternatives.
void RoomRecording::tellAlternatives(const model::MessageRow &shown)
{
    QList<model::MessageRow> rows = m_alternatives.take(shown.seq);
    if (rows.isEmpty())
        return;
    const bool isWhisper = shown.posted.message.whisper;
    rows.removeIf(
        [isWhisper](const model::MessageRow &row) { return row.posted.message.whisper != isWhisper; });
    if (m_wanted.redacted)
        std::transform(rows.cbegin(), rows.cend(), rows.begin(),
                       [this](const model::MessageRow &row) { return m_redaction.of(row); });
    m_writer->alternatives(rows);
}

bool RoomRecording::writeEvent(const model::Envelope &envelope)
{
    const bool isWhole = m_source == DocumentSource::TalkThenLog;
    if (m_source == DocumentSource::Both && std::holds_alternative<model::MessagePosted>(envelope.body))
        return true; // it came as a message
    if (!isWhole && (!m_path.holds(envelope.seq) || !m_isInPart || !isInTime(envelope.time)))
        return true;
    m_annexes.note(envelope);
    if (!m_wanted.redacted)
        return write(m_writer->event(envelope));
    const auto plain = redacted(envelope);
    return !plain || write(m_writer->event(*plain));
}

// An edited message shows its final text everywhere.
std::optional<model::Envelope> RoomRecording::redacted(const model::Envelope &envelope) const
{
    model::Envelope last = envelope;
    if (auto *posted = std::get_if<model::MessagePosted>(&last.body))
        posted->message.text = m_edited.value(posted->message.id, posted->message.text);
    else if (auto *edited = std::get_if<model::MessageEdited>(&last.body))
        edited->text = m_edited.value(edited->messageId, edited->text);
    return m_redaction.of(last);
}

bool RoomRecording::writeCalls(const std::optional<QDateTime> &before)
{
    while (!m_calls.isEmpty() && (!before || transcript::endOf(m_calls.first()) < *before)) {
        const model::CallRecord call = m_calls.takeFirst();
        const bool isTold = m_isInPart && isInTime(transcript::endOf(call));
        if (isTold && !write(m_writer->call(m_wanted.redacted ? m_redaction.of(call) : call)))
            return false;
    }
    return true;
}

bool RoomRecording::write(const QByteArray &bytes)
{
    if (m_out.write(bytes) != bytes.size()) {
        fail({ErrorCode::Storage, tr("The document could not be written whole."), m_out.errorString()});
        return false;
    }
    m_bytes += bytes.size();
    ++m_pieces;
    const bool isPage = m_wanted.format == ports::RecordFormat::Pdf;
    m_isCut = m_isCut || (m_mostBytes > 0 && (isPage ? m_pieces > kPagePieces : m_bytes >= m_mostBytes));
    return true;
}

void RoomRecording::tellProgress()
{
    const bool countsEvents = m_source == DocumentSource::Log || m_source == DocumentSource::Both;
    countsEvents ? Q_EMIT progressed(m_nextSeq - 1, m_head.lastSeq)
                 : Q_EMIT progressed(m_nextMessage - m_range.first, m_range.count);
}

bool RoomRecording::isToBeReadAgain() const
{
    return m_source == DocumentSource::TalkThenLog && !m_wanted.redacted;
}

void RoomRecording::writeAnnexes()
{
    connect(&m_annexes, &RoomAnnexes::failed, this, &RoomRecording::fail);
    connect(&m_annexes, &RoomAnnexes::finished, this, &RoomRecording::finish);
    m_annexes.write(m_people, [this](const char *section, const QByteArray &json) {
        return write(m_writer->annex(section, json));
    });
}

void RoomRecording::finish()
{
    if (!write(m_writer->end()))
        return;
    auto *file = qobject_cast<QFileDevice *>(&m_out);
    if (file && !file->flush())
        return fail(
            {ErrorCode::Storage, tr("The document could not be written whole."), file->errorString()});
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT finished();
}

void RoomRecording::fail(const Error &error)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT failed(error);
}

} // namespace studio::services
