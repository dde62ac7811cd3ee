// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/memory_service.h"

#include "core/studio/services/request_ids.h"

#include <algorithm>

namespace studio::services {

using base::ParticipantId;
using base::RequestId;
using model::MemoryNote;

MemoryService::MemoryService(memory::NoteBook &book, base::Clock &clock)
    : m_book(book)
    , m_clock(clock)
{
    connect(&book, &memory::NoteBook::changed, this, &MemoryService::tell);
}

RequestId MemoryService::readNotes(const ParticipantId &companion)
{
    const RequestId request = nextRequestId();
    const auto answer = [this, request, companion] {
        tell(companion);
        Q_EMIT done(request);
    };
    QMetaObject::invokeMethod(
        this, [this, answer] { m_book.whenRead(this, answer); }, Qt::QueuedConnection);
    return request;
}

RequestId MemoryService::writeNote(const ParticipantId &companion, qint64 id, const QString &text)
{
    const RequestId request = nextRequestId();
    const auto doIt = [this, request, companion, id, text] { write(request, companion, id, text); };
    QMetaObject::invokeMethod(
        this, [this, doIt] { m_book.whenRead(this, doIt); }, Qt::QueuedConnection);
    return request;
}

// Where it came from stays known; who worded it last is the user.
void MemoryService::write(const RequestId &request, const ParticipantId &companion, qint64 id,
                          const QString &text)
{
    MemoryNote note{.companion = companion};
    const QList<MemoryNote> all = m_book.of(companion);
    const auto known =
        std::find_if(all.cbegin(), all.cend(), [id](const MemoryNote &one) { return one.id == id; });
    if (known != all.cend())
        note = *known;
    note.id = id;
    note.text = text;
    note.byUser = true;
    note.time = m_clock.wallNow().toUTC();
    m_book.keep(note, this, [this, request](const base::Result<MemoryNote> &kept) {
        if (kept)
            Q_EMIT done(request);
        else
            Q_EMIT failed(request, kept.error());
    });
}

RequestId MemoryService::forgetNote(const ParticipantId &companion, qint64 id)
{
    const RequestId request = nextRequestId();
    const auto told = [this, request](const base::Result<void> &gone) {
        if (gone)
            Q_EMIT done(request);
        else
            Q_EMIT failed(request, gone.error());
    };
    const auto doIt = [this, companion, id, told] { m_book.forget(companion, id, this, told); };
    QMetaObject::invokeMethod(
        this, [this, doIt] { m_book.whenRead(this, doIt); }, Qt::QueuedConnection);
    return request;
}

void MemoryService::forget(const ParticipantId &companion)
{
    m_book.whenRead(this, [this, companion] { m_book.forgetAll(companion); });
}

void MemoryService::tell(const ParticipantId &companion)
{
    Q_EMIT notesChanged(companion, m_book.of(companion));
}

} // namespace studio::services
