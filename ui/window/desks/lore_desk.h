// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/lore_trial_port.h"
#include "core/studio/ports/shelf_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QTimer>

namespace studio::ui {

class LoreTrialPanel;

/// Fills the page "Lore" of the right dock, which is visible if a lorebook may fire in the open room. It asks
/// the studio while the page is visible, one request at a time, and again when something was said.
class LoreDesk : public QObject
{
    Q_OBJECT

public:
    /// Adds its page to the dock. Without a shelf only companions have lorebooks.
    LoreDesk(const WindowParts &parts, ports::LoreTrialPort &port, ports::ShelfPort *shelf,
             QObject *parent = nullptr);

    void focusPage();
    [[nodiscard]] int page() const { return m_page; } ///< of the right dock

private:
    void retranslate();
    void follow(ports::ShelfPort &shelf);
    [[nodiscard]] bool hasSharedLore() const;
    void open();
    void showPeople();
    void askLater();
    void ask();
    void take(const base::Result<ports::LoreTrial> &trial);
    void show(const ports::LoreTrial &trial);

    WindowParts m_parts;
    ports::LoreTrialPort &m_port;
    LoreTrialPanel *m_panel = nullptr;
    int m_page = 0;
    QTimer m_soon;
    int m_question = 0;              ///< number of the newest request
    bool m_isAsking = false;         ///< its answer is on its way
    bool m_isLoreEverywhere = false; ///< a book of the shelf fires in all rooms
    bool m_isOld = false;            ///< something changed since the last request
};

} // namespace studio::ui
