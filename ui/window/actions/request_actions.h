// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace studio::ui {

/// Actions on the requests of companions, at the end of the menu "Companions"; they appear once a desk offers
/// them.
class RequestActions : public QObject
{
    Q_OBJECT

public:
    RequestActions(QMenu &menu, QObject *parent);

    void offerRequests();
    void offerPermissions();
    void showWaiting(bool some);   ///< whether a request waits
    void showQuestions(bool some); ///< whether a question about a tool waits
    [[nodiscard]] bool isRequestWaiting() const { return m_waiting; }
    void retranslate();

    QAction *answer = nullptr; ///< moves the keyboard focus to the oldest
    QAction *ledger = nullptr;
    QAction *permissions = nullptr; ///< what companions may do with their tools

private:
    void allowAnswer();

    bool m_waiting = false;
    bool m_asked = false;
};

} // namespace studio::ui
