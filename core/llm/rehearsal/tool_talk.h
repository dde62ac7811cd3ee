// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <optional>

// The tools of the resource floor as JSON: calls that are made, results that are read.
namespace studio::llm::rehearsal {

[[nodiscard]] ToolCall statusCall(const base::CallId &id);
[[nodiscard]] ToolCall consumeCall(const base::CallId &id, int amount, const QString &message);

/// What the results of the earlier steps tell. What cannot be read tells nothing.
struct ToolNews
{
    std::optional<int> level; ///< the newest
    bool looked = false;      ///< the level was asked for
    bool bought = false;
    bool tooPoor = false;       ///< a consume was refused for lack of level
    std::optional<int> tooLong; ///< a consume was refused: the text may have so many characters
    int refusals = 0;
    bool operator==(const ToolNews &) const = default;
};
[[nodiscard]] ToolNews newsOf(const QList<ModelStep> &steps);

} // namespace studio::llm::rehearsal
