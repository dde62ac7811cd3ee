// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/envelope.h"

#include <QString>

#include <optional>

// What happened in a room as plain lines for people: no ids, no times.
namespace studio::transcript {

/// "Aya: …"; further lines of the text are indented. An interrupted message says why it ends.
[[nodiscard]] QString messageLine(const model::MessagePosted &posted, const explain::Names &names);

/// "Kyoko 9 speak ★ · Aya 4 listen · Natsumi – (no answer in time)"; empty if nobody was asked.
[[nodiscard]] QString votesLine(const model::Decision &decision, const explain::Names &names);

/// The lines of one event: a message, a decision with its votes, a rest, an action; none for the others. The
/// policy is the room's own.
[[nodiscard]] std::optional<QString> talkLines(const model::Envelope &envelope, const explain::Names &names,
                                               const model::PolicySettings &policy);

} // namespace studio::transcript
