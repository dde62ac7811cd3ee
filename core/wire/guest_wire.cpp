// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/guest_wire.h"

#include "core/model/participants.h"
#include "core/wire/names.h"
#include "core/wire/object_reader.h"

#include <limits>

using namespace Qt::StringLiterals;
using studio::model::Guest;

namespace studio::wire {

Json guestsToJson(const QList<Guest> &guests)
{
    Json array = Json::array();
    for (const Guest &guest : guests) {
        Json json{{"id", toJson(guest.id.value())},     {"wireName", toJson(guest.wireName)},
                  {"name", toJson(guest.name)},         {"colour", toJson(guest.colour)},
                  {"door", toJson(nameOf(guest.door))}, {"seated", guest.seated}};
        if (guest.removed)
            json["removed"] = true;
        if (guest.perMinute)
            json["perMinute"] = *guest.perMinute;
        array.push_back(std::move(json));
    }
    return array;
}

QList<Guest> readGuests(const Json &array)
{
    QList<Guest> guests;
    if (!array.is_array())
        return guests;
    for (const Json &json : array) {
        ObjectReader reader(json, u"guest"_s, ObjectReader::Unknown::Ignore);
        Guest guest{.id = base::ParticipantId(reader.requiredId("id")),
                    .wireName = reader.text("wireName"),
                    .name = reader.text("name"),
                    .colour = reader.optionalText("colour").value_or(QString()),
                    .door = reader.name<Guest::Door>("door"),
                    .seated = reader.boolean("seated", true),
                    .removed = reader.boolean("removed", false)};
        if (reader.has("perMinute"))
            guest.perMinute = int(reader.whole("perMinute", 1, std::numeric_limits<int>::max(), 1));
        if (!reader.flaw() && model::isGuest(guest.id))
            guests.append(guest);
    }
    return guests;
}

} // namespace studio::wire
