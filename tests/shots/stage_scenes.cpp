// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_room.h"
#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"
#include "ui/stage/stage_actor.h"
#include "ui/stage/stage_life.h"
#include "ui/stage/stage_view.h"
#include "ui/stage/stage_window.h"
#include "ui/window/room_page.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace studio::tests::stage_scenes {

namespace {

ui::StageView &theatre(const Stage &stage) { return *stage.window().findChild<ui::StageView *>(u"stage"_s); }

/// Without motion a gesture is a still of its peak; held here for as long as the picture takes.
void gesture(Stage &stage)
{
    ui::StageView &view = theatre(stage);
    view.life().follow([] { return base::Millis(0); });
    view.act({.from = kyoko(), .name = u"wave"_s});
    view.act({.from = natsumi(), .name = u"cheer"_s});
    view.act({.from = aya(), .name = u"think"_s});
    for (ui::StageActor *actor : view.findChildren<ui::StageActor *>())
        actor->advance(base::Millis(0)); // the window is not on a screen yet
}

void gesturesInARow(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    gesture(stage);
}

void largeStage(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.rows[1].speaking = true;
    floor.rows[2].next = true;
    stage.openRoom(4, floor);
    stage.window().findChild<ui::RoomPage *>()->setLayout(ui::LayoutChoice::Live);
    gesture(stage);
    theatre(stage).say(natsumi(), stage.talk.line);
}

/// The stage for an audience.
ui::StageWindow &show(Stage &stage, ui::StageSeats seats, ui::StageGround ground)
{
    ui::Settings &settings = stage.window().settings();
    settings.choose(ui::setting::kStageSeats, seats);
    settings.choose(ui::setting::kStageGround, ground);
    stage.window().findChild<QAction *>(u"stageWindowAction"_s)->trigger();
    return *stage.window().findChild<ui::StageWindow *>();
}

void aroundATable(Stage &stage)
{
    ports::FloorView floor = busyMeter();
    floor.rows[1].speaking = true;
    stage.openRoom(4, floor);
    show(stage, ui::StageSeats::Arc, ui::StageGround::Scene).stage().say(natsumi(), stage.talk.line);
}

void handsOnGreen(Stage &stage)
{
    using Vote = ports::FloorRow::Vote;
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(u"m1"_s);
    const int importance[] = {9, 3};
    for (int seat = 0; seat < 2; ++seat) {
        floor.rows[seat].vote = Vote::Voted;
        floor.rows[seat].state = model::VoteState::Speak;
        floor.rows[seat].importance = importance[seat];
    }
    floor.rows[2].vote = Vote::Missing;
    floor.rows[2].cause = model::Cause::Timeout;
    stage.openRoom(4, floor);
    show(stage, ui::StageSeats::OneRow, ui::StageGround::Green);
}

} // namespace

QList<Scene> all()
{
    return {{u"stage-gestures"_s, true, gesturesInARow},
            {u"stage-large"_s, false, largeStage},
            {u"stage-arc"_s, false, aroundATable},
            {u"stage-hands"_s, false, handsOnGreen}};
}

} // namespace studio::tests::stage_scenes
