// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

namespace studio::services {

/// The origin of actions at the studio itself, not through a door. Only for this module.
inline const model::Origin kUser = QStringLiteral("user");

} // namespace studio::services
