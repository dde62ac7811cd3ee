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

QAction *StageMenu::insertNamed(const char *id, const ActorLook &look, int place)
{
    QAction *action = addContextAction(*this, id, look.name);
    removeAction(action); // which cuts its connections to the menu
    insertAction(actions().value(place), action);
    return action;
}

void StageMenu::offerTalk(const ActorLook &look)
{
    QAction *ask = insertNamed("askToAction", look, 1);
    QAction *whisper = insertNamed("whisperToAction", look, 2);
    connect(ask, &QAction::triggered, this, [this] { Q_EMIT writeWanted(false); });
    connect(whisper, &QAction::triggered, this, [this] { Q_EMIT writeWanted(true); });
}

void StageMenu::offerEdit(const ActorLook &look)
{
    connect(insertNamed("editAction", look, 2), &QAction::triggered, this, &StageMenu::editWanted);
}

void StageMenu::offerShowOut(const ActorLook &look)
{
    QAction *showOut = insertNamed("showOutAction", look, 2);
    showOut->setObjectName(u"showOutGuest"_s);
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
