// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/room_writer.h"

#include "core/wire/envelope_wire.h"
#include "core/wire/persona_wire.h"

namespace studio::transcript {

using wire::Json;

namespace {

class JsonWriter final : public RoomWriter
{
public:
    explicit JsonWriter(const std::optional<base::ParticipantId> &witness)
        : m_witness(witness)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &personas) override
    {
        Json people = Json::array();
        for (const model::Persona &persona : personas)
            people.push_back(wire::personaToJson(persona));
        const QByteArray whose =
            m_witness ? "\"witness\":" + wire::dump(wire::toJson(m_witness->value())) + ',' : QByteArray();
        return "{\"format\":\"companion-studio-room\",\"version\":2," + whose +
               "\"room\":" + wire::dump(wire::roomToJson(room)) + ",\n\"personas\":" + wire::dump(people) +
               ",\n\"messages\":[";
    }

    QByteArray message(const model::MessageRow &row) override
    {
        Json json = wire::bodyToJson(row.posted);
        json["index"] = row.posted.index;
        if (row.seq > 0)
            json["seq"] = row.seq;
        json["time"] = wire::toJson(row.time.toUTC().toString(Qt::ISODateWithMs));
        json["interrupted"] = row.posted.message.isInterrupted();
        return separator(m_messages) + wire::dump(json);
    }

    QByteArray event(const model::Envelope &envelope) override
    {
        return openEvents() + separator(m_events) + wire::dump(wire::envelopeToJson(envelope));
    }

    QByteArray annex(const char *section, const QByteArray &json) override
    {
        const bool isNew = m_annex != section;
        const QByteArray opening = isNew ? "\n],\n\"" + QByteArray(section) + "\":[\n" : QByteArray(",\n");
        m_annex = section;
        return openEvents() + opening + json;
    }

    QByteArray end() override { return openEvents() + "\n]}\n"; }

private:
    static QByteArray separator(qint64 &count) { return count++ == 0 ? "\n" : ",\n"; }

    QByteArray openEvents()
    {
        if (std::exchange(m_inEvents, true))
            return {};
        return "\n],\n\"events\":[";
    }

    std::optional<base::ParticipantId> m_witness;
    qint64 m_messages = 0;
    qint64 m_events = 0;
    bool m_inEvents = false;
    QByteArray m_annex; ///< the section that is open
};

} // namespace

std::unique_ptr<RoomWriter> jsonWriter(const std::optional<base::ParticipantId> &witness)
{
    return std::make_unique<JsonWriter>(witness);
}

} // namespace studio::transcript
