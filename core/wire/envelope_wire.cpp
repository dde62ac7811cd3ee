// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/envelope_wire.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/wire/call_wire.h"
#include "core/wire/floor_wire.h"
#include "core/wire/guest_wire.h"
#include "core/wire/lore_found_wire.h"
#include "core/wire/message_wire.h"
#include "core/wire/object_reader.h"
#include "core/wire/overrides_wire.h"
#include "core/wire/path_wire.h"
#include "core/wire/policy_wire.h"
#include "core/wire/room_models_wire.h"
#include "core/wire/room_turns_wire.h"
#include "core/wire/summary_wire.h"
#include "core/wire/turn_event_wire.h"
#include "core/wire/voice_wire.h"
#include "core/wire/vote_manner_wire.h"

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using namespace model;
using base::Millis;
using base::Result;
using Unknown = ObjectReader::Unknown;

namespace {

constexpr qint64 kMostRevisions = std::numeric_limits<int>::max();

QString smallFirst(QString name)
{
    name[0] = name[0].toLower();
    return name;
}

Json postedToJson(const MessagePosted &posted)
{
    Json json = messageToJson(posted.message);
    if (posted.parent)
        json["parent"] = toJson(posted.parent->value());
    if (posted.turn) {
        json["turn"] = toJson(posted.turn->value());
        json["attempt"] = posted.attempt;
    }
    if (posted.turn || posted.personaRevision > 0) // without a turn: the first words of a room
        json["personaRevision"] = posted.personaRevision;
    if (posted.amount)
        json["amount"] = *posted.amount;
    if (posted.cause)
        json["cause"] = toJson(nameOf(*posted.cause));
    if (posted.index >= 0)
        json["index"] = posted.index;
    if (posted.cutShort)
        json["cutShort"] = true;
    return json;
}

Result<EnvelopeBody> readPosted(MessagePosted::Way way, const Json &json)
{
    ObjectReader reader(json, u"message"_s, Unknown::Ignore);
    MessagePosted posted;
    posted.way = way;
    posted.message = readMessage(reader);
    if (const auto parent = reader.optionalText("parent"))
        posted.parent = base::MessageId(*parent);
    if (const auto turn = reader.optionalText("turn"))
        posted.turn = base::TurnId(*turn);
    posted.attempt = int(reader.whole("attempt", 1, std::numeric_limits<int>::max(), 1));
    posted.personaRevision = int(reader.whole("personaRevision", 0, std::numeric_limits<int>::max(), 0));
    if (reader.has("amount"))
        posted.amount = int(reader.whole("amount", 0, 100, 0));
    posted.cause = reader.optionalName<Cause>("cause");
    posted.index = reader.whole("index", -1, kMost, -1);
    posted.cutShort = reader.boolean("cutShort", false);
    return reader.result<EnvelopeBody>(posted);
}

// The floor's time stands beside the body, since a timer's may be earlier than the event's.
Json withTime(Json body, Millis t)
{
    body["t"] = t.count();
    return body;
}

Result<Millis> takeTime(Json &body)
{
    ObjectReader reader(body, u"floor event"_s, Unknown::Ignore);
    const Millis t(reader.requiredWhole("t", 0, kMost));
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    body.erase("t");
    return t;
}

Json toldToJson(const FloorTold &told)
{
    Json json = told.policy ? policyToJson(*told.policy) : inputToJson(told.input.kind);
    if (told.manner)
        json["manner"] = voteMannerToJson(*told.manner);
    if (told.trouble)
        json["trouble"] = callTroubleToJson(*told.trouble);
    if (told.turn)
        json["turn"] = toJson(told.turn->value());
    return withTime(std::move(json), told.input.t);
}

/// What the log has beside the input; the floor was not told of it.
void takeNotes(FloorTold &told, Json &body)
{
    if (body.contains("trouble")) {
        if (const auto trouble = callTroubleFromJson(body["trouble"]))
            told.trouble = *trouble;
        body.erase("trouble");
    }
    if (body.contains("turn")) {
        if (const QString turn = toText(body["turn"]); !turn.isEmpty())
            told.turn = base::TurnId(turn);
        body.erase("turn");
    }
}

Result<EnvelopeBody> readTold(QStringView kind, Json body)
{
    const Result<Millis> t = takeTime(body);
    if (!t)
        return tl::unexpected(t.error());
    FloorTold told;
    if (kind == "policy"_L1) {
        const auto policy = policyFromJson(body, {});
        if (!policy)
            return tl::unexpected(policy.error());
        told.policy = *policy;
        told.input = {*t, PolicyChanged{}};
        return told;
    }
    if (kind == "voted"_L1 && body.contains("manner"))
        told.manner = readVoteManner(body["manner"]);
    else if (kind == "voteFailed"_L1 || kind == "directorFailed"_L1 || kind == "turnOver"_L1)
        takeNotes(told, body);
    const auto input = inputFromJson(kind, body);
    if (!input)
        return tl::unexpected(input.error());
    told.input = {*t, *input};
    return told;
}

Json saidToJson(const FloorSaid &said)
{
    Json json = withTime(outputToJson(said.output.kind), said.output.t);
    if (said.turn)
        json["turn"] = toJson(said.turn->value());
    for (const auto &[id, revision] : said.personaRevisions.toStdMap())
        json["personaRevisions"][id.value().toStdString()] = revision;
    return json;
}

QMap<base::ParticipantId, int> readRevisions(const Json &body)
{
    QMap<base::ParticipantId, int> revisions;
    if (!body.contains("personaRevisions"))
        return revisions;
    for (const auto &[id, revision] : body["personaRevisions"].items()) {
        if (const auto number = wholeIn(revision); number && *number > 0 && *number <= kMostRevisions)
            revisions.insert(base::ParticipantId(QString::fromStdString(id)), int(*number));
    }
    return revisions;
}

Result<EnvelopeBody> readSaid(QStringView kind, Json body)
{
    const Result<Millis> t = takeTime(body);
    if (!t)
        return tl::unexpected(t.error());
    if (kind == "decision"_L1) {
        return decisionFromJson(body).transform([&t](const Decision &decision) {
            return EnvelopeBody(Decided{*t, decision});
        });
    }
    FloorSaid said;
    const auto output = outputFromJson(kind, body);
    if (!output)
        return tl::unexpected(output.error());
    said.output = {*t, *output};
    if (body.contains("turn"))
        said.turn = base::TurnId(toText(body["turn"]));
    said.personaRevisions = readRevisions(body);
    return said;
}

void putLorebooks(Json &json, const QList<base::LorebookId> &books)
{
    if (books.isEmpty())
        return;
    Json &array = json["lorebooks"] = Json::array();
    for (const base::LorebookId &book : books)
        array.push_back(toJson(book.value()));
}

// What is no id is left out: a room is worth more than one of its books.
QList<base::LorebookId> lorebooksIn(const Json *array)
{
    QList<base::LorebookId> books;
    if (!array || !array->is_array())
        return books;
    for (const Json &id : *array) {
        if (id.is_string() && !toText(id).isEmpty())
            books.append(base::LorebookId(toText(id)));
    }
    return books;
}

Json identitiesToJson(const QList<Identity> &identities)
{
    Json array = Json::array();
    for (const Identity &identity : identities) {
        Json json{{"id", toJson(identity.id.value())},
                  {"name", toJson(identity.name)},
                  {"colour", toJson(identity.colour)}};
        if (!identity.description.isEmpty())
            json["description"] = toJson(identity.description);
        putLorebooks(json, identity.lorebooks);
        array.push_back(std::move(json));
    }
    return array;
}

// An identity that cannot be read is left out: a room is worth more than one of its names.
QList<Identity> readIdentities(const Json *array)
{
    QList<Identity> identities;
    if (!array || !array->is_array())
        return identities;
    for (const Json &json : *array) {
        ObjectReader reader(json, u"identity"_s, Unknown::Ignore);
        const Identity identity{
            base::ParticipantId(reader.requiredId("id")), reader.optionalText("name").value_or(QString()),
            reader.optionalText("colour").value_or(QString()),
            reader.optionalText("description").value_or(QString()), lorebooksIn(reader.any("lorebooks"))};
        if (!reader.flaw() && isUser(identity.id))
            identities.append(identity);
    }
    return identities;
}

Json continuedToJson(const ContinuedFrom &continued)
{
    Json json{{"room", toJson(continued.room.value())}, {"name", toJson(continued.name)}};
    if (!continued.message.isEmpty())
        json["message"] = toJson(continued.message.value());
    return json;
}

// Where a room comes from matters less than the room: what cannot be read is left out.
std::optional<ContinuedFrom> readContinued(const Json *json)
{
    if (!json || !json->is_object())
        return std::nullopt;
    ObjectReader reader(*json, u"continued"_s, Unknown::Ignore);
    const ContinuedFrom continued{base::RoomId(reader.requiredId("room")),
                                  reader.optionalText("name").value_or(QString()),
                                  base::MessageId(reader.optionalText("message").value_or(QString()))};
    if (reader.flaw() || continued.name.size() > kLongestRoomName)
        return std::nullopt;
    return continued;
}

Result<EnvelopeBody> readRoom(const Json &json)
{
    ObjectReader reader(json, u"room"_s, Unknown::Ignore);
    Room room;
    room.id = base::RoomId(reader.requiredId("id"));
    room.name = reader.text("name");
    room.roster = reader.participants("roster");
    room.deleted = reader.boolean("deleted", false);
    room.scene = reader.optionalText("scene").value_or(QString());
    room.language = reader.optionalText("language").value_or(QString());
    room.foreignGroup = reader.optionalText("foreignGroup").value_or(QString());
    room.lorebooks = lorebooksIn(reader.any("lorebooks"));
    room.identities = readIdentities(reader.any("identities"));
    room.continued = readContinued(reader.any("continued"));
    if (const Json *models = reader.any("models"))
        room.models = readRoomModels(*models);
    if (const Json *voices = reader.any("voices"))
        room.voices = readRoomVoices(*voices);
    if (const Json *turns = reader.any("turns"))
        room.turns = readRoomTurns(*turns);
    if (const Json *guests = reader.any("guests"))
        room.guests = readGuests(*guests);
    if (const Json *overrides = reader.any("overrides"))
        room.overrides = readOverrides(*overrides);
    if (const Json *policy = reader.any("policy")) {
        const auto read = policyFromJson(*policy, {});
        if (!read)
            return tl::unexpected(read.error());
        room.policy = *read;
    }
    return reader.result<EnvelopeBody>(RoomChanged{room});
}

bool isOutput(QStringView kind)
{
    static const QStringList outputs{u"askVotes"_s,   u"obligation"_s,    u"askDirector"_s, u"decision"_s,
                                     u"abortVotes"_s, u"closing"_s,       u"startTurn"_s,   u"abortTurn"_s,
                                     u"wake"_s,       u"consumed"_s,      u"refunded"_s,    u"rest"_s,
                                     u"ignored"_s,    u"maySpeakAnswer"_s};
    return outputs.contains(kind);
}

} // namespace

