// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace studio::ui {

/// Acts on what companions ask for, at the end of the menu "Companions"; there once somebody does them.
class RequestActions : public QObject
{
    Q_OBJECT

public:
    RequestActions(QMenu &menu, QObject *parent);

    void offerRequests();
    void showWaiting(bool some); ///< some request waits
    void retranslate();

    QAction *answer = nullptr; ///< takes the keys to the oldest
    QAction *ledger = nullptr;

private:
    bool m_waiting = false;
};

} // namespace studio::ui
