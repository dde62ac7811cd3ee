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

/// How long each of them is waited for in the next round: as the room says, or longer where the pace of a
/// model needs it. A model that loads is waited for only if all of them load; beside others it gets no more
/// than everybody, so that they never wait for it. A deadline of a member's own, and a room that wants its
/// votes sooner than is usual, stay as the user set them. Pure.
[[nodiscard]] QMap<base::ParticipantId, base::Millis> voteDeadlines(const QList<Voter> &voters,
                                                                    const model::PolicySettings &policy);

/// How long the director is waited for: as the room says, or longer where the pace of its model needs it. A
/// room that wants its choices sooner than is usual has them so.
[[nodiscard]] base::Millis directorDeadline(const llm::ModelPace &pace, const model::PolicySettings &policy);

/// How long a turn of the ring may take: longer than the room says where a model may have to load first.
[[nodiscard]] base::Millis turnTimeout(const QList<Voter> &members, const model::PolicySettings &policy);

} // namespace studio::room
