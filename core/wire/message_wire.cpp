// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/message_wire.h"

#include <QRegularExpression>

#include <limits>

namespace studio::wire {

using namespace Qt::StringLiterals;
using Unknown = ObjectReader::Unknown;

Json idsToJson(const QList<base::ParticipantId> &ids)
{
    Json array = Json::array();
    for (const base::ParticipantId &id : ids)
        array.push_back(toJson(id.value()));
    return array;
}

namespace {

constexpr int kLongestSide = 1'000'000; // pixels

Json pictureToJson(const model::MessagePicture &picture)
{
    Json json{{"width", picture.width}, {"height", picture.height}};
    if (!picture.hash.isEmpty())
        json["hash"] = toJson(picture.hash);
    if (!picture.description.isEmpty())
        json["description"] = toJson(picture.description);
    return json;
}

bool isPlausible(const model::MessagePicture &picture)
{
    static const QRegularExpression hash(u"^([0-9a-f]{64})?$"_s);
    return picture.description.size() <= model::kLongestPictureWords && hash.match(picture.hash).hasMatch();
}

QList<model::MessagePicture> readPictures(ObjectReader &reader)
{
    QList<model::MessagePicture> pictures;
    const Json *array = reader.any("pictures");
    if (!array)
        return pictures;
    if (!array->is_array() || array->size() > size_t(model::kMostPictures)) {
        reader.wrong("pictures", array->is_array() ? u"has too many items"_s : u"is no array"_s);
        return pictures;
    }
    for (const Json &one : *array) {
        ObjectReader picture(one, u"picture"_s, Unknown::Ignore);
        pictures.append({picture.optionalText("hash").value_or(QString()),
                         int(picture.whole("width", 0, kLongestSide, 0)),
                         int(picture.whole("height", 0, kLongestSide, 0)),
                         picture.optionalText("description").value_or(QString())});
        if (const auto flaw = picture.flaw())
            reader.wrong("pictures", flaw->detail);
        else if (!isPlausible(pictures.last()))
            reader.wrong("pictures", u"has a wrong hash or a long description"_s);
    }
    return pictures;
}

} // namespace

Json messageToJson(const model::Message &message)
{
    Json json{{"id", toJson(message.id.value())},
              {"from", toJson(message.from.value())},
              {"to", idsToJson(message.to)}};
    if (!message.mentions.isEmpty())
        json["mentions"] = idsToJson(message.mentions);
    if (!message.asks.isEmpty())
        json["asks"] = idsToJson(message.asks);
    if (message.whisper)
        json["whisper"] = true;
    json["message"] = toJson(message.text);
    if (!message.metadata.isEmpty())
        json["metadata"] = embed(message.metadata);
    if (message.heardUntil)
        json["heardUntil"] = *message.heardUntil;
    if (!message.program.isEmpty())
        json["program"] = toJson(message.program);
    for (const model::MessagePicture &picture : message.pictures)
        json["pictures"].push_back(pictureToJson(picture));
    return json;
}

model::Message readMessage(ObjectReader &reader)
{
    model::Message message;
    message.id = base::MessageId(reader.id("id").value_or(QString()));
    message.from = base::ParticipantId(reader.id("from").value_or(QString()));
    message.to = reader.participants("to");
    message.mentions = reader.participants("mentions");
    message.asks = reader.participants("asks");
    message.whisper = reader.boolean("whisper", false);
    message.text = reader.optionalText("message").value_or(QString());
    message.metadata = reader.raw("metadata");
    if (reader.has("heardUntil"))
        message.heardUntil = reader.whole("heardUntil", 0, std::numeric_limits<qint64>::max(), 0);
    message.program = reader.optionalText("program").value_or(QString());
    message.pictures = readPictures(reader);
    return message;
}

Json actionToJson(const model::Action &action)
{
    Json json{{"from", toJson(action.from.value())},
              {"name", toJson(action.name)},
              {"params", action.params.isEmpty() ? Json::object() : embed(action.params)}};
    if (!action.metadata.isEmpty())
        json["metadata"] = embed(action.metadata);
    return json;
}

base::Result<model::Action> actionFromJson(const Json &json)
{
    ObjectReader reader(json, u"action"_s, Unknown::Ignore);
    return reader.result(model::Action{base::ParticipantId(reader.requiredId("from")), reader.text("name"),
                                       reader.raw("params"), reader.raw("metadata")});
}

Json queryToJson(const model::Query &query)
{
    Json json{{"id", toJson(query.id)}, {"from", toJson(query.from.value())}, {"type", toJson(query.type)}};
    if (!query.body.isEmpty())
        json["body"] = embed(query.body);
    return json;
}

base::Result<model::Query> queryFromJson(const Json &json)
{
    ObjectReader reader(json, u"query"_s, Unknown::Ignore);
    return reader.result(model::Query{reader.requiredId("id"), base::ParticipantId(reader.requiredId("from")),
                                      reader.text("type"), reader.raw("body")});
}

Json queryResultToJson(const model::QueryResult &result)
{
    Json json{{"id", toJson(result.id)}, {"success", result.success}};
    if (result.body)
        json["body"] = toJson(*result.body);
    if (result.error)
        json["error"] = toJson(*result.error);
    return json;
}

base::Result<model::QueryResult> queryResultFromJson(const Json &json)
{
    ObjectReader reader(json, u"query result"_s, Unknown::Ignore);
    return reader.result(model::QueryResult{reader.requiredId("id"), reader.boolean("success", false),
                                            reader.optionalText("body"), reader.optionalText("error")});
}

} // namespace studio::wire