QString kindOf(const EnvelopeBody &body)
{
    return std::visit(base::Match{
                          [](const MessagePosted &posted) { return nameOf(posted.way); },
                          [](const Action &) { return u"action"_s; },
                          [](const Query &) { return u"query"_s; },
                          [](const QueryResult &) { return u"queryResult"_s; },
                          [](const FloorTold &told) { return inputName(told.input.kind); },
                          [](const FloorSaid &said) {
                              // The question and its answer bear one name; the log tells them apart.
                              const bool isAnswer = std::holds_alternative<MaySpeak>(said.output.kind);
                              return isAnswer ? u"maySpeakAnswer"_s : outputName(said.output.kind);
                          },
                          [](const Decided &) { return u"decision"_s; },
                          [](const TurnEvent &event) { return smallFirst(turnEventName(event.kind)); },
                          [](const Summarized &) { return u"summarized"_s; },
                          [](const SummaryUndone &) { return u"summaryUndone"_s; },
                          [](const RoomChanged &) { return u"room"_s; },
                          [](const MessageEdited &) { return u"edited"_s; },
                          [](const Rewound &) { return u"rewound"_s; },
                          [](const LoreFound &) { return u"lore"_s; },
                      },
                      body);
}

Json roomToJson(const Room &room)
{
    Json json{{"id", toJson(room.id.value())},
              {"name", toJson(room.name)},
              {"roster", idsToJson(room.roster)},
              {"policy", policyToJson(room.policy)},
              {"deleted", room.deleted}};
    if (!room.scene.isEmpty())
        json["scene"] = toJson(room.scene);
    if (!room.identities.isEmpty())
        json["identities"] = identitiesToJson(room.identities);
    if (room.models != RoomModels{})
        json["models"] = roomModelsToJson(room.models);
    if (room.voices != RoomVoices{})
        json["voices"] = roomVoicesToJson(room.voices);
    if (room.turns != RoomTurns{})
        json["turns"] = roomTurnsToJson(room.turns);
    if (!room.guests.isEmpty())
        json["guests"] = guestsToJson(room.guests);
    if (!room.language.isEmpty())
        json["language"] = toJson(room.language);
    if (!room.foreignGroup.isEmpty())
        json["foreignGroup"] = toJson(room.foreignGroup);
    if (room.continued)
        json["continued"] = continuedToJson(*room.continued);
    if (!room.overrides.isEmpty())
        json["overrides"] = overridesToJson(room.overrides);
    putLorebooks(json, room.lorebooks);
    return json;
}

