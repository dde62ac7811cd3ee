// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace studio::ui {

class PolicyMenu;

/// How the room takes turns, in a line at the end of the floor: the name, which opens the others, what
/// happens under it, and the way to its settings. Where nothing can be changed it only tells.
class PolicyRow : public QWidget
{
    Q_OBJECT

public:
    explicit PolicyRow(QWidget *parent);

    /// None: no room is open, and nothing is shown.
    void setPolicy(std::optional<model::PolicyName> policy, bool readOnly);
    /// Those that rooms can be given; at first all.
    void offer(const QList<model::PolicyName> &policies);
    void retranslate();

Q_SIGNALS:
    void policyWanted(studio::model::PolicyName policy); ///< another one than now
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
    QLabel *m_title = nullptr;
    QToolButton *m_name = nullptr;
    QToolButton *m_settings = nullptr;
    QLabel *m_sentence = nullptr;
    PolicyMenu *m_menu = nullptr;
};

} // namespace studio::ui
