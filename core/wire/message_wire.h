// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/action.h"
#include "core/model/message.h"
#include "core/model/query.h"
#include "core/wire/object_reader.h"

namespace studio::wire {

/// {id, from, to, mentions?, asks?, whisper?, message, metadata?, heardUntil?, program?}; metadata comes back
/// as it came.
[[nodiscard]] Json messageToJson(const model::Message &message);
/// Reads the same keys; `from` and `id` may be missing where the floor fills them in.
[[nodiscard]] model::Message readMessage(ObjectReader &reader);

[[nodiscard]] Json actionToJson(const model::Action &action);
[[nodiscard]] base::Result<model::Action> actionFromJson(const Json &json);
[[nodiscard]] Json queryToJson(const model::Query &query);
[[nodiscard]] base::Result<model::Query> queryFromJson(const Json &json);
[[nodiscard]] Json queryResultToJson(const model::QueryResult &result);
[[nodiscard]] base::Result<model::QueryResult> queryResultFromJson(const Json &json);

[[nodiscard]] Json idsToJson(const QList<base::ParticipantId> &ids);

} // namespace studio::wire
