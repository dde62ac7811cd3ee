// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

#include <QList>
#include <QString>

// The form of a vote, the same for all providers: every key required, no others, no bounds on numbers. The
// keys stand in the order in which they are to be written, evidence before conclusion. Pure.
namespace studio::agent {

/// The name of that form, if a provider needs one; also the name of the tool if the form is a tool.
inline constexpr QLatin1StringView kVoteName{"vote"};

[[nodiscard]] model::RawJson voteSchema();
/// {votes: [a vote with its `companion`, one of these …]}
[[nodiscard]] model::RawJson votesSchema(const QList<base::ParticipantId> &voters);

/// An example of a vote for the model, on one line.
[[nodiscard]] QString voteExample();
[[nodiscard]] QString votesExample(const QList<base::ParticipantId> &voters);

} // namespace studio::agent
