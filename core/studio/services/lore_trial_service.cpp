// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/lore_trial_service.h"

#include "core/agent/prompt_preview.h"
#include "core/agent/scene_lore.h"
#include "core/agent/talk_window.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using ports::LoreTrial;

namespace {

model::Message lineOf(const model::Room &room, const QString &text)
{
    model::Message line;
    line.id = base::MessageId(u"tried"_s);
    line.from = room.identities.isEmpty() ? model::Identity{}.id : room.identities.constFirst().id;
    line.text = text;
    return line;
}

} // namespace

LoreTrialService::LoreTrialService(OpenRooms &rooms, llm::ModelClient &client)
    : m_rooms(rooms)
    , m_client(client)
{
}

void LoreTrialService::tryLine(const base::RoomId &room, const ParticipantId &companion, const QString &line,
                               base::Then<LoreTrial> then)
{
    const auto work = [this, companion, line, then](OpenRooms::Room &open) {
        then(trialIn(*open.director, companion, line));
    };
    const auto refused = [then](const base::Result<void> &result) {
        if (!result)
            then(tl::unexpected(result.error()));
    };
    QMetaObject::invokeMethod(
        this, [this, room, work, refused] { m_rooms.with(room, work, refused); }, Qt::QueuedConnection);
}

base::Result<LoreTrial> LoreTrialService::trialIn(const room::Director &director,
                                                  const ParticipantId &companion, const QString &line) const
{
    if (!director.room().roster.contains(companion))
        return base::failure(base::ErrorCode::NotFound, tr("This companion has left the room."));
    agent::Scene scene = director.scenes().sceneFor(companion);
    if (!line.isEmpty()) {
        scene.witnessed.append(lineOf(director.room(), line));
        scene.at = director.wallNow();
    }
    scene.window = agent::windowFor(m_client.traits(scene.persona.model));
    const agent::Scene told = agent::expanded(scene);
    LoreTrial trial{.room = director.room().id, .companion = companion};
    trial.books = agent::booksOf(scene);
    if (told.lore)
        trial.result = *told.lore;
    for (const model::Message &message : scene.inShort + scene.witnessed)
        trial.speakers.append(message.from);
    return trial;
}

} // namespace studio::services
