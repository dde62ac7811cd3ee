// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QList>

#include <optional>

namespace studio::model {

/// What a sentence about a decision needs besides the Decision: facts of the log from before the round. Not
/// in the log itself, because they follow from it. A fact that is not known is empty, and then no sentence
/// claims it.
struct DecisionFacts
{
    /// The author of the message that was decided on; of a superseded round, of the message that came
    /// instead.
    std::optional<base::ParticipantId> author{};
    std::optional<QList<base::ParticipantId>> to{};    ///< the recipients of the message that was decided on
    std::optional<QList<base::ParticipantId>> named{}; ///< in its text, or asked by it
    /// The number of each participant's newest message, counted from 1; nobody who is missing has spoken.
    std::optional<QHash<base::ParticipantId, qint64>> lastSpoke{};

    bool operator==(const DecisionFacts &) const = default;
};

} // namespace studio::model
