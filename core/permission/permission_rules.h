// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/permission.h"

#include <QList>

#include <optional>

namespace studio::permission {

/// The standing answers of the user, and which of them counts for a use of a tool: the narrowest, as
/// described at PermissionRule. A value; its stored form is in the store.
class PermissionRules
{
public:
    /// A use of a tool, for which a rule is looked up.
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

    /// The rule that counts; none: the user must be asked.
    [[nodiscard]] std::optional<model::PermissionRule> ruleFor(const Use &use) const;
    [[nodiscard]] std::optional<model::PermissionRule> numbered(qint64 number) const;
    /// Adds the rule, or replaces the rule for the same companion, tool, room and pattern.
    void add(const model::PermissionRule &rule);
    void takeBack(qint64 number);
    [[nodiscard]] const QList<model::PermissionRule> &all() const { return m_rules; } ///< oldest first
    bool operator==(const PermissionRules &) const = default;

private:
    QList<model::PermissionRule> m_rules;
};

} // namespace studio::permission
