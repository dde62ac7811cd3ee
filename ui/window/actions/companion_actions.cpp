// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/companion_actions.h"

#include "ui/window/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kNumbered = 9; // Alt+1 … Alt+9

} // namespace

CompanionActions::CompanionActions(QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_menu(menu)
{
    newCompanion = addAction(menu, u"newCompanionAction"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    importCompanion = addAction(menu, u"importCompanionAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_I)});
    importFolder = addAction(menu, u"importFolderAction"_s);
    exportCompanion = addAction(menu, u"exportCompanionAction"_s);
    exportGroup = addAction(menu, u"exportGroupAction"_s);
    for (QAction *action : {newCompanion, importCompanion, importFolder, exportCompanion, exportGroup})
        action->setVisible(false);
    menu.addSeparator();
    m_cues = menu.addMenu(QString());
    m_mutes = menu.addMenu(QString());
    m_memories = menu.addMenu(QString());
    m_memories->menuAction()->setVisible(false);
    m_knowledge = menu.addMenu(QString());
    m_knowledge->menuAction()->setVisible(false);
    m_showOuts = menu.addMenu(QString());
    m_showOuts->menuAction()->setVisible(false);
}

void CompanionActions::offerCasting()
{
    for (QAction *action : {newCompanion, importCompanion, importFolder, exportCompanion, exportGroup})
        action->setVisible(true);
}

void CompanionActions::offerWitnesses() { m_knowledge->menuAction()->setVisible(true); }

void CompanionActions::offerMemory() { m_memories->menuAction()->setVisible(true); }

void CompanionActions::retranslate()
{
    const auto name = [](QAction *action, const char *english) { nameAction(*action, tr(english), english); };
    m_menu.setTitle(tr("&Companions"));
    name(newCompanion, QT_TR_NOOP("&New companion…"));
    name(importCompanion, QT_TR_NOOP("&Import companion…"));
    name(importFolder, QT_TR_NOOP("Import a &folder of companions…"));
    name(exportCompanion, QT_TR_NOOP("&Export companion…"));
    name(exportGroup, QT_TR_NOOP("Export the room as a &group…"));
    m_cues->setTitle(tr("&Give the floor to"));
    m_mutes->setTitle(tr("&Mute"));
    //: A menu: what each companion remembers
    m_memories->setTitle(tr("What they &remember"));
    //: A menu: what each companion knows of this room
    m_knowledge->setTitle(tr("What they &know"));
    //: A menu: which guest has to leave
    m_showOuts->setTitle(tr("&Show out"));
    rebuild();
}

void CompanionActions::showMembers(const QList<Member> &members)
{
    if (m_members == members)
        return;
    m_members = members;
    rebuild();
}

void CompanionActions::rebuild()
{
    m_cues->clear();
    m_mutes->clear();
    m_memories->clear();
    m_knowledge->clear();
    m_showOuts->clear();
    exportGroup->setEnabled(!m_members.isEmpty());
    m_cues->setEnabled(!m_members.isEmpty());
    m_mutes->setEnabled(!m_members.isEmpty());
    m_memories->setEnabled(!m_members.isEmpty());
    m_knowledge->setEnabled(!m_members.isEmpty());
    int number = 0;
    for (const Member &member : m_members) {
        ++number;
        QAction *cue = addAction(*m_cues, u"cueAction%1"_s.arg(number));
        if (number <= kNumbered)
            cue->setShortcut(QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + number)));
        //: In a menu and in the command palette: %1 is a companion
        nameAction(*cue, tr("Give the floor to %1").arg(member.name),
                   qUtf8Printable(u"Give the floor to "_s + member.name));
        connect(cue, &QAction::triggered, this, [this, id = member.id] { Q_EMIT cueWanted(id); });

        QAction *mute = addAction(*m_mutes, u"muteAction%1"_s.arg(number));
        nameAction(*mute,
                   member.muted ? tr("Let %1 speak again").arg(member.name) : tr("Mute %1").arg(member.name),
                   qUtf8Printable((member.muted ? u"Unmute "_s : u"Mute "_s) + member.name));
        connect(mute, &QAction::triggered, this,
                [this, id = member.id, muted = member.muted] { Q_EMIT muteWanted(id, !muted); });

        QAction *knows = addAction(*m_knowledge, u"knowledgeAction%1"_s.arg(number));
        //: In a menu and in the command palette: %1 is a companion
        nameAction(*knows, tr("What %1 knows of this room…").arg(member.name),
                   qUtf8Printable(u"What "_s + member.name + u" knows of this room"));
        connect(knows, &QAction::triggered, this, [this, id = member.id] { Q_EMIT knowledgeWanted(id); });

        if (member.guest) {
            addGuest(member, number);
            continue;
        }
        QAction *memory = addAction(*m_memories, u"memoryAction%1"_s.arg(number));
        //: In a menu and in the command palette: %1 is a companion
        nameAction(*memory, tr("What %1 remembers…").arg(member.name),
                   qUtf8Printable(u"What "_s + member.name + u" remembers"));
        connect(memory, &QAction::triggered, this, [this, id = member.id] { Q_EMIT memoryWanted(id); });
    }
    m_showOuts->menuAction()->setVisible(m_hasGuests && !m_showOuts->isEmpty());
}

void CompanionActions::addGuest(const Member &member, int number)
{
    QAction *out = addAction(*m_showOuts, u"showOutAction%1"_s.arg(number));
    //: In a menu and in the command palette: %1 is a guest, who has to leave
    nameAction(*out, tr("Show %1 out").arg(member.name), qUtf8Printable(u"Show "_s + member.name + u" out"));
    connect(out, &QAction::triggered, this, [this, id = member.id] { Q_EMIT showOutWanted(id); });
}

} // namespace studio::ui
