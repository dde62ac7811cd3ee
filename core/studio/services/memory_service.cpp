// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/memory_service.h"

#include <algorithm>

namespace studio::services {

using base::ParticipantId;
using base::Then;
using model::MemoryNote;

MemoryService::MemoryService(memory::NoteBook &book, base::Clock &clock)
    : m_book(book)
    , m_clock(clock)
{
    connect(&book, &memory::NoteBook::changed, this, &MemoryService::tell);
}

void MemoryService::work(const std::function<void()> &step)
{
    QMetaObject::invokeMethod(
        this, [this, step] { m_book.whenRead(this, step); }, Qt::QueuedConnection);
}

void MemoryService::readNotes(const ParticipantId &companion, Then<QList<MemoryNote>> then)
{
    work([this, companion, then] { then(m_book.of(companion)); });
}

void MemoryService::writeNote(const ParticipantId &companion, qint64 id, const QString &text, Then<void> then)
{
    work([this, companion, id, text, then] { write(companion, id, text, then); });
}

// The sources of the note stay known; the user is its last author.
void MemoryService::write(const ParticipantId &companion, qint64 id, const QString &text,
                          const Then<void> &then)
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
    m_book.keep(note, this, [then](const base::Result<MemoryNote> &kept) {
        then(kept.transform([](const MemoryNote &) {}));
    });
}

void MemoryService::forgetNote(const ParticipantId &companion, qint64 id, Then<void> then)
{
    work([this, companion, id, then] { m_book.forget(companion, id, this, then); });
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
