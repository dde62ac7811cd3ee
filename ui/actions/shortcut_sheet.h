// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace studio::ui {

/// All shortcuts of the window, by the menus in which their actions stand, with a field that finds an action
/// by its name, its other words or its keys. It is made from the registry and runs nothing. Deletes itself
/// when it closes. GUI thread.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void filter(const QString &typed);
    void retranslate();

    QLineEdit *m_field = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_nothing = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
