// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/consent.h"

#include <QList>

#include <optional>

namespace studio::query {

/// What each companion may always ask for, or never. Only companions can have a standing yes, because any
/// program may come under a guest's name. A value; its stored form is in the store.
class ConsentRules
{
public:
    ConsentRules() = default;
    explicit ConsentRules(const QList<model::ConsentRule> &rules);

    [[nodiscard]] std::optional<bool> of(const base::ParticipantId &companion, const QString &type) const;
    /// Adds the rule, or replaces the rule for the same companion and type.
    void set(const model::ConsentRule &rule);
    /// Returns whether there was such a rule.
    bool takeBack(const base::ParticipantId &companion, const QString &type);
    [[nodiscard]] const QList<model::ConsentRule> &all() const { return m_rules; } ///< oldest first
    bool operator==(const ConsentRules &) const = default;

private:
    QList<model::ConsentRule> m_rules;
};

} // namespace studio::query
