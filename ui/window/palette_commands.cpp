// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette_commands.h"

#include "ui/window/actions/action_words.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QPointer>

namespace studio::ui {

namespace {

struct PaletteCommands
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::PaletteCommands)
};

/// "Dark" alone says little; with the menu's name it is "Theme: Dark".
QString titled(const QString &menu, const QString &act)
{
    return menu.isEmpty() || act.isEmpty()
               ? act
               //: In the command palette: %1 a menu such as Theme, %2 one of its choices
               : PaletteCommands::tr("%1: %2").arg(menu, act);
}

PaletteCommand commandOf(QAction &action, const QAction *menu, const QString &group)
{
    const bool isChoice = action.actionGroup() != nullptr;
    const bool isPanel = action.isCheckable() && !isChoice && action.objectName().isEmpty();
    const QString title = plainTitle(action.text());
    const QString english = englishName(action);
    PaletteCommand command;
    command.id = action.objectName().isEmpty() ? english : action.objectName();
    command.title = isChoice  ? titled(plainTitle(menu->text()), title)
                    : isPanel ? PaletteCommands::tr("Show or hide: %1").arg(title)
                              : title;
    command.english = isChoice ? englishName(*menu) + u": " + english : english;
    command.group = group;
    command.shortcut = action.shortcut().toString(QKeySequence::NativeText);
    command.isChosen = action.isCheckable() && action.isChecked();
    if (!action.isEnabled())
        command.whyNot =
            whyNot(action).isEmpty() ? PaletteCommands::tr("This cannot be done now.") : whyNot(action);
    command.run = [act = QPointer<QAction>(&action)] {
        if (act) // a companion may have left meanwhile, and their actions too
            act->trigger();
    };
    return command;
}

void collect(const QMenu &menu, const QString &group, QList<PaletteCommand> &commands)
{
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        if (action->menu())
            collect(*action->menu(), group, commands);
        else
            commands.append(commandOf(*action, menu.menuAction(), group));
    }
}

} // namespace

QList<PaletteCommand> commandsOf(const QList<QMenu *> &menus)
{
    QList<PaletteCommand> commands;
    for (const QMenu *menu : menus)
        collect(*menu, plainTitle(menu->title()), commands);
    return commands;
}

} // namespace studio::ui
