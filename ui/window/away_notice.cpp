// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/away_notice.h"

#include <QApplication>
#include <QSystemTrayIcon>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace studio::ui {

AwayNotice::AwayNotice(QWidget &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
{
}

void AwayNotice::tell(const QString &title, const QString &sentence)
{
    QApplication::alert(&m_window);
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return;
    if (!m_icon) {
        m_icon = new QSystemTrayIcon(m_window.windowIcon(), this);
        m_icon->setObjectName(u"requestTrayIcon"_s);
        connect(m_icon, &QSystemTrayIcon::activated, this, &AwayNotice::bringBack);
        connect(m_icon, &QSystemTrayIcon::messageClicked, this, &AwayNotice::bringBack);
    }
    m_icon->setToolTip(sentence);
    m_icon->show();
    m_icon->showMessage(title, sentence, m_window.windowIcon());
}

void AwayNotice::takeBack()
{
    if (m_icon)
        m_icon->hide();
}

void AwayNotice::bringBack()
{
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowMinimized);
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
}

} // namespace studio::ui
