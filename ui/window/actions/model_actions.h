// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace studio::ui {

/// Actions on the models that answer for the companions, in a submenu that appears once a desk offers them.
class ModelActions : public QObject
{
    Q_OBJECT

public:
    ModelActions(QMenu &menu, QObject *parent);

    void offerProviders();
    void offerCosts();
    void offerRoomModel();
    void retranslate();
    [[nodiscard]] QMenu &menu() const { return m_menu; }

    QAction *connectModel = nullptr;
    QAction *providers = nullptr;
    QAction *costs = nullptr;
    QAction *roomModel = nullptr;

private:
    QMenu &m_menu;
};

} // namespace studio::ui
