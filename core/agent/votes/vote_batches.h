// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/model_vote_call.h"
#include "core/agent/votes/vote_habits.h"

#include <QList>
#include <QObject>
#include <QPointer>

namespace studio::agent {

/// Collects the votes requested in one turn of the event loop, and then asks with one call for those that
/// belong together: in one room, from one model, by companions who have heard the same. A single vote is
/// asked for as if it had never been here, and so is each vote of a model whose answers for several
/// companions could not be read.
class VoteBatches
{
public:
    VoteBatches(llm::ModelClient &client, base::Clock &clock, VoteHabits &habits)
        : m_client(client)
        , m_habits(habits)
        , m_clock(clock)
    {
    }

    void add(const Scene &scene, ModelVoteCall *call);

private:
    struct Wanted
    {
        Scene scene;
        QString model; ///< the key of its traits
        QPointer<ModelVoteCall> call;
    };
    void askAll();
    void askTogether(const QList<Wanted> &group);
    [[nodiscard]] bool goTogether(const Wanted &one, const Wanted &other) const;

    llm::ModelClient &m_client;
    VoteHabits &m_habits;
    base::Clock &m_clock;
    QObject m_context; ///< what is to be done later ends with this
    QList<Wanted> m_wanted;
};

} // namespace studio::agent
