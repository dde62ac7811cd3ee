// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/floor_wire.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/wire/message_wire.h"
#include "core/wire/object_reader.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace studio::wire {

using namespace Qt::StringLiterals;
using namespace model;
using base::MessageId;
using base::ParticipantId;
using base::Result;
using Unknown = ObjectReader::Unknown;

namespace {

constexpr std::array kVoteFailures{Cause::Timeout,     Cause::Refused,  Cause::Malformed, Cause::Unreachable,
                                   Cause::RateLimited, Cause::NoAnswer, Cause::Left,      Cause::Busy};

LooseValue looseFrom(const Json *json)
{
    if (!json)
        return Absent{};
    if (json->is_null())
        return Null{};
    if (json->is_boolean())
        return json->get<bool>();
    if (json->is_number())
        return json->get<double>();
    if (json->is_string())
        return toText(*json);
    return OtherValue{};
}

void put(Json &json, const char *key, const LooseValue &value)
{
    std::visit(base::Match{
                   [](const Absent &) {},
                   [&](const Null &) { json[key] = nullptr; },
                   [&](bool given) { json[key] = given; },
                   // A whole number is written as one, so that 7 comes back as 7 and not as 7.0.
                   [&](double given) {
                       if (const auto whole = wholeIn(Json(given)))
                           json[key] = *whole;
                       else
                           json[key] = given;
                   },
                   [&](const QString &given) { json[key] = toJson(given); },
                   [&](const OtherValue &) { json[key] = Json::array(); },
               },
               value);
}

const Json *field(const Json &json, const char *key)
{
    if (!json.is_object())
        return nullptr;
    const auto it = json.find(key);
    return it == json.end() ? nullptr : &*it;
}

FloorInputKind readVoted(const Json &body)
{
    return Voted{{looseFrom(field(body, "from")), looseFrom(field(body, "messageId")),
                  looseFrom(field(body, "state")), looseFrom(field(body, "importance")),
                  looseFrom(field(body, "selected")), looseFrom(field(body, "closing")),
                  looseFrom(field(body, "quiet"))}};
}

Result<FloorInputKind> readPosted(const Json &body)
{
    ObjectReader reader(body, u"posted"_s, Unknown::Refuse);
    Message message;
    message.id = MessageId(reader.id("id").value_or(QString()));
    message.from = ParticipantId(reader.requiredId("from"));
    message.to = reader.participants("to");
    message.mentions = reader.participants("mentions");
    message.asks = reader.participants("asks");
    message.whisper = reader.boolean("whisper", false);
    message.text = reader.text("message");
    return reader.result<FloorInputKind>(Posted{message});
}

bool isVoteFailure(Cause cause)
{
    return std::find(kVoteFailures.begin(), kVoteFailures.end(), cause) != kVoteFailures.end();
}

Result<FloorInputKind> readVoteFailed(const Json &body)
{
    ObjectReader reader(body, u"voteFailed"_s, Unknown::Refuse);
    VoteFailed failed{MessageId(reader.requiredId("messageId")), ParticipantId(reader.requiredId("from")),
                      reader.name<Cause>("cause")};
    if (!isVoteFailure(failed.cause))
        reader.wrong("cause", u"is not a cause of a failed vote"_s);
    return reader.result<FloorInputKind>(failed);
}

Result<FloorInputKind> readDirected(const Json &body)
{
    ObjectReader reader(body, u"directed"_s, Unknown::Refuse);
    return reader.result<FloorInputKind>(
        Directed{MessageId(reader.requiredId("messageId")), looseFrom(reader.any("choice"))});
}

Result<FloorInputKind> readDirectorFailed(const Json &body)
{
    ObjectReader reader(body, u"directorFailed"_s, Unknown::Refuse);
    const DirectorFailed failed{MessageId(reader.requiredId("messageId")), reader.name<Cause>("cause")};
    if (!isVoteFailure(failed.cause))
        reader.wrong("cause", u"is not a cause of a failed vote"_s);
    return reader.result<FloorInputKind>(failed);
}

Result<FloorInputKind> readTurnOver(const Json &body)
{
    ObjectReader reader(body, u"turnOver"_s, Unknown::Refuse);
    TurnOver over;
    over.from = ParticipantId(reader.requiredId("from"));
    over.outcome = reader.name<Outcome>("outcome");
    Message said;
    said.from = over.from;
    said.text = reader.optionalText("message").value_or(QString());
    said.id = MessageId(reader.id("id").value_or(QString()));
    said.to = reader.participants("to");
    said.mentions = reader.participants("mentions");
    said.asks = reader.participants("asks");
    said.whisper = reader.boolean("whisper", false);
    if (over.outcome == Outcome::Spoke)
        over.said = said;
    if (reader.has("wanted"))
        over.wanted = int(reader.whole("wanted", 0, 100, 0));
    over.cause = reader.optionalName<Cause>("cause");
    return reader.result<FloorInputKind>(over);
}

Result<FloorInputKind> readConsume(const Json &body)
{
    ObjectReader reader(body, u"consume"_s, Unknown::Refuse);
    Consume consume;
    consume.from = ParticipantId(reader.requiredId("from"));
    consume.amount = looseFrom(reader.any("amount"));
    consume.message.from = consume.from;
    consume.message.text = reader.text("message");
    consume.message.id = MessageId(reader.id("id").value_or(QString()));
    consume.message.to = reader.participants("to");
    consume.message.mentions = reader.participants("mentions");
    consume.message.asks = reader.participants("asks");
    consume.message.whisper = reader.boolean("whisper", false);
    return reader.result<FloorInputKind>(consume);
}

QList<ParticipantId> readCompanions(ObjectReader &reader)
{
    if (!reader.has("companions"))
        reader.wrong("companions", u"is missing"_s);
    const QList<ParticipantId> companions = reader.participants("companions");
    QSet<ParticipantId> seen;
    for (const ParticipantId &id : companions) {
        if (!mayJoinRoster(id))
            reader.wrong("companions",
                         u"holds \"%1\", which is neither companion_… nor guest:…"_s.arg(id.value()));
        if (seen.contains(id))
            reader.wrong("companions", u"holds \"%1\" twice"_s.arg(id.value()));
        seen.insert(id);
    }
    return companions;
}

Result<FloorInputKind> readRepetition(const Json &body)
{
    ObjectReader reader(body, u"repetition"_s, Unknown::Refuse);
    RepetitionScore score;
    score.messageId = MessageId(reader.requiredId("messageId"));
    const std::optional<double> number = reader.number("score");
    if (!number)
        reader.wrong("score", u"is missing"_s);
    else if (*number < 0 || *number > 1)
        reader.wrong("score", u"is out of range"_s);
    score.score = number.value_or(0);
    return reader.result<FloorInputKind>(score);
}

Json saidToJson(const ParticipantId &from, const Message &message)
{
    Json json{{"from", toJson(from.value())}};
    json["message"] = toJson(message.text);
    if (!message.id.isEmpty())
        json["id"] = toJson(message.id.value());
    if (!message.to.isEmpty())
        json["to"] = idsToJson(message.to);
    if (!message.mentions.isEmpty())
        json["mentions"] = idsToJson(message.mentions);
    if (!message.asks.isEmpty())
        json["asks"] = idsToJson(message.asks);
    if (message.whisper)
        json["whisper"] = true;
    return json;
}

Json postedToJson(const Message &message)
{
    Json json = Json::object();
    if (!message.id.isEmpty())
        json["id"] = toJson(message.id.value());
    json["from"] = toJson(message.from.value());
    if (!message.to.isEmpty())
        json["to"] = idsToJson(message.to);
    if (!message.mentions.isEmpty())
        json["mentions"] = idsToJson(message.mentions);
    if (!message.asks.isEmpty())
        json["asks"] = idsToJson(message.asks);
    if (message.whisper)
        json["whisper"] = true;
    json["message"] = toJson(message.text);
    return json;
}

Json votedToJson(const RawState &state)
{
    Json json = Json::object();
    put(json, "from", state.from);
    put(json, "messageId", state.messageId);
    put(json, "state", state.state);
    put(json, "importance", state.importance);
    put(json, "selected", state.selected);
    put(json, "closing", state.closing);
    put(json, "quiet", state.quiet);
    return json;
}

Json turnOverToJson(const TurnOver &over)
{
    Json json{{"from", toJson(over.from.value())}, {"outcome", toJson(nameOf(over.outcome))}};
    if (over.said) {
        const Json said = saidToJson(over.from, *over.said);
        for (const auto &[key, value] : said.items())
            json[key] = value;
    }
    if (over.wanted)
        json["wanted"] = *over.wanted;
    if (over.cause)
        json["cause"] = toJson(nameOf(*over.cause));
    return json;
}

} // namespace

