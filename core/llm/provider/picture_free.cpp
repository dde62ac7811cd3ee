// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/picture_free.h"

#include <utility>

namespace studio::llm::provider {

using wire::Json;

namespace {

constexpr auto kPicture = "(a picture)";

/// Anthropic's {"media_type": …, "data": …}, Gemini's {"mimeType": …, "data": …}.
bool isInline(const Json &value)
{
    return value.is_object() && value.contains("data") && value["data"].is_string() &&
           (value.contains("media_type") || value.contains("mimeType"));
}

/// {"images": […]} of Ollama.
void dropImages(Json &value)
{
    const auto images = value.is_object() ? value.find("images") : value.end();
    if (!value.is_object() || images == value.end() || !images->is_array())
        return;
    for (Json &image : *images) {
        if (image.is_string())
            image = kPicture;
    }
}

/// A quick check, since most bodies hold no pictures; our own bodies do not escape letters in keys.
bool mayHoldPictures(const QByteArray &body)
{
    return body.contains("\"data:image/") || body.contains("\"data\"") || body.contains("\"images\"");
}

} // namespace

Json withoutPictures(Json value)
{
    if (value.is_string() && value.get_ref<const std::string &>().starts_with("data:image/"))
        return kPicture;
    if (isInline(value))
        value["data"] = kPicture;
    dropImages(value);
    if (value.is_structured()) {
        for (Json &part : value)
            part = withoutPictures(std::move(part));
    }
    return value;
}

QByteArray withoutPictures(const QByteArray &body)
{
    if (!mayHoldPictures(body))
        return body;
    const base::Result<Json> json = wire::parse(body);
    if (!json)
        return body;
    const Json bare = withoutPictures(*json);
    return bare == *json ? body : wire::dump(bare);
}

} // namespace studio::llm::provider
