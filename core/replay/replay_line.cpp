// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay_line.h"

#include "core/wire/floor_wire.h"
#include "core/wire/object_reader.h"
#include "core/wire/policy_wire.h"

#include <QCoreApplication>

namespace studio::replay {

using namespace Qt::StringLiterals;
using base::Result;
using model::PolicySettings;
using wire::Json;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Replay)
};

tl::unexpected<base::Error> wrong(const QString &text)
{
    return base::failure(base::ErrorCode::Malformed, text);
}

Result<Json> parseObject(const QByteArray &line)
{
    const Result<Json> json = wire::parse(line, wire::Duplicates::RefuseOutsideVotes);
    if (json && !json->is_object())
        return wrong(Words::tr("the line is not a JSON object"));
    return json;
}

Result<PolicySettings> readPolicy(const Json &keys, const PolicySettings &before,
                                  const QStringList &alsoAllowed)
{
    return wire::policyFromJson(keys, before, alsoAllowed);
}

Result<QList<base::ParticipantId>> readRoster(const Json &roster)
{
    return wire::inputFromJson(u"roster", Json{{"companions", roster}})
        .transform([](const model::FloorInputKind &kind) {
            return std::get<model::RosterChanged>(kind).companions;
        });
}

Json onLine(const QString &kind, const Json &body, base::Millis t)
{
    Json json{{"t", t.count()}};
    json[kind.toStdString()] = body;
    return json;
}

} // namespace

Result<RoomLine> readRoom(const QByteArray &line)
{
    const Result<Json> json = parseObject(line);
    if (!json)
        return tl::unexpected(json.error());
    if (json->size() != 1 || !json->contains("room") || !json->front().is_object())
        return wrong(Words::tr("the first line must be {\"room\":{…}}"));
    const Json &room = json->front();
    for (const char *key : {"policy", "roster"}) {
        if (!room.contains(key))
            return wrong(Words::tr("the room has no \"%1\"").arg(QLatin1String(key)));
    }
    return readPolicy(room, {}, {u"roster"_s}).and_then([&room](const PolicySettings &policy) {
        return readRoster(room["roster"]).transform([&policy](const QList<base::ParticipantId> &roster) {
            return RoomLine{roster, policy};
        });
    });
}

Result<InputLine> readInput(const QByteArray &line, const PolicySettings &policy)
{
    const Result<Json> json = parseObject(line);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->contains("t"))
        return wrong(Words::tr("the line has no \"t\""));
    const std::optional<qint64> t = wire::wholeIn((*json)["t"]);
    if (!t || *t < 0)
        return wrong(Words::tr("\"t\" must be a whole number of milliseconds, 0 or more"));
    if (json->size() != 2)
        return wrong(Words::tr("the line needs exactly one kind of input besides \"t\""));
    const bool timeFirst = json->begin().key() == "t";
    const auto kind = timeFirst ? std::next(json->begin()) : json->begin();

    InputLine read{{base::Millis(*t), model::Control::Tick}, policy};
    const Result<model::FloorInputKind> input =
        wire::inputFromJson(QString::fromStdString(kind.key()), kind.value());
    if (!input)
        return tl::unexpected(input.error());
    read.input.kind = *input;
    if (!std::holds_alternative<model::PolicyChanged>(*input))
        return read;
    return readPolicy(kind.value(), policy, {}).transform([&read](const PolicySettings &changed) {
        read.policy = changed;
        return read;
    });
}

QByteArray write(const RoomLine &line)
{
    Json room = wire::policyToJson(line.policy);
    room["roster"] = Json::array();
    for (const base::ParticipantId &id : line.roster)
        room["roster"].push_back(wire::toJson(id.value()));
    return wire::dump(Json{{"room", room}});
}

QByteArray write(const InputLine &line)
{
    const bool isPolicy = std::holds_alternative<model::PolicyChanged>(line.input.kind);
    return wire::dump(onLine(wire::inputName(line.input.kind),
                             isPolicy ? wire::policyToJson(line.policy) : wire::inputToJson(line.input.kind),
                             line.input.t));
}

QByteArray write(const model::FloorOutput &output)
{
    return wire::dump(onLine(wire::outputName(output.kind), wire::outputToJson(output.kind), output.t));
}

} // namespace studio::replay
