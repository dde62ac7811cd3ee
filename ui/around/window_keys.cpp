// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/window_keys.h"

#include "ui/actions/action_registry.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/theme/hooks.h"

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kCues = 4;
const QString kNextTurn = u"next-turn"_s;
const QString kPause = u"pause-or-continue"_s;
const QString kStopReading = u"stop-reading"_s;

QString cueKey(int number) { return u"give-floor-%1"_s.arg(number); }

QString titleOfAction(const QString &name)
{
    const ActionEntry *entry = registeredAction(name);
    return entry ? titleOf(*entry) : QString();
}

/// The first of these that can be used is triggered.
QStringList actionsOf(const QString &id)
{
    if (id == kNextTurn)
        return {u"nextTurnAction"_s};
    if (id == kPause)
        return {u"letThemTalkAction"_s, u"waitAction"_s}; // a paused room can be paused again
    if (id == kStopReading)
        return {u"stopReadingAction"_s};
    for (int number = 1; number <= kCues; ++number)
        if (id == cueKey(number))
            return {u"cueAction%1"_s.arg(number)};
    return {};
}

} // namespace

WindowKeys::WindowKeys(QWidget &window, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_settings(settings)
{
    connect(&settings, &Settings::changed, this, [this](const QString &key) {
        if (key == setting::kGlobalKeys)
            follow();
    });
    connect(&m_keys, &GlobalKeys::pressed, this, &WindowKeys::press);
    connect(&m_keys, &GlobalKeys::whyNotChanged, this, &WindowKeys::whyNotChanged);
    onRetranslate(&window, this, [this] { Q_EMIT whyNotChanged(); });
}

void WindowKeys::start(const std::function<QDBusConnection()> &bus)
{
    m_bus = bus;
    follow();
}

void WindowKeys::follow()
{
    const bool wanted = m_bus && m_settings.isOn(setting::kGlobalKeys);
    if (wanted == m_isOn)
        return;
    m_isOn = wanted;
    if (!wanted) {
        m_keys.stop();
        return;
    }
    QList<GlobalKeys::Key> keys{
        {kNextTurn, titleOfAction(u"nextTurnAction"_s), u"CTRL+ALT+n"_s},
        {kPause, tr("Pause or continue"), u"CTRL+ALT+p"_s},
        {kStopReading, titleOfAction(u"stopReadingAction"_s), u"CTRL+ALT+m"_s},
    };
    for (int number = 1; number <= kCues; ++number)
        //: %1 is a number: the place of the companion in the list of the open room
        keys.append(
            {cueKey(number), tr("Give the floor to companion %1").arg(number), u"CTRL+ALT+%1"_s.arg(number)});
    m_keys.start(m_bus(), keys);
}

void WindowKeys::press(const QString &id)
{
    for (const QString &name : actionsOf(id)) {
        auto *action = m_window.findChild<QAction *>(name);
        if (action && action->isEnabled()) {
            action->trigger();
            return;
        }
    }
}

} // namespace studio::ui
