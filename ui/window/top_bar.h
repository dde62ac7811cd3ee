// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolBar>

class QAction;
class QLabel;
class QToolButton;

namespace studio::ui {

class LiveSigns;

/// The slim bar under the menu: the name of the room and its members, search and the command palette, and the
/// live signs. Always visible, never moved.
class TopBar : public QToolBar
{
    Q_OBJECT

public:
    TopBar(QAction &search, QAction &palette, QWidget *parent = nullptr);

    void showRoom(const QString &name, const QStringList &companions);
    void showNoRoom();

    [[nodiscard]] LiveSigns &signs() { return *m_signs; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void applyTheme();
    QToolButton *makeButton(const QString &objectName, QAction &action);
    void refresh();
    void retranslate();

    QLabel *m_name = nullptr;
    QLabel *m_company = nullptr;
    QToolButton *m_search = nullptr;
    QToolButton *m_palette = nullptr;
    LiveSigns *m_signs = nullptr;
    QString m_room;
    QStringList m_companions;
    bool m_open = false;
};

} // namespace studio::ui
