// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QByteArray>

namespace studio::llm::rehearsal {

/// What a companion thinks of taking the floor next.
struct Vote
{
    model::VoteState state = model::VoteState::Listen;
    int importance = 0;
    bool selected = false;
    model::Closing closing = model::Closing::None;
    bool quiet = false; ///< the user wants no answer
    bool operator==(const Vote &) const = default;
};

/// Asked: selected. Else more eager for a user, for an open question, for a topic of its own and while it
/// has not spoken; less after its own words, for a question to somebody else, and the longer companions have
/// talked among themselves, so that a talk comes to rest. Who need not answer, as the user said, listens.
/// Pure.
[[nodiscard]] Vote rehearseVote(const Brief &brief);

/// One compact JSON object, as a model would write it.
[[nodiscard]] QByteArray toJson(const Vote &vote);

} // namespace studio::llm::rehearsal
