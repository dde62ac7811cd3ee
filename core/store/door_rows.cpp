// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/door_rows.h"

#include "core/store/connection.h"
#include "core/wire/door_wire.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using model::DoorsSettings;

namespace {

const auto kDoors = u"doors"_s;

} // namespace

Result<DoorsSettings> readDoors(Connection &connection)
{
    const auto has = connection.value(u"SELECT count(*) FROM sqlite_master WHERE name = 'settings'"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (has->toInt() == 0)
        return DoorsSettings(); // a file of an older version that is open for reading only
    const auto value = connection.value(u"SELECT value FROM settings WHERE key = ?"_s, {kDoors});
    if (!value)
        return tl::unexpected(value.error());
    const auto json = wire::parse(value->toString().toUtf8());
    return json ? wire::readDoors(*json) : DoorsSettings();
}

Result<void> replaceDoors(Connection &connection, const DoorsSettings &settings)
{
    return connection
        .query(u"INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"_s,
               {kDoors, QString::fromUtf8(wire::dump(wire::doorsToJson(settings)))})
        .transform([](QSqlQuery *) {});
}

} // namespace studio::store
