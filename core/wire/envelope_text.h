// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QString>

// An event as people read it, for those who have no use for the JSON library.
namespace studio::wire {

/// The name under which the body stands in the log, see kindOf().
[[nodiscard]] QString eventKind(const model::EnvelopeBody &body);

/// The same as `converse --format jsonl` prints, on many lines.
[[nodiscard]] QString envelopeText(const model::Envelope &envelope);

} // namespace studio::wire
