// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/store/connection.h"

#include <QDateTime>

// Helpers to read and write the rows of several tables. Only for this module.
namespace studio::store {

/// For statements that give no rows.
[[nodiscard]] inline base::Result<void> run(Connection &connection, const QString &sql,
                                            const QVariantList &values)
{
    return connection.query(sql, values).transform([](QSqlQuery *) {});
}

/// A time as tables hold it: milliseconds since 1970.
[[nodiscard]] inline QDateTime timeIn(const QVariant &wall)
{
    return QDateTime::fromMSecsSinceEpoch(wall.toLongLong(), base::kUtc);
}

} // namespace studio::store
