// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/llm/model_client.h"

#include <QList>

// "Be quiet for a while", "only Natsumi": requests that hold until users take them back.
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

/// The orders in force after all that users have said. Silence ends when users ask something, call a
/// companion, or say that it is over; "only" ends in words, or when it is said of another. Pure.
[[nodiscard]] StandingOrder standingOrder(const Brief &brief);

} // namespace studio::llm::rehearsal
