// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <QList>

// "Be quiet for a while", "only Natsumi": what users ask for until they take it back.
namespace studio::llm::rehearsal {

struct StandingOrder
{
    bool quiet = false;              ///< nobody is to speak
    QList<base::ParticipantId> only; ///< only they are to speak; empty: everybody may
    bool operator==(const StandingOrder &) const = default;

    [[nodiscard]] bool silences(const base::ParticipantId &companion) const
    {
        return quiet || (!only.isEmpty() && !only.contains(companion));
    }
};

/// What holds after all that its users have said. Silence ends when they ask something, call somebody, or say
/// that it is over; "only" ends in words, or with somebody else of whom it is said. Pure.
[[nodiscard]] StandingOrder standingOrder(const Brief &brief);

} // namespace studio::llm::rehearsal
