// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/note_store.h"

#include <QObject>

#include <algorithm>

namespace studio::tests {

/// Notes in memory; it answers from the event loop, like the real store. A test may make it fail.
class FakeNoteStore final : public store::NoteStore
{
public:
    QList<model::MemoryNote> kept;
    bool fails = false;

    void notes(QObject *context, base::ThenWork<QList<model::MemoryNote>> then) override
    {
        later(context, [this, then] { then(kept); });
    }
    void keepNote(const model::MemoryNote &note, QObject *context,
                  base::ThenWork<model::MemoryNote> then) override
    {
        later(context, [this, note, then] {
            if (fails)
                return then(base::failure(base::ErrorCode::Storage, QStringLiteral("The disk is full.")));
            model::MemoryNote one = note;
            one.id = note.id == 0 ? ++m_last : note.id;
            kept.removeIf([&](const model::MemoryNote &old) { return old.id == one.id; });
            kept.append(one);
            then(one);
        });
    }
    void forgetNote(qint64 id, QObject *context, base::ThenWork<void> then) override
    {
        later(context, [this, id, then] {
            kept.removeIf([id](const model::MemoryNote &old) { return old.id == id; });
            then({});
        });
    }

private:
    template<class Work>
    static void later(QObject *context, Work work)
    {
        QMetaObject::invokeMethod(context, work, Qt::QueuedConnection);
    }

    qint64 m_last = 100;
};

} // namespace studio::tests
