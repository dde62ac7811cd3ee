// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/room_models_wire.h"

#include "core/wire/names.h"
#include "core/wire/object_reader.h"
#include "core/wire/provider_wire.h"

namespace studio::wire {

using model::RoomModels;

Json roomModelsToJson(const RoomModels &models)
{
    Json json{{"votes", toJson(nameOf(models.votes))}, {"recorded", models.recorded}};
    if (models.budget)
        json["budget"] = *models.budget;
    if (models.director)
        json["director"] = modelChoiceToJson(*models.director);
    if (models.model)
        json["model"] = modelChoiceToJson(*models.model);
    if (!models.guidance.isEmpty())
        json["guidance"] = toJson(models.guidance);
    return json;
}

// One by one: a budget holds, whatever else a later version wrote.
RoomModels readRoomModels(const Json &json)
{
    const auto at = [&json](const char *key) {
        return json.is_object() && json.contains(key) ? json[key] : Json();
    };
    RoomModels models;
    models.votes = valueOf<RoomModels::Votes>(toText(at("votes"))).value_or(RoomModels::Votes::Independent);
    models.recorded = at("recorded") == true;
    if (const std::optional<qint64> budget = wholeIn(at("budget")); budget && *budget >= 0)
        models.budget = budget;
    if (const Json director = at("director"); director.is_object()) {
        if (const auto choice = modelChoiceFromJson(director))
            models.director = *choice;
    }
    if (const Json model = at("model"); model.is_object()) {
        if (const auto choice = modelChoiceFromJson(model))
            models.model = *choice;
    }
    models.guidance = toText(at("guidance"));
    return models;
}

} // namespace studio::wire
