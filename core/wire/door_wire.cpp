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
        const QUrl address(inside.optionalText("address").value_or(QString()), QUrl::StrictMode);
        if (address.isValid() && !address.isEmpty())
            settings.network.address = address;
    }
    return settings;
}

} // namespace studio::wire
