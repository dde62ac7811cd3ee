// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette_commands.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>

namespace studio::ui {

namespace {

struct PaletteCommands
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::PaletteCommands)
};

QString otherwise(const QString &whyNot)
{
    return whyNot.isEmpty() ? PaletteCommands::tr("Not available right now.") : whyNot;
}

/// What the registry knows of it.
PaletteCommand registeredCommand(const ActionEntry &entry, const QString &id)
{
    PaletteCommand command;
    command.id = id;
    command.words = searchWords(entry);
    command.group = plainTitle(placeName(entry.place));
    command.worth = entry.worth;
    return command;
}

PaletteCommand commandOf(QAction &action, const ActionEntry &entry)
{
    PaletteCommand command = registeredCommand(entry, action.objectName());
    command.title = fullName(action);
    command.english = englishName(action);
    command.shortcut = action.shortcut().toString(QKeySequence::NativeText);
    command.isChosen = action.isCheckable() && action.isChecked();
    if (!action.isEnabled())
        command.whyNot = otherwise(whyNot(action));
    command.run = [act = QPointer<QAction>(&action)] {
        if (act) // a companion may have left meanwhile, and their actions too
            act->trigger();
    };
    return command;
}

/// Of an entry that has no action in a menu.
PaletteCommand commandOf(const ActionEntry &entry)
{
    PaletteCommand command = registeredCommand(entry, QString::fromLatin1(entry.id));
    command.title = titleOf(entry);
    command.english = englishTitle(entry);
    const QList<QKeySequence> keys = shortcutsOf(entry);
    command.shortcut = keys.isEmpty() ? QString() : keys.constFirst().toString(QKeySequence::NativeText);
    return command;
}

PaletteCommand commandOf(QAbstractButton &button, const ActionEntry &entry)
{
    PaletteCommand command = commandOf(entry);
    command.isChosen = button.isCheckable() && button.isChecked();
    if (!button.isEnabled() || !button.isVisible())
        command.whyNot = otherwise(button.isVisible() ? button.accessibleDescription() : QString());
    command.run = [pressed = QPointer<QAbstractButton>(&button)] {
        if (pressed)
            pressed->click();
    };
    return command;
}

void collect(const QMenu &menu, QList<PaletteCommand> &commands)
{
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        if (action->menu())
            collect(*action->menu(), commands);
        else if (const ActionEntry *entry = registeredAction(action->objectName()))
            commands.append(commandOf(*action, *entry));
    }
}

} // namespace

QList<PaletteCommand> commandsOf(const QList<QMenu *> &menus)
{
    QList<PaletteCommand> commands;
    for (const QMenu *menu : menus)
        collect(*menu, commands);
    return commands;
}

QList<PaletteCommand> buttonCommands(const QWidget &window)
{
    QList<PaletteCommand> commands;
    for (const ActionEntry &entry : registeredActions())
        for (const char *name : entry.buttons) {
            auto *button = name && entry.place == ActionPlace::Composer
                               ? window.findChild<QAbstractButton *>(QString::fromLatin1(name))
                               : nullptr;
            if (button)
                commands.append(commandOf(*button, entry));
        }
    return commands;
}

PaletteCommand messageCommand(const char *id, const QString &whyNot, std::function<void()> run)
{
    PaletteCommand command = commandOf(*registeredAction(QString::fromLatin1(id)));
    command.whyNot = whyNot;
    command.run = std::move(run);
    return command;
}

} // namespace studio::ui
