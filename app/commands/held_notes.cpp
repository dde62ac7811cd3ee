// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/held_notes.h"

#include "core/base/virtual_clock.h"

#include <utility>

namespace studio::app {

using base::ThenWork;
using model::MemoryNote;

namespace {

template<class T>
ThenWork<T> held(base::VirtualClock *clock, ThenWork<T> then)
{
    if (!clock)
        return then;
    clock->hold();
    return [clock, then = std::move(then)](const base::Result<T> &result) {
        clock->release();
        then(result);
    };
}

} // namespace

HeldNotes::HeldNotes(NoteStore &store, base::VirtualClock *clock)
    : m_store(store)
    , m_clock(clock)
{
}

void HeldNotes::notes(QObject *context, ThenWork<QList<MemoryNote>> then)
{
    m_store.notes(context, held(m_clock, std::move(then)));
}

void HeldNotes::keepNote(const MemoryNote &note, QObject *context, ThenWork<MemoryNote> then)
{
    m_store.keepNote(note, context, held(m_clock, std::move(then)));
}

void HeldNotes::forgetNote(qint64 id, QObject *context, ThenWork<void> then)
{
    m_store.forgetNote(id, context, held(m_clock, std::move(then)));
}

} // namespace studio::app
