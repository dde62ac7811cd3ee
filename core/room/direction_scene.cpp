// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/direction_scene.h"

#include "core/model/participants.h"
#include "core/model/witness.h"
#include "core/room/director.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;

namespace {

QList<model::Message> heardByAll(const Director &room, const QList<ParticipantId> &candidates)
{
    QList<model::Message> heard = room.witnessedBy(candidates.first());
    heard.removeIf([&candidates](const model::Message &message) {
        return !std::all_of(candidates.cbegin(), candidates.cend(),
                            [&message](const ParticipantId &one) { return model::witnesses(one, message); });
    });
    return heard;
}

/// Somebody who may be chosen. A guest has no form; the others know its name.
model::Persona candidate(const Director &room, const ParticipantId &id)
{
    model::Persona persona = room.persona(id);
    persona.id = id;
    if (model::isGuest(id))
        persona.texts[persona.mainLanguage].name = room.present(id).name;
    return persona;
}

} // namespace

model::ModelChoice directorsModel(const Director &room)
{
    const model::Room &set = room.room();
    if (set.models.director)
        return *set.models.director;
    const auto first = std::find_if(set.roster.cbegin(), set.roster.cend(), model::isCompanion);
    return first == set.roster.cend() ? model::ModelChoice() : room.persona(*first).model;
}

agent::Direction directionFor(const Director &room, const model::AskDirector &asked)
{
    const model::Room &set = room.room();
    agent::Direction direction{
        .scene = {}, .candidates = {}, .guidance = set.models.guidance, .idle = asked.idle};
    agent::Scene &scene = direction.scene;
    scene.persona.id = model::directorId();
    scene.persona.model = directorsModel(room);
    scene.witnessed = heardByAll(room, asked.candidates);
    QList<ParticipantId> here = set.roster;
    for (const model::Message &message : std::as_const(scene.witnessed)) {
        if (!here.contains(message.from))
            here.append(message.from);
    }
    for (const ParticipantId &id : std::as_const(here))
        scene.present.append(room.present(id));
    for (const ParticipantId &id : asked.candidates)
        direction.candidates.append(candidate(room, id));
    scene.companionTurns = room.floor().companionTurns;
    scene.seed = set.policy.seed;
    scene.setting = set.scene;
    scene.language = set.language;
    scene.policy = set.policy.policy;
    scene.room = set.id;
    scene.models = set.models;
    return direction;
}

} // namespace studio::room
