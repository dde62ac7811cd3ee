// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/permission/argument_pattern.h"

#include "core/wire/json.h"

#include <algorithm>
#include <string_view>

namespace studio::permission {

using model::RawJson;
using wire::Json;

namespace {

constexpr char kStar = '*';
constexpr char kEscape = '\\';

bool endsInStar(std::string_view text) { return text.ends_with(kStar); }

bool isPrefix(std::string_view text)
{
    return endsInStar(text) && !(text.size() > 1 && text[text.size() - 2] == kEscape);
}

/// The literal text that a text of a pattern stands for, if it stands for only one.
std::string literal(std::string_view text)
{
    std::string plain(text);
    if (endsInStar(text))
        plain.erase(plain.size() - 2, 1); // the backslash before the *
    return plain;
}

bool fitsText(std::string_view pattern, std::string_view text)
{
    if (isPrefix(pattern))
        return text.starts_with(pattern.substr(0, pattern.size() - 1));
    return text == literal(pattern);
}

// Numbers compare by value, as in JSON: 2 equals 2.0. Only texts at the top level can be prefixes.
bool fitsValue(const Json &pattern, const Json &value)
{
    if (pattern.is_string() && value.is_string())
        return fitsText(pattern.get_ref<const std::string &>(), value.get_ref<const std::string &>());
    // Compare without the order of members, which has no meaning; ordered_json would compare it.
    return nlohmann::json(pattern) == nlohmann::json(value);
}

base::Result<Json> objectIn(const RawJson &raw)
{
    auto json = wire::parse(raw.text, wire::Duplicates::Refuse);
    if (json && !json->is_object())
        return base::failure(base::ErrorCode::InvalidInput, {}, QStringLiteral("not an object"));
    return json;
}

} // namespace

bool fits(const RawJson &pattern, const RawJson &arguments)
{
    const auto wanted = objectIn(pattern);
    const auto given = objectIn(arguments);
    if (!wanted || !given || wanted->size() != given->size())
        return false;
    for (auto member = wanted->cbegin(); member != wanted->cend(); ++member) {
        const auto found = given->find(member.key());
        if (found == given->cend() || !fitsValue(*member, *found))
            return false;
    }
    return true;
}

Narrowness narrownessOf(const RawJson &pattern)
{
    const auto object = objectIn(pattern);
    if (!object)
        return Narrowness::Any;
    const bool hasPrefix = std::any_of(object->begin(), object->end(), [](const Json &value) {
        return value.is_string() && isPrefix(value.get_ref<const std::string &>());
    });
    return hasPrefix ? Narrowness::Prefix : Narrowness::Exact;
}

RawJson patternOf(const RawJson &arguments)
{
    auto object = objectIn(arguments);
    if (!object)
        return {};
    for (Json &value : *object) {
        if (!value.is_string())
            continue;
        auto &text = value.get_ref<std::string &>();
        if (endsInStar(text))
            text.insert(text.size() - 1, 1, kEscape);
    }
    return wire::keepRaw(*object);
}

} // namespace studio::permission
