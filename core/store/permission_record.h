// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"

#include <QList>

namespace studio::store {

/// All stored rules and entries about what companions may do with tools.
struct PermissionRecord
{
    QList<model::PermissionRule> rules;    ///< oldest first
    QList<model::PermissionEntry> entries; ///< newest first
    bool askForActs = false;
    qint64 last = 0; ///< number of the newest entry, even if it cannot be read
    bool operator==(const PermissionRecord &) const = default;
};

} // namespace studio::store
