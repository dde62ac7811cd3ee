// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/voice_wire.h"

#include "core/wire/object_reader.h"

using namespace Qt::StringLiterals;
using studio::model::RoomVoices;
using studio::model::Voice;

namespace studio::wire {

Json voiceToJson(const Voice &voice)
{
    const Voice plain;
    Json json = Json::object();
    if (!voice.engine.isEmpty())
        json["engine"] = toJson(voice.engine);
    if (!voice.name.isEmpty())
        json["name"] = toJson(voice.name);
    if (voice.rate != plain.rate)
        json["rate"] = voice.rate;
    if (voice.pitch != plain.pitch)
        json["pitch"] = voice.pitch;
    if (voice.volume != plain.volume)
        json["volume"] = voice.volume;
    if (voice.silent)
        json["silent"] = true;
    return json;
}

// One that says anything else is another program's, and is left to it.
base::Result<Voice> voiceFromJson(const Json &json)
{
    ObjectReader reader(json, u"voice"_s, ObjectReader::Unknown::Refuse);
    Voice voice;
    voice.engine = reader.optionalText("engine").value_or(QString());
    voice.name = reader.optionalText("name").value_or(QString());
    voice.rate = qBound(-1.0, reader.number("rate").value_or(voice.rate), 1.0);
    voice.pitch = qBound(-1.0, reader.number("pitch").value_or(voice.pitch), 1.0);
    voice.volume = qBound(0.0, reader.number("volume").value_or(voice.volume), 1.0);
    voice.silent = reader.boolean("silent", false);
    return reader.result(voice);
}

Json roomVoicesToJson(const RoomVoices &voices)
{
    return {{"aloud", voices.aloud}, {"inStep", voices.inStep}};
}

RoomVoices readRoomVoices(const Json &json)
{
    const auto isOn = [&json](const char *key) {
        return json.is_object() && json.contains(key) && json[key] == true;
    };
    return {.aloud = isOn("aloud"), .inStep = isOn("inStep")};
}

} // namespace studio::wire
