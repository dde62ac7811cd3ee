// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/note_book.h"

#include "core/base/log.h"

#include <QPointer>

#include <algorithm>

namespace studio::memory {

using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using model::MemoryNote;

NoteBook::NoteBook(store::NoteStore &store)
    : m_store(store)
{
    m_store.notes(this, [this](const Result<QList<MemoryNote>> &notes) { read(notes); });
}

void NoteBook::read(const Result<QList<MemoryNote>> &notes)
{
    if (!notes)
        qCWarning(base::lcStudio) << "what companions remember cannot be read:" << notes.error().detail;
    else
        for (const MemoryNote &note : *notes)
            m_notes[note.companion].append(note);
    m_isRead = true;
    Q_EMIT wasRead();
}

void NoteBook::whenRead(QObject *context, const std::function<void()> &then)
{
    if (m_isRead)
        then();
    else
        connect(this, &NoteBook::wasRead, context, then, Qt::SingleShotConnection);
}

Result<void> NoteBook::check(const MemoryNote &note) const
{
    if (note.text.isEmpty())
        return base::failure(ErrorCode::InvalidInput, tr("This note is empty."));
    if (note.text.size() > model::kLongestNote) {
        return base::failure(ErrorCode::InvalidInput,
                             tr("A note has at most %1 characters.").arg(model::kLongestNote));
    }
    if (note.id == 0 && m_notes.value(note.companion).size() >= model::kMostNotes) {
        return base::failure(ErrorCode::InvalidInput,
                             //: %1 is a number; the companion has to forget something first.
                             tr("A companion remembers at most %1 notes.").arg(model::kMostNotes));
    }
    if (note.id != 0 && !has(note.companion, note.id))
        return base::failure(ErrorCode::NotFound, tr("This note no longer exists."));
    return {};
}

// A store that cannot be reached changes nothing here.
void NoteBook::keep(const MemoryNote &note, QObject *context, base::ThenWork<MemoryNote> then)
{
    MemoryNote kept = note;
    kept.text = note.text.trimmed();
    if (const auto checked = check(kept); !checked)
        return then(tl::unexpected(checked.error()));
    m_store.keepNote(kept, this, [this, asker = QPointer(context), then](const Result<MemoryNote> &result) {
        if (result)
            put(*result);
        if (asker)
            then(result);
    });
}

void NoteBook::forget(const ParticipantId &companion, qint64 id, QObject *context, base::ThenWork<void> then)
{
    if (!has(companion, id))
        return then(base::failure(ErrorCode::NotFound, tr("This note no longer exists.")));
    m_store.forgetNote(id, this, [=, this, asker = QPointer(context)](const Result<void> &result) {
        if (result)
            drop(companion, id);
        if (asker)
            then(result);
    });
}

void NoteBook::forgetAll(const ParticipantId &companion)
{
    const QList<MemoryNote> notes = m_notes.value(companion);
    for (const MemoryNote &note : notes) {
        forget(companion, note.id, this, [](const Result<void> &gone) {
            if (!gone)
                qCWarning(base::lcStudio) << "a note could not be forgotten:" << gone.error().detail;
        });
    }
}

bool NoteBook::has(const ParticipantId &companion, qint64 id) const
{
    const QList<MemoryNote> notes = m_notes.value(companion);
    return std::any_of(notes.cbegin(), notes.cend(), [id](const MemoryNote &note) { return note.id == id; });
}

void NoteBook::put(const MemoryNote &note)
{
    QList<MemoryNote> &notes = m_notes[note.companion];
    const auto same =
        std::find_if(notes.begin(), notes.end(), [&](const MemoryNote &one) { return one.id == note.id; });
    if (same == notes.end())
        notes.append(note);
    else
        *same = note;
    Q_EMIT changed(note.companion);
}

void NoteBook::drop(const ParticipantId &companion, qint64 id)
{
    m_notes[companion].removeIf([id](const MemoryNote &note) { return note.id == id; });
    Q_EMIT changed(companion);
}

} // namespace studio::memory
