// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/scenes.h"

#include "tests/shots/stage.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/models/floor_recorder.h"
#include "ui/models/timeline_model.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/floor/floor_row_widget.h"
#include "ui/panels/trouble.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <functional>

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

void empty(Stage &stage) { stage.rooms.commandOf(u"listRooms"_s).answer<QList<model::RoomSummary>>({}); }

void firstRun(Stage &stage) { stage.openRoom(1, quietFloor()); }

/// The typed text asks Aya by name.
void askedByName(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    stage.window().findChild<QPlainTextEdit *>(u"composer.input"_s)->setPlainText(stage.talk.question);
}

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

void meterEmpty(Stage &stage) { stage.openRoom(1, fullMeter()); }

/// Refunds are slow here, so that one is still due when the picture is taken.
void meter(Stage &stage)
{
    ports::FloorView floor = busyMeter();
    floor.policy.refund = std::chrono::seconds(40);
    for (ports::PendingRefund &one : floor.meter->refunds) {
        one.spent -= std::chrono::seconds(15);
        one.due += std::chrono::seconds(20);
    }
    stage.openRoom(4, floor);
}

/// Aya speaks after Natsumi.
void ring(Stage &stage)
{
    ports::FloorView floor = activeRing();
    floor.ring->current = aya();
    floor.ring->start->after = natsumi();
    floor.ring->next = kyoko();
    floor.rows[1].speaking = false;
    floor.rows[1].lastEnd = ports::TurnEnd{};
    floor.rows[2].speaking = true;
    stage.openRoom(4, floor, stage.talk.streaming);
}

void ringAsleep(Stage &stage) { stage.openRoom(6, silentRing()); }

/// Like the menu or the keys.
void act(Stage &stage, const QString &action) { stage.window().findChild<QAction *>(action)->trigger(); }

template<class Widget>
Widget *shown(const QString &objectName)
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *widget = window->findChild<Widget *>(objectName))
            return widget;
    }
    return nullptr;
}

model::Decision ayaBeforeKyoko()
{
    ports::FloorView floor =
        decidedFloor({voted(kyoko(), 7, VoteState::Speak), missing(natsumi(), Cause::Early),
                      asked(voted(aya(), 9, VoteState::Speak))},
                     model::Rule::Selected, aya(), kyoko());
    floor.decision->margin.reset();
    return *floor.decision;
}

/// In a past decision Kyoko's vote is dragged and her mark is pressed, and the studio has answered.
void tryOtherwise(Stage &stage, const model::WhatIfAnswer &answer)
{
    stage.openRoom(2, ayaWins());
    auto *panel = stage.window().findChild<ui::FloorPanel *>();
    panel->showPast(ayaBeforeKyoko(), 7);
    for (ui::FloorRowWidget *row : panel->findChildren<ui::FloorRowWidget *>()) {
        if (row->content().row.id != kyoko())
            continue;
        row->setFocus(Qt::TabFocusReason);
        row->press(ui::VoteMark::Asked);
        row->giveImportance(10);
    }
    if (stage.whatIf.asked().isEmpty())
        qFatal("nothing was asked");
    stage.whatIf.answer(answer);
}

model::ReDecided kyokoInstead()
{
    model::ReDecided round{
        .seq = 7, .was = ayaBeforeKyoko(), .would = ayaBeforeKyoko(), .spoke = true, .wouldSpeak = true};
    model::Decision &would = round.would;
    would.candidates[0].importance = 10;
    would.candidates[0].selected = true;
    would.winner = kyoko();
    would.runnerUp = aya();
    would.margin = 1;
    return round;
}

void whatIfChanged(Stage &stage)
{
    tryOtherwise(stage, {.decisions = 340, .differ = 1, .round = kyokoInstead()});
}

void whatIfUnknown(Stage &stage)
{
    model::ReDecided round = kyokoInstead();
    round.unknown = model::ReDecided::Unknown::NotAwaited;
    round.unknownVotes = {natsumi()};
    tryOtherwise(stage, {.decisions = 340, .unknown = 1, .round = round});
}

/// The newest decision, while Aya speaks because of it.
void whatIfLive(Stage &stage)
{
    ports::FloorView floor = ayaWins();
    floor.rows[2].speaking = true;
    stage.openRoom(4, floor, stage.talk.streaming);
    for (ui::FloorRowWidget *row :
         stage.window().findChild<ui::FloorPanel *>()->findChildren<ui::FloorRowWidget *>()) {
        if (row->content().row.id == natsumi())
            row->giveImportance(9);
    }
    model::ReDecided round{
        .seq = 7, .was = *floor.decision, .would = *floor.decision, .spoke = true, .wouldSpeak = true};
    round.would.candidates[1].importance = 9;
    stage.whatIf.answer(model::WhatIfAnswer{.decisions = 340, .round = round});
}

