// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"

#include <QString>

namespace studio::explain {

/// "loading qwen3:8b … 14 s": a model that is being brought into memory, by its bare name, and for how long.
[[nodiscard]] QString loadingWords(const QString &model, base::Millis waited);

} // namespace studio::explain
