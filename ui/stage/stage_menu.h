// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/model/persona.h"

#include <QMenu>

namespace studio::ui {

struct ActorLook;

/// What the user can do with somebody on the stage: give them the floor, mute them, have a companion make a
/// gesture, show a guest out; and how large figures are. Deletes itself when it closes.
class StageMenu : public QMenu
{
    Q_OBJECT

public:
    StageMenu(const ActorLook &look, const gesture::GestureBook &book, model::Language language,
              QWidget *parent);

    void offerShowOut(const ActorLook &look); ///< of a guest

Q_SIGNALS:
    void cueWanted();
    void muteWanted(bool muted);
    void actWanted(const studio::model::Action &action);
    void showOutWanted();       ///< of a guest
    void zoomWanted(double by); ///< a factor; 0: the usual size

private:
    void addZoom();
    void addGestures(const ActorLook &look, const gesture::GestureBook &book, model::Language language);
};

} // namespace studio::ui
