// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/request_actions.h"

#include "ui/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

RequestActions::RequestActions(QMenu &menu, QObject *parent)
    : QObject(parent)
{
    menu.addSeparator();
    answer = addAction(menu, u"answerRequestAction"_s);
    ledger = addAction(menu, u"ledgerAction"_s);
    permissions = addAction(menu, u"permissionsAction"_s);
    for (QAction *action : {answer, ledger, permissions})
        action->setVisible(false);
}

void RequestActions::offerRequests()
{
    for (QAction *action : {answer, ledger})
        action->setVisible(true);
}

void RequestActions::offerPermissions()
{
    for (QAction *action : {answer, permissions})
        action->setVisible(true);
}

void RequestActions::showWaiting(bool some)
{
    m_waiting = some;
    allowAnswer();
}

void RequestActions::showQuestions(bool some)
{
    m_asked = some;
    allowAnswer();
}

void RequestActions::allowAnswer() { allowAction(*answer, m_waiting || m_asked, tr("No waiting requests.")); }

void RequestActions::retranslate()
{
    nameAction(*answer);
    nameAction(*ledger);
    nameAction(*permissions);
    allowAnswer();
}

} // namespace studio::ui
