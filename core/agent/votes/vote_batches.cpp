// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_batches.h"

#include "core/agent/requests.h"
#include "core/agent/votes/vote_exchange.h"

#include <utility>

namespace studio::agent {

void VoteBatches::add(const Scene &scene, ModelVoteCall *call)
{
    if (m_wanted.isEmpty())
        m_clock.callAt(m_clock.steadyNow(), &m_context, [this] { askAll(); });
    m_wanted.append({scene, m_client.traits(scene.persona.model).key, call});
}

void VoteBatches::askAll()
{
    QList<Wanted> left = std::exchange(m_wanted, {});
    left.removeIf([](const Wanted &one) { return !one.call || one.call->isOver(); });
    while (!left.isEmpty()) {
        const Wanted first = left.takeFirst();
        QList<Wanted> group{first};
        left.removeIf([&](const Wanted &one) {
            const bool joins = goTogether(first, one);
            if (joins)
                group.append(one);
            return joins;
        });
        askTogether(group);
    }
}

void VoteBatches::askTogether(const QList<Wanted> &group)
{
    QList<Scene> scenes;
    QList<ModelVoteCall *> seats;
    for (const Wanted &one : group) {
        scenes.append(one.scene);
        seats.append(one.call);
    }
    const llm::ModelRequest request = seats.size() == 1 ? voteRequest(scenes.first()) : votesRequest(scenes);
    new VoteExchange(m_client, m_habits, request, seats, seats.first()->parent());
}

// All of them must share the text before the question and what they remember: a note may tell of a whisper to
// one companion, and the others would be judged with it.
bool VoteBatches::goTogether(const Wanted &one, const Wanted &other) const
{
    return m_habits.readsTogether(one.model) && one.model == other.model &&
           one.call->parent() == other.call->parent() && one.call->voter() != other.call->voter() &&
           one.scene.room == other.scene.room && one.scene.witnessed == other.scene.witnessed &&
           one.scene.present == other.scene.present &&
           one.scene.summary.has_value() == other.scene.summary.has_value() &&
           (!one.scene.summary || one.scene.summary->text == other.scene.summary->text) &&
           one.scene.setting == other.scene.setting && one.scene.notes == other.scene.notes &&
           one.scene.companionTurns == other.scene.companionTurns;
}

} // namespace studio::agent
