// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/chats/google_activity.h"

#include "core/intake/chats/chat_values.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using studio::wire::Json;

namespace studio::intake {
namespace {

bool isGeminiName(const QString &product) { return product.startsWith("Gemini"_L1) || product == "Bard"_L1; }

/// "Prompted When?" without the verb. Verbs of other languages stay.
QString takePrompt(const QString &title, bool &isPrompt)
{
    constexpr std::array kVerbs{"Prompted "_L1, "Asked "_L1, "Said "_L1};
    const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(),
                                   [&title](QLatin1StringView one) { return title.startsWith(one); });
    isPrompt = verb != kVerbs.end();
    return isPrompt ? title.mid(verb->size()) : title;
}

} // namespace

bool isGeminiActivity(const Json &json)
{
    if (!json.is_object() || !json.contains("title") || !json.contains("time"))
        return false;
    const Json *products = firstOf(json, {"products"});
    const bool isOfGemini = products && products->is_array() &&
                            std::any_of(products->begin(), products->end(),
                                        [](const Json &one) { return isGeminiName(wire::toText(one)); });
    return isOfGemini || isGeminiName(textUnder(json, {"header"}));
}

Json messagesOfActivity(const Json &json)
{
    const Json *answers = firstOf(json, {"safeHtmlItem"});
    const bool isAnswered = answers && answers->is_array() && !answers->empty();
    const Json &time = json["time"];
    bool isPrompt = false;
    const QString asked = takePrompt(textUnder(json, {"title"}), isPrompt);
    Json question{{"role", "user"}, {"content", wire::toJson(asked)}, {"time", time}};
    // "Gave feedback", "Created a canvas": actions, not speech.
    if (!isPrompt && !isAnswered)
        question["is_system"] = true;
    for (const char *key : {"attachedFiles", "imageFile"}) {
        if (const Json *files = firstOf(json, {key}))
            question["files"] = Json(files->is_array() ? files->size() : 1, nullptr);
    }
    Json messages = Json::array({question});
    if (!isAnswered)
        return messages;
    QString text;
    for (const Json &one : *answers) {
        const QString part = withoutTags(textUnder(one, {"html"}));
        text += (text.isEmpty() || part.isEmpty() ? QString() : u"\n\n"_s) + part;
    }
    messages.push_back(
        {{"role", "model"}, {"name", "Gemini"}, {"content", wire::toJson(text)}, {"time", time}});
    return messages;
}

} // namespace studio::intake
