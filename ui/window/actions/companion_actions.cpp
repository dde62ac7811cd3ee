// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/companion_actions.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

CompanionActions::CompanionActions(QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_menu(menu)
{
    newCompanion = addAction(menu, u"newCompanionAction"_s);
    library = addAction(menu, u"libraryAction"_s);
    importCompanion = addAction(menu, u"importCompanionAction"_s);
    importFolder = addAction(menu, u"importFolderAction"_s);
    exportCompanion = addAction(menu, u"exportCompanionAction"_s);
    exportGroup = addAction(menu, u"exportGroupAction"_s);
    for (QAction *action : casting())
        action->setVisible(false);
    menu.addSeparator();
    m_edits = menu.addMenu(QString());
    m_edits->menuAction()->setVisible(false);
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
    for (QAction *action : casting())
        action->setVisible(true);
    m_edits->menuAction()->setVisible(true);
}

QList<QAction *> CompanionActions::casting() const
{
    return {newCompanion, library, importCompanion, importFolder, exportCompanion, exportGroup};
}

void CompanionActions::offerWitnesses() { m_knowledge->menuAction()->setVisible(true); }

void CompanionActions::offerMemory() { m_memories->menuAction()->setVisible(true); }

void CompanionActions::retranslate()
{
    m_menu.setTitle(placeName(ActionPlace::Companions));
    nameAction(*newCompanion);
    nameAction(*library);
    nameAction(*importCompanion);
    nameAction(*importFolder);
    nameAction(*exportCompanion);
    nameAction(*exportGroup);
    //: A menu: which companion is edited
    m_edits->setTitle(tr("&Edit"));
    m_cues->setTitle(tr("&Give the floor to"));
    m_mutes->setTitle(tr("&Mute"));
    //: A menu: what each companion remembers
    m_memories->setTitle(tr("Memor&y"));
    //: A menu: what each companion knows of this room
    m_knowledge->setTitle(tr("Who &knows what"));
    //: A menu: which guest has to leave
    m_showOuts->setTitle(tr("&Remove guest"));
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
    for (QMenu *menu : {m_edits, m_cues, m_mutes, m_memories, m_knowledge, m_showOuts})
        menu->clear();
    exportGroup->setEnabled(!m_members.isEmpty());
    for (QMenu *menu : {m_edits, m_cues, m_mutes, m_memories, m_knowledge})
        menu->setEnabled(!m_members.isEmpty());
    int number = 0;
    for (const Member &member : m_members)
        addMember(member, ++number);
    m_showOuts->menuAction()->setVisible(m_hasGuests && !m_showOuts->isEmpty());
}

void CompanionActions::addMember(const Member &member, int number)
{
    const base::ParticipantId id = member.id;
    const auto add = [&](QMenu *menu, const QString &name, auto act) {
        QAction *action = addAction(*menu, name + QString::number(number));
        nameAction(*action, member.name);
        connect(action, &QAction::triggered, this, act);
    };
    add(m_cues, u"cueAction"_s, [this, id] { Q_EMIT cueWanted(id); });
    add(m_mutes, member.muted ? u"unmuteAction"_s : u"muteAction"_s,
        [this, id, muted = member.muted] { Q_EMIT muteWanted(id, !muted); });
    add(m_knowledge, u"knowledgeAction"_s, [this, id] { Q_EMIT knowledgeWanted(id); });
    if (member.guest) {
        add(m_showOuts, u"showOutAction"_s, [this, id] { Q_EMIT showOutWanted(id); });
        return;
    }
    add(m_edits, u"editAction"_s, [this, id] { Q_EMIT editWanted(id); });
    add(m_memories, u"memoryAction"_s, [this, id] { Q_EMIT memoryWanted(id); });
}

} // namespace studio::ui
