// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/cassette_writer.h"

#include "core/model/floor_input_of.h"
#include "core/wire/floor_wire.h"
#include "core/wire/message_wire.h"
#include "core/wire/policy_wire.h"

namespace studio::services {

using wire::Json;

namespace {

class CassetteWriter final : public transcript::RoomWriter
{
public:
    QByteArray begin(const model::Room &, const QList<model::Persona> &) override { return {}; }
    QByteArray message(const model::MessageRow &) override { return {}; }

    // The first event holds the room as created; later changes were told to the floor.
    QByteArray event(const model::Envelope &envelope) override
    {
        if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body))
            return std::exchange(m_hasRoom, true) ? QByteArray() : roomLine(changed->room);
        const auto input = model::floorInputOf(envelope);
        if (!input)
            return {};
        const auto *told = std::get_if<model::FloorTold>(&envelope.body);
        const bool hasPolicy = told && told->policy;
        const Json body = hasPolicy ? wire::policyToJson(*told->policy) : wire::inputToJson(input->kind);
        return wire::dump(Json{{"t", input->t.count()}, {wire::inputName(input->kind).toStdString(), body}}) +
               '\n';
    }

    QByteArray end() override { return {}; }

private:
    static QByteArray roomLine(const model::Room &room)
    {
        Json line = wire::policyToJson(room.policy);
        line["roster"] = wire::idsToJson(room.roster);
        return wire::dump(Json{{"room", line}}) + '\n';
    }

    bool m_hasRoom = false;
};

} // namespace

std::unique_ptr<transcript::RoomWriter> cassetteWriter() { return std::make_unique<CassetteWriter>(); }

} // namespace studio::services
