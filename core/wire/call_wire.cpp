// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/call_wire.h"

#include "core/wire/object_reader.h"
#include "core/wire/sparse.h"

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using base::Result;
using model::CallRecord;
using model::CallTrouble;
using model::TokenCount;
using Unknown = ObjectReader::Unknown;

namespace {

constexpr qint64 kMostTries = std::numeric_limits<int>::max();

std::optional<qint64> optionalWhole(ObjectReader &reader, const char *key)
{
    return reader.has(key) ? std::optional(reader.whole(key, 0, kMost, 0)) : std::nullopt;
}

Json tokensToJson(const TokenCount &tokens)
{
    Json json = Json::object();
    writeNumber(json, "input", tokens.input);
    writeNumber(json, "cached", tokens.cached);
    writeNumber(json, "output", tokens.output);
    writeNumber(json, "thinking", tokens.thinking);
    return json;
}

TokenCount readTokens(ObjectReader &record)
{
    const Json *json = record.any("tokens");
    if (!json)
        return {};
    ObjectReader reader(*json, u"tokens"_s, Unknown::Ignore);
    const TokenCount tokens{.input = optionalWhole(reader, "input"),
                            .cached = optionalWhole(reader, "cached"),
                            .output = optionalWhole(reader, "output"),
                            .thinking = optionalWhole(reader, "thinking")};
    if (const auto flaw = reader.flaw())
        record.wrong("tokens", flaw->text);
    return tokens;
}

} // namespace

Json callTroubleToJson(const CallTrouble &trouble)
{
    Json json{{"cause", toJson(nameOf(trouble.cause))}, {"advice", toJson(nameOf(trouble.advice))}};
    if (!trouble.detail.isEmpty())
        json["detail"] = toJson(trouble.detail);
    writeNumber(json, "status", trouble.status);
    return json;
}

Result<CallTrouble> callTroubleFromJson(const Json &json)
{
    ObjectReader reader(json, u"trouble"_s, Unknown::Ignore);
    CallTrouble trouble;
    trouble.cause = reader.name<model::Cause>("cause");
    trouble.advice = reader.optionalName<model::Advice>("advice").value_or(model::Advice::None);
    trouble.detail = reader.optionalText("detail").value_or(QString());
    if (reader.has("status"))
        trouble.status = int(reader.whole("status", 0, 999, 0));
    return reader.result(trouble);
}

Json callRecordToJson(const CallRecord &record)
{
    Json json{{"time", toJson(record.time.toUTC().toString(Qt::ISODateWithMs))},
              {"purpose", toJson(nameOf(record.purpose))},
              {"provider", toJson(record.provider.value())},
              {"model", toJson(record.model)}};
    if (!record.room.isEmpty())
        json["room"] = toJson(record.room.value());
    if (record.turn)
        json["turn"] = toJson(record.turn->value());
    if (record.about)
        json["about"] = toJson(record.about->value());
    for (const base::ParticipantId &companion : record.companions)
        json["companions"].push_back(toJson(companion.value()));
    if (record.rung)
        json["rung"] = toJson(nameOf(*record.rung));
    json["tokens"] = tokensToJson(record.tokens);
    writeNumber(json, "cost", record.cost);
    json["took"] = record.took.count();
    json["tries"] = record.tries;
    if (record.trouble)
        json["trouble"] = callTroubleToJson(*record.trouble);
    return json;
}

Result<CallRecord> callRecordFromJson(const Json &json)
{
    ObjectReader reader(json, u"call"_s, Unknown::Ignore);
    CallRecord record;
    record.time = QDateTime::fromString(reader.text("time"), Qt::ISODateWithMs);
    record.room = base::RoomId(reader.optionalText("room").value_or(QString()));
    if (const auto turn = reader.id("turn"))
        record.turn = base::TurnId(*turn);
    if (const auto about = reader.id("about"))
        record.about = base::MessageId(*about);
    record.companions = reader.participants("companions");
    record.purpose = reader.name<model::CallPurpose>("purpose");
    record.provider = base::ProviderId(reader.text("provider"));
    record.model = reader.text("model");
    record.rung = reader.optionalName<model::VoteRung>("rung");
    record.tokens = readTokens(reader);
    record.cost = optionalWhole(reader, "cost");
    record.took = base::Millis(reader.whole("took", 0, kMost, 0));
    record.tries = int(reader.whole("tries", 0, kMostTries, 1));
    if (const Json *trouble = reader.any("trouble")) {
        const auto read = callTroubleFromJson(*trouble);
        if (!read)
            reader.wrong("trouble", read.error().text);
        record.trouble = read.value_or(CallTrouble{});
    }
    return reader.result(record);
}

} // namespace studio::wire
