// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_menu.h"

#include "core/model/participants.h"
#include "ui/stage/actor_look.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

StageMenu::StageMenu(const ActorLook &look, const gesture::GestureBook &book, model::Language language,
                     QWidget *parent)
    : QMenu(parent)
{
    const Theme &theme = themeOf(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"actorMenu"_s);
    QAction *cue = addAction(ui::icon(IconName::Cue, theme), tr("Give the floor to %1").arg(look.name));
    connect(cue, &QAction::triggered, this, &StageMenu::cueWanted);
    QAction *mute =
        look.muted ? addAction(ui::icon(IconName::Unmute, theme), tr("Let %1 speak again").arg(look.name))
                   : addAction(ui::icon(IconName::Mute, theme), tr("Mute %1").arg(look.name));
    connect(mute, &QAction::triggered, this, [this, muted = look.muted] { Q_EMIT muteWanted(!muted); });
    if (!model::isGuest(look.id)) // a guest has no body to move
        addGestures(look, book, language);
    addSeparator();
    addZoom();
}

void StageMenu::offerShowOut(const ActorLook &look)
{
    const Theme &theme = themeOf(this);
    auto *showOut = new QAction(ui::icon(IconName::Close, theme), tr("Show %1 out").arg(look.name), this);
    showOut->setObjectName(u"showOutGuest"_s);
    connect(showOut, &QAction::triggered, this, &StageMenu::showOutWanted);
    insertAction(actions().value(2), showOut);
}

void StageMenu::addZoom()
{
    constexpr double kStep = 1.2;
    const auto add = [this](const QString &name, const QString &text, double by) {
        QAction *action = addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [this, by] { Q_EMIT zoomWanted(by); });
    };
    add(u"largerFigures"_s, tr("Larger figures"), kStep);
    add(u"smallerFigures"_s, tr("Smaller figures"), 1 / kStep);
    add(u"usualFigures"_s, tr("Figures of the usual size"), 0);
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
