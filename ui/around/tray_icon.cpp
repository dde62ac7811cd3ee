// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/tray_icon.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QDBusConnectionInterface>
#include <QDBusServiceWatcher>
#include <QGuiApplication>
#include <QPainter>
#include <QPolygonF>
#include <QSystemTrayIcon>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

const QString kTrayService = u"org.kde.StatusNotifierWatcher"_s;

bool isTrayThere(const QDBusConnection &bus)
{
    const bool onBus =
        bus.isConnected() && bus.interface() && bus.interface()->isServiceRegistered(kTrayService).value();
    const bool onScreen = TrayIcon::mayDockOnScreen(QGuiApplication::platformName(),
                                                    qEnvironmentVariable("XDG_CURRENT_DESKTOP"));
    return (onBus || onScreen) && QSystemTrayIcon::isSystemTrayAvailable();
}

/// A dot with a hole: somebody waits. A dot with an arrow: something runs. Their colours alone say nothing.
void paintMark(QPainter &painter, const QRectF &place, bool isWaiting, const Theme &theme)
{
    const double dot = place.width();
    const QPointF middle = place.center();
    painter.setBrush(isWaiting ? theme.warning : theme.accent);
    painter.drawEllipse(place);
    painter.setBrush(isWaiting ? theme.window : theme.accentText);
    if (isWaiting)
        painter.drawEllipse(middle, dot / 6, dot / 6);
    else
        painter.drawPolygon(QPolygonF({middle + QPointF(-dot / 6, -dot / 4), middle + QPointF(dot / 3.6, 0),
                                       middle + QPointF(-dot / 6, dot / 4)}));
}

} // namespace

// Qt looks for the tray of the bus once and remembers the answer. Where that tray may only come later, Qt is
// not asked before it is there.
bool TrayIcon::mayDockOnScreen(const QString &platform, const QString &desktop)
{
    static const QStringList trayOnBus{u"Budgie"_s, u"Cinnamon"_s, u"Deepin"_s,   u"GNOME"_s, u"KDE"_s,
                                       u"LXQt"_s,   u"MATE"_s,     u"Pantheon"_s, u"Unity"_s, u"XFCE"_s};
    const auto isOf = [&desktop](const QString &name) { return desktop.contains(name, Qt::CaseInsensitive); };
    return platform == "xcb"_L1 && std::none_of(trayOnBus.cbegin(), trayOnBus.cend(), isOf);
}

TrayIcon::TrayIcon(QWidget &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_menu(std::make_unique<TrayMenu>())
{
    onRetranslate(&window, this, [this] {
        m_menu->retranslate();
        showState();
    });
    onThemeChange(&window, this, [this] { showState(); });
}

TrayIcon::~TrayIcon() { delete m_icon; }

void TrayIcon::start(const QDBusConnection &bus)
{
    if (!m_isThere)
        m_isThere = [bus] { return isTrayThere(bus); };
    if (bus.isConnected()) {
        m_watcher =
            new QDBusServiceWatcher(kTrayService, bus, QDBusServiceWatcher::WatchForOwnerChange, this);
        connect(m_watcher, &QDBusServiceWatcher::serviceOwnerChanged, this, &TrayIcon::look);
    }
    look();
}

void TrayIcon::setTray(std::function<bool()> isThere)
{
    m_isThere = std::move(isThere);
    look();
}

/// The tray is looked for only when the icon is wanted.
void TrayIcon::look()
{
    if (!m_isWanted || !m_isThere)
        return;
    const QString before = whyNot();
    m_tray = m_isThere() ? Tray::There : Tray::None;
    showState();
    if (whyNot() != before)
        Q_EMIT whyNotChanged();
}

void TrayIcon::setWanted(bool wanted)
{
    if (wanted == m_isWanted)
        return;
    m_isWanted = wanted;
    look();
    showState();
}

void TrayIcon::setNews(const TrayNews &news)
{
    if (news == m_news)
        return;
    m_news = news;
    m_menu->setNews(news);
    showState();
}

QString TrayIcon::whyNot() const
{
    return m_tray == Tray::None ? tr("The icon cannot be shown: this desktop has no tray.") : QString();
}

void TrayIcon::showState()
{
    const bool shows = m_isWanted && m_tray == Tray::There;
    if (!shows) {
        if (m_icon) {
            delete std::exchange(m_icon, nullptr);
            Q_EMIT shownChanged(false);
        }
        return;
    }
    const bool isNew = !m_icon;
    if (isNew) {
        m_icon = new QSystemTrayIcon(this);
        m_icon->setObjectName(u"trayIcon"_s);
        m_icon->setContextMenu(m_menu.get());
        connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
            if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
                Q_EMIT m_menu->windowWanted();
        });
    }
    m_icon->setIcon(markedIcon(m_window.windowIcon(), m_news, themeOf(&m_window)));
    m_icon->setToolTip(tr("Companion Studio") + u'\n' + TrayMenu::summary(m_news));
    if (isNew) {
        m_icon->show();
        Q_EMIT shownChanged(true);
    }
}

QIcon TrayIcon::markedIcon(const QIcon &plain, const TrayNews &news, const Theme &theme)
{
    const bool isWaiting = news.isWaiting();
    if (!isWaiting && !news.isTalking())
        return plain;
    QIcon marked;
    for (const int size : {16, 22, 24, 32, 48, 64}) {
        QPixmap picture(size, size); // the icon of a tray has no device pixels of its own
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        plain.paint(&painter, picture.rect());
        const double dot = size * 0.45;
        const QRectF place(size - dot, size - dot, dot, dot);
        painter.setCompositionMode(QPainter::CompositionMode_Clear); // a rim on every ground
        const double rim = size / 16.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        painter.drawEllipse(place.adjusted(-rim, -rim, rim, rim));
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        paintMark(painter, place, isWaiting, theme);
        painter.end();
        marked.addPixmap(picture);
    }
    return marked;
}

} // namespace studio::ui
