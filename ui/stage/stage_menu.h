// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/model/persona.h"

#include <QMenu>

namespace studio::ui {

struct ActorLook;

/// What the user can do with somebody on the stage: give them the floor, write to them, mute them, edit a
/// companion or have them make a gesture, show a guest out; and how large figures are. Deletes itself when it
/// closes.
class StageMenu : public QMenu
{
    Q_OBJECT

public:
    StageMenu(const ActorLook &look, const gesture::GestureBook &book, model::Language language,
              QWidget *parent);

    void offerTalk(const ActorLook &look);    ///< a message to this participant can be written
    void offerEdit(const ActorLook &look);    ///< of a companion
    void offerShowOut(const ActorLook &look); ///< of a guest

Q_SIGNALS:
    void cueWanted();
    void writeWanted(bool whisper); ///< to this participant
    void editWanted();
    void muteWanted(bool muted);
    void actWanted(const studio::model::Action &action);
    void showOutWanted();       ///< of a guest
    void zoomWanted(double by); ///< a factor; 0: the usual size

private:
    QAction *insertNamed(const char *id, const ActorLook &look, int place);
    void addZoom();
    void addGestures(const ActorLook &look, const gesture::GestureBook &book, model::Language language);
};

} // namespace studio::ui
