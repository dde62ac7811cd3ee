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
void put(wire::Json &object, const char *key, const QStringList &texts); ///< only if there are any

/// In the words of OpenAI and Ollama.
[[nodiscard]] const char *roleWord(ChatText::Role role);
/// In the words of OpenAI; none: the provider's default.
[[nodiscard]] std::optional<std::string> effortWord(Effort effort);
/// The system texts before everything else, joined with empty lines. Later system texts stay where they are,
/// so that the text before them can be cached.
[[nodiscard]] QString systemText(const ModelRequest &request);
/// The messages after those texts.
[[nodiscard]] QList<ChatText> talkOf(const ModelRequest &request);
/// The messages, with consecutive messages of the user joined: the templates of some models refuse roles that
/// do not alternate.
[[nodiscard]] QList<ChatText> takingTurns(const ModelRequest &request);
/// The tools that may be called, including the tool that forces a form.
[[nodiscard]] QList<ToolSpec> toolsOf(const ModelRequest &request, const CallOptions &options);
/// The pictures from a step's tools, as a user's message: for providers whose tool results are text. None if
/// there are no pictures.
[[nodiscard]] std::optional<ChatText> picturesOf(const ModelStep &step);
/// "data:image/png;base64,…"
[[nodiscard]] QByteArray dataAddress(const Picture &picture);
/// For a value that must be an object: an object stays unchanged, anything else becomes {"value": …}.
[[nodiscard]] wire::Json asObject(const model::RawJson &raw);
[[nodiscard]] wire::Json textsOf(const QStringList &texts);

} // namespace studio::llm::codec
