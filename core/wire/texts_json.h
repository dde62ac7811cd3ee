// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QStringList>

namespace studio::wire {

/// An array of texts.
[[nodiscard]] Json textsToJson(const QStringList &texts);

} // namespace studio::wire
