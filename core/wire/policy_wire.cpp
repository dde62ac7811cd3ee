// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/policy_wire.h"

#include "core/model/participants.h"
#include "core/wire/message_wire.h"
#include "core/wire/object_reader.h"

#include <algorithm>
#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using base::Millis;
using model::PolicySettings;

namespace {

constexpr qint64 kLongest = 1'000'000'000'000; // ms; thirty years are as good as for ever

Millis duration(ObjectReader &reader, const char *key, Millis otherwise)
{
    return Millis(reader.whole(key, 0, kLongest, otherwise.count()));
}

bool isMember(const std::string &id)
{
    return model::mayJoinRoster(base::ParticipantId(QString::fromStdString(id)));
}

void notOfMembers(ObjectReader &reader, const char *key)
{
    reader.wrong(key, u"holds an id that is neither companion_… nor guest:…"_s);
}

void readDeadlines(ObjectReader &reader, PolicySettings &policy)
{
    const Json *deadlines = reader.any("deadlines");
    if (!deadlines)
        return;
    if (!deadlines->is_object())
        return reader.wrong("deadlines", u"is not an object"_s);
    policy.deadlines.clear();
    for (const auto &[id, ms] : deadlines->items()) {
        if (!isMember(id))
            return notOfMembers(reader, "deadlines");
        const std::optional<qint64> deadline = wholeIn(ms);
        if (!deadline || *deadline < 0 || *deadline > kLongest)
            return reader.wrong("deadlines", u"holds something that is not a number of milliseconds"_s);
        policy.deadlines.insert(base::ParticipantId(QString::fromStdString(id)), Millis(*deadline));
    }
}

QList<base::ParticipantId> membersIn(ObjectReader &reader, const char *key)
{
    const QList<base::ParticipantId> members = reader.participants(key);
    if (!std::all_of(members.cbegin(), members.cend(), model::mayJoinRoster))
        notOfMembers(reader, key);
    return members;
}

void readFollows(ObjectReader &reader, PolicySettings &policy)
{
    const Json *follows = reader.any("follows");
    if (!follows)
        return;
    if (!follows->is_object())
        return reader.wrong("follows", u"is not an object"_s);
    policy.follows.clear();
    for (const auto &[id, followers] : follows->items()) {
        if (!isMember(id))
            return notOfMembers(reader, "follows");
        ObjectReader one(*follows, u"follows"_s, ObjectReader::Unknown::Ignore);
        policy.follows.insert(base::ParticipantId(QString::fromStdString(id)), membersIn(one, id.c_str()));
        if (one.flaw())
            return reader.wrong("follows", u"holds something that is not a list of members"_s);
    }
}

void readTalkativeness(ObjectReader &reader, PolicySettings &policy)
{
    const Json *talkativeness = reader.any("talkativeness");
    if (!talkativeness)
        return;
    if (!talkativeness->is_object())
        return reader.wrong("talkativeness", u"is not an object"_s);
    policy.talkativeness.clear();
    for (const auto &[id, value] : talkativeness->items()) {
        if (!isMember(id))
            return notOfMembers(reader, "talkativeness");
        const std::optional<qint64> number = wholeIn(value);
        if (!number || *number < 0 || *number > PolicySettings::kTalkative)
            return reader.wrong("talkativeness", u"holds something that is not a number from 0 to 1000"_s);
        policy.talkativeness.insert(base::ParticipantId(QString::fromStdString(id)), int(*number));
    }
}

void readTiers(ObjectReader &reader, PolicySettings &policy)
{
    const Json *tiers = reader.any("tiers");
    if (!tiers)
        return;
    const auto flaw = [&reader] {
        reader.wrong("tiers", u"is not a list of [price, length] with rising prices up to 100"_s);
    };
    if (!tiers->is_array() || tiers->empty())
        return flaw();
    policy.tiers.clear();
    for (const Json &tier : *tiers) {
        if (!tier.is_array() || tier.size() != 2)
            return flaw();
        const qint64 price = wholeIn(tier[0]).value_or(-1);
        const qint64 length = wholeIn(tier[1]).value_or(-1);
        const bool rises = policy.tiers.isEmpty() || price > policy.tiers.last().price;
        if (price < 0 || price > 100 || !rises || length < 1 || length > std::numeric_limits<int>::max())
            return flaw();
        policy.tiers.append({int(price), int(length)});
    }
}

void readSeed(ObjectReader &reader, PolicySettings &policy)
{
    const Json *seed = reader.any("seed");
    if (!seed)
        return;
    if (seed->is_number_unsigned())
        policy.seed = seed->get<quint64>();
    else if (const std::optional<qint64> whole = wholeIn(*seed); whole && *whole >= 0)
        policy.seed = quint64(*whole);
    else
        reader.wrong("seed", u"is not a whole number from 0 to 2^64 - 1"_s);
}

/// `null` takes an earlier choice back.
void readStrictTiers(ObjectReader &reader, PolicySettings &policy)
{
    const Json *strict = reader.any("strictTiers");
    if (strict && strict->is_null())
        policy.strictTiers.reset();
    else if (strict)
        policy.strictTiers = reader.boolean("strictTiers", false);
}

} // namespace

