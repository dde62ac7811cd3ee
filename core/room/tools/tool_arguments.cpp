// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/tool_arguments.h"

#include "core/wire/emotion_words.h"
#include "core/wire/names.h"

#include <array>

namespace studio::room {

using model::Emotion;
using wire::Json;

namespace {

constexpr qsizetype kLongestWord = 64; // UTF-16 units, of a feeling

constexpr std::array kEmotions{Emotion::Neutral, Emotion::Happy,     Emotion::Sad,
                               Emotion::Angry,   Emotion::Surprised, Emotion::Thinking};

} // namespace

Json argumentsOf(const llm::ToolCall &call)
{
    const auto arguments = wire::parse(call.arguments.text);
    return arguments && arguments->is_object() ? *arguments : Json::object();
}

QString textAt(const Json &object, const char *key, qsizetype longest)
{
    const auto found = object.find(key);
    return found == object.end() ? QString() : wire::toText(*found).trimmed().left(longest);
}

QStringList textsAt(const Json &object, const char *key, qsizetype most, qsizetype longest)
{
    QStringList texts;
    const auto found = object.find(key);
    if (found == object.end() || (!found->is_array() && !found->is_string()))
        return texts;
    const auto take = [&](const Json &one) {
        const QString text = wire::toText(one).trimmed().left(longest);
        if (!text.isEmpty() && texts.size() < most)
            texts.append(text);
    };
    if (found->is_string())
        take(*found);
    else
        for (const Json &one : *found)
            take(one);
    return texts;
}

std::optional<Emotion> emotionAt(const Json &object, const char *key)
{
    return wire::emotionOf(textAt(object, key, kLongestWord));
}

Json emotionSchema()
{
    Json names = Json::array();
    for (const Emotion emotion : kEmotions)
        names.push_back(wire::toJson(wire::nameOf(emotion)));
    return {{"type", "string"}, {"enum", std::move(names)}};
}

} // namespace studio::room
