// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/room_path.h"
#include "core/store/tables/call_table.h"
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_table.h"
#include "core/studio/ports/record_port.h"
#include "core/studio/services/document_style.h"
#include "core/studio/services/room_annexes.h"
#include "core/transcript/redaction.h"

#include <QIODevice>

#include <memory>

namespace studio::services {

/// Reads a room from the store page by page and writes it to a device, so that a large room need not fit in
/// memory. Every write is checked. Ends exactly once: finished XOR failed, never before control has returned
/// to the event loop; after a failure the device holds half a document.
class RoomRecording final : public QObject
{
    Q_OBJECT

public:
    /// `out` is open and outlives this.
    /// What it reads from.
    struct Needs
    {
        store::RoomTable rooms;
        store::PersonaTable personas;
        store::CallTable calls;
    };

    RoomRecording(const Needs &needs, const ports::Record &wanted, QIODevice &out, QObject *parent);
    ~RoomRecording() override;

    /// Before start(): ends the document after about so many bytes, with whole messages; a PDF after its
    /// first page.
    void endAfter(qint64 mostBytes) { m_mostBytes = mostBytes; }
    void start();
    void stop(); ///< failed(Cancelled) follows, unless it has ended

    [[nodiscard]] bool isCut() const { return m_isCut; }            ///< endAfter() left something out
    [[nodiscard]] qint64 messages() const { return m_range.count; } ///< of the document; with dates, at most
    [[nodiscard]] qint64 written() const { return m_messagesWritten; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 total); ///< after each page
    void finished();
    void failed(const studio::base::Error &error);

private:
    /// A range of messages: index of the first, and count.
    struct Part
    {
        qint64 first = 0;
        qint64 count = 0;
    };

    void readPeople(QList<model::Persona> former);
    void choosePeople(const QList<model::Persona> &everybody);
    void readPictures(QList<model::Persona> left);
    void readCalls();
    void readWay(qint64 firstSeq);
    void note(const model::Envelope &envelope);
    void readNames(QList<base::ParticipantId> left);
    void begin();
    [[nodiscard]] bool wasThere(const base::ParticipantId &id) const;
    [[nodiscard]] Part wantedPart() const;

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

    Needs m_needs;
    ports::Record m_wanted;
    DocumentSource m_source = DocumentSource::Talk;
    QIODevice &m_out;
    qint64 m_mostBytes = 0; ///< 0: all
    store::RoomHead m_head;
    Part m_range;
    QList<model::Persona> m_people;
    QHash<base::ParticipantId, QByteArray> m_pictures;
    transcript::KnownPeople m_known;          ///< whose names are removed
    QHash<base::MessageId, QString> m_edited; ///< final texts of messages, if names are removed
    transcript::Redaction m_redaction;
    QList<store::WayBack> m_backs; ///< of the log, as far as it was read for them
    store::RoomPath m_path;        ///< to the newest event, once all ways back are known
    RoomAnnexes m_annexes;
    std::unique_ptr<transcript::RoomWriter> m_writer;

    QList<model::MessageRow> m_rows;       ///< read, not yet written
    store::AlternativeRows m_alternatives; ///< of those among them that have any
    QList<model::Envelope> m_events;       ///< the same
    QList<model::CallRecord> m_calls;      ///< not yet written, in order of their ends
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
