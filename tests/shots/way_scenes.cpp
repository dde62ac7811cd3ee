// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/transcript/transcript_view.h"

using namespace Qt::StringLiterals;

namespace studio::tests::way_scenes {

namespace {

ports::RoomView fourMessages(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    ports::RoomView view =
        roomView(9,
                 {posted(0, kyoko(), stage.talk.greeting),
                  posted(1, base::ParticipantId(u"user"_s), stage.talk.question),
                  posted(2, aya(), stage.talk.answer), posted(3, natsumi(), stage.talk.aside)},
                 quietFloor());
    view.room.name = stage.talk.room;
    view.personas = stage.cast();
    view.modelName = stage.talk.model;
    return view;
}

/// The room goes back, and is read again.
void readAgain(Stage &stage, const ports::RoomView &view)
{
    Q_EMIT stage.rooms.published(teaRoom(), {eventAt(10, model::Rewound{})}, quietFloor());
    stage.rooms.commandOf(u"openRoom"_s).answer(view);
}

/// The user's question was edited; Aya's answer is the second of three.
void alternatives(Stage &stage)
{
    ports::RoomView view = fourMessages(stage);
    view.newest.rows[1].original = stage.talk.goodbye;
    view.newest.rows[2].posted.turn = base::TurnId(u"t1"_s);
    view.newest.rows[2].alternatives = {2, 3};
    readAgain(stage, view);
}

/// The greeting and the question come from another room.
void continued(Stage &stage)
{
    ports::RoomView view = fourMessages(stage);
    view.room.continued = {base::RoomId(u"room_lab"_s), stage.talk.otherRoom,
                           view.newest.rows[1].posted.message.id};
    readAgain(stage, view);
}

void editSheet(Stage &stage)
{
    alternatives(stage);
    Q_EMIT stage.window().findChild<ui::TranscriptView *>(u"transcript"_s)->editWanted(1);
}

} // namespace

QList<Scene> all()
{
    return {{u"alternatives"_s, true, alternatives},
            {u"continued"_s, true, continued},
            {u"edit-sheet"_s, true, editSheet}};
}

} // namespace studio::tests::way_scenes
