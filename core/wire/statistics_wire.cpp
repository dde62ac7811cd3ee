// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/statistics_wire.h"

#include "core/wire/names.h"

using namespace Qt::StringLiterals;

namespace studio::wire {
namespace {

Json durationsToJson(const model::Durations &durations)
{
    return {{"count", durations.count},
            {"median", durations.median.count()},
            {"p95", durations.p95.count()},
            {"longest", durations.longest.count()}};
}

template<class Key>
Json countsToJson(const QMap<Key, qint64> &counts)
{
    Json json = Json::object();
    for (const auto &[key, count] : counts.toStdMap())
        json[nameOf(key).toStdString()] = count;
    return json;
}

Json callsToJson(const model::CallSum &calls)
{
    Json json{{"count", calls.calls}, {"cost", calls.cost}, {"withoutPrice", calls.unpriced}};
    if (calls.tokens.input)
        json["inputTokens"] = *calls.tokens.input;
    if (calls.tokens.output)
        json["outputTokens"] = *calls.tokens.output;
    return json;
}

// What the room and each participant have in common.
template<class Part>
Json partToJson(const Part &part)
{
    Json json{{"messages", part.messages},
              {"characters", part.characters},
              {"votesAsked", part.asked},
              {"votesMissing", countsToJson(part.missing)},
              {"calls", callsToJson(part.calls)}};
    if (part.vote.count > 0)
        json["vote"] = durationsToJson(part.vote);
    if (part.firstWord.count > 0)
        json["firstWord"] = durationsToJson(part.firstWord);
    if (part.reply.count > 0)
        json["reply"] = durationsToJson(part.reply);
    return json;
}

Json participantToJson(const model::ParticipantStatistics &one)
{
    Json json = partToJson(one);
    json["id"] = toJson(one.id.value());
    json["name"] = toJson(one.name);
    json["interrupted"] = one.interrupted;
    json["turns"] = countsToJson(one.turns.byRule);
    if (one.turns.bought > 0)
        json["turns"]["bought"] = one.turns.bought;
    if (one.offered > 0)
        json["offeredToDirector"] = one.offered;
    return json;
}

} // namespace

Json statisticsToJson(const model::RoomStatistics &statistics)
{
    Json json = partToJson(statistics);
    json["room"] = toJson(statistics.room.value());
    json["name"] = toJson(statistics.name);
    json["decisions"] = countsToJson(statistics.decisions);
    if (const model::DirectorChoices &director = statistics.director; director.asked > 0)
        json["director"] = {
            {"asked", director.asked}, {"nobody", director.nobody}, {"failed", director.failed}};
    if (statistics.first.isValid()) {
        json["first"] = toJson(statistics.first.toString(Qt::ISODateWithMs));
        json["last"] = toJson(statistics.last.toString(Qt::ISODateWithMs));
    }
    json["participants"] = Json::array();
    for (const model::ParticipantStatistics &one : statistics.participants)
        json["participants"].push_back(participantToJson(one));
    return json;
}

} // namespace studio::wire
