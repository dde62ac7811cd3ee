// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/chats/chat_collector.h"

// Conversations with branches: ChatGPT, DeepSeek, Claude. Pure.
namespace studio::intake {

/// Collects the branch to the node that was shown last; siblings are other versions.
void tellTree(const wire::Json &conversation, const wire::Json &mapping, Collector &collector);
/// The nodes of such a tree one after another, as in ChatGPT's shared pages.
void tellNodes(const wire::Json &nodes, Collector &collector);
/// Messages that name their parent: collects the branch to the one that was shown last. False: they name
/// none.
[[nodiscard]] bool tellBranch(const wire::Json &conversation, Collector &collector);

} // namespace studio::intake
