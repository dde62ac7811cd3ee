// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/memory/note_book.h"
#include "core/studio/ports/memory_port.h"

#include <functional>

namespace studio::services {

/// The notes of companions for code outside the core. Lives on the studio thread; commands may come from any
/// thread.
class MemoryService final : public ports::MemoryPort
{
    Q_OBJECT

public:
    /// Both outlive it.
    MemoryService(memory::NoteBook &book, base::Clock &clock);

    void readNotes(const base::ParticipantId &companion, base::Then<QList<model::MemoryNote>> then) override;
    void writeNote(const base::ParticipantId &companion, qint64 id, const QString &text,
                   base::Then<void> then) override;
    void forgetNote(const base::ParticipantId &companion, qint64 id, base::Then<void> then) override;

    /// The companion left for good: all notes are removed. On the studio thread.
    void forget(const base::ParticipantId &companion);

private:
    /// On the studio thread, once the notes have been read.
    void work(const std::function<void()> &step);
    void write(const base::ParticipantId &companion, qint64 id, const QString &text,
               const base::Then<void> &then);
    void tell(const base::ParticipantId &companion);

    memory::NoteBook &m_book;
    base::Clock &m_clock;
};

} // namespace studio::services
