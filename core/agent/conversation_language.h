// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"
#include "core/model/persona.h"

#include <QList>

namespace studio::agent {

/// The language that the newest user message with letters is written in, told by its script alone: kana is
/// Japanese, Han without kana Chinese, other letters English. Without such a message: `otherwise`.
[[nodiscard]] model::Language conversationLanguage(const QList<model::Message> &witnessed,
                                                   model::Language otherwise);

} // namespace studio::agent
