// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/palette_desk.h"

#include "ui/actions/shortcut_sheet.h"
#include "ui/palette/command_palette.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/palette_commands.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace studio::ui {

PaletteDesk::PaletteDesk(const WindowParts &parts, QStringList &recent, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_recent(recent)
    , m_palette(new CommandPalette(parts.window))
{
    connect(parts.actions.palette, &QAction::triggered, this, &PaletteDesk::open);
    connect(parts.actions.shortcuts, &QAction::triggered, this, [this] {
        auto *sheet = new ShortcutSheet(&m_parts.window);
        sheet->open();
    });
    connect(m_palette, &CommandPalette::chosen, this, &PaletteDesk::remember);
}

void PaletteDesk::open()
{
    if (m_palette->isVisible()) { // the same shortcut closes the palette
        m_palette->close();
        return;
    }
    QList<PaletteCommand> commands = commandsOf(m_parts.actions.menus());
    commands += buttonCommands(m_parts.window);
    if (!m_parts.readOnly)
        commands.append(continueCommand());
    commands.removeIf([this](const PaletteCommand &command) {
        return command.id == m_parts.actions.palette->objectName();
    });
    const RoomListModel &rooms = m_parts.desk.rooms();
    for (int row = 0; row < rooms.rowCount(); ++row) {
        const auto room = rooms.room(rooms.index(row));
        const bool isOpen = room->id == m_parts.session.roomId();
        commands.append({.id = u"room "_s + room->id.value(),
                         .title = tr("Go to the room “%1”").arg(room->name),
                         .english = u"Go to the room "_s + room->name,
                         .group = tr("Rooms"),
                         .shortcut = {},
                         .whyNot = isOpen ? tr("This is the current room.") : QString(),
                         .isChosen = isOpen,
                         .run = [this, id = room->id] { m_parts.host.openRoom(id); }});
    }
    m_palette->open(commands, m_recent);
}

PaletteCommand PaletteDesk::continueCommand() const
{
    TranscriptView *view = &m_parts.page.transcript();
    const qint64 row = view->currentRow();
    const base::RoomId room = m_parts.session.roomId();
    const model::MessageRow *chosen = view->model().message(row);
    const base::MessageId message = chosen ? chosen->posted.message.id : base::MessageId();
    return messageCommand("continueInRoomAction",
                          view->canContinueFrom(row) ? QString() : tr("Choose a message first."),
                          [this, room, message] { m_parts.desk.continueFrom(room, message); });
}

void PaletteDesk::remember(const QString &id)
{
    m_recent.removeAll(id);
    m_recent.prepend(id);
    constexpr qsizetype kMostRecent = 6;
    m_recent = m_recent.mid(0, kMostRecent);
}

} // namespace studio::ui
