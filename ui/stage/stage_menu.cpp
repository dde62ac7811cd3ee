// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_menu.h"

#include "core/model/participants.h"
#include "ui/actions/action_words.h"
#include "ui/stage/actor_look.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

StageMenu::StageMenu(const ActorLook &look, const gesture::GestureBook &book, model::Language language,
                     QWidget *parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"actorMenu"_s);
    QAction *cue = addContextAction(*this, "cueAction", look.name);
    connect(cue, &QAction::triggered, this, &StageMenu::cueWanted);
    QAction *mute = addContextAction(*this, look.muted ? "unmuteAction" : "muteAction", look.name);
    connect(mute, &QAction::triggered, this, [this, muted = look.muted] { Q_EMIT muteWanted(!muted); });
    if (!model::isGuest(look.id)) // a guest has no body to move
        addGestures(look, book, language);
    addSeparator();
    addZoom();
}

void StageMenu::offerShowOut(const ActorLook &look)
{
    QAction *showOut = addContextAction(*this, "showOutAction", look.name);
    showOut->setObjectName(u"showOutGuest"_s);
    removeAction(showOut); // which cuts its connections to the menu
    insertAction(actions().value(2), showOut);
    connect(showOut, &QAction::triggered, this, &StageMenu::showOutWanted);
}

void StageMenu::addZoom()
{
    constexpr double kStep = 1.2;
    const auto add = [this](const QString &name, const char *id, double by) {
        QAction *action = addContextAction(*this, id);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, by] { Q_EMIT zoomWanted(by); });
    };
    add(u"largerFigures"_s, "largerFiguresAction", kStep);
    add(u"smallerFigures"_s, "smallerFiguresAction", 1 / kStep);
    add(u"usualFigures"_s, "usualFiguresAction", 0);
}

void StageMenu::addGestures(const ActorLook &look, const gesture::GestureBook &book, model::Language language)
{
    //: A submenu of a companion on the stage: it makes the gesture that is chosen
    QMenu *gestures = addMenu(tr("Gesture"));
    gestures->setObjectName(u"gestureMenu"_s);
    for (const gesture::Gesture &gesture : book.gestures()) {
        QAction *action = gestures->addAction(gesture::titleOf(gesture, language));
        action->setObjectName(u"gesture_"_s + gesture.name);
        connect(action, &QAction::triggered, this, [this, id = look.id, name = gesture.name] {
            const QByteArray params =
                QJsonDocument(QJsonObject{{u"name"_s, name}}).toJson(QJsonDocument::Compact);
            Q_EMIT actWanted({.from = id, .name = u"gesture"_s, .params = {params}});
        });
    }
}

} // namespace studio::ui
