// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/around/tray_menu.h"

#include <QDBusConnection>
#include <QIcon>
#include <QObject>

#include <functional>
#include <memory>

class QDBusServiceWatcher;
class QSystemTrayIcon;

namespace studio::ui {

struct Theme;

/// The studio's icon in the tray of the desktop, with a mark while something goes on or waits, and its menu.
/// Without a tray there is no icon and whyNot() says so; it appears when a tray comes. On the main thread.
class TrayIcon : public QObject
{
    Q_OBJECT

public:
    /// \p window: whose icon, language and theme it has; outlives this.
    explicit TrayIcon(QWidget &window, QObject *parent = nullptr);
    ~TrayIcon() override;

    /// Looks for a tray, and on that bus for one that comes or goes. Call once, when the window is up.
    void start(const QDBusConnection &bus);
    /// For tests: how to know whether there is a tray; look() asks again.
    void setTray(std::function<bool()> isThere);
    void look();

    void setWanted(bool wanted);
    void setNews(const TrayNews &news);

    /// Whether there is a tray now, wanted or not; none before start(). Qt is asked only where it may be.
    [[nodiscard]] bool hasTray() const { return m_isThere && m_isThere(); }
    [[nodiscard]] bool isShown() const { return m_icon != nullptr; }
    /// Why there is no icon, in one sentence for people; empty: there can be one, or it is not known yet.
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] TrayMenu &menu() { return *m_menu; }

    /// Whether the desktop may have a tray of the older kind, on the screen of the X server. The tray of the
    /// others is on the bus.
    [[nodiscard]] static bool mayDockOnScreen(const QString &platform, const QString &desktop);
    /// The icon with its mark.
    [[nodiscard]] static QIcon markedIcon(const QIcon &plain, const TrayNews &news, const Theme &theme);

Q_SIGNALS:
    void shownChanged(bool shown);
    void whyNotChanged();

private:
    enum class Tray { Unknown, None, There };

    void showState();

    QWidget &m_window;
    std::unique_ptr<TrayMenu> m_menu;
    std::function<bool()> m_isThere;
    QDBusServiceWatcher *m_watcher = nullptr;
    QSystemTrayIcon *m_icon = nullptr;
    Tray m_tray = Tray::Unknown;
    bool m_isWanted = false;
    TrayNews m_news;
};

} // namespace studio::ui