QString inputName(const FloorInputKind &input)
{
    return std::visit(base::Match{
                          [](const Posted &) { return u"posted"_s; },
                          [](const Voted &) { return u"voted"_s; },
                          [](const VoteFailed &) { return u"voteFailed"_s; },
                          [](const Directed &) { return u"directed"_s; },
                          [](const DirectorFailed &) { return u"directorFailed"_s; },
                          [](const TurnOver &) { return u"turnOver"_s; },
                          [](const Consume &) { return u"consume"_s; },
                          [](const RosterChanged &) { return u"roster"_s; },
                          [](const CompanionInput &input) { return nameOf(input.kind); },
                          [](const OrderSet &) { return u"order"_s; },
                          [](const RepetitionScore &) { return u"repetition"_s; },
                          [](Control control) { return nameOf(control); },
                          [](const PolicyChanged &) { return u"policy"_s; },
                      },
                      input);
}

Json inputToJson(const FloorInputKind &input)
{
    return std::visit(
        base::Match{
            [](const Posted &posted) { return postedToJson(posted.message); },
            [](const Voted &voted) { return votedToJson(voted.state); },
            [](const VoteFailed &failed) {
                return Json{{"messageId", toJson(failed.messageId.value())},
                            {"from", toJson(failed.from.value())},
                            {"cause", toJson(nameOf(failed.cause))}};
            },
            [](const Directed &directed) {
                Json json{{"messageId", toJson(directed.messageId.value())}};
                put(json, "choice", directed.choice);
                return json;
            },
            [](const DirectorFailed &failed) {
                return Json{{"messageId", toJson(failed.messageId.value())},
                            {"cause", toJson(nameOf(failed.cause))}};
            },
            [](const TurnOver &over) { return turnOverToJson(over); },
            [](const Consume &consume) {
                Json json = saidToJson(consume.from, consume.message);
                put(json, "amount", consume.amount);
                return json;
            },
            [](const RosterChanged &roster) {
                return Json{{"companions", idsToJson(roster.companions)}};
            },
            [](const CompanionInput &input) {
                return Json{{"companion", toJson(input.companion.value())}};
            },
            [](const OrderSet &order) {
                return Json{{"companions", idsToJson(order.companions)}};
            },
            [](const RepetitionScore &score) {
                return Json{{"messageId", toJson(score.messageId.value())}, {"score", score.score}};
            },
            [](Control) { return Json::object(); },
            [](const PolicyChanged &) { return Json::object(); },
        },
        input);
}

