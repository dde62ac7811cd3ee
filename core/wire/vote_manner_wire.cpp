// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/vote_manner_wire.h"

#include "core/wire/object_reader.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::VoteManner;
using model::VoteMend;

namespace {

constexpr std::size_t kMostMends = 16;

Json mendToJson(const VoteMend &mend)
{
    Json json{{"what", toJson(nameOf(mend.what))}};
    if (!mend.written.isEmpty())
        json["written"] = toJson(mend.written);
    if (!mend.read.isEmpty())
        json["read"] = toJson(mend.read);
    return json;
}

/// What a later version may have written there is passed over.
QList<VoteMend> readMends(const Json *json)
{
    QList<VoteMend> mends;
    if (!json || !json->is_array() || json->size() > kMostMends)
        return mends;
    for (const Json &one : *json) {
        ObjectReader reader(one, u"mend"_s, ObjectReader::Unknown::Ignore);
        const VoteMend mend{reader.name<VoteMend::What>("what"),
                            reader.optionalText("written").value_or(QString()),
                            reader.optionalText("read").value_or(QString())};
        if (!reader.flaw())
            mends.append(mend);
    }
    return mends;
}

} // namespace

Json voteMannerToJson(const VoteManner &manner)
{
    Json json{{"rung", toJson(nameOf(manner.rung))}};
    if (manner.repaired)
        json["repaired"] = true;
    if (manner.together)
        json["together"] = true;
    if (!manner.mends.isEmpty()) {
        Json mends = Json::array();
        for (const VoteMend &mend : manner.mends)
            mends.push_back(mendToJson(mend));
        json["mends"] = std::move(mends);
    }
    if (!manner.raw.isEmpty())
        json["raw"] = toJson(manner.raw);
    return json;
}

std::optional<VoteManner> readVoteManner(const Json &json)
{
    ObjectReader reader(json, u"manner"_s, ObjectReader::Unknown::Ignore);
    const VoteManner manner{reader.name<model::VoteRung>("rung"), reader.boolean("repaired", false),
                            reader.boolean("together", false), readMends(reader.any("mends")),
                            reader.optionalText("raw").value_or(QString()).left(VoteManner::kLongestRaw)};
    return reader.flaw() ? std::nullopt : std::optional(manner);
}

} // namespace studio::wire
