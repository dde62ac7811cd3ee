// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QObject>

#include <optional>

class QAction;
class QActionGroup;
class QMenu;

namespace studio::ui {

/// The menu "Turn-taking" inside "Floor": the policies, with the current one marked, and its settings.
class PolicyActions : public QObject
{
    Q_OBJECT

public:
    PolicyActions(QMenu &floorMenu, QObject *parent);

    void retranslate();
    /// Null: no room is open.
    void showPolicy(std::optional<model::PolicyName> policy, bool writable);

    QAction *settings = nullptr;

Q_SIGNALS:
    void policyChosen(studio::model::PolicyName policy);

private:
    void refresh();

    QMenu *m_menu = nullptr;
    QActionGroup *m_group = nullptr;
    std::optional<model::PolicyName> m_policy;
    bool m_writable = true;
};

} // namespace studio::ui
