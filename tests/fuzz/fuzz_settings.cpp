// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/door_wire.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/guest_wire.h"
#include "core/wire/json.h"
#include "core/wire/overrides_wire.h"
#include "core/wire/provider_wire.h"
#include "core/wire/room_models_wire.h"
#include "core/wire/room_template_wire.h"
#include "core/wire/room_turns_wire.h"
#include "core/wire/voice_wire.h"
#include "tests/fuzz/mutation.h"

// Settings as they lie in a database that somebody else made: any JSON in the place of any of them. What was
// read is written so that it reads the same. The first writing may put an odd address into the form that all
// later ones have.
using namespace studio;

namespace {

template<class Value>
void staysTheSame(const Value &read, wire::Json (*write)(const Value &),
                  Value (*readAgain)(const wire::Json &))
{
    const Value once = readAgain(write(read));
    fuzz::mustHold(readAgain(write(once)) == once);
}

template<class Value>
void staysTheSame(const base::Result<Value> &read, wire::Json (*write)(const Value &),
                  base::Result<Value> (*readAgain)(const wire::Json &))
{
    if (!read)
        return;
    const base::Result<Value> once = readAgain(write(*read));
    fuzz::mustHold(once.has_value());
    const base::Result<Value> again = readAgain(write(*once));
    fuzz::mustHold(again && *again == *once);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const auto json = wire::parse(fuzz::bytesOf(data, size));
    if (!json)
        return 0;
    staysTheSame(wire::readDoors(*json), wire::doorsToJson, wire::readDoors);
    staysTheSame(wire::readRoomModels(*json), wire::roomModelsToJson, wire::readRoomModels);
    staysTheSame(wire::readRoomTurns(*json), wire::roomTurnsToJson, wire::readRoomTurns);
    staysTheSame(wire::readRoomVoices(*json), wire::roomVoicesToJson, wire::readRoomVoices);
    staysTheSame(wire::readOverrides(*json), wire::overridesToJson, wire::readOverrides);
    staysTheSame(wire::readGuests(*json), wire::guestsToJson, wire::readGuests);
    staysTheSame(wire::modelChoiceFromJson(*json), wire::modelChoiceToJson, wire::modelChoiceFromJson);
    staysTheSame(wire::providerFromJson(*json), wire::providerToJson, wire::providerFromJson);
    staysTheSame(wire::modelFactsFromJson(*json), wire::modelFactsToJson, wire::modelFactsFromJson);
    staysTheSame(wire::roomTemplateFromJson(*json), wire::roomTemplateToJson, wire::roomTemplateFromJson);
    staysTheSame(wire::voiceFromJson(*json), wire::voiceToJson, wire::voiceFromJson);
    staysTheSame(wire::envelopeFromJson(*json), wire::envelopeToJson, wire::envelopeFromJson);
    return 0;
}
