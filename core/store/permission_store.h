// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"
#include "core/store/store.h"

namespace studio::store {

/// All that is kept of what companions may do with tools.
struct PermissionRecord
{
    QList<model::PermissionRule> rules;    ///< oldest first
    QList<model::PermissionEntry> entries; ///< newest first
    bool askForActs = false;
    qint64 last = 0; ///< number of the newest entry, also of one that cannot be read
    bool operator==(const PermissionRecord &) const = default;
};

/// What users have agreed to (a port). The audit list only grows; the rules follow from it. Threads as in
/// Store.
class PermissionStore
{
public:
    PermissionStore() = default;
    virtual ~PermissionStore() = default;
    PermissionStore(const PermissionStore &) = delete;
    PermissionStore &operator=(const PermissionStore &) = delete;

    /// All rules, and the newest entries.
    virtual void permissions(int most, QObject *context, Then<PermissionRecord> then) = 0;
    /// Entries come with their numbers, in that order. A rule that is given takes the place of one for the
    /// same companion, tool, room and arguments; an entry that takes one back does so, in the same step.
    virtual void keepPermission(const model::PermissionEntry &entry,
                                const std::optional<model::PermissionRule> &rule, QObject *context,
                                Then<void> then) = 0;
    virtual void keepAskForActs(bool ask, QObject *context, Then<void> then) = 0;
};

} // namespace studio::store
