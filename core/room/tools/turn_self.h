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

/// Whose turn it is: what the tools of one turn share. The hands outlive it.
struct TurnSelf
{
    RoomHands &hands;
    base::ParticipantId companion;
    base::TurnId turn;
    QList<llm::Present> present;
    bool buysSpeech = false;                         ///< the companion was woken on the resource floor
    std::optional<base::ParticipantId> whispersTo{}; ///< what is bought answers a whisper
    std::optional<model::Emotion> feeling{};         ///< shown in this turn; marks speech bought from now on
    std::optional<QStringList> allowedTools{};       ///< of the companion's persona; none: all
    std::optional<QStringList> allowedGestures{};    ///< as above; by the names in the gesture book

    /// The participant with that id or name.
    [[nodiscard]] std::optional<base::ParticipantId> whoIs(const QString &name) const;
};

} // namespace studio::room
