// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings/settings_desk.h"

#include "core/base/sentences.h"
#include "ui/actions/shortcut_book.h"
#include "ui/keys/keyboard_page.h"
#include "ui/settings/settings.h"
#include "ui/settings/settings_window.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"

#include <QAction>

namespace studio::ui {

SettingsDesk::SettingsDesk(const WindowParts &parts, Settings &settings, ShortcutBook &shortcuts,
                           QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_settings(settings)
    , m_shortcuts(shortcuts)
{
    connect(parts.actions.settings, &QAction::triggered, this, &SettingsDesk::open);
    connect(&settings, &Settings::savingFailed, this, [this](const QString &why) {
        m_parts.host.tell(
            {Trouble::Kind::RequestFailed, {}, tr("Could not save the settings: %1.").arg(why)});
    });
    if (const QStringList troubles = settings.troubles() + followShortcuts(); !troubles.isEmpty())
        parts.host.tell({Trouble::Kind::DataNote, {}, base::joinedSentences(troubles)});
}

SettingsDesk::~SettingsDesk() { delete m_window; }

/// From now on book and settings say the same. Returns what is wrong with the shortcuts in the file.
QStringList SettingsDesk::followShortcuts()
{
    const ShortcutChanges kept = m_settings.shortcuts();
    const QStringList troubles = m_shortcuts.use(kept);
    m_settings.setShortcuts(m_shortcuts.changes());
    connect(&m_shortcuts, &ShortcutBook::keysChanged, this,
            [this] { m_settings.setShortcuts(m_shortcuts.changes()); });
    connect(&m_settings, &Settings::shortcutsChanged, this, [this] {
        if (m_settings.shortcuts() == m_shortcuts.changes())
            return;
        const ShortcutChanges wanted = m_settings.shortcuts(); // a copy: use() changes the settings
        if (const QStringList wrong = m_shortcuts.use(wanted); !wrong.isEmpty()) // an import
            m_parts.host.tell({Trouble::Kind::DataNote, {}, base::joinedSentences(wrong)});
        m_settings.setShortcuts(m_shortcuts.changes());
    });
    return troubles;
}

void SettingsDesk::noteOnNotifications(const QString &note) { setNote(SettingPage::Notifications, note); }

void SettingsDesk::noteOnKeyboard(const QString &note) { setNote(SettingPage::Keyboard, note); }

void SettingsDesk::setNote(SettingPage page, const QString &text)
{
    m_notes.insert(page, text);
    if (m_window)
        m_window->setNote(page, text);
}

void SettingsDesk::open()
{
    if (!m_window) {
        m_window = new SettingsWindow(m_settings, &m_parts.window);
        m_window->addToPage(SettingPage::Keyboard, new KeyboardPage(m_shortcuts, m_window));
        for (auto note = m_notes.cbegin(); note != m_notes.cend(); ++note)
            m_window->setNote(note.key(), note.value());
        m_window->offerActions(m_parts.window.findChildren<QAction *>());
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

} // namespace studio::ui
