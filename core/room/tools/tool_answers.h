// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/wire/json.h"

// Answers of tools to a model, worded for the model and not for people. Pure.
namespace studio::room {

/// A success, with the result for the model.
[[nodiscard]] agent::ToolAnswer answerWith(const wire::Json &result);

/// {error, message}: a mistake of the model, or something that was not available.
[[nodiscard]] agent::ToolAnswer refusal(const QString &type, const QString &text);

/// A refusal that says why a query was not answered (one of query::why).
[[nodiscard]] agent::ToolAnswer unanswered(const QString &why);

/// The picture in a data URL (see core/wire/data_picture.h). None for anything else.
[[nodiscard]] std::optional<llm::Picture> pictureIn(const QString &address);

/// The JSON schema of an object with these properties.
[[nodiscard]] model::RawJson objectSchema(const QByteArray &properties, const QStringList &required);

} // namespace studio::room
