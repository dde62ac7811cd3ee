// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/door_rows.h"

#include "core/store/rows/fact_tables.h"
#include "core/store/rows/setting_rows.h"
#include "core/wire/door_wire.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using model::DoorsSettings;

namespace {

const auto kDoors = u"doors"_s;
const auto kMet = u"doors.met"_s;
const auto kSessions = u"doors.sessions"_s;

/// Null if there is no row, or it cannot be read.
Result<wire::Json> readRow(Connection &connection, const QString &key)
{
    const auto has = hasTable(connection, u"settings"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return wire::Json(); // a read-only file of an older version
    return readSetting(connection, key).transform([](const QString &value) {
        return wire::parse(value.toUtf8()).value_or(wire::Json());
    });
}

Result<void> replaceRow(Connection &connection, const QString &key, const wire::Json &json)
{
    return replaceSetting(connection, key, QString::fromUtf8(wire::dump(json)));
}

/// The newest meeting of all people met there.
QDateTime newestIn(const wire::Json &met)
{
    QDateTime newest;
    for (const model::Acquaintance &one : wire::readMet(met))
        newest = newest.isValid() ? std::max(newest, one.lastSeen) : one.lastSeen;
    return newest;
}

} // namespace

Result<DoorsSettings> readDoors(Connection &connection)
{
    return readRow(connection, kDoors).transform([](const wire::Json &json) {
        return wire::readDoors(json); // null: the defaults
    });
}

Result<void> replaceDoors(Connection &connection, const DoorsSettings &settings)
{
    return replaceRow(connection, kDoors, wire::doorsToJson(settings));
}

Result<QList<model::Acquaintance>> readMetIn(Connection &connection, const QString &network)
{
    return readRow(connection, kMet).transform([&network](const wire::Json &json) {
        const std::string key = network.toStdString();
        return json.is_object() && json.contains(key) ? wire::readMet(json[key])
                                                      : QList<model::Acquaintance>();
    });
}

Result<void> replaceMetIn(Connection &connection, const QString &network,
                          const QList<model::Acquaintance> &met)
{
    const auto kept = readRow(connection, kMet);
    if (!kept)
        return tl::unexpected(kept.error());
    wire::Json json = kept->is_object() ? *kept : wire::Json::object();
    json[network.toStdString()] = wire::metToJson(met);
    while (json.size() > size_t(kMostNetworks)) {
        auto oldest = json.begin();
        for (auto one = json.begin(); one != json.end(); ++one) {
            if (newestIn(*one) < newestIn(*oldest))
                oldest = one;
        }
        json.erase(oldest);
    }
    return replaceRow(connection, kMet, json);
}

Result<QList<model::KeptSession>> readDoorSessions(Connection &connection)
{
    return readRow(connection, kSessions).transform([](const wire::Json &json) {
        return wire::readSessions(json);
    });
}

Result<void> replaceDoorSessions(Connection &connection, const QList<model::KeptSession> &sessions)
{
    return replaceRow(connection, kSessions, wire::sessionsToJson(sessions));
}

Result<void> forgetDoorMemory(Connection &connection)
{
    return connection.query(u"DELETE FROM settings WHERE key IN (?, ?)"_s, {kMet, kSessions})
        .transform([](QSqlQuery *) {});
}

} // namespace studio::store
