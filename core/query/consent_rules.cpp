// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/consent_rules.h"

#include <algorithm>

namespace studio::query {

using base::ParticipantId;
using model::ConsentRule;

ConsentRules::ConsentRules(const QList<ConsentRule> &rules)
{
    for (const ConsentRule &rule : rules)
        set(rule);
}

std::optional<bool> ConsentRules::of(const ParticipantId &companion, const QString &type) const
{
    const auto found = std::find_if(m_rules.cbegin(), m_rules.cend(), [&](const ConsentRule &rule) {
        return rule.companion == companion && rule.type == type;
    });
    return found == m_rules.cend() ? std::nullopt : std::optional(found->allowed);
}

void ConsentRules::set(const ConsentRule &rule)
{
    if (rule.allowed && !model::mayHaveStandingYes(rule.companion))
        return;
    takeBack(rule.companion, rule.type);
    m_rules.append(rule);
}

bool ConsentRules::takeBack(const ParticipantId &companion, const QString &type)
{
    return m_rules.removeIf(
               [&](const ConsentRule &rule) { return rule.companion == companion && rule.type == type; }) > 0;
}

} // namespace studio::query
