// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_shape.h"

#include <algorithm>
#include <array>

namespace studio::persona {

using namespace Qt::StringLiterals;
using model::CardFormat;
using wire::Json;

namespace {

constexpr std::array kMarksOfV1{"description", "personality", "scenario", "first_mes", "mes_example"};

bool holds(const Json &json, const char *key, bool (Json::*is)() const noexcept)
{
    const auto found = json.find(key);
    return found != json.end() && ((*found).*is)();
}

QString specOf(const Json &json)
{
    return holds(json, "spec", &Json::is_string) ? wire::toText(json["spec"]) : QString();
}

bool looksLikeV1(const Json &json)
{
    return json.contains("name") && std::any_of(kMarksOfV1.begin(), kMarksOfV1.end(),
                                                [&json](const char *key) { return json.contains(key); });
}

bool holdsCharacter(const Json &json)
{
    return holds(json, "data", &Json::is_object) && json["data"].contains("name");
}

/// The specification has no numbers here, but real files do.
QString versionText(const Json &json)
{
    const auto version = json.find("spec_version");
    if (version == json.end())
        return {};
    return version->is_number() ? QString::fromUtf8(wire::dump(*version)) : wire::toText(*version).left(40);
}

} // namespace

bool isCharacterCard(const Json &json)
{
    return json.is_object() && (specOf(json).startsWith("chara_card"_L1) || looksLikeV1(json) ||
                                (!json.contains("spec") && holdsCharacter(json)));
}

bool isAikyoCard(const Json &json)
{
    return json.is_object() && json.contains("metadata") && json["metadata"].is_object();
}

CardShape cardShape(const Json &json)
{
    CardShape shape;
    const QString spec = specOf(json);
    const bool hasData = holds(json, "data", &Json::is_object);
    const bool isStated = spec.startsWith("chara_card"_L1);
    if (!isStated && !holdsCharacter(json))
        return shape;
    shape.version = spec.isEmpty() || spec == "chara_card_v2"_L1 ? CardFormat::V2 : CardFormat::V3;
    shape.isUnknown = spec != "chara_card_v2"_L1 && spec != "chara_card_v3"_L1;
    shape.isFlat = !hasData;
    shape.lacksData = !hasData;
    shape.specVersion = versionText(json);
    shape.isNewer = shape.specVersion.toDouble() > (shape.version == CardFormat::V2 ? 2.0 : 3.0);
    return shape;
}

} // namespace studio::persona
