// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/door_wire.h"

#include "core/wire/object_reader.h"

using namespace Qt::StringLiterals;
using studio::model::DoorSettings;
using studio::model::DoorsSettings;

namespace studio::wire {

namespace {

Json doorToJson(const DoorSettings &door)
{
    return {{"open", door.open},
            {"port", door.port},
            {"needsToken", door.needsToken},
            {"speaksAsMe", door.speaksAsMe},
            {"localPages", door.localPages}};
}

Json namesToJson(const QStringList &names)
{
    Json json = Json::array();
    for (const QString &name : names)
        json.push_back(toJson(name));
    return json;
}

QStringList readNames(const Json *json)
{
    QStringList names;
    if (!json || !json->is_array())
        return names;
    for (const Json &one : *json) {
        const QString name = one.is_string() ? toText(one) : QString();
        if (!name.isEmpty() && name.size() <= model::kLongestWireName && !names.contains(name) &&
            names.size() < model::kMostNamedInNetwork)
            names.append(name);
    }
    return names;
}

QDateTime readTime(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODate).toUTC(); // not valid: it cannot be read
}

DoorSettings readDoor(const Json *json, DoorSettings door)
{
    if (!json || !json->is_object())
        return door;
    ObjectReader reader(*json, u"door"_s, ObjectReader::Unknown::Ignore);
    const DoorSettings read{.open = reader.boolean("open", false),
                            .port = quint16(reader.whole("port", 0, 65'535, door.port)),
                            .needsToken = reader.boolean("needsToken", true),
                            .speaksAsMe = reader.boolean("speaksAsMe", false),
                            .localPages = reader.boolean("localPages", false)};
    return reader.flaw() ? door : read;
}

} // namespace

Json doorsToJson(const DoorsSettings &settings)
{
    Json json{{"mcp", doorToJson(settings.mcp)},
              {"firehose", doorToJson(settings.firehose)},
              {"network",
               {{"joined", settings.network.joined},
                {"speaksAsMe", settings.network.speaksAsMe},
                {"people", namesToJson(settings.network.people)},
                {"address", toJson(settings.network.address.toString(QUrl::FullyEncoded))}}}};
    if (settings.room)
        json["room"] = toJson(settings.room->value());
    return json;
}

DoorsSettings readDoors(const Json &json)
{
    DoorsSettings settings;
    if (!json.is_object())
        return settings;
    ObjectReader reader(json, u"doors"_s, ObjectReader::Unknown::Ignore);
    if (const auto room = reader.id("room"))
        settings.room = base::RoomId(*room);
    settings.mcp = readDoor(reader.any("mcp"), settings.mcp);
    settings.firehose = readDoor(reader.any("firehose"), settings.firehose);
    if (const Json *network = reader.any("network"); network && network->is_object()) {
        ObjectReader inside(*network, u"network"_s, ObjectReader::Unknown::Ignore);
        settings.network.joined = inside.boolean("joined", false);
        settings.network.speaksAsMe = inside.boolean("speaksAsMe", false);
        settings.network.people = readNames(inside.any("people"));
        const QUrl address(inside.optionalText("address").value_or(QString()), QUrl::StrictMode);
        if (address.isValid() && !address.isEmpty())
            settings.network.address = address;
    }
    return settings;
}

Json metToJson(const QList<model::Acquaintance> &met)
{
    Json json = Json::array();
    for (const model::Acquaintance &one : met)
        json.push_back(
            {{"name", toJson(one.wireName)}, {"seen", toJson(one.lastSeen.toString(Qt::ISODate))}});
    return json;
}

QList<model::Acquaintance> readMet(const Json &json)
{
    QList<model::Acquaintance> met;
    if (!json.is_array())
        return met;
    for (const Json &one : json) {
        if (!one.is_object())
            continue;
        ObjectReader reader(one, u"met"_s, ObjectReader::Unknown::Ignore);
        const model::Acquaintance read{reader.optionalText("name").value_or(QString()),
                                       readTime(reader.optionalText("seen").value_or(QString()))};
        const bool isFit = !read.wireName.isEmpty() && read.wireName.size() <= model::kLongestWireName;
        if (!reader.flaw() && isFit && read.lastSeen.isValid())
            met.append(read);
    }
    return met;
}

Json sessionsToJson(const QList<model::KeptSession> &sessions)
{
    Json json = Json::array();
    for (const model::KeptSession &one : sessions)
        json.push_back({{"mark", one.mark.toStdString()},
                        {"version", one.version.toStdString()},
                        {"program", toJson(one.program)},
                        {"seen", toJson(one.lastSeen.toString(Qt::ISODate))}});
    return json;
}

QList<model::KeptSession> readSessions(const Json &json)
{
    QList<model::KeptSession> sessions;
    if (!json.is_array())
        return sessions;
    for (const Json &one : json) {
        if (!one.is_object())
            continue;
        ObjectReader reader(one, u"session"_s, ObjectReader::Unknown::Ignore);
        const model::KeptSession read{reader.optionalText("mark").value_or(QString()).toLatin1(),
                                      reader.optionalText("version").value_or(QString()).toLatin1(),
                                      reader.optionalText("program").value_or(QString()).left(160),
                                      readTime(reader.optionalText("seen").value_or(QString()))};
        if (!reader.flaw() && !read.mark.isEmpty() && read.lastSeen.isValid())
            sessions.append(read);
    }
    return sessions;
}

} // namespace studio::wire