void emptyForm(Stage &stage)
{
    firstRun(stage);
    act(stage, u"newCompanionAction"_s);
}

void formWithErrors(Stage &stage)
{
    emptyForm(stage);
    QTest::keyClicks(shown<QLineEdit>(u"personaReading"_s), u"aya"_s);
    shown<QPushButton>(u"personaSave"_s)->click();
}

/// Aya says something in her form; nothing of it reaches a room.
void tryingALine(Stage &stage)
{
    firstRun(stage);
    Q_EMIT stage.window().findChild<ui::CompanionsPanel *>()->editWanted(aya());
    shown<QLineEdit>(u"trialLine"_s)->setText(stage.talk.trial);
    shown<QPushButton>(u"trialButton"_s)->click();
    stage.personas.trial().tell(model::State{.from = aya(), .state = VoteState::Speak, .importance = 8});
    stage.personas.trial().say(stage.talk.reply);
}

void palette(Stage &stage)
{
    stage.openRoom(2, ayaWins());
    act(stage, u"paletteAction"_s);
}

void shortcutSheet(Stage &stage)
{
    stage.openRoom(2, ayaWins());
    act(stage, u"shortcutsAction"_s);
}

void roomSetUp(Stage &stage)
{
    stage.openRoom(2, ayaWins());
    act(stage, u"setUpRoomAction"_s);
}

/// The timeline of the room, with these events.
void openTimeline(Stage &stage, int messages, const ports::FloorView &floor, const FloorRecorder &talk)
{
    stage.openRoom(messages, floor);
    act(stage, u"showTimelineAction"_s);
    stage.rooms.commandOf(u"events"_s).answer<QList<model::Envelope>>(talk.log());
}

/// Many rounds: votes of all kinds, a missing vote, a round without a winner, and a turn that is cut off.
void timelineOfVotes(Stage &stage)
{
    FloorRecorder talk({});
    talk.userSays(0, stage.talk.question);
    int t = 0;
    for (int round = 0; round < 14; ++round) {
        t += 1000;
        const auto vote = [&](const base::ParticipantId &who, int importance) {
            const auto &round = talk.floor().round;
            if (round &&
                std::any_of(round->ballots.begin(), round->ballots.end(),
                            [&](const turn::Ballot &one) { return one.contender.candidate.id == who; }))
                talk.votes(t, who, importance, importance > 2);
        };
        vote(kyoko(), (round * 7 + 3) % 11);
        if (round == 5 && talk.floor().round)
            talk.voteFails(t, natsumi(), model::Cause::Unreachable);
        else
            vote(natsumi(), (round * 5 + 1) % 8);
        vote(aya(), round == 9 ? 0 : (round * 3 + 6) % 11);
        talk.does(t + 700, model::Control::Tick);
        t += 2000 + (round % 4) * 2500;
        if (!talk.floor().turn)
            talk.userSays(t, stage.talk.question);
        else if (round == 7)
            talk.interrupts(t, stage.talk.streaming, stage.talk.question);
        else
            talk.speaks(t, talk.floor().turn->companion, stage.talk.aside + QString::number(round));
        if (talk.floor().companionTurns >= 7)
            talk.userSays(t + 1, stage.talk.question);
    }
    openTimeline(stage, 6, ayaWins(), talk);
}

/// The rounds of a talk with their marks: every other round is the same.
template<class Mark>
QList<Mark> everyRound(const Stage &stage, const std::function<Mark(qint64, int)> &mark)
{
    QList<Mark> marks;
    const auto *list = stage.window().findChild<QListView *>(u"timelineList"_s);
    const auto *timeline = qobject_cast<ui::TimelineModel *>(list->model());
    for (int row = 0; row < timeline->rowCount(); ++row) {
        const QModelIndex index = timeline->index(row, 0);
        if (timeline->decision(index))
            marks.append(mark(timeline->seq(index), int(marks.size())));
    }
    return marks;
}

void whatIfOver(Stage &stage)
{
    timelineOfVotes(stage);
    auto *panel = stage.window().findChild<ui::FloorPanel *>();
    for (ui::FloorRowWidget *row : panel->findChildren<ui::FloorRowWidget *>()) {
        if (row->content().row.id == kyoko())
            row->giveImportance(10);
    }
    Q_EMIT panel->layOverWanted();
    using Kind = model::RoundMark::Kind;
    const auto mark = [](qint64 seq, int number) {
        const Kind kinds[] = {Kind::OtherWinner, Kind::Same, Kind::Nobody, Kind::Unknown};
        const Kind kind = kinds[number % 4];
        const bool speaks = kind == Kind::OtherWinner || kind == Kind::Same;
        return model::RoundMark{seq, kind, speaks ? std::optional(kyoko()) : std::nullopt};
    };
    stage.whatIf.answer(model::WhatIfAnswer{
        .decisions = 340, .differ = 12, .unknown = 3, .marks = everyRound<model::RoundMark>(stage, mark)});
}

