// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "ui/models/people.h"

namespace studio::ui {

/// What an event is about in a few words, without its kind; may be empty.
[[nodiscard]] QString eventSummary(const model::Envelope &event, const People &people,
                                   const model::PolicySettings &policy);

/// "Messages", "Votes", … as a list of topics shows them.
[[nodiscard]] QString topicName(model::Topic topic);
constexpr int kTopicCount = int(model::Topic::Lore) + 1;

} // namespace studio::ui
