// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QFrame>

class QListView;
class QModelIndex;
class QStandardItemModel;

namespace studio::ui {

/// The list of policies, each with its sentence, over the window until the user chooses one. The room's
/// current policy is marked; a policy that cannot be chosen shows the reason.
class PolicyMenu : public QFrame
{
    Q_OBJECT

public:
    explicit PolicyMenu(QWidget *parent);

    /// At least as wide as the place; above it if there is no room below.
    void openAt(const QRect &globalPlace, model::PolicyName now, const QList<model::PolicyName> &offered);

Q_SIGNALS:
    void chosen(studio::model::PolicyName policy);

private:
    void applyTheme();
    void choose(const QModelIndex &index);
    void fill(model::PolicyName now, const QList<model::PolicyName> &offered);
    void fit(const QRect &globalPlace);

    QStandardItemModel *m_model = nullptr;
    QListView *m_list = nullptr;
};

} // namespace studio::ui
