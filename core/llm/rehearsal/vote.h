// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QByteArray>

namespace studio::llm::rehearsal {

/// How much a companion wants the floor next.
struct Vote
{
    model::VoteState state = model::VoteState::Listen;
    int importance = 0;
    bool selected = false;
    model::Closing closing = model::Closing::None;
    bool quiet = false; ///< the user wants no answer
    bool operator==(const Vote &) const = default;
};

/// If asked: selected. Otherwise more eager for a user, for an open question, for an own topic and before the
/// companion's first words; less after their own words, for a question to another, and the longer companions
/// have talked among themselves, so that a talk comes to rest. A companion excused by the user listens. Pure.
[[nodiscard]] Vote rehearseVote(const Brief &brief);

/// One compact JSON object, in the format of a model's answer.
[[nodiscard]] QByteArray toJson(const Vote &vote);

} // namespace studio::llm::rehearsal
