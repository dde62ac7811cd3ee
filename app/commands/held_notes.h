// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/note_store.h"

namespace studio::base {
class VirtualClock;
}

namespace studio::app {

/// The notes of the store, for a studio on a jumping clock: no time passes while the disk writes. Otherwise a
/// companion's wait would time out at once. A real clock does not need this; `clock` is null then. Lives on
/// the thread of the clock.
class HeldNotes final : public store::NoteStore
{
public:
    HeldNotes(store::NoteStore &store, base::VirtualClock *clock);

    void notes(QObject *context, base::ThenWork<QList<model::MemoryNote>> then) override;
    void keepNote(const model::MemoryNote &note, QObject *context,
                  base::ThenWork<model::MemoryNote> then) override;
    void forgetNote(qint64 id, QObject *context, base::ThenWork<void> then) override;

private:
    store::NoteStore &m_store;
    base::VirtualClock *m_clock;
};

} // namespace studio::app
