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
        {u"gesture"_s, GestureTool::tr("Move or show an emotion"),
         GestureTool::tr("Moves the figure or changes its face on the stage.")},
        {u"look"_s, QueryTools::tr("Ask for a picture"),
         QueryTools::tr("Asks you for a picture from the camera or of the screen.")},
        {u"ask_user"_s, QueryTools::tr("Ask you a question"),
         QueryTools::tr("Asks you a question and waits for your answer.")},
        {u"companions"_s, WorldTools::tr("See who is here"),
         WorldTools::tr("Shows who is in the room and what they are doing.")},
        {u"now"_s, WorldTools::tr("Look at the clock"),
         WorldTools::tr("Reads the date and the time of this computer.")},
        {u"roll_dice"_s, WorldTools::tr("Roll dice"), WorldTools::tr("Rolls dice and reports the result.")},
        {u"recall"_s, MemoryTools::tr("Search memory"),
         MemoryTools::tr("Searches the companion’s own notes.")},
        {u"remember"_s, MemoryTools::tr("Remember something"),
         MemoryTools::tr("Writes a note that is remembered in other rooms too. You can read and change it.")},
        {u"history"_s, FloorTools::tr("Read the messages"),
         FloorTools::tr("Reads the messages of the room.")},
        {u"status"_s, FloorTools::tr("Look at the level"),
         FloorTools::tr("Reads the level and the price of speaking.")},
        {u"consume"_s, FloorTools::tr("Pay to speak"),
         FloorTools::tr("Says something and pays for it from the level.")},
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
