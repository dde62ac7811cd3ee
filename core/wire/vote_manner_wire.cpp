// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/vote_manner_wire.h"

#include "core/wire/object_reader.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::VoteManner;

Json voteMannerToJson(const VoteManner &manner)
{
    Json json{{"rung", toJson(nameOf(manner.rung))}};
    if (manner.repaired)
        json["repaired"] = true;
    if (manner.together)
        json["together"] = true;
    return json;
}

std::optional<VoteManner> readVoteManner(const Json &json)
{
    ObjectReader reader(json, u"manner"_s, ObjectReader::Unknown::Ignore);
    const VoteManner manner{reader.name<model::VoteRung>("rung"), reader.boolean("repaired", false),
                            reader.boolean("together", false)};
    return reader.flaw() ? std::nullopt : std::optional(manner);
}

} // namespace studio::wire
