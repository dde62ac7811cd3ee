// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/permission/permission_desk.h"
#include "core/store/tables/permission_table.h"
#include "core/studio/ports/permission_port.h"
#include "core/studio/services/kept_commands.h"

namespace studio::services {

/// The permission gate for code outside the core: passes on the user's answers, reports what waits, and keeps
/// the audit list.
///
/// Lives on the studio thread; commands may come from any thread. A command is done when its line is on disk;
/// it takes effect at once, and in this run even if it cannot be stored. A line goes to the store before its
/// tool runs, and the store keeps the order. Commands and tools wait until the stored rules are read, soon
/// after the start.
class PermissionService final : public ports::PermissionPort
{
    Q_OBJECT

public:
    static constexpr int kMostEntries = 500; ///< lines of the audit list that are reported

    /// All outlive it.
    PermissionService(permission::PermissionDesk &desk, store::PermissionTable store, base::Clock &clock);

    void attend(bool here) override;
    void allow(const base::TurnId &turn, const base::CallId &call, model::Reach reach, ports::Scope scope,
               const std::optional<model::RawJson> &otherArguments, base::Then<void> then) override;
    void refuse(const base::TurnId &turn, const base::CallId &call, model::Reach reach, ports::Scope scope,
                base::Then<void> then) override;
    void readList(base::Then<ports::PermissionList> then) override;
    void revoke(qint64 rule, base::Then<void> then) override;
    void setAskForActs(bool ask, base::Then<void> then) override;

    /// The companion left for good: their rules are removed.
    void forget(const base::ParticipantId &companion);

private:
    void loaded(const base::Result<store::PermissionRecord> &record);
    void keep(const model::PermissionEntry &entry, const std::optional<model::PermissionRule> &rule);
    [[nodiscard]] ports::PermissionList list() const;
    void tellList();
    void tellPending();

    permission::PermissionDesk &m_desk;
    store::PermissionTable m_store;
    base::Clock &m_clock;
    KeptCommands m_commands{*this};
    QList<model::PermissionEntry> m_entries; ///< newest first
};

} // namespace studio::services
