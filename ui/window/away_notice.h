// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSystemTrayIcon;
class QWidget;

namespace studio::ui {

/// Notifies a user who does not see the window that a companion asks for something. The window asks for
/// attention; if the desktop has a tray, an icon there says what it is and leads back. Nothing is created
/// before it is needed.
class AwayNotice : public QObject
{
    Q_OBJECT

public:
    explicit AwayNotice(QWidget &window, QObject *parent = nullptr);

    void tell(const QString &title, const QString &sentence);
    void takeBack(); ///< the user has seen it, or it is over

private:
    void bringBack();

    QWidget &m_window;
    QSystemTrayIcon *m_icon = nullptr;
};

} // namespace studio::ui
