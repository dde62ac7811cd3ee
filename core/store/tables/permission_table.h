// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/store/permission_record.h"

namespace studio::store {

class SqliteStore;

/// The user's consents to companions' use of tools. The audit list only grows; the rules follow from it.
/// Threads as in SqliteStore::read() and write().
class PermissionTable
{
public:
    PermissionTable(SqliteStore &store) ///< outlives it
        : m_store(store)
    {
    }

    /// All rules, and the newest entries.
    void permissions(int most, QObject *context, base::ThenWork<PermissionRecord> then) const;
    /// Entries come with their numbers, in that order. A given rule replaces a rule for the same companion,
    /// tool, room and arguments; an entry that revokes a rule removes it in the same transaction.
    void keepPermission(const model::PermissionEntry &entry, const std::optional<model::PermissionRule> &rule,
                        QObject *context, base::ThenWork<void> then);
    void keepAskForActs(bool ask, QObject *context, base::ThenWork<void> then);

private:
    SqliteStore &m_store;
};

} // namespace studio::store
