// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/model_actions.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

ModelActions::ModelActions(QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_menu(menu)
{
    roomModel = addAction(menu, u"roomModelAction"_s);
    connectModel = addAction(menu, u"connectModelAction"_s);
    providers = addAction(menu, u"providersAction"_s);
    menu.addSeparator();
    costs = addAction(menu, u"costsAction"_s);
    menu.menuAction()->setVisible(false);
    for (QAction *action : {roomModel, connectModel, providers, costs})
        action->setVisible(false);
}

void ModelActions::offerProviders()
{
    m_menu.menuAction()->setVisible(true);
    for (QAction *action : {connectModel, providers})
        action->setVisible(true);
}

void ModelActions::offerCosts()
{
    m_menu.menuAction()->setVisible(true);
    costs->setVisible(true);
}

void ModelActions::offerRoomModel()
{
    m_menu.menuAction()->setVisible(true);
    roomModel->setVisible(true);
}

void ModelActions::retranslate()
{
    m_menu.setTitle(placeName(ActionPlace::Models));
    nameAction(*roomModel);
    nameAction(*connectModel);
    nameAction(*providers);
    nameAction(*costs);
}

} // namespace studio::ui
