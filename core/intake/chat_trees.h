// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chat_collector.h"

// Conversations that branch: ChatGPT, DeepSeek, Claude. Pure.
namespace studio::intake {

/// Along the way to the node that was shown last; what stands beside it are other versions.
void tellTree(const wire::Json &conversation, const wire::Json &mapping, Collector &collector);
/// Nodes of such a tree one after another, as ChatGPT shares them.
void tellNodes(const wire::Json &nodes, Collector &collector);
/// Messages that name what they answer, along the way to the one that was shown last. False: they do not.
[[nodiscard]] bool tellBranch(const wire::Json &conversation, Collector &collector);

} // namespace studio::intake
