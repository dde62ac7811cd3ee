// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/scene_builder.h"

#include "core/memory/note_book.h"
#include "core/memory/note_search.h"
#include "core/model/participants.h"
#include "core/model/witness.h"
#include "core/room/room_pictures.h"
#include "core/room/shelf.h"

#include <algorithm>

namespace studio::room {

using base::ParticipantId;
using model::Message;

namespace {

constexpr qsizetype kFreshMessages = 4;
constexpr qsizetype kNotesLookedAt = 200; // the newest; `recall` looks at all
constexpr qsizetype kNotesTold = 12;
constexpr qsizetype kLongestNotesTold = 2'000; // UTF-16 units together

} // namespace

agent::Scene SceneBuilder::sceneFor(const ParticipantId &companion) const
{
    const model::Room &room = m_from.room;
    agent::Scene scene;
    scene.persona = m_from.people.persona(companion);
    scene.witnessed = m_from.talk.heardBy(companion);
    scene.turns = room.turns;
    scene.user = m_from.people.userIn(scene.witnessed);
    scene.present = m_from.people.presentIn(scene.witnessed);
    tellInShort(scene);
    if (const turn::Member *member = m_from.floor.member(companion))
        scene.stage = member->stage();
    scene.companionTurns = m_from.talk.turnsSinceUser(companion, m_from.floor.companionTurns);
    scene.lastBeforeUser = room.policy.policy != model::PolicyName::Manual &&
                           scene.companionTurns + 1 >= room.policy.maxCompanionTurns;
    scene.turnsLeft = m_from.limits.turnsForGoodbyes();
    scene.seed = room.policy.seed;
    scene.setting = room.scene;
    scene.language = room.language;
    tellTimes(scene);
    scene.policy = room.policy.policy;
    scene.room = room.id;
    scene.models = room.models;
    scene.notes = notesFor(companion, scene.witnessed);
    if (m_from.pictures)
        scene.pictures = m_from.pictures->shownOf(scene.witnessed);
    if (m_from.shelf)
        scene.sharedLore = m_from.shelf->loreFor(room);
    return scene;
}

agent::Scene SceneBuilder::turnFor(const ParticipantId &companion, const base::TurnId &turn) const
{
    agent::Scene scene = sceneFor(companion);
    const std::optional<studio::turn::Turn> &running = m_from.floor.turn;
    const bool isRunning = running && running->companion == companion;
    scene.cued = isRunning && running->cued;
    scene.whispersTo = isRunning ? whispererOf(running->messageId, companion) : std::nullopt;
    scene.turn = turn;
    return scene;
}

agent::Scene SceneBuilder::wakeFor(const model::Wake &wake, const base::TurnId &turn) const
{
    const model::PolicySettings &policy = m_from.room.policy;
    agent::Scene scene = sceneFor(wake.companion);
    scene.resource =
        llm::ResourceFloor{.level = m_from.floor.level,
                           .tiers = policy.tiers,
                           .strictTiers = policy.strictTiers.value_or(model::isCompanion(wake.companion)),
                           .refuseRepeats = policy.refuseRepeats,
                           .refund = policy.refund,
                           .why = wake.why};
    scene.whispersTo = whispererOf(wake.messageId, wake.companion);
    scene.turn = turn;
    return scene;
}

std::optional<ParticipantId> SceneBuilder::whispererOf(const std::optional<base::MessageId> &message,
                                                       const ParticipantId &companion) const
{
    if (m_from.room.turns.whispersAloud || !message)
        return std::nullopt;
    const Message *heard = m_from.talk.find(*message);
    const bool isToCompanion = heard && heard->whisper && heard->to.contains(companion);
    return isToCompanion && heard->from != companion ? std::optional(heard->from) : std::nullopt;
}

// The macros of a card refer to the time of the message that is answered, not to the time at which the prompt
// is built.
void SceneBuilder::tellTimes(agent::Scene &scene) const
{
    if (scene.witnessed.isEmpty())
        return;
    scene.at = m_from.talk.timeOf(scene.witnessed.last().id);
    for (qsizetype i = scene.witnessed.size() - 2; i >= 0 && !scene.userBefore.isValid(); --i) {
        if (model::isUser(scene.witnessed.at(i).from))
            scene.userBefore = m_from.talk.timeOf(scene.witnessed.at(i).id);
    }
}

void SceneBuilder::tellInShort(agent::Scene &scene) const
{
    scene.turns.compress = scene.turns.compress && m_from.summaries.mayGrow(scene.persona.id);
    scene.summary = m_from.summaries.of(scene.persona.id);
    if (!scene.summary)
        return;
    const QList<Message> inFull = toldInFull(scene.witnessed, *scene.summary);
    scene.inShort = scene.witnessed.first(scene.witnessed.size() - inFull.size());
    scene.witnessed = inFull;
}

// Look for notes that fit the last message.
QStringList SceneBuilder::notesFor(const ParticipantId &companion, const QList<Message> &heard) const
{
    QStringList notes;
    if (!m_from.memory)
        return notes;
    QString talk;
    for (const Message &message : heard.mid(std::max<qsizetype>(heard.size() - kFreshMessages, 0)))
        talk += message.text + u'\n';
    const QList<model::MemoryNote> all = m_from.memory->of(companion);
    const auto near = all.mid(std::max<qsizetype>(all.size() - kNotesLookedAt, 0));
    for (const model::MemoryNote &note : memory::atHand(near, talk, kNotesTold, kLongestNotesTold))
        notes.append(note.text);
    return notes;
}

QList<Message> SceneBuilder::heardByAll(const QList<ParticipantId> &candidates) const
{
    QList<Message> heard = m_from.talk.newestHeardBy(candidates.first());
    heard.removeIf([&candidates](const Message &message) {
        return !std::all_of(candidates.cbegin(), candidates.cend(),
                            [&message](const ParticipantId &one) { return model::witnesses(one, message); });
    });
    return heard;
}

/// A companion or guest that may be chosen. A guest has no form, but has the name by which the others know
/// the guest.
model::Persona SceneBuilder::candidate(const ParticipantId &id) const
{
    model::Persona persona = m_from.people.persona(id);
    persona.id = id;
    if (model::isGuest(id))
        persona.texts[persona.mainLanguage].name = m_from.people.present(id).name;
    return persona;
}

model::ModelChoice SceneBuilder::directorsModel() const
{
    const model::Room &room = m_from.room;
    if (room.models.director)
        return *room.models.director;
    const auto first = std::find_if(room.roster.cbegin(), room.roster.cend(), model::isCompanion);
    return first == room.roster.cend() ? model::choiceIn(room.models, {})
                                       : m_from.people.persona(*first).model;
}

agent::Direction SceneBuilder::directionFor(const model::AskDirector &asked) const
{
    const model::Room &room = m_from.room;
    agent::Direction direction{
        .scene = {}, .candidates = {}, .guidance = room.models.guidance, .idle = asked.idle};
    agent::Scene &scene = direction.scene;
    scene.persona.id = model::directorId();
    scene.persona.model = directorsModel();
    scene.witnessed = heardByAll(asked.candidates);
    scene.present = m_from.people.presentIn(scene.witnessed);
    for (const ParticipantId &id : asked.candidates)
        direction.candidates.append(candidate(id));
    scene.companionTurns = m_from.floor.companionTurns;
    scene.seed = room.policy.seed;
    scene.setting = room.scene;
    scene.language = room.language;
    scene.policy = room.policy.policy;
    scene.room = room.id;
    scene.models = room.models;
    return direction;
}

} // namespace studio::room