Json bodyToJson(const EnvelopeBody &body)
{
    return std::visit(
        base::Match{
            [](const MessagePosted &posted) { return postedToJson(posted); },
            [](const Action &action) { return actionToJson(action); },
            [](const Query &query) { return queryToJson(query); },
            [](const QueryResult &result) { return queryResultToJson(result); },
            [](const FloorTold &told) { return toldToJson(told); },
            [](const FloorSaid &said) { return saidToJson(said); },
            [](const Decided &decided) { return withTime(decisionToJson(decided.decision), decided.t); },
            [](const TurnEvent &event) { return turnEventToJson(event); },
            [](const Summarized &made) { return summarizedToJson(made); },
            [](const SummaryUndone &undone) { return summaryUndoneToJson(undone); },
            [](const RoomChanged &changed) { return roomToJson(changed.room); },
            [](const MessageEdited &edited) { return messageEditedToJson(edited); },
            [](const Rewound &rewound) { return rewoundToJson(rewound); },
            [](const LoreFound &found) { return loreFoundToJson(found); },
        },
        body);
}

Result<EnvelopeBody> bodyFromJson(QStringView kind, const Json &json)
{
    const auto wrap = [](const auto &value) { return EnvelopeBody(value); };
    // A message, and the input that brought none (a silent turn, a consume without the money), share a kind:
    // only an input has the floor's own time beside it.
    if (const auto way = valueOf<MessagePosted::Way>(kind); way && !json.contains("t"))
        return readPosted(*way, json);
    if (kind == "action"_L1)
        return actionFromJson(json).transform(wrap);
    if (kind == "query"_L1)
        return queryFromJson(json).transform(wrap);
    if (kind == "queryResult"_L1)
        return queryResultFromJson(json).transform(wrap);
    if (kind == "summarized"_L1)
        return summarizedFromJson(json).transform(wrap);
    if (kind == "summaryUndone"_L1)
        return summaryUndoneFromJson(json).transform(wrap);
    if (kind == "room"_L1)
        return readRoom(json);
    if (kind == "edited"_L1)
        return messageEditedFromJson(json).transform(wrap);
    if (kind == "rewound"_L1)
        return rewoundFromJson(json).transform(wrap);
    if (kind == "lore"_L1)
        return loreFoundFromJson(json).transform(wrap);
    if (json.contains("turn") && json.contains("number"))
        return turnEventFromJson(json).transform(wrap);
    if (isOutput(kind))
        return readSaid(kind == "maySpeakAnswer"_L1 ? u"maySpeak" : kind, json);
    return readTold(kind, json);
}

