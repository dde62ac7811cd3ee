// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/window/desks/asking_desk.h"

#include <QPointer>

namespace studio::ui {

class PermissionStrip;
class PermissionWindow;

/// Asks the user whether companions may use their tools: the question over the composer, the window of
/// permissions, and the user's answers on their way to the studio.
class PermissionAsking : public AskingDesk
{
    Q_OBJECT

public:
    PermissionAsking(const WindowParts &parts, ports::PermissionPort &port, QObject *parent = nullptr);

    [[nodiscard]] PermissionStrip &strip() { return *m_strip; }
    void focusQuestion();
    void openList();

protected:
    void showPeople() override;

private:
    void connectPort();
    void connectStrip();
    /// Shows an error if the command fails. \p wish is what the command is about.
    [[nodiscard]] base::Then<void> answerAbout(const ports::PendingWish &wish);
    void show(const ports::PermissionList &list);
    void fail(const ports::PendingWish &wish, const base::Error &error);
    void take(const QList<ports::PendingWish> &pending);

    ports::PermissionPort &m_port;
    PermissionStrip *m_strip = nullptr; ///< of the page in the middle of the window
    QPointer<PermissionWindow> m_window;
    ports::PermissionList m_list;
};

} // namespace studio::ui
