// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/wire/json.h"

namespace studio::wire {

/// The kind under which a body stands in the log: a floor input's or output's name, a turn event's name with
/// a small first letter, `interrupted`, `room`, `action`, `query`, `queryResult`.
[[nodiscard]] QString kindOf(const model::EnvelopeBody &body);

[[nodiscard]] Json bodyToJson(const model::EnvelopeBody &body);
/// Keys of a later version are ignored here (they stay in the log); an unknown kind is an error.
[[nodiscard]] base::Result<model::EnvelopeBody> bodyFromJson(QStringView kind, const Json &json);

/// {seq, topic, origin, room, t, time, kind, body}: one event as one line, as `converse --format jsonl`
/// prints it.
[[nodiscard]] Json envelopeToJson(const model::Envelope &envelope);
[[nodiscard]] base::Result<model::Envelope> envelopeFromJson(const Json &json);

[[nodiscard]] Json roomToJson(const model::Room &room);

} // namespace studio::wire
