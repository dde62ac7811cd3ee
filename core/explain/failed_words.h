// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/failed_reply.h"

#include <QString>

// A reply that did not come for a technical reason, in words. The same in the transcript, over the stage, in
// the list of rooms and on the command line.
namespace studio::explain {

/// Who could not answer: "Kyoko could not answer."
[[nodiscard]] QString failedHeadline(const model::FailedReply &failed, const Names &names);
/// Why, in the server's own words too, and what to do; of several companions each different reason once.
[[nodiscard]] QString failedReason(const model::FailedReply &failed, const Names &names);
/// Both.
[[nodiscard]] QString failedSentence(const model::FailedReply &failed, const Names &names);

} // namespace studio::explain
