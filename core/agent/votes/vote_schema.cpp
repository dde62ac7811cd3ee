// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_schema.h"

#include "core/wire/json.h"

namespace studio::agent {

using wire::Json;

namespace {

Json text() { return {{"type", "string"}}; }

Json oneOf(const Json &values) { return {{"type", "string"}, {"enum", values}}; }

/// Some providers ignore minimum and maximum, so the numbers are listed.
Json importance()
{
    Json numbers = Json::array();
    for (int number = 0; number <= 10; ++number)
        numbers.push_back(number);
    return {{"type", "integer"}, {"enum", numbers}};
}

Json object(const Json &properties)
{
    Json required = Json::array();
    for (const auto &property : properties.items())
        required.push_back(property.key());
    return {{"type", "object"},
            {"properties", properties},
            {"required", required},
            {"additionalProperties", false}};
}

Json voteProperties()
{
    return {{"thought", text()},
            {"addressed_by", text()},
            {"selected", {{"type", "boolean"}}},
            {"act", oneOf({"answer", "ask", "add", "disagree", "react", "goodbye", "nothing"})},
            {"state", oneOf({"speak", "listen"})},
            {"importance", importance()},
            {"closing", oneOf({"none", "pre-closing", "closing", "terminal"})},
            {"quiet", {{"type", "boolean"}}}};
}

Json exampleVote()
{
    return {{"thought", "..."},  {"addressed_by", ""}, {"selected", false}, {"act", "nothing"},
            {"state", "listen"}, {"importance", 0},    {"closing", "none"}, {"quiet", false}};
}

/// The companion comes first: the thoughts that follow depend on whose vote it is.
Json ofCompanion(const Json &companion, const Json &vote)
{
    Json whole{{"companion", companion}};
    whole.update(vote);
    return whole;
}

} // namespace

model::RawJson voteSchema()
{
    static const model::RawJson schema = wire::keepRaw(object(voteProperties())); // the same for every voter
    return schema;
}

model::RawJson votesSchema(const QList<base::ParticipantId> &voters)
{
    Json ids = Json::array();
    for (const base::ParticipantId &voter : voters)
        ids.push_back(wire::toJson(voter.value()));
    const Json votes{{"type", "array"}, {"items", object(ofCompanion(oneOf(ids), voteProperties()))}};
    return wire::keepRaw(object(Json{{"votes", votes}}));
}

QString voteExample()
{
    static const QString example = QString::fromUtf8(wire::dump(exampleVote()));
    return example;
}

QString votesExample(const QList<base::ParticipantId> &voters)
{
    Json votes = Json::array();
    for (const base::ParticipantId &voter : voters)
        votes.push_back(ofCompanion(wire::toJson(voter.value()), exampleVote()));
    return QString::fromUtf8(wire::dump(Json{{"votes", votes}}));
}

} // namespace studio::agent
