// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_recording.h"

#include "core/model/past/deletion.h"
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
constexpr qint64 kPagePieces = 120; ///< more messages and notes than fit on a paper page
constexpr int kPreviewCalls = 2'000;

} // namespace

RoomRecording::RoomRecording(const Needs &needs, const ports::Record &wanted, QIODevice &out, QObject *parent)
    : QObject(parent)
    , m_rooms(needs.rooms)
    , m_wanted(wanted)
    , m_source(documentSource(wanted))
    , m_out(out)
    , m_sources(needs, wanted, nullptr)
    , m_annexes(needs.personas, nullptr)
{
    connect(&m_sources, &RecordSources::gathered, this, &RoomRecording::begin);
    connect(&m_sources, &RecordSources::failed, this, &RoomRecording::fail);
}

RoomRecording::~RoomRecording() = default;

void RoomRecording::start()
{
    if (m_mostBytes > 0)
        m_sources.setMostCalls(kPreviewCalls);
    m_sources.gather();
}

void RoomRecording::stop() { m_isStopped = true; }

void RoomRecording::begin()
{
    m_found = m_sources.take();
    DocumentPeople people{m_found.head.room, m_found.people};
    if (const auto &witness = m_wanted.witness) {
        people.room = transcript::asKnownTo(*witness, people.room);
        for (Persona &one : people.personas)
            one = transcript::asKnownTo(*witness, one);
    }
    if (m_wanted.redacted) {
        m_found.known.rooms.prepend(m_found.head.room);
        m_found.known.personas = m_found.people + m_found.known.personas;
        m_redaction = transcript::Redaction(m_found.known);
        people.room = m_redaction.of(people.room);
        for (Persona &one : people.personas)
            one = m_redaction.of(one);
    }
    m_nextMessage = m_found.range.first;
    // One message more than wanted shows where the events of the last one end.
    const bool asksBehind = m_source == DocumentSource::Both;
    m_endOfMessages =
        std::min(m_found.range.first + m_found.range.count + (asksBehind ? 1 : 0), m_found.head.messages);
    m_isInPart = m_found.range.first == 0;
    ports::Record asked = m_wanted;
    if (asked.witness) // names may differ in the document
        asked.witness = m_redaction.of(*asked.witness);
    m_writer = documentWriter(asked, documentStyle(asked, people, m_found.pictures), m_mostBytes > 0);
    if (write(m_writer->begin(people.room, people.personas)))
        goOn();
}

bool RoomRecording::eventsAreLeft() const
{
    return m_source != DocumentSource::Talk && m_nextSeq <= m_found.head.lastSeq;
}

// The log decides what is written first, so both are read before either is written.
void RoomRecording::goOn()
{
    if (m_isStopped)
        return fail({ErrorCode::Cancelled, tr("Export stopped. Nothing was changed."), {}});
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
    m_rooms.messages(m_wanted.room, m_nextMessage, count, this,
                     [this](const Result<model::MessagePage> &page) {
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
    m_rooms.alternatives(m_wanted.room, wanted, this, [this](const Result<store::AlternativeRows> &rows) {
        if (!rows)
            return fail(rows.error());
        m_alternatives = *rows;
        goOn();
    });
}

void RoomRecording::readEvents()
{
    const qint64 count = std::min(kPage, m_found.head.lastSeq - m_nextSeq + 1);
    m_rooms.events(m_wanted.room, m_nextSeq, count, this,
                   [this](const Result<QList<model::Envelope>> &events) {
                       if (!events)
                           return fail(events.error());
                       m_events = *events;
                       m_nextSeq = m_events.isEmpty() ? m_found.head.lastSeq + 1 : m_events.last().seq + 1;
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
    const bool isBehind = row.posted.index >= m_found.range.first + m_found.range.count;
    m_isInPart = !isBehind;
    m_isDone = m_isDone || isBehind;
    if (isBehind || !isInTime(row.time) || isLeftOut(row))
        return true;
    const QByteArray piece = pieceOf(row);
    ++m_messagesWritten;
    return write(piece);
}

// The whole log needs every message; a deleted one stands there without words.
bool RoomRecording::isLeftOut(const model::MessageRow &row) const
{
    return m_source != DocumentSource::TalkThenLog && model::isDeleted(row);
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
    rows.removeIf([isWhisper](const model::MessageRow &row) {
        return row.posted.message.whisper != isWhisper || model::isDeleted(row);
    });
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
    if (!isWhole && (!m_found.path.holds(envelope.seq) || !m_isInPart || !isInTime(envelope.time)))
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
        posted->message.text = m_found.edited.value(posted->message.id, posted->message.text);
    else if (auto *edited = std::get_if<model::MessageEdited>(&last.body))
        edited->text = m_found.edited.value(edited->messageId, edited->text);
    return m_redaction.of(last);
}

bool RoomRecording::writeCalls(const std::optional<QDateTime> &before)
{
    while (!m_found.calls.isEmpty() && (!before || transcript::endOf(m_found.calls.first()) < *before)) {
        const model::CallRecord call = m_found.calls.takeFirst();
        const bool isTold = m_isInPart && isInTime(transcript::endOf(call));
        if (isTold && !write(m_writer->call(m_wanted.redacted ? m_redaction.of(call) : call)))
            return false;
    }
    return true;
}

bool RoomRecording::write(const QByteArray &bytes)
{
    if (m_out.write(bytes) != bytes.size()) {
        fail({ErrorCode::Storage, tr("The document could not be written completely."), m_out.errorString()});
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
    countsEvents ? Q_EMIT progressed(m_nextSeq - 1, m_found.head.lastSeq)
                 : Q_EMIT progressed(m_nextMessage - m_found.range.first, m_found.range.count);
}

bool RoomRecording::isToBeReadAgain() const
{
    return m_source == DocumentSource::TalkThenLog && !m_wanted.redacted;
}

void RoomRecording::writeAnnexes()
{
    connect(&m_annexes, &RoomAnnexes::failed, this, &RoomRecording::fail);
    connect(&m_annexes, &RoomAnnexes::finished, this, &RoomRecording::finish);
    m_annexes.write(m_found.people, [this](const char *section, const QByteArray &json) {
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
            {ErrorCode::Storage, tr("The document could not be written completely."), file->errorString()});
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT finished();
}

void RoomRecording::fail(const Error &error)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT failed(error);
}

} // namespace studio::services
