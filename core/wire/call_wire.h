// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/call_record.h"
#include "core/wire/json.h"

// What is told of calls of models, as JSON. What they said and what was sent is never part of it.
namespace studio::wire {

[[nodiscard]] Json callTroubleToJson(const model::CallTrouble &trouble);
[[nodiscard]] base::Result<model::CallTrouble> callTroubleFromJson(const Json &json);

[[nodiscard]] Json callRecordToJson(const model::CallRecord &record);
[[nodiscard]] base::Result<model::CallRecord> callRecordFromJson(const Json &json);

} // namespace studio::wire
