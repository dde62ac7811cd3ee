// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/wire/json.h"

// What tools tell a model, in words that are for it and not for people. Pure.
namespace studio::room {

/// It was done: that is what the model is told.
[[nodiscard]] agent::ToolAnswer answerWith(const wire::Json &result);

/// {error, message}: a mistake of the model, or what could not be had.
[[nodiscard]] agent::ToolAnswer refusal(const QString &type, const QString &text);

/// Why a query was not answered (one of query::why), as a refusal.
[[nodiscard]] agent::ToolAnswer unanswered(const QString &why);

/// A picture that came as a data address (see core/wire/data_picture.h). None for anything else.
[[nodiscard]] std::optional<llm::Picture> pictureIn(const QString &address);

/// A schema of an object with these properties, as JSON.
[[nodiscard]] model::RawJson objectSchema(const QByteArray &properties, const QStringList &required);

} // namespace studio::room
