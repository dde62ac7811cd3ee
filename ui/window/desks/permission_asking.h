// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/window/away_notice.h"
#include "ui/window/window_parts.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace studio::ui {

class People;
class PermissionStrip;
class PermissionWindow;

/// Asks the user whether companions may use their tools: the question over the composer, the window of
/// permissions, and the user's answers on their way to the studio. The user can be asked from when the window
/// is shown until it is closed; while it is minimised, the desktop announces a question.
class PermissionAsking : public QObject
{
    Q_OBJECT

public:
    PermissionAsking(const WindowParts &parts, ports::PermissionPort &port, QObject *parent = nullptr);
    ~PermissionAsking() override;

    [[nodiscard]] PermissionStrip &strip() { return *m_strip; }
    void focusQuestion();
    void openList();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void connectPort();
    void connectStrip();
    /// Shows an error if the command fails. \p wish is what the command is about.
    [[nodiscard]] base::Then<void> answerAbout(const ports::PendingWish &wish);
    void show(const ports::PermissionList &list);
    void fail(const ports::PendingWish &wish, const base::Error &error);
    void take(const QList<ports::PendingWish> &pending);
    void tellOf(const ports::PendingWish &wish);
    void showPeople();
    [[nodiscard]] People people() const;
    [[nodiscard]] QHash<base::RoomId, QString> roomNames() const;

    WindowParts m_parts;
    ports::PermissionPort &m_port;
    AwayNotice m_away;
    PermissionStrip *m_strip = nullptr; ///< of the page in the middle of the window
    QPointer<PermissionWindow> m_window;
    ports::PermissionList m_list;
};

} // namespace studio::ui