Result<FloorInputKind> inputFromJson(QStringView kind, const Json &body)
{
    if (kind == "voted"_L1)
        return readVoted(body);
    if (kind == "posted"_L1)
        return readPosted(body);
    if (kind == "voteFailed"_L1)
        return readVoteFailed(body);
    if (kind == "directed"_L1)
        return readDirected(body);
    if (kind == "directorFailed"_L1)
        return readDirectorFailed(body);
    if (kind == "turnOver"_L1)
        return readTurnOver(body);
    if (kind == "consume"_L1)
        return readConsume(body);
    if (kind == "repetition"_L1)
        return readRepetition(body);
    if (kind == "policy"_L1)
        return FloorInputKind(PolicyChanged{});
    ObjectReader reader(body, kind.toString(), Unknown::Refuse);
    if (kind == "roster"_L1)
        return reader.result<FloorInputKind>(RosterChanged{readCompanions(reader)});
    if (kind == "order"_L1)
        return reader.result<FloorInputKind>(OrderSet{readCompanions(reader)});
    if (const auto companion = valueOf<CompanionInput::Kind>(kind)) {
        const ParticipantId id(reader.requiredId("companion"));
        return reader.result<FloorInputKind>(CompanionInput{*companion, id});
    }
    if (const auto control = valueOf<Control>(kind))
        return reader.result<FloorInputKind>(*control);
    return base::failure(base::ErrorCode::Malformed, u"unknown kind \"%1\""_s.arg(kind));
}

} // namespace studio::wire
