// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/policy_actions.h"

#include "core/explain/policy_words.h"
#include "core/model/room_limits.h"
#include "ui/actions/action_words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;

namespace {

/// The palette finds the policies by these names in every language.
const char *englishNameOf(PolicyName policy)
{
    switch (policy) {
    case PolicyName::Vote: return "State vote";
    case PolicyName::Resource: return "Resource";
    case PolicyName::Ring: return "Ring";
    case PolicyName::Manual: return "Manual";
    case PolicyName::Natural: return "Natural";
    case PolicyName::List: return "List";
    case PolicyName::Pooled: return "Pooled";
    case PolicyName::Director: return "Director";
    }
    return "";
}

bool isOffered(PolicyName policy)
{
    const auto &offered = model::kOfferedPolicies;
    return std::find(offered.cbegin(), offered.cend(), policy) != offered.cend();
}

} // namespace

PolicyActions::PolicyActions(QMenu &floorMenu, QObject *parent)
    : QObject(parent)
    , m_menu(floorMenu.addMenu(QString()))
    , m_group(new QActionGroup(this))
{
    for (const PolicyName policy : explain::kEveryPolicy) {
        QAction *action = addAction(*m_menu, u"policyAction%1"_s.arg(int(policy)));
        action->setCheckable(true);
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, policy] {
            const bool isNew = policy != m_policy;
            refresh(); // the mark moves only once the room confirms the policy
            if (isNew)
                Q_EMIT policyChosen(policy);
        });
    }
    m_menu->addSeparator();
    settings = addAction(*m_menu, u"policySettingsAction"_s);
}

void PolicyActions::retranslate()
{
    m_menu->setTitle(tr("&Turn-taking"));
    nameAction(*settings);
    const QList<QAction *> actions = m_group->actions();
    for (qsizetype row = 0; row < actions.size(); ++row) {
        const PolicyName policy = explain::kEveryPolicy[size_t(row)];
        nameChoice(*actions.at(row), explain::policyText(policy), QString::fromLatin1(englishNameOf(policy)));
    }
    refresh();
}

void PolicyActions::showPolicy(std::optional<PolicyName> policy, bool writable)
{
    m_policy = policy;
    m_writable = writable;
    refresh();
}

void PolicyActions::refresh()
{
    const QString why =
        !m_policy ? tr("No room is open.") : tr("Read-only: this data is open in another window.");
    const bool can = m_policy && m_writable;
    const QList<QAction *> actions = m_group->actions();
    m_group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (qsizetype row = 0; row < actions.size(); ++row) {
        const PolicyName policy = explain::kEveryPolicy[size_t(row)];
        const bool offered = isOffered(policy);
        actions.at(row)->setChecked(policy == m_policy);
        allowAction(*actions.at(row), can && offered, can ? tr("Not available in this version.") : why);
    }
    allowAction(*settings, can, why);
}

} // namespace studio::ui
