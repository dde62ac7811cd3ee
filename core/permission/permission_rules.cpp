// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/permission/permission_rules.h"

#include "core/permission/argument_pattern.h"

#include <algorithm>
#include <utility>

namespace studio::permission {

using model::PermissionRule;

namespace {

bool isFor(const PermissionRule &rule, const PermissionRules::Use &use)
{
    if (rule.companion != use.companion || rule.tool != use.tool || (rule.room && *rule.room != use.room))
        return false;
    return !rule.arguments || fits(*rule.arguments, use.arguments);
}

std::pair<bool, Narrowness> narrownessOfRule(const PermissionRule &rule)
{
    return {rule.room.has_value(), rule.arguments ? narrownessOf(*rule.arguments) : Narrowness::Any};
}

} // namespace

PermissionRules::PermissionRules(QList<PermissionRule> rules)
    : m_rules(std::move(rules))
{
}

std::optional<PermissionRule> PermissionRules::ruleFor(const Use &use) const
{
    const PermissionRule *best = nullptr;
    for (const PermissionRule &rule : m_rules) {
        if (isFor(rule, use) && (!best || narrownessOfRule(*best) <= narrownessOfRule(rule)))
            best = &rule;
    }
    return best ? std::optional(*best) : std::nullopt;
}

std::optional<PermissionRule> PermissionRules::numbered(qint64 number) const
{
    const auto found = std::find_if(m_rules.cbegin(), m_rules.cend(),
                                    [number](const PermissionRule &rule) { return rule.number == number; });
    return found == m_rules.cend() ? std::nullopt : std::optional(*found);
}

void PermissionRules::add(const PermissionRule &rule)
{
    m_rules.removeIf([&rule](const PermissionRule &other) {
        return other.companion == rule.companion && other.tool == rule.tool && other.room == rule.room &&
               other.arguments == rule.arguments;
    });
    m_rules.append(rule);
}

void PermissionRules::takeBack(qint64 number)
{
    m_rules.removeIf([number](const PermissionRule &rule) { return rule.number == number; });
}

} // namespace studio::permission
