// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/overrides_wire.h"

#include "core/wire/object_reader.h"
#include "core/wire/provider_wire.h"

#include <algorithm>
#include <array>

namespace studio::wire {

using namespace Qt::StringLiterals;
using model::PersonaOverride;

namespace {

constexpr std::array<std::pair<const char *, std::optional<QString> PersonaOverride::*>, 5> kTexts{{
    {"role", &PersonaOverride::role},
    {"personality", &PersonaOverride::personality},
    {"scenarioNote", &PersonaOverride::scenarioNote},
    {"systemNote", &PersonaOverride::systemNote},
    {"endNote", &PersonaOverride::endNote},
}};

std::optional<PersonaOverride> readOverride(const Json &json)
{
    ObjectReader reader(json, u"override"_s, ObjectReader::Unknown::Ignore);
    PersonaOverride over;
    over.companion = base::ParticipantId(reader.requiredId("companion"));
    for (const auto &[key, part] : kTexts)
        over.*part = reader.optionalText(key);
    if (const auto value = reader.number("talkativeness"))
        over.talkativeness = std::clamp(*value, 0.0, 1.0);
    if (const Json *choice = reader.any("model")) {
        if (const auto read = modelChoiceFromJson(*choice))
            over.model = *read;
    }
    return reader.flaw() || over.isEmpty() ? std::nullopt : std::optional(over);
}

} // namespace

Json overridesToJson(const QList<PersonaOverride> &overrides)
{
    Json array = Json::array();
    for (const PersonaOverride &over : overrides) {
        Json json{{"companion", toJson(over.companion.value())}};
        for (const auto &[key, part] : kTexts) {
            if (over.*part)
                json[key] = toJson(*(over.*part));
        }
        if (over.talkativeness)
            json["talkativeness"] = *over.talkativeness;
        if (over.model)
            json["model"] = modelChoiceToJson(*over.model);
        array.push_back(std::move(json));
    }
    return array;
}

QList<PersonaOverride> readOverrides(const Json &array)
{
    QList<PersonaOverride> overrides;
    if (!array.is_array())
        return overrides;
    for (const Json &json : array) {
        const auto over = readOverride(json);
        const bool isNew =
            over && std::none_of(overrides.cbegin(), overrides.cend(), [&over](const PersonaOverride &known) {
                return known.companion == over->companion;
            });
        if (isNew)
            overrides.append(*over);
    }
    return overrides;
}

} // namespace studio::wire
