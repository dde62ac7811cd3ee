// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QMap>

namespace studio::store {

class SqliteStore;

/// Text that the user has begun to write. Threads as in SqliteStore::read() and write().
class DraftTable
{
public:
    DraftTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// Replaces the draft under that key; an empty text removes it.
    void keepDraft(const QString &key, const QString &text, QObject *context, base::ThenWork<void> then);
    void drafts(const QString &prefix, QObject *context, base::ThenWork<QMap<QString, QString>> then) const;

private:
    SqliteStore &m_store;
};

} // namespace studio::store
