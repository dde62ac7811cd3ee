// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"

#include <QAction>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace studio::tests::witness_scenes {

namespace {

base::ParticipantId you() { return base::ParticipantId(u"user"_s); }

model::MessageRow row(qint64 index, const base::ParticipantId &from, const QString &text,
                      const QList<base::ParticipantId> &whisperedTo = {})
{
    model::MessageRow made{posted(index, from, text), index + 1,
                           QDateTime(QDate(2026, 3, 14), QTime(17, int(index)), base::kUtc)};
    made.posted.message.to = whisperedTo;
    made.posted.message.whisper = !whisperedTo.isEmpty();
    return made;
}

QList<model::MessageRow> talkOf(const Stage &stage)
{
    const Talk &talk = stage.talk;
    return {row(0, kyoko(), talk.greeting), row(1, you(), talk.question),
            row(2, aya(), talk.answer),     row(3, you(), talk.tea, {kyoko()}),
            row(4, natsumi(), talk.aside),  row(5, you(), talk.why, {natsumi(), kyoko()}),
            row(6, kyoko(), talk.goodbye)};
}

ports::Knowledge knowledgeOf(const Stage &stage)
{
    ports::Knowledge known{.room = teaRoom(), .messages = 7, .whispers = 2, .knowers = {}};
    known.knowers = {{.id = kyoko(), .heard = 7, .whispers = 2, .inShort = 2, .inFull = 4},
                     {.id = natsumi(), .heard = 6, .whispers = 1, .inFull = 6},
                     {.id = aya(), .heard = 5, .whispers = 0, .inFull = 5}};
    known.knowers.first().summary =
        model::Summary{.id = u"s"_s, .companion = kyoko(), .text = stage.talk.inShort};
    known.knowers.first().notes = {{.id = 1, .companion = kyoko(), .text = stage.talk.line}};
    return known;
}

void open(Stage &stage, const QString &action, const ports::Knowledge &known)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(action)->trigger();
    stage.witnesses.tell(known);
    for (QWidget *window : stage.windows())
        window->grab(); // visible rows are requested
    stage.witnesses.answerPages(talkOf(stage));
}

void everybody(Stage &stage)
{
    open(stage, u"whoKnowsAction"_s, knowledgeOf(stage));
    auto *table = stage.window().findChild<QTableView *>(u"witnessTable"_s);
    table->setCurrentIndex(table->model()->index(3, 2));
}

void ofOne(Stage &stage) { open(stage, u"knowledgeAction1"_s, knowledgeOf(stage)); }

void nothingWhispered(Stage &stage)
{
    ports::Knowledge known = knowledgeOf(stage);
    known.whispers = 0;
    known.messages = 0;
    for (ports::Knower &one : known.knowers)
        one = {.id = one.id};
    known.messages = 3;
    open(stage, u"whoKnowsAction"_s, known);
}

void failing(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QAction *>(u"whoKnowsAction"_s)->trigger();
    stage.witnesses.tell(knowledgeOf(stage));
    for (QWidget *window : stage.windows())
        window->grab();
    stage.witnesses.fail(stage.talk.trouble);
}

} // namespace

QList<Scene> all()
{
    return {{u"witness"_s, true, everybody},
            {u"witness-one"_s, true, ofOne},
            {u"witness-empty"_s, false, nothingWhispered},
            {u"witness-trouble"_s, false, failing}};
}

} // namespace studio::tests::witness_scenes
