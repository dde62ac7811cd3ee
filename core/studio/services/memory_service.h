// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/memory/note_book.h"
#include "core/studio/ports/memory_port.h"

namespace studio::services {

/// The notes of companions for the outside. Lives on the studio thread; commands may come from any thread.
class MemoryService final : public ports::MemoryPort
{
    Q_OBJECT

public:
    /// Both outlive it.
    MemoryService(memory::NoteBook &book, base::Clock &clock);

    base::RequestId readNotes(const base::ParticipantId &companion) override;
    base::RequestId writeNote(const base::ParticipantId &companion, qint64 id, const QString &text) override;
    base::RequestId forgetNote(const base::ParticipantId &companion, qint64 id) override;

    /// That companion left for good: nothing of what it remembers is kept. On the studio thread.
    void forget(const base::ParticipantId &companion);

private:
    void write(const base::RequestId &request, const base::ParticipantId &companion, qint64 id,
               const QString &text);
    void tell(const base::ParticipantId &companion);

    memory::NoteBook &m_book;
    base::Clock &m_clock;
};

} // namespace studio::services
