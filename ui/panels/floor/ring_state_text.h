// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QString>

namespace studio::ui {

/// The ring as readable JSON, for a bug report: order, current, silent, last change, and for each companion
/// whether they may speak and why. The keys are always present and never translated.
[[nodiscard]] QString ringStateText(const ports::RingView &ring);

} // namespace studio::ui
