// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/scroll_to.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_statistics.h"
#include "ui/models/people.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace studio::tests::statistics_scenes {

namespace {

void open(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"statisticsAction"_s)->trigger();
}

void counted(Stage &stage)
{
    open(stage);
    const ui::People people(stage.cast(), stage.language());
    QList<std::pair<base::ParticipantId, QString>> named;
    for (const base::ParticipantId &id : {kyoko(), base::ParticipantId(u"user"_s), aya(), natsumi()})
        named.append({id, people.name(id)});
    model::RoomStatistics room = sampleStatistics(named);
    room.name = stage.talk.room;
    stage.statistics.tell(room);
}

/// In a room directed by a model.
void directed(Stage &stage)
{
    open(stage);
    const ui::People people(stage.cast(), stage.language());
    QList<std::pair<base::ParticipantId, QString>> named;
    for (const base::ParticipantId &id : {kyoko(), aya(), natsumi()})
        named.append({id, people.name(id)});
    model::RoomStatistics room = sampleStatistics(named);
    room.name = stage.talk.room;
    room.director = {.asked = 48, .nobody = 9, .failed = 2, .calls = room.participants.first().calls};
    qint64 offered = 44;
    for (model::ParticipantStatistics &one : room.participants) {
        one.offered = offered;
        one.turns.byRule[model::Rule::Directed] = offered / 3;
        offered -= 6;
    }
    stage.statistics.tell(room);
    bringIntoSight(stage.window(), u"statisticsDirector"_s, u"statisticsPage"_s);
}

void counting(Stage &stage)
{
    open(stage);
    stage.statistics.tellProgress(0.4);
}

void empty(Stage &stage)
{
    open(stage);
    model::RoomStatistics nothing;
    nothing.name = stage.talk.room;
    stage.statistics.tell(nothing);
}

} // namespace

QList<Scene> all()
{
    return {{u"statistics"_s, true, counted},
            {u"statistics-directed"_s, false, directed},
            {u"statistics-counting"_s, false, counting},
            {u"statistics-empty"_s, false, empty}};
}

} // namespace studio::tests::statistics_scenes
