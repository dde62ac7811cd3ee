// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/ui/inspector/turn_samples.h"

#include <QAction>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace studio::tests::inspector_scenes {

namespace {

QTreeView &tree(Stage &stage) { return *stage.window().findChild<QTreeView *>(u"turnTree"_s); }

void choose(Stage &stage, const QModelIndex &index)
{
    tree(stage).setCurrentIndex(index);
    Q_EMIT tree(stage).clicked(index);
}

model::Exchange whole(const Stage &stage, model::Exchange exchange)
{
    exchange.prompt =
        (u"{\n  \"model\": \"gpt-x\",\n  \"messages\": [\n    {\n      \"role\": \"user\",\n      \"content\": \""_s +
         stage.talk.question + u"\"\n    }\n  ]\n}"_s)
            .toUtf8();
    exchange.reply = "data: {\"choices\":[{\"delta\":{}}]}";
    return exchange;
}

/// A round of votes, a turn of Kyoko's with a thought and a tool, and one of Aya's that is going on.
void openInspector(Stage &stage)
{
    TurnSamples samples;
    ports::FloorView floor = quietFloor();
    stage.openRoom(4, floor);
    QList<model::Envelope> events{samples.asks(u"m1"_s), samples.failsToVote(natsumi())};
    events += samples.wholeTurn(u"t1"_s, 2);
    events.append({samples.asks(u"m2"_s), samples.begins(u"t2"_s, aya()),
                   samples.happens(u"t2"_s, model::Content{stage.talk.streaming}, aya())});
    for (model::Envelope &event : events)
        event.seq += 9; // after those of the room
    stage.window().findChild<QAction *>(u"showTurnsAction"_s)->trigger();
    stage.inspector.answerList(teaRoom(), {TurnSamples::vote(1, 1, u"m1"_s), TurnSamples::call(2, 3, u"t1"_s),
                                           TurnSamples::call(3, 6, u"t1"_s)});
    Q_EMIT stage.rooms.published(teaRoom(), events, floor);
    const QModelIndex turn = tree(stage).model()->index(2, 0);
    tree(stage).expand(turn);
    tree(stage).expand(tree(stage).model()->index(2, 0, turn));
}

void inspector(Stage &stage) { openInspector(stage); }

void inspectorCall(Stage &stage)
{
    openInspector(stage);
    choose(stage, tree(stage).model()->index(0, 0, tree(stage).model()->index(2, 0)));
    stage.inspector.answerOne(whole(stage, TurnSamples::call(2, 3, u"t1"_s)));
}

void inspectorThought(Stage &stage)
{
    openInspector(stage);
    choose(stage, tree(stage).model()->index(1, 0, tree(stage).model()->index(2, 0)));
}

void inspectorEmpty(Stage &stage)
{
    stage.openRoom(1, quietFloor());
    stage.window().findChild<QAction *>(u"showTurnsAction"_s)->trigger();
    Q_EMIT stage.rooms.eventsRead(stage.rooms.requestOf(u"events"_s), teaRoom(), {});
}

} // namespace

QList<Scene> all()
{
    return {
        {u"inspector"_s, true, inspector},
        {u"inspector-call"_s, true, inspectorCall},
        {u"inspector-thought"_s, false, inspectorThought},
        {u"inspector-empty"_s, false, inspectorEmpty},
    };
}

} // namespace studio::tests::inspector_scenes
