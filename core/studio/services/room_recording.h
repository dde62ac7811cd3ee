// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"
#include "core/studio/ports/record_port.h"
#include "core/transcript/room_writer.h"

#include <QIODevice>

#include <memory>

namespace studio::services {

/// Reads a room from the store page by page and writes it into a device, so that a large room need not be in
/// memory. Every write is checked. Ends exactly once: finished XOR failed, never before control has returned
/// to the event loop; a device that has failed holds half a document.
class RoomRecording final : public QObject
{
    Q_OBJECT

public:
    /// `out` is open and outlives this.
    RoomRecording(store::Store &store, const ports::Record &wanted, QIODevice &out, QObject *parent);
    ~RoomRecording() override;

    void start();

Q_SIGNALS:
    void finished();
    void failed(const studio::base::Error &error);

private:
    void readPeople(QList<model::Persona> former);
    void begin(const QList<model::Persona> &everybody);
    [[nodiscard]] bool wasThere(const base::ParticipantId &id) const;
    [[nodiscard]] QByteArray written(const model::MessageRow &row);
    void readMessages(qint64 first);
    void readEvents(qint64 firstSeq);
    /// False if it could not be written; then the recording has failed.
    [[nodiscard]] bool write(const QByteArray &bytes);
    void finish();
    void fail(const base::Error &error);

    store::Store &m_store;
    ports::Record m_wanted;
    QIODevice &m_out;
    store::RoomHead m_head;
    qint64 m_witnessed = 0; ///< messages that were written of those that one has witnessed
    std::unique_ptr<transcript::RoomWriter> m_writer;
};

} // namespace studio::services
