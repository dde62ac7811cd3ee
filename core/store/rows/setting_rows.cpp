// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/setting_rows.h"

#include "core/store/statements.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;

Result<QString> readSetting(Connection &connection, const QString &key)
{
    return connection.value(u"SELECT value FROM settings WHERE key = ?"_s, {key})
        .transform([](const QVariant &value) { return value.toString(); });
}

Result<void> replaceSetting(Connection &connection, const QString &key, const QString &value)
{
    return run(connection, u"INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"_s, {key, value});
}

Result<bool> readFlag(Connection &connection, const QString &key)
{
    return readSetting(connection, key).transform([](const QString &value) { return value == "true"_L1; });
}

Result<void> replaceFlag(Connection &connection, const QString &key, bool value)
{
    return replaceSetting(connection, key, value ? u"true"_s : u"false"_s);
}

} // namespace studio::store