Json envelopeToJson(const Envelope &envelope)
{
    return Json{{"seq", envelope.seq},
                {"topic", toJson(nameOf(envelope.topic))},
                {"origin", toJson(envelope.origin)},
                {"room", toJson(envelope.room.value())},
                {"t", envelope.t.count()},
                {"time", toJson(envelope.time.toUTC().toString(Qt::ISODateWithMs))},
                {"kind", toJson(kindOf(envelope.body))},
                {"body", bodyToJson(envelope.body)}};
}

Result<Envelope> envelopeFromJson(const Json &json)
{
    ObjectReader reader(json, u"event"_s, Unknown::Ignore);
    Envelope envelope;
    envelope.seq = reader.requiredWhole("seq", 0, kMost);
    envelope.origin = reader.text("origin");
    envelope.room = base::RoomId(reader.requiredId("room"));
    envelope.t = Millis(reader.requiredWhole("t", 0, kMost));
    envelope.time = QDateTime::fromString(reader.text("time"), Qt::ISODateWithMs);
    const QString kind = reader.text("kind");
    const Json *body = reader.any("body");
    if (!body)
        reader.wrong("body", u"is missing"_s);
    if (const auto flaw = reader.flaw())
        return tl::unexpected(*flaw);
    const Result<EnvelopeBody> read = bodyFromJson(kind, *body);
    if (!read)
        return tl::unexpected(read.error());
    envelope.body = *read;
    envelope.topic = topicOf(envelope.body);
    return envelope;
}

} // namespace studio::wire
