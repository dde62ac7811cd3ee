// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QToolButton;

namespace studio::ui {

class PolicyMenu;

/// The room's policy in a line over the floor: the name, which opens the list of policies and whose tool tip
/// says what the policy does, and a link to its settings. If nothing can be changed it only informs.
class PolicyRow : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyRow(QWidget *parent);

    /// Null: no room is open, and nothing is shown.
    void setPolicy(std::optional<model::PolicyName> policy, bool readOnly);
    /// The policies that rooms can have; initially all.
    void offer(const QList<model::PolicyName> &policies);
    void retranslate();

    /// The width of the wider button, also while both are side by side: else the place of the buttons would
    /// decide about the width that decides about it.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void policyWanted(studio::model::PolicyName policy); ///< different from the current one
    void settingsWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void openMenu();
    void drawIcons();
    void place();

    std::optional<model::PolicyName> m_policy;
    QList<model::PolicyName> m_offered;
    bool m_readOnly = false;
    QBoxLayout *m_line = nullptr;
    QToolButton *m_name = nullptr;
    QToolButton *m_settings = nullptr;
    PolicyMenu *m_menu = nullptr;
};

} // namespace studio::ui
