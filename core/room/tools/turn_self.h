// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"
#include "core/model/emotion.h"

#include <QStringList>

#include <optional>

namespace studio::room {

class RoomHands;

/// Whose turn it is: what the tools of one turn have in common. The hands outlive it.
struct TurnSelf
{
    RoomHands &hands;
    base::ParticipantId companion;
    base::TurnId turn;
    QList<llm::Present> present;
    bool buysSpeech = false;                   ///< it was woken on the resource floor
    std::optional<model::Emotion> feeling{};   ///< shown in this turn: what is bought from now on is marked
    std::optional<QStringList> allowedTools{}; ///< of the persona that has the turn; none: all
    std::optional<QStringList> allowedGestures{}; ///< the same; by the names of the gesture book

    /// By id, or by a name it is called.
    [[nodiscard]] std::optional<base::ParticipantId> whoIs(const QString &name) const;
};

} // namespace studio::room
