// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room.h"
#include "core/model/voice.h"
#include "core/wire/json.h"

namespace studio::wire {

/// Only what differs from a Voice as it is made.
[[nodiscard]] Json voiceToJson(const model::Voice &voice);
/// Numbers out of range are brought into it.
[[nodiscard]] base::Result<model::Voice> voiceFromJson(const Json &json);

[[nodiscard]] Json roomVoicesToJson(const model::RoomVoices &voices);
/// What cannot be read is silent.
[[nodiscard]] model::RoomVoices readRoomVoices(const Json &json);

} // namespace studio::wire
