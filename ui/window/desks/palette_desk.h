// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/window_parts.h"

#include <QObject>
#include <QStringList>

namespace studio::ui {

class CommandPalette;
struct PaletteCommand;

/// Opens the command palette with every action of the menus and of the message box, with the rooms
/// and with what can be done with the message that has the focus, and
/// remembers the commands that were chosen last. Opens the list of shortcuts too.
class PaletteDesk : public QObject
{
    Q_OBJECT

public:
    /// \p recent is the window's memory of the commands used last, newest first.
    PaletteDesk(const WindowParts &parts, QStringList &recent, QObject *parent = nullptr);

    void open();

private:
    void remember(const QString &id);
    [[nodiscard]] PaletteCommand continueCommand() const;

    WindowParts m_parts;
    QStringList &m_recent;
    CommandPalette *m_palette = nullptr;
};

} // namespace studio::ui
