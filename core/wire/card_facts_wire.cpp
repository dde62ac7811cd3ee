// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/card_facts_wire.h"

#include "core/wire/object_reader.h"

#include <array>

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::CardFacts;

namespace {

constexpr std::array<std::pair<const char *, QString CardFacts::*>, 7> kParts{{
    {"specVersion", &CardFacts::specVersion},
    {"nickname", &CardFacts::nickname},
    {"creator", &CardFacts::creator},
    {"version", &CardFacts::version},
    {"creatorNotes", &CardFacts::creatorNotes},
    {"source", &CardFacts::source},
    {"portrait", &CardFacts::portrait},
}};

} // namespace

Json cardFactsToJson(const CardFacts &facts)
{
    Json json = Json::object();
    if (facts.format)
        json["format"] = toJson(nameOf(*facts.format));
    for (const auto &[key, part] : kParts) {
        if (!(facts.*part).isEmpty())
            json[key] = toJson(facts.*part);
    }
    return json;
}

base::Result<CardFacts> cardFactsFromJson(const Json &json)
{
    ObjectReader reader(json, u"card"_s, ObjectReader::Unknown::Ignore);
    CardFacts facts;
    facts.format = reader.optionalName<model::CardFormat>("format");
    for (const auto &[key, part] : kParts)
        facts.*part = reader.optionalText(key).value_or(QString());
    return reader.result(facts);
}

} // namespace studio::wire
