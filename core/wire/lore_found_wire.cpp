// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/lore_found_wire.h"

#include "core/wire/object_reader.h"

using namespace Qt::StringLiterals;
using studio::model::FoundEntry;
using studio::model::LoreFound;
using studio::model::LoreVerdict;

namespace studio::wire {
namespace {

constexpr int kMostLeftOut = 1'000'000'000;

Json entryToJson(const FoundEntry &entry)
{
    Json json{{"state", toJson(nameOf(entry.state))}, {"entry", toJson(entry.name)}};
    if (!entry.book.isEmpty())
        json["book"] = toJson(entry.book);
    json["why"] =
        toJson(entry.state == LoreVerdict::State::Blocked ? nameOf(entry.block) : nameOf(entry.cause));
    if (!entry.key.isEmpty())
        json["key"] = toJson(entry.key);
    if (entry.message)
        json["message"] = toJson(entry.message->value());
    if (entry.from)
        json["from"] = toJson(entry.from->value());
    if (!entry.firedBy.isEmpty())
        json["firedBy"] = toJson(entry.firedBy);
    if (entry.state != LoreVerdict::State::Blocked)
        json["tokens"] = entry.tokens;
    if (entry.state == LoreVerdict::State::Cut)
        json["cutBy"] = toJson(nameOf(entry.cutBy));
    return json;
}

std::optional<FoundEntry> readEntry(const Json &json)
{
    ObjectReader reader(json, u"entry"_s, ObjectReader::Unknown::Ignore);
    FoundEntry entry;
    entry.state = reader.name<LoreVerdict::State>("state");
    entry.name = reader.text("entry");
    entry.book = reader.optionalText("book").value_or(QString());
    if (entry.state == LoreVerdict::State::Blocked)
        entry.block = reader.name<model::LoreBlock>("why");
    else
        entry.cause = reader.name<model::LoreCause>("why");
    entry.key = reader.optionalText("key").value_or(QString());
    if (const auto message = reader.id("message"))
        entry.message = base::MessageId(*message);
    if (const auto from = reader.id("from"))
        entry.from = base::ParticipantId(*from);
    entry.firedBy = reader.optionalText("firedBy").value_or(QString());
    entry.tokens = reader.whole("tokens", 0, kMost, 0);
    entry.cutBy = reader.optionalName<LoreVerdict::Budget>("cutBy").value_or(LoreVerdict::Budget::Book);
    return reader.flaw() ? std::nullopt : std::optional(entry);
}

} // namespace

Json loreFoundToJson(const LoreFound &found)
{
    Json json{{"companion", toJson(found.companion.value())}, {"entries", Json::array()}};
    if (!found.about.isEmpty())
        json["about"] = toJson(found.about.value());
    if (found.turn) {
        json["turn"] = toJson(found.turn->value());
        json["attempt"] = found.attempt;
    }
    for (const FoundEntry &entry : found.entries)
        json["entries"].push_back(entryToJson(entry));
    if (found.more > 0)
        json["more"] = found.more;
    return json;
}

base::Result<LoreFound> loreFoundFromJson(const Json &json)
{
    ObjectReader reader(json, u"lore"_s, ObjectReader::Unknown::Ignore);
    LoreFound found;
    found.companion = base::ParticipantId(reader.requiredId("companion"));
    found.about = base::MessageId(reader.id("about").value_or(QString()));
    if (const auto turn = reader.id("turn"))
        found.turn = base::TurnId(*turn);
    found.attempt = int(reader.whole("attempt", 1, std::numeric_limits<int>::max(), 1));
    found.more = int(reader.whole("more", 0, kMostLeftOut, 0));
    if (const Json *entries = reader.any("entries"); entries && entries->is_array()) {
        for (const Json &one : *entries) {
            if (const auto entry = readEntry(one); entry && found.entries.size() < LoreFound::kMostEntries)
                found.entries.append(*entry);
        }
    }
    return reader.result(found);
}

} // namespace studio::wire
