// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/scroll_to.h"
#include "tests/shots/stage.h"

#include <QAction>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace studio::tests::floor_scenes {

namespace {

using model::PolicyName;
using model::Rule;

/// Kyoko, Natsumi and Aya; one of them has the floor.
ports::FloorView under(PolicyName policy, Rule rule, const std::optional<base::ParticipantId> &winner)
{
    ports::FloorView floor = decidedFloor({{.id = kyoko()}, {.id = natsumi()}, {.id = aya()}}, rule, winner);
    floor.policy.policy = policy;
    floor.companionTurns = 1;
    for (ports::FloorRow &row : floor.rows)
        row.speaking = row.id == winner;
    return floor;
}

/// Aya was named, Kyoko joins by lot, Natsumi does not.
void natural(Stage &stage)
{
    ports::FloorView floor = under(PolicyName::Natural, Rule::Natural, aya());
    model::Decision &decision = *floor.decision;
    decision.queue = {kyoko()};
    for (model::Candidate &one : decision.candidates) {
        one.isListed = true;
        one.talkativeness = 500;
        one.selected = one.id == aya();
    }
    decision.candidates[0].draw = 120;
    decision.candidates[1].draw = 761;
    stage.openRoom(4, floor, stage.talk.streaming);
}

void list(Stage &stage)
{
    ports::FloorView floor = under(PolicyName::List, Rule::List, kyoko());
    floor.decision->queue = {natsumi(), aya()};
    for (model::Candidate &one : floor.decision->candidates)
        one.isListed = true;
    stage.openRoom(2, floor);
}

void pooled(Stage &stage)
{
    ports::FloorView floor = under(PolicyName::Pooled, Rule::Pooled, natsumi());
    for (model::Candidate &one : floor.decision->candidates)
        one.isListed = true;
    stage.openRoom(2, floor);
}

void directing(Stage &stage)
{
    ports::FloorView floor = under(PolicyName::Director, Rule::Directed, {});
    floor.votingOn = base::MessageId(u"m1"_s);
    floor.directing = true;
    stage.openRoom(2, floor);
}

/// The director's key was refused: the longest silent speaks, and the panel says what to do.
void withoutDirector(Stage &stage)
{
    ports::FloorView floor = under(PolicyName::Director, Rule::Fallback, natsumi());
    floor.decision->cause = model::Cause::Refused;
    floor.directorTrouble = model::CallTrouble{model::Cause::Refused, model::Advice::CheckKey};
    for (model::Candidate &one : floor.decision->candidates)
        one.cause = model::Cause::NotAsked;
    stage.openRoom(2, floor);
}

/// The setup of a room: the director's model, and its instructions.
void setUp(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.policy.policy = PolicyName::Director;
    stage.openRoom(2, floor);
    stage.window().findChild<QAction *>(u"setUpRoomAction"_s)->trigger();
    stage.window().findChild<QRadioButton *>(u"policy%1"_s.arg(int(PolicyName::Director)))->click();
    bringIntoSight(stage.window(), u"directorForm"_s, u"roomRules"_s);
}

} // namespace

QList<Scene> all()
{
    return {
        {u"floor-natural"_s, true, natural},
        {u"floor-list"_s, false, list},
        {u"floor-pooled"_s, false, pooled},
        {u"floor-directing"_s, false, directing},
        {u"floor-without-director"_s, false, withoutDirector},
        {u"director-setup"_s, false, setUp},
    };
}

} // namespace studio::tests::floor_scenes
