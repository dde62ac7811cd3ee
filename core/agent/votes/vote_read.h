// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/state.h"

#include <QList>
#include <QMap>

#include <optional>

namespace studio::agent {

/// One vote as it was read from an answer.
struct VoteRead
{
    model::RawState state; ///< a value that cannot be read is left unchanged
    QList<model::VoteMend> mends{};
    std::optional<double> importance{}; ///< as written, if it was a number by itself
    bool operator==(const VoteRead &) const = default;
};
using Votes = QMap<base::ParticipantId, VoteRead>;

} // namespace studio::agent
