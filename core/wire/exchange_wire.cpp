// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/exchange_wire.h"

#include "core/wire/call_wire.h"

namespace studio::wire {

using model::CallRecord;
using model::Exchange;

namespace {

/// They tell the same of a call, but for its provider.
CallRecord recordOf(const Exchange &exchange)
{
    CallRecord record;
    record.time = exchange.time;
    record.room = exchange.room;
    record.turn = exchange.turn;
    record.about = exchange.about;
    record.companions = exchange.companions;
    record.purpose = exchange.purpose;
    record.model = exchange.model;
    record.tokens = exchange.tokens;
    record.cost = exchange.cost;
    record.took = exchange.took;
    record.tries = exchange.tries;
    record.trouble = exchange.trouble;
    return record;
}

} // namespace

Json exchangeToJson(const Exchange &exchange) { return callRecordToJson(recordOf(exchange)); }

base::Result<Exchange> exchangeFromJson(const Json &json)
{
    return callRecordFromJson(json).transform([](const CallRecord &record) {
        return Exchange{.time = record.time,
                        .room = record.room,
                        .turn = record.turn,
                        .about = record.about,
                        .companions = record.companions,
                        .purpose = record.purpose,
                        .model = record.model,
                        .tokens = record.tokens,
                        .cost = record.cost,
                        .took = record.took,
                        .tries = record.tries,
                        .trouble = record.trouble};
    });
}

} // namespace studio::wire
