// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/own_abilities.h"

#include "core/gesture/gesture_book.h"
#include "core/room/tools/floor_tools.h"
#include "core/room/tools/gesture_tool.h"
#include "core/room/tools/memory_tools.h"
#include "core/room/tools/query_tools.h"
#include "core/room/tools/say_tool.h"
#include "core/room/tools/world_tools.h"

namespace studio::room {

using namespace Qt::StringLiterals;

// Tools exist only in a turn, so their names are repeated here; a test compares this list with a turn.
QList<model::Ability> ownTools()
{
    return {
        {u"say"_s, SayTool::tr("Say something"), SayTool::tr("Says something in the room.")},
        {u"gesture"_s, GestureTool::tr("Move or show a feeling"),
         GestureTool::tr("Moves its body or its face on the stage.")},
        {u"look"_s, QueryTools::tr("Ask for a picture"),
         QueryTools::tr("Asks you for a picture from the camera or of the screen.")},
        {u"ask_user"_s, QueryTools::tr("Ask you something"),
         QueryTools::tr("Asks you a question and waits for your answer.")},
        {u"companions"_s, WorldTools::tr("See who is here"),
         WorldTools::tr("Looks at who is in the room, and what they do.")},
        {u"now"_s, WorldTools::tr("Look at the clock"),
         WorldTools::tr("Reads the date and the time of this computer.")},
        {u"roll_dice"_s, WorldTools::tr("Roll dice"), WorldTools::tr("Rolls dice and tells what they show.")},
        {u"recall"_s, MemoryTools::tr("Search its memory"),
         MemoryTools::tr("Looks for notes that it has made.")},
        {u"remember"_s, MemoryTools::tr("Remember something"),
         MemoryTools::tr(
             "Makes a note that it will still know in other rooms. You can read and change what it "
             "remembers.")},
        {u"history"_s, FloorTools::tr("Read what was said"),
         FloorTools::tr("Reads what was said in the room.")},
        {u"status"_s, FloorTools::tr("Look at the level"),
         FloorTools::tr("Looks at the level and at what speech costs.")},
        {u"consume"_s, FloorTools::tr("Buy speech"),
         FloorTools::tr("Says something for a part of the level.")},
    };
}

QList<model::Ability> ownGestures(model::Language language)
{
    static const gesture::GestureBook own = gesture::GestureBook::own();
    QList<model::Ability> gestures;
    for (const gesture::Gesture &one : own.gestures())
        gestures.append({one.name, gesture::titleOf(one, language), {}});
    return gestures;
}

} // namespace studio::room
