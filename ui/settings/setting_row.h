// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/setting_entry.h"

#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace studio::ui {

class Settings;

/// One setting in the settings window: its name and what it does, its value, and a button that resets it.
/// The value is beside the name, or below it where the window is narrow. A change holds at once. A way has a
/// button instead, which runs an action of the window. GUI thread.
class SettingRow : public QWidget
{
    Q_OBJECT

public:
    SettingRow(const SettingEntry &entry, Settings &settings, QWidget *parent);

    [[nodiscard]] const SettingEntry &entry() const { return m_entry; }
    /// Follows an action: whether it can be run now, and why not. Null: it is not offered here.
    void setAction(QAction *action);
    void focusControl();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeControl();
    QWidget *makeSwitch();
    QWidget *makeChoice();
    QWidget *makeNumber();
    QWidget *makeText();
    QWidget *makeTime();
    QWidget *makeWay();
    void layOut(bool wide);
    void showValue();
    void showAction();
    void retranslate();
    [[nodiscard]] QString named(const QString &part) const;

    const SettingEntry &m_entry;
    Settings &m_settings;
    QAction *m_action = nullptr;
    QGridLayout *m_grid = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_about = nullptr;
    QWidget *m_control = nullptr;
    QToolButton *m_reset = nullptr; ///< null for a way
    bool m_isWide = false;
    bool m_isShowing = false; ///< the control is being filled; its signals are not the user's
};

} // namespace studio::ui
