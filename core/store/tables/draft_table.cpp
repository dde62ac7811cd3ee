// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/draft_table.h"

#include "core/store/rows/kept_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void DraftTable::keepDraft(const QString &key, const QString &text, QObject *context,
                           base::ThenWork<void> then)
{
    m_store.write(
        context, [key, text](Connection &connection) { return replaceDraft(connection, key, text); },
        std::move(then));
}

void DraftTable::drafts(const QString &prefix, QObject *context,
                        base::ThenWork<QMap<QString, QString>> then) const
{
    m_store.read(
        context, [prefix](Connection &connection) { return readDrafts(connection, prefix); },
        std::move(then));
}

} // namespace studio::store
