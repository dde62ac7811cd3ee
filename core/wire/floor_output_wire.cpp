// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/floor_wire.h"

#include "core/base/match.h"
#include "core/wire/message_wire.h"
#include "core/wire/object_reader.h"

namespace studio::wire {

using namespace Qt::StringLiterals;
using namespace model;
using base::MessageId;
using base::Millis;
using base::ParticipantId;
using base::Result;
using Unknown = ObjectReader::Unknown;

namespace {

template<class Value>
Json orNull(const std::optional<Value> &value)
{
    if constexpr (requires { value->value(); })
        return value ? toJson(value->value()) : Json();
    else if constexpr (std::is_enum_v<Value>)
        return value ? toJson(nameOf(*value)) : Json();
    else
        return value ? Json(*value) : Json();
}

// A key that may be null: nothing there is the same as null.
const Json *present(ObjectReader &reader, const char *key)
{
    const Json *value = reader.any(key);
    return value && !value->is_null() ? value : nullptr;
}

template<class Id>
std::optional<Id> idOrNull(ObjectReader &reader, const char *key)
{
    const Json *value = present(reader, key);
    return value ? std::optional(Id(toText(*value))) : std::nullopt;
}

std::optional<Cause> causeOrNull(ObjectReader &reader)
{
    const Json *value = present(reader, "cause");
    return value ? valueOf<Cause>(toText(*value)) : std::nullopt;
}

Json flipValue(const Flip::Value &value)
{
    return std::visit(base::Match{
                          [](int importance) { return Json(importance); },
                          [](VoteState state) { return toJson(nameOf(state)); },
                          [](bool selected) { return Json(selected); },
                      },
                      value);
}

Json flipToJson(const std::optional<Flip> &flip)
{
    if (!flip)
        return {};
    return Json{{"companion", toJson(flip->companion.value())},
                {"field", toJson(nameOf(flip->field))},
                {"from", flipValue(flip->from)},
                {"to", flipValue(flip->to)},
                {"winner", orNull(flip->winner)}};
}

Flip::Value readFlipValue(ObjectReader &reader, const char *key, Flip::Field field)
{
    switch (field) {
    case Flip::Field::Importance: return int(reader.requiredWhole(key, 0, 10));
    case Flip::Field::State: return reader.name<VoteState>(key);
    case Flip::Field::Selected: return reader.boolean(key, false);
    }
    Q_UNREACHABLE();
}

std::optional<Flip> readFlip(const Json &json)
{
    ObjectReader reader(json, u"flip"_s, Unknown::Ignore);
    Flip flip;
    flip.companion = ParticipantId(reader.requiredId("companion"));
    flip.field = reader.name<Flip::Field>("field");
    flip.from = readFlipValue(reader, "from", flip.field);
    flip.to = readFlipValue(reader, "to", flip.field);
    flip.winner = idOrNull<ParticipantId>(reader, "winner");
    return reader.flaw() ? std::nullopt : std::optional(flip);
}

Json candidateToJson(const Candidate &candidate)
{
    Json json{{"id", toJson(candidate.id.value())},           {"state", toJson(nameOf(candidate.state))},
              {"importance", candidate.importance},           {"selected", candidate.selected},
              {"closing", toJson(nameOf(candidate.closing))}, {"cause", orNull(candidate.cause)}};
    if (candidate.quiet)
        json["quiet"] = true;
    if (candidate.isListed)
        json["importance"] = nullptr;
    if (candidate.talkativeness) {
        json["draw"] = orNull(candidate.draw);
        json["talkativeness"] = *candidate.talkativeness;
    }
    return json;
}

Candidate readCandidate(ObjectReader &reader)
{
    Candidate candidate;
    candidate.id = ParticipantId(reader.requiredId("id"));
    candidate.state = reader.name<VoteState>("state");
    candidate.isListed = !present(reader, "importance");
    if (!candidate.isListed)
        candidate.importance = int(reader.requiredWhole("importance", 0, 10));
    candidate.selected = reader.boolean("selected", false);
    candidate.closing = reader.name<Closing>("closing");
    candidate.cause = causeOrNull(reader);
    candidate.quiet = reader.boolean("quiet", false);
    if (present(reader, "draw"))
        candidate.draw = int(reader.whole("draw", 0, PolicySettings::kTalkative, 0));
    if (present(reader, "talkativeness"))
        candidate.talkativeness = int(reader.whole("talkativeness", 0, PolicySettings::kTalkative, 0));
    return candidate;
}

Json askVotesToJson(const AskVotes &ask)
{
    Json json{{"messageId", toJson(ask.messageId.value())},
              {"voters", idsToJson(ask.voters)},
              {"deadline", ask.deadline.count()}};
    if (!ask.deadlines.isEmpty()) {
        Json deadlines = Json::object();
        for (const ParticipantId &voter : ask.voters)
            deadlines[voter.value().toStdString()] = ask.deadlines.value(voter).count();
        json["deadlines"] = deadlines;
    }
    if (ask.idle)
        json["idle"] = true;
    return json;
}

AskVotes readAskVotes(ObjectReader &reader)
{
    AskVotes ask{MessageId(reader.requiredId("messageId")),
                 reader.participants("voters"),
                 Millis(reader.requiredWhole("deadline", 0, kMost)),
                 {},
                 false};
    if (const Json *deadlines = present(reader, "deadlines"); deadlines && deadlines->is_object()) {
        for (const auto &[id, ms] : deadlines->items())
            ask.deadlines.insert(ParticipantId(QString::fromStdString(id)), Millis(wholeIn(ms).value_or(0)));
    }
    ask.idle = reader.boolean("idle", false);
    return ask;
}

Json askDirectorToJson(const AskDirector &ask)
{
    Json json{{"messageId", toJson(ask.messageId.value())},
              {"candidates", idsToJson(ask.candidates)},
              {"deadline", ask.deadline.count()}};
    if (ask.idle)
        json["idle"] = true;
    return json;
}

Json restToJson(const Rest &rest)
{
    Json json{{"reason", toJson(nameOf(rest.reason))}};
    if (rest.cause)
        json["cause"] = toJson(nameOf(*rest.cause));
    return json;
}

} // namespace

Json decisionToJson(const Decision &decision)
{
    Json candidates = Json::array();
    for (const Candidate &candidate : decision.candidates)
        candidates.push_back(candidateToJson(candidate));
    Json json{{"messageId", orNull(decision.messageId)},
              {"rule", toJson(nameOf(decision.rule))},
              {"winner", orNull(decision.winner)},
              {"runnerUp", orNull(decision.runnerUp)},
              {"margin", orNull(decision.margin)},
              {"flip", flipToJson(decision.flip)},
              {"candidates", candidates}};
    if (model::isOfList(decision.rule))
        json["queue"] = idsToJson(decision.queue);
    if (decision.cause)
        json["cause"] = toJson(nameOf(*decision.cause));
    if (decision.idle)
        json["idle"] = true;
    return json;
}

Result<Decision> decisionFromJson(const Json &json)
{
    ObjectReader reader(json, u"decision"_s, Unknown::Ignore);
    Decision decision;
    decision.messageId = idOrNull<MessageId>(reader, "messageId");
    decision.rule = reader.name<Rule>("rule");
    decision.winner = idOrNull<ParticipantId>(reader, "winner");
    decision.runnerUp = idOrNull<ParticipantId>(reader, "runnerUp");
    if (present(reader, "margin"))
        decision.margin = int(reader.whole("margin", -10, 10, 0));
    if (const Json *flip = present(reader, "flip"))
        decision.flip = readFlip(*flip);
    decision.queue = reader.participants("queue");
    decision.cause = causeOrNull(reader);
    decision.idle = reader.boolean("idle", false);
    const Json *candidates = reader.any("candidates");
    if (!candidates || !candidates->is_array()) {
        reader.wrong("candidates", u"is not an array"_s);
        return reader.result(decision);
    }
    for (const Json &item : *candidates) {
        ObjectReader candidate(item, u"candidate"_s, Unknown::Ignore);
        decision.candidates.append(readCandidate(candidate));
        if (const auto flaw = candidate.flaw())
            return tl::unexpected(*flaw);
    }
    return reader.result(decision);
}

QString outputName(const FloorOutputKind &output)
{
    return std::visit(base::Match{
                          [](const AskVotes &) { return u"askVotes"_s; },
                          [](const AskDirector &) { return u"askDirector"_s; },
                          [](const Decision &) { return u"decision"_s; },
                          [](const AbortVotes &) { return u"abortVotes"_s; },
                          [](const ClosingMoved &) { return u"closing"_s; },
                          [](const Obligation &) { return u"obligation"_s; },
                          [](const StartTurn &) { return u"startTurn"_s; },
                          [](const AbortTurn &) { return u"abortTurn"_s; },
                          [](const Wake &) { return u"wake"_s; },
                          [](const Consumed &) { return u"consumed"_s; },
                          [](const Refunded &) { return u"refunded"_s; },
                          [](const MaySpeak &) { return u"maySpeak"_s; },
                          [](const Rest &) { return u"rest"_s; },
                          [](const Ignored &) { return u"ignored"_s; },
                      },
                      output);
}

Json outputToJson(const FloorOutputKind &output)
{
    const auto id = [](const auto &value) { return toJson(value.value()); };
    return std::visit(
        base::Match{
            [](const AskVotes &ask) { return askVotesToJson(ask); },
            [](const AskDirector &ask) { return askDirectorToJson(ask); },
            [](const Decision &decision) { return decisionToJson(decision); },
            [&](const AbortVotes &abort) {
                return Json{{"messageId", id(abort.messageId)}};
            },
            [&](const ClosingMoved &moved) {
                return Json{{"companion", id(moved.companion)},
                            {"from", toJson(nameOf(moved.from))},
                            {"to", toJson(nameOf(moved.to))},
                            {"why", toJson(nameOf(moved.why))}};
            },
            [&](const Obligation &owed) {
                return Json{{"messageId", id(owed.messageId)},
                            {"owner", id(owed.owner)},
                            {"state", toJson(nameOf(owed.state))}};
            },
            [&](const StartTurn &start) {
                return Json{{"companion", id(start.companion)},
                            {"messageId", orNull(start.messageId)},
                            {"at", start.at.count()}};
            },
            [&](const AbortTurn &abort) {
                return Json{{"companion", id(abort.companion)}, {"cause", toJson(nameOf(abort.cause))}};
            },
            [&](const Wake &wake) {
                return Json{{"companion", id(wake.companion)},
                            {"messageId", orNull(wake.messageId)},
                            {"why", toJson(nameOf(wake.why))}};
            },
            [&](const Consumed &consumed) {
                return Json{{"from", id(consumed.from)},
                            {"success", consumed.success},
                            {"resource", consumed.resource},
                            {"message", toJson(consumed.message)}};
            },
            [](const Refunded &refunded) {
                return Json{{"amount", refunded.amount}, {"resource", refunded.resource}};
            },
            [&](const MaySpeak &may) {
                return Json{{"companion", id(may.companion)},
                            {"allowed", may.allowed},
                            {"current", orNull(may.current)},
                            {"reason", toJson(may.reason)}};
            },
            [](const Rest &rest) { return restToJson(rest); },
            [](const Ignored &ignored) {
                return Json{{"what", toJson(ignored.what)}, {"why", toJson(nameOf(ignored.why))}};
            },
        },
        output);
}

Result<FloorOutputKind> outputFromJson(QStringView kind, const Json &body)
{
    if (kind == "decision"_L1)
        return decisionFromJson(body).transform([](const Decision &d) { return FloorOutputKind(d); });
    ObjectReader reader(body, kind.toString(), Unknown::Ignore);
    const auto companion = [&reader] { return ParticipantId(reader.requiredId("companion")); };
    if (kind == "askVotes"_L1)
        return reader.result<FloorOutputKind>(readAskVotes(reader));
    if (kind == "askDirector"_L1) {
        const AskDirector ask{MessageId(reader.requiredId("messageId")), reader.participants("candidates"),
                              Millis(reader.requiredWhole("deadline", 0, kMost)),
                              reader.boolean("idle", false)};
        return reader.result<FloorOutputKind>(ask);
    }
    if (kind == "abortVotes"_L1)
        return reader.result<FloorOutputKind>(AbortVotes{MessageId(reader.requiredId("messageId"))});
    if (kind == "closing"_L1) {
        const ClosingMoved moved{companion(), reader.name<Closing>("from"), reader.name<Closing>("to"),
                                 reader.name<ClosingMoved::Why>("why")};
        return reader.result<FloorOutputKind>(moved);
    }
    if (kind == "obligation"_L1) {
        const Obligation owed{MessageId(reader.requiredId("messageId")),
                              ParticipantId(reader.requiredId("owner")),
                              reader.name<Obligation::State>("state")};
        return reader.result<FloorOutputKind>(owed);
    }
    if (kind == "startTurn"_L1) {
        const StartTurn start{companion(), idOrNull<MessageId>(reader, "messageId"),
                              Millis(reader.requiredWhole("at", 0, kMost))};
        return reader.result<FloorOutputKind>(start);
    }
    if (kind == "abortTurn"_L1)
        return reader.result<FloorOutputKind>(AbortTurn{companion(), reader.name<Cause>("cause")});
    if (kind == "wake"_L1) {
        const Wake wake{companion(), idOrNull<MessageId>(reader, "messageId"), reader.name<Wake::Why>("why")};
        return reader.result<FloorOutputKind>(wake);
    }
    if (kind == "consumed"_L1) {
        const Consumed consumed{ParticipantId(reader.requiredId("from")), reader.boolean("success", false),
                                int(reader.requiredWhole("resource", 0, 100)), reader.text("message")};
        return reader.result<FloorOutputKind>(consumed);
    }
    if (kind == "refunded"_L1) {
        const Refunded refunded{int(reader.requiredWhole("amount", 0, 100)),
                                int(reader.requiredWhole("resource", 0, 100))};
        return reader.result<FloorOutputKind>(refunded);
    }
    if (kind == "maySpeak"_L1) {
        const MaySpeak may{companion(), reader.boolean("allowed", false),
                           idOrNull<ParticipantId>(reader, "current"), reader.text("reason")};
        return reader.result<FloorOutputKind>(may);
    }
    if (kind == "rest"_L1)
        return reader.result<FloorOutputKind>(Rest{reader.name<RestReason>("reason"), causeOrNull(reader)});
    if (kind == "ignored"_L1)
        return reader.result<FloorOutputKind>(Ignored{reader.text("what"), reader.name<Ignored::Why>("why")});
    return base::failure(base::ErrorCode::Malformed, u"unknown kind \"%1\""_s.arg(kind));
}

} // namespace studio::wire