base::Result<PolicySettings> policyFromJson(const Json &keys, const PolicySettings &over,
                                            const QStringList &alsoAllowed)
{
    ObjectReader reader(keys, u"policy"_s, ObjectReader::Unknown::Refuse);
    for (const QString &key : alsoAllowed)
        (void)reader.any(key.toLatin1().constData());
    PolicySettings policy = over;
    policy.policy = reader.optionalName<model::PolicyName>("policy").value_or(over.policy);
    readSeed(reader, policy);
    policy.gap = duration(reader, "gapMs", over.gap);
    policy.bargeIn = reader.optionalName<PolicySettings::BargeIn>("bargeIn").value_or(over.bargeIn);
    policy.maxCompanionTurns =
        int(reader.whole("maxCompanionTurns", 0, std::numeric_limits<int>::max(), over.maxCompanionTurns));
    policy.holdWhileTyping = reader.boolean("holdWhileTyping", over.holdWhileTyping);
    readFollows(reader, policy);
    if (reader.has("onlyWhenNamed"))
        policy.onlyWhenNamed = membersIn(reader, "onlyWhenNamed");
    policy.waitForUser = duration(reader, "waitForUserMs", over.waitForUser);
    policy.idle = duration(reader, "idleMs", over.idle);
    policy.idleMost = int(reader.whole("idleMost", 0, std::numeric_limits<int>::max(), over.idleMost));
    policy.owed = reader.boolean("owed", over.owed);
    policy.ceiling = duration(reader, "ceilingMs", over.ceiling);
    policy.coolDown = int(reader.whole("coolDown", 0, std::numeric_limits<int>::max(), over.coolDown));
    policy.voteDeadline = duration(reader, "voteDeadlineMs", over.voteDeadline);
    readDeadlines(reader, policy);
    policy.earlyDecision = reader.boolean("earlyDecision", over.earlyDecision);
    policy.terminalEndsRoom = reader.boolean("terminalEndsRoom", over.terminalEndsRoom);
    policy.courtesy = reader.boolean("courtesy", over.courtesy);
    policy.secondChoice = reader.boolean("secondChoice", over.secondChoice);
    policy.withoutVotes =
        reader.optionalName<PolicySettings::WithoutVotes>("withoutVotes").value_or(over.withoutVotes);
    policy.refund = duration(reader, "refundMs", over.refund);
    readTiers(reader, policy);
    readStrictTiers(reader, policy);
    policy.refuseRepeats = reader.boolean("refuseRepeats", over.refuseRepeats);
    policy.backchannelWakes = reader.boolean("backchannelWakes", over.backchannelWakes);
    policy.userWakes = reader.optionalName<PolicySettings::UserWakes>("userWakes").value_or(over.userWakes);
    policy.turnTimeout = duration(reader, "turnTimeoutMs", over.turnTimeout);
    readTalkativeness(reader, policy);
    policy.directorDeadline = duration(reader, "directorDeadlineMs", over.directorDeadline);
    policy.isAutomatic = reader.boolean("auto", over.isAutomatic);
    return reader.result(policy);
}

Json policyToJson(const PolicySettings &policy)
{
    Json json{{"policy", toJson(nameOf(policy.policy))},
              {"seed", policy.seed},
              {"gapMs", policy.gap.count()},
              {"bargeIn", toJson(nameOf(policy.bargeIn))},
              {"maxCompanionTurns", policy.maxCompanionTurns},
              {"holdWhileTyping", policy.holdWhileTyping}};
    // Always written, as the deadlines are: an empty object takes an earlier one back.
    json["follows"] = Json::object();
    for (const auto &[id, followers] : policy.follows.toStdMap())
        json["follows"][id.value().toStdString()] = idsToJson(followers);
    json["onlyWhenNamed"] = idsToJson(policy.onlyWhenNamed);
    json["coolDown"] = policy.coolDown;
    json["waitForUserMs"] = policy.waitForUser.count();
    json["idleMs"] = policy.idle.count();
    json["idleMost"] = policy.idleMost;
    json["owed"] = policy.owed;
    json["ceilingMs"] = policy.ceiling.count();
    json["voteDeadlineMs"] = policy.voteDeadline.count();
    json["deadlines"] = Json::object();
    for (const auto &[id, deadline] : policy.deadlines.toStdMap())
        json["deadlines"][id.value().toStdString()] = deadline.count();
    json["earlyDecision"] = policy.earlyDecision;
    json["terminalEndsRoom"] = policy.terminalEndsRoom;
    json["courtesy"] = policy.courtesy;
    json["secondChoice"] = policy.secondChoice;
    json["withoutVotes"] = toJson(nameOf(policy.withoutVotes));
    json["refundMs"] = policy.refund.count();
    json["tiers"] = Json::array();
    for (const PolicySettings::Tier &tier : policy.tiers)
        json["tiers"].push_back(Json::array({tier.price, tier.length}));
    json["strictTiers"] = policy.strictTiers ? Json(*policy.strictTiers) : Json(); // as with the deadlines
    json["refuseRepeats"] = policy.refuseRepeats;
    json["backchannelWakes"] = policy.backchannelWakes;
    json["userWakes"] = toJson(nameOf(policy.userWakes));
    json["turnTimeoutMs"] = policy.turnTimeout.count();
    json["talkativeness"] = Json::object();
    for (const auto &[id, value] : policy.talkativeness.toStdMap())
        json["talkativeness"][id.value().toStdString()] = value;
    json["auto"] = policy.isAutomatic;
    json["directorDeadlineMs"] = policy.directorDeadline.count();
    return json;
}

} // namespace studio::wire
