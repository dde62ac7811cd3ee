// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/requests.h"
#include "core/wire/json.h"

#include <optional>
#include <string>

// What the requests of several providers share. Internal to this folder.
namespace studio::llm::codec {

/// Sets the key if there is a value.
template<class Value>
void put(wire::Json &object, const char *key, const std::optional<Value> &value)
{
    if (value)
        object[key] = *value;
}
void put(wire::Json &object, const char *key, const QStringList &texts); ///< if there are any

/// As OpenAI and Ollama name it.
[[nodiscard]] const char *roleWord(ChatText::Role role);
/// As OpenAI names it; none: as it likes.
[[nodiscard]] std::optional<std::string> effortWord(Effort effort);
/// The system texts before everything else as one, with an empty line between. A later one stays where it is,
/// so that what comes before it can be cached.
[[nodiscard]] QString systemText(const ModelRequest &request);
/// What comes after those.
[[nodiscard]] QList<ChatText> talkOf(const ModelRequest &request);
/// The messages, with what a user says in several of them as one: the templates of some models refuse roles
/// that do not take turns.
[[nodiscard]] QList<ChatText> takingTurns(const ModelRequest &request);
/// The tools that may be called, with the one that a form is forced by.
[[nodiscard]] QList<ToolSpec> toolsOf(const ModelRequest &request, const CallOptions &options);
/// The pictures that the tools of a step gave, as a user who shows them: for those whose results of tools are
/// texts. None if there are none.
[[nodiscard]] std::optional<ChatText> picturesOf(const ModelStep &step);
/// "data:image/png;base64,…"
[[nodiscard]] QByteArray dataAddress(const Picture &picture);
/// A value that has to be an object: an object as it is, anything else as {"value": …}.
[[nodiscard]] wire::Json asObject(const model::RawJson &raw);
[[nodiscard]] wire::Json textsOf(const QStringList &texts);

} // namespace studio::llm::codec
