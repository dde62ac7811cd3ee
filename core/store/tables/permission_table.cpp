// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/permission_table.h"

#include "core/store/rows/permission_rows.h"
#include "core/store/sqlite/sqlite_store.h"

namespace studio::store {

void PermissionTable::permissions(int most, QObject *context, base::ThenWork<PermissionRecord> then) const
{
    m_store.read(
        context, [most](Connection &connection) { return readPermissions(connection, most); },
        std::move(then));
}

void PermissionTable::keepPermission(const model::PermissionEntry &entry,
                                     const std::optional<model::PermissionRule> &rule, QObject *context,
                                     base::ThenWork<void> then)
{
    m_store.write(
        context, [entry, rule](Connection &connection) { return insertPermission(connection, entry, rule); },
        std::move(then));
}

void PermissionTable::keepAskForActs(bool ask, QObject *context, base::ThenWork<void> then)
{
    m_store.write(
        context, [ask](Connection &connection) { return replaceAskForActs(connection, ask); },
        std::move(then));
}

} // namespace studio::store
