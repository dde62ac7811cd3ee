// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite_handle.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <cstring>

namespace studio::store {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStepsBetweenLooks = 4096;

int takeSteps(void *left) { return (*static_cast<long long *>(left) -= kStepsBetweenLooks) < 0 ? 1 : 0; }

} // namespace

sqlite3 *sqliteHandle(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || std::strcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    QSqlQuery source(database);
    const bool isOurs = source.exec(u"SELECT sqlite_source_id()"_s) && source.next() &&
                        source.value(0).toString() == QLatin1String(sqlite3_sourceid());
    return isOurs ? *static_cast<sqlite3 *const *>(handle.constData()) : nullptr;
}

void defend(sqlite3 *handle)
{
    if (!handle)
        return;
    sqlite3_hard_heap_limit64(kMostMemory);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLargestValue);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

void countSteps(sqlite3 *handle, long long *left)
{
    if (handle)
        sqlite3_progress_handler(handle, kStepsBetweenLooks, left ? &takeSteps : nullptr, left);
}

} // namespace studio::store
