// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/ui/inspector/turn_samples.h"

#include <QAction>
#include <QLineEdit>
#include <QTabBar>
#include <QTest>
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

/// A round of votes, a turn of Kyoko's with a thought and a tool, and a running turn of Aya's.
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
        event.seq += 9; // after the room's own events
    stage.window().findChild<QAction *>(u"showTurnsAction"_s)->trigger();
    stage.inspector.answerList({TurnSamples::vote(1, 1, u"m1"_s), TurnSamples::call(2, 3, u"t1"_s),
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

/// Kyoko's lore in the language of the talk.
model::Envelope loreOf(const Stage &stage, model::Envelope event)
{
    auto &found = std::get<model::LoreFound>(event.body);
    found.entries.first().book = stage.talk.room;
    found.entries.first().name = stage.talk.otherRoom;
    found.entries.first().key = stage.talk.trial;
    found.entries.last().name = stage.talk.room;
    return event;
}

/// The results of Kyoko's lorebooks, in the round and in her turn.
void inspectorLore(Stage &stage)
{
    TurnSamples samples;
    const ports::FloorView floor = quietFloor();
    stage.openRoom(4, floor);
    QList<model::Envelope> events{samples.asks(u"m1"_s), loreOf(stage, samples.lore()),
                                  samples.failsToVote(natsumi()), samples.begins(u"t1"_s),
                                  loreOf(stage, samples.lore(base::TurnId(u"t1"_s)))};
    events.append(samples.happens(u"t1"_s, model::Content{stage.talk.trial}));
    for (model::Envelope &event : events)
        event.seq += 9; // after the room's own events
    stage.window().findChild<QAction *>(u"showTurnsAction"_s)->trigger();
    stage.inspector.answerList({});
    Q_EMIT stage.rooms.published(teaRoom(), events, floor);
    tree(stage).expandAll();
    choose(stage, tree(stage).model()->index(0, 0, tree(stage).model()->index(0, 0)));
}

model::LoreBook shopBook(const Stage &stage)
{
    model::LoreEntry said{.name = stage.talk.room, .keys = {u"tea"_s}, .content = stage.talk.reply};
    model::LoreEntry large{.name = stage.talk.otherRoom, .keys = {u"hall"_s}, .content = stage.talk.reply};
    model::LoreEntry other{.name = stage.talk.room, .keys = {u"storm"_s}, .content = stage.talk.reply};
    return {.name = u"World"_s, .entries = {said, large, other}};
}

/// Lore beside a room, with a line to try.
void loreBeside(Stage &stage)
{
    using Verdict = model::LoreVerdict;
    const model::LoreBook book = shopBook(stage);
    stage.books = {{kyoko(), book}};
    stage.openRoom(4, quietFloor());
    auto *tabs = stage.window().findChild<QTabBar *>(u"insightTabs"_s);
    tabs->setCurrentIndex(tabs->count() - 1);
    stage.window().findChild<QLineEdit *>(u"loreLine"_s)->setText(stage.talk.trial);
    QVERIFY(QTest::qWaitFor([&stage] { return !stage.loreTrials.commands().isEmpty(); }));
    ports::LoreTrial trial{.room = teaRoom(), .companion = kyoko(), .books = QList{book}};
    trial.speakers = {kyoko(), base::ParticipantId(u"user"_s)};
    trial.result.verdicts = {{.entry = {0, 0, 0},
                              .state = Verdict::State::Fired,
                              .key = stage.talk.trial,
                              .message = 1,
                              .tokens = 42},
                             {.entry = {0, 0, 1},
                              .state = Verdict::State::Cut,
                              .key = stage.talk.trial,
                              .message = 2,
                              .tokens = 9000},
                             {.entry = {0, 0, 2}}};
    stage.loreTrials.answer(trial);
}

void inspectorEmpty(Stage &stage)
{
    stage.openRoom(1, quietFloor());
    stage.window().findChild<QAction *>(u"showTurnsAction"_s)->trigger();
    stage.rooms.commandOf(u"events"_s).answer<QList<model::Envelope>>({});
}

} // namespace

QList<Scene> all()
{
    return {
        {u"inspector"_s, true, inspector},
        {u"inspector-call"_s, true, inspectorCall},
        {u"inspector-thought"_s, false, inspectorThought},
        {u"inspector-empty"_s, false, inspectorEmpty},
        {u"inspector-lore"_s, true, inspectorLore},
        {u"lore-beside"_s, true, loreBeside},
    };
}

} // namespace studio::tests::inspector_scenes