void asPolicy(Stage &stage)
{
    timelineOfVotes(stage);
    stage.window()
        .findChild<QToolButton *>(u"overlayPolicy"_s)
        ->menu()
        ->findChild<QAction *>(u"overlayPolicy2"_s)
        ->trigger();
    const auto round = [](qint64 seq, int number) {
        model::PolicyRound round{.message = seq, .decision = seq, .had = aya(), .would = aya()};
        if (number % 3 == 1)
            round.would = natsumi();
        if (number % 3 == 2) {
            round.would.reset();
            round.unknown = model::PolicyRound::Unknown::Votes;
        }
        return round;
    };
    model::AsPolicyAnswer answer;
    answer.rounds = everyRound<model::PolicyRound>(stage, round);
    answer.differ = 7;
    answer.unknown = 5;
    stage.whatIf.answerAs(answer);
}

/// All are awake at once: one companion buys, one cannot, one passes.
void timelineOfTheResource(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.policy.policy = model::PolicyName::Resource;
    FloorRecorder talk(floor.policy);
    talk.userSays(0, stage.talk.question);
    talk.buys(2400, aya(), 60, stage.talk.aside);
    talk.buys(2600, kyoko(), 60, stage.talk.goodbye);
    talk.ends(2700, aya(), model::Outcome::Spoke);
    talk.ends(3000, kyoko(), model::Outcome::NoReply, model::Cause::LevelTooLow);
    talk.buys(3400, natsumi(), 5, u"…!"_s);
    talk.ends(3500, natsumi(), model::Outcome::Spoke);
    talk.ends(5200, kyoko(), model::Outcome::NoReply, model::Cause::NothingToSay);
    talk.ends(6000, natsumi(), model::Outcome::NoReply, model::Cause::NothingToSay);
    talk.does(9000, model::Control::Tick);
    openTimeline(stage, 4, floor, talk);
}

/// The ring has gone round; the menu of policies is open.
void policyMenu(Stage &stage)
{
    ports::FloorView floor = ayaWins();
    floor.companionTurns = 8;
    floor.rest = model::Rest{model::RestReason::TurnLimit, {}};
    stage.openRoom(6, floor);
    shown<QToolButton>(u"policyName"_s)->click();
}

} // namespace

const QList<Scene> &scenes()
{
    static const QList<Scene> ofTheRoom{
        {u"empty"_s, false, empty},
        {u"first-run"_s, true, firstRun},
        {u"asked-by-name"_s, true, askedByName},
        {u"mid-vote"_s, false, midVote},
        {u"decision"_s, true, decision},
        {u"streaming"_s, true, streaming},
        {u"rest-nobody"_s, false, restByNobody},
        {u"missing-vote"_s, true, missingVote},
        {u"hold"_s, false, hold},
        {u"meter"_s, true, meter},
        {u"meter-empty"_s, false, meterEmpty},
        {u"ring"_s, true, ring},
        {u"ring-asleep"_s, true, ringAsleep},
        {u"form-empty"_s, false, emptyForm},
        {u"form-errors"_s, false, formWithErrors},
        {u"form-trying"_s, true, tryingALine},
        {u"room-set-up"_s, true, roomSetUp},
        {u"palette"_s, false, palette},
        {u"shortcuts"_s, true, shortcutSheet},
        {u"timeline-votes"_s, true, timelineOfVotes},
        {u"timeline-resource"_s, false, timelineOfTheResource},
        {u"policy-menu"_s, true, policyMenu},
        {u"what-if"_s, true, whatIfChanged},
        {u"what-if-unknown"_s, false, whatIfUnknown},
        {u"what-if-live"_s, true, whatIfLive},
        {u"what-if-over"_s, true, whatIfOver},
        {u"as-policy"_s, true, asPolicy},
    };
    static const QList<Scene> all =
        ofTheRoom + provider_scenes::all() + model_scenes::all() + form_scenes::all() +
        request_scenes::all() + permission_scenes::all() + memory_scenes::all() + lorebook_scenes::all() +
        search_scenes::all() + record_scenes::all() + witness_scenes::all() + statistics_scenes::all() +
        upkeep_scenes::all() + door_scenes::all() + inspector_scenes::all() + camera_scenes::all() +
        stage_scenes::all() + failed_scenes::all() + summary_scenes::all() + way_scenes::all() +
        picture_scenes::all() + policy_scenes::all() + floor_scenes::all() + help_scenes::all() +
        settings_scenes::all();
    return all;
}

} // namespace studio::tests
