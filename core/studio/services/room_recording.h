// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/record_port.h"
#include "core/studio/services/document_style.h"
#include "core/studio/services/record_sources.h"
#include "core/studio/services/room_annexes.h"

#include <QIODevice>

#include <memory>

namespace studio::services {

/// Writes a room to a device page by page, so that a large room need not fit in memory. First RecordSources
/// gathers what the document needs. Every write is checked. Ends exactly once: finished XOR failed, never
/// before control has returned to the event loop; after a failure the device holds half a document.
class RoomRecording final : public QObject
{
    Q_OBJECT

public:
    /// What it reads from.
    using Needs = RecordTables;

    /// `out` is open and outlives this.
    RoomRecording(const Needs &needs, const ports::Record &wanted, QIODevice &out, QObject *parent);
    ~RoomRecording() override;

    /// Before start(): ends the document after about so many bytes, with whole messages; a PDF after its
    /// first page.
    void endAfter(qint64 mostBytes) { m_mostBytes = mostBytes; }
    void start();
    void stop(); ///< failed(Cancelled) follows, unless it has ended

    [[nodiscard]] bool isCut() const { return m_isCut; } ///< endAfter() left something out
    [[nodiscard]] qint64 messages() const
    {
        return m_found.range.count;
    } ///< of the document; with dates, at most
    [[nodiscard]] qint64 written() const { return m_messagesWritten; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 total); ///< after each page
    void finished();
    void failed(const studio::base::Error &error);

private:
    void begin();
    void goOn();
    void readMessages();
    void readAlternatives();
    void readEvents();
    [[nodiscard]] bool writeMerged();
    [[nodiscard]] bool writeMessage(const model::MessageRow &row);
    [[nodiscard]] bool writeEvent(const model::Envelope &envelope);
    [[nodiscard]] std::optional<model::Envelope> redacted(const model::Envelope &envelope) const;
    /// Calls that ended before that time; without a time, all.
    [[nodiscard]] bool writeCalls(const std::optional<QDateTime> &before);
    [[nodiscard]] bool isLeftOut(const model::MessageRow &row) const;
    [[nodiscard]] QByteArray pieceOf(const model::MessageRow &row);
    void tellAlternatives(const model::MessageRow &shown);
    [[nodiscard]] bool isInTime(const QDateTime &time) const;
    [[nodiscard]] bool eventsAreLeft() const;
    [[nodiscard]] bool messagesAreLeft() const { return m_nextMessage < m_endOfMessages; }

    /// False if it could not be written; then the recording has failed.
    [[nodiscard]] bool write(const QByteArray &bytes);
    [[nodiscard]] bool isToBeReadAgain() const; ///< everything, unchanged
    void writeAnnexes();
    void tellProgress();
    void finish();
    void fail(const base::Error &error);

    store::RoomTable m_rooms;
    ports::Record m_wanted;
    DocumentSource m_source = DocumentSource::Talk;
    QIODevice &m_out;
    qint64 m_mostBytes = 0; ///< 0: all
    RecordSources m_sources;
    RecordFound m_found; ///< its calls are those that are not yet written
    transcript::Redaction m_redaction;
    RoomAnnexes m_annexes;
    std::unique_ptr<transcript::RoomWriter> m_writer;

    QList<model::MessageRow> m_rows;       ///< read, not yet written
    store::AlternativeRows m_alternatives; ///< of those among them that have any
    QList<model::Envelope> m_events;       ///< the same
    qint64 m_nextMessage = 0;              ///< index
    qint64 m_endOfMessages = 0;            ///< after the last message that is read
    qint64 m_nextSeq = 1;                  ///< of the next event
    bool m_isInPart = false;               ///< events between two messages of the range are included
    qint64 m_witnessed = 0;                ///< how many of a participant's witnessed messages were written
    qint64 m_messagesWritten = 0;
    qint64 m_bytes = 0;
    qint64 m_pieces = 0;
    bool m_isCut = false;
    bool m_isDone = false; ///< the end of the range was reached
    bool m_isStopped = false;
    bool m_hasEnded = false;
};

} // namespace studio::services
