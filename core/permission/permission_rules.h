// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"

#include <QList>

#include <optional>

namespace studio::permission {

/// What the user has agreed to for good, and which of it counts for a use of a tool: the narrower, as told at
/// PermissionRule. A value; what is kept of it stands in the store.
class PermissionRules
{
public:
    /// What a rule is asked about.
    struct Use
    {
        base::ParticipantId companion;
        QString tool;
        base::RoomId room;
        model::RawJson arguments;
        bool operator==(const Use &) const = default;
    };

    PermissionRules() = default;
    explicit PermissionRules(QList<model::PermissionRule> rules); ///< oldest first

    /// The one that counts; none: the user is to be asked.
    [[nodiscard]] std::optional<model::PermissionRule> ruleFor(const Use &use) const;
    [[nodiscard]] std::optional<model::PermissionRule> numbered(qint64 number) const;
    /// In the place of one for the same companion, tool, room and pattern.
    void add(const model::PermissionRule &rule);
    void takeBack(qint64 number);
    [[nodiscard]] const QList<model::PermissionRule> &all() const { return m_rules; } ///< oldest first
    bool operator==(const PermissionRules &) const = default;

private:
    QList<model::PermissionRule> m_rules;
};

} // namespace studio::permission
