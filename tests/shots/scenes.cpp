// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"

#include "tests/shots/stage.h"
#include "tests/support/ui/sample_room.h"
#include "ui/panels/trouble.h"

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

using model::Cause;
using model::VoteState;

ports::FloorRow asked(ports::FloorRow row)
{
    row.selected = true;
    return row;
}

ports::FloorRow flipped(ports::FloorRow row, int to)
{
    row.flip = model::Flip{row.id, model::Flip::Field::Importance, row.importance, to, row.id};
    return row;
}

void empty(Stage &stage) { Q_EMIT stage.rooms.roomsListed(stage.rooms.requestOf(u"listRooms"_s), {}); }

void firstRun(Stage &stage) { stage.openRoom(1, quietFloor()); }

void midVote(Stage &stage)
{
    ports::FloorView floor;
    floor.rows = {voted(kyoko(), 7, VoteState::Speak), pending(natsumi()), pending(aya())};
    floor.votingOn = base::MessageId(u"m1"_s);
    stage.openRoom(2, floor);
}

ports::FloorView ayaWins()
{
    ports::FloorView floor =
        decidedFloor({flipped(asked(voted(kyoko(), 7, VoteState::Speak)), 10),
                      voted(natsumi(), 4, VoteState::Listen), asked(voted(aya(), 9, VoteState::Speak))},
                     model::Rule::Selected, aya(), kyoko());
    floor.companionTurns = 1;
    return floor;
}

void decision(Stage &stage)
{
    ports::FloorView floor = ayaWins();
    floor.rows[2].next = true;
    stage.openRoom(2, floor);
}

void streaming(Stage &stage)
{
    ports::FloorView floor = ayaWins();
    floor.rows[2].speaking = true;
    stage.openRoom(4, floor, stage.talk.streaming);
}

void restByNobody(Stage &stage)
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 3, VoteState::Listen), voted(natsumi(), 2, VoteState::Listen),
                      voted(aya(), 0, VoteState::Listen)},
                     model::Rule::Nobody, {});
    floor.rows[0].stage = model::Closing::PreClosing;
    floor.rows[2].stage = model::Closing::Terminal;
    floor.companionTurns = 4;
    floor.rest = model::Rest{model::RestReason::Nobody, {}};
    stage.openRoom(6, floor);
}

void missingVote(Stage &stage)
{
    ports::FloorView floor =
        decidedFloor({flipped(voted(kyoko(), 7, VoteState::Speak), 9), missing(natsumi(), Cause::Timeout),
                      voted(aya(), 8, VoteState::Speak)},
                     model::Rule::Speak, aya(), kyoko());
    floor.rows[2].next = true;
    floor.companionTurns = 3;
    stage.openRoom(4, floor);
    stage.window().tell({ui::Trouble::Kind::SavingFailed, stage.talk.room, stage.talk.trouble});
}

void hold(Stage &stage)
{
    ports::FloorView floor = ayaWins();
    floor.rows[2].next = true;
    floor.rows[1].muted = true;
    floor.held = true;
    floor.rest = model::Rest{model::RestReason::Held, {}};
    stage.openRoom(2, floor);
}

} // namespace

const QList<Scene> &scenes()
{
    static const QList<Scene> all{
        {u"empty"_s, false, empty},
        {u"first-run"_s, true, firstRun},
        {u"mid-vote"_s, false, midVote},
        {u"decision"_s, true, decision},
        {u"streaming"_s, true, streaming},
        {u"rest-nobody"_s, false, restByNobody},
        {u"missing-vote"_s, true, missingVote},
        {u"hold"_s, false, hold},
    };
    return all;
}

} // namespace studio::tests
