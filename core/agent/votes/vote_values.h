// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/votes/found_votes.h"
#include "core/agent/votes/vote_read.h"
#include "core/agent/votes/vote_words.h"

namespace studio::agent {

/// The values of a vote as the floor takes them, if their meaning is certain.
[[nodiscard]] VoteRead readValues(const FoundVote &vote, VoteScale scale);

/// Whether the vote is the example from the prompt, with nothing filled in.
[[nodiscard]] bool isExample(const FoundVote &vote);

} // namespace studio::agent
