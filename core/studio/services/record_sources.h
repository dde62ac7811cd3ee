// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/room_path.h"
#include "core/store/tables/call_table.h"
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_table.h"
#include "core/studio/ports/record_port.h"
#include "core/studio/services/document_style.h"
#include "core/transcript/redaction.h"

#include <QObject>

#include <utility>

namespace studio::services {

/// Where a document is read from.
struct RecordTables
{
    store::RoomTable rooms;
    store::PersonaTable personas;
    store::CallTable calls;
};

/// A range of messages: index of the first, and count.
struct MessageRange
{
    qint64 first = 0;
    qint64 count = 0;
};

/// All that must be known of a room before the first byte of its document.
struct RecordFound
{
    store::RoomHead head;
    MessageRange range;
    QList<model::Persona> people;
    QHash<base::ParticipantId, QByteArray> pictures;
    QList<model::CallRecord> calls;         ///< in order of their ends
    store::RoomPath path;                   ///< to the newest event
    transcript::KnownPeople known;          ///< whose names are removed
    QHash<base::MessageId, QString> edited; ///< final texts of messages, if names are removed
};

/// Gathers from the store what a document needs before it is written. Ends once: gathered XOR failed, never
/// before control has returned to the event loop.
class RecordSources final : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostCalls = 200'000; ///< the newest; kept in memory, about 500 bytes each

    RecordSources(const RecordTables &tables, const ports::Record &wanted, QObject *parent);

    /// Before gather().
    void setMostCalls(int most) { m_mostCalls = most; }
    void gather();
    /// After gathered().
    [[nodiscard]] RecordFound take() { return std::move(m_found); }

Q_SIGNALS:
    void gathered();
    void failed(const studio::base::Error &error);

private:
    void readPeople(QList<model::Persona> former);
    void choosePeople(const QList<model::Persona> &everybody);
    void readPictures(QList<model::Persona> left);
    void readCalls();
    void readWay(qint64 firstSeq);
    void note(const model::Envelope &envelope);
    void readNames(QList<base::ParticipantId> left);
    [[nodiscard]] bool wasThere(const base::ParticipantId &id) const;
    [[nodiscard]] MessageRange wantedRange() const;
    void end();

    RecordTables m_tables;
    ports::Record m_wanted;
    DocumentSource m_source;
    int m_mostCalls = kMostCalls;
    RecordFound m_found;
    QList<store::WayBack> m_backs; ///< of the log, as far as it was read
};

} // namespace studio::services
