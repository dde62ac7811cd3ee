// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/room_file.h"

#include "core/intake/chats/json_pieces.h"
#include "core/intake/words.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/object_reader.h"
#include "core/wire/persona_wire.h"

#include <algorithm>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using wire::Json;

namespace {

constexpr int kNewestVersion = 2;

tl::unexpected<Error> noRoom(const QString &detail)
{
    return base::failure(ErrorCode::Malformed, Words::tr("This is not a room of Companion Studio."), detail);
}

/// Takes the document piece by piece.
class Look
{
public:
    std::optional<Error> take(const JsonPieces::Piece &piece)
    {
        if (piece.key == "events") {
            ++m_file.events;
            return std::nullopt;
        }
        if (piece.key == "attachments")
            return std::nullopt;
        const auto json = wire::parse(piece.json);
        if (!json)
            return noRoom(json.error().text).value();
        if (piece.isElement)
            return takeElement(piece.key, *json);
        return takeValue(piece.key, *json);
    }

    Result<RoomFile> result()
    {
        if (m_format != "companion-studio-room"_L1 || m_file.version < 1)
            return noRoom(u"no format"_s);
        if (m_file.version > kNewestVersion) {
            return base::failure(ErrorCode::Conflict,
                                 Words::tr("This file is from a newer version of Companion Studio."),
                                 u"version %1"_s.arg(m_file.version));
        }
        if (m_file.room.id.isEmpty())
            return noRoom(u"no room"_s);
        for (const model::Persona &persona : std::as_const(m_newest)) {
            const auto same = [&persona](const model::PersonaRevision &one) {
                return one.persona.id == persona.id && one.persona.revision == persona.revision;
            };
            if (std::none_of(m_file.people.cbegin(), m_file.people.cend(), same))
                m_file.people.append({persona, 0});
        }
        std::stable_sort(m_file.people.begin(), m_file.people.end(), [](const auto &a, const auto &b) {
            return a.persona.id != b.persona.id ? a.persona.id < b.persona.id
                                                : a.persona.revision < b.persona.revision;
        });
        return m_file;
    }

private:
    std::optional<Error> takeValue(const QByteArray &key, const Json &json)
    {
        if (key == "format") {
            m_format = wire::toText(json);
        } else if (key == "version") {
            m_file.version = int(wire::wholeIn(json).value_or(0));
        } else if (key == "witness") {
            m_file.witness = base::ParticipantId(wire::toText(json));
        } else if (key == "room") {
            const auto room = wire::bodyFromJson(u"room", json);
            if (!room)
                return noRoom(room.error().text).value();
            m_file.room = std::get<model::RoomChanged>(*room).room;
        }
        return std::nullopt;
    }

    std::optional<Error> takeElement(const QByteArray &key, const Json &json)
    {
        if (key == "messages")
            return takeMessage(json);
        const bool isRevision = key == "revisions";
        if (!isRevision && key != "personas")
            return std::nullopt; // from a later version
        if (isRevision && (!json.is_object() || !json.contains("persona")))
            return noRoom(u"no revision"_s).value();
        const auto persona = wire::personaFromJson(isRevision ? json["persona"] : json);
        if (!persona)
            return persona.error();
        if (isRevision)
            m_file.people.append(
                {*persona, json.contains("savedAt") ? wire::wholeIn(json["savedAt"]).value_or(0) : 0});
        else
            m_newest.append(*persona);
        return std::nullopt;
    }

    std::optional<Error> takeMessage(const Json &json)
    {
        ++m_file.messages;
        if (!json.is_object() || !json.contains("from") || !json.contains("message"))
            return noRoom(u"no message"_s).value();
        const QString from = wire::toText(json["from"]);
        if (m_file.first.size() < kFirstTexts)
            m_file.first.append({from, wire::toText(json["message"]).left(kLongestFirstText)});
        const auto who = std::find_if(m_file.speakers.begin(), m_file.speakers.end(),
                                      [&from](const auto &one) { return one.name == from; });
        if (who != m_file.speakers.end())
            ++who->messages;
        else
            m_file.speakers.append({.name = from, .messages = 1});
        return std::nullopt;
    }

    QString m_format;
    RoomFile m_file;
    QList<model::Persona> m_newest;
};

} // namespace

Result<RoomFile> readRoomFile(QIODevice &device)
{
    JsonPieces pieces(device, {"events", "attachments"});
    Look look;
    for (;;) {
        const auto piece = pieces.next();
        if (!piece)
            return tl::unexpected(piece.error());
        if (!*piece)
            return look.result();
        if (const auto error = look.take(**piece))
            return tl::unexpected(*error);
    }
}

base::ParticipantId changed(const base::ParticipantId &id, const RoomChanges &changes)
{
    return base::ParticipantId(changes.ids.value(id.value(), id.value()));
}

model::Room changed(model::Room room, const RoomChanges &changes)
{
    room.id = changes.room;
    for (base::ParticipantId &id : room.roster)
        id = changed(id, changes);
    for (model::PersonaOverride &one : room.overrides) {
        one.companion = changed(one.companion, changes);
        if (one.model)
            one.model = model::withoutCost(*one.model);
        if (one.model == model::ModelChoice())
            one.model.reset();
    }
    if (room.models.director)
        room.models.director = model::withoutCost(*room.models.director);
    if (room.models.model)
        room.models.model = model::withoutCost(*room.models.model);
    if (room.models.model == model::ModelChoice())
        room.models.model.reset();
    room.overrides.removeIf([](const model::PersonaOverride &one) { return one.isEmpty(); });
    return room;
}

} // namespace studio::intake
