// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/model/policy.h"

#include <QList>
#include <QMap>

namespace studio::room {

/// A member that the next round may ask.
struct Voter
{
    base::ParticipantId id;
    agent::Outlook outlook;
};

/// How long the next round waits for each voter: as the room says, or longer if the pace of a model needs it.
/// A model that must load gets extra time only if all models must load; otherwise it gets no more than the
/// rest, so that they never wait for it. A member's own deadline, and a room that wants its votes sooner than
/// usual, stay as the user set them. Pure.
[[nodiscard]] QMap<base::ParticipantId, base::Millis> voteDeadlines(const QList<Voter> &voters,
                                                                    const model::PolicySettings &policy);

/// How long a round waits for the director: as the room says, or longer if the pace of its model needs it. A
/// room that wants choices sooner than usual gets them.
[[nodiscard]] base::Millis directorDeadline(const llm::ModelPace &pace, const model::PolicySettings &policy);

/// How long a turn of the ring may take: longer than the room says if a model may have to load first.
[[nodiscard]] base::Millis turnTimeout(const QList<Voter> &members, const model::PolicySettings &policy);

} // namespace studio::room
