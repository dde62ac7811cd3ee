// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/request_actions.h"

#include "ui/window/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

RequestActions::RequestActions(QMenu &menu, QObject *parent)
    : QObject(parent)
{
    menu.addSeparator();
    answer = addAction(menu, u"answerRequestAction"_s, {QKeySequence(Qt::Key_F7)});
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

void RequestActions::allowAnswer()
{
    allowAction(*answer, m_waiting || m_asked, tr("No requests are waiting."));
}

void RequestActions::retranslate()
{
    const auto name = [](QAction *action, const char *english) { nameAction(*action, tr(english), english); };
    name(answer, QT_TR_NOOP("Go to the &request that waits"));
    name(ledger, QT_TR_NOOP("What companions may &ask for…"));
    name(permissions, QT_TR_NOOP("What companions may &do…"));
    allowAnswer();
}

} // namespace studio::ui
