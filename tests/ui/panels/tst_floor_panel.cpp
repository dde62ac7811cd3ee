// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/sample_room.h"
#include "ui/panels/floor_panel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::VoteState;
using ui::FloorPanel;

namespace {

ui::People english() { return {samplePersonas(), model::Language::English}; }

QString text(const FloorPanel &panel, const QString &label)
{
    return panel.findChild<QLabel *>(label)->text();
}

QList<QWidget *> rows(const FloorPanel &panel) { return panel.findChildren<QWidget *>(u"floorRow"_s); }

QToolButton *button(const FloorPanel &panel, const QString &name)
{
    return panel.findChild<QToolButton *>(name);
}

/// Aya 9, asked; Kyoko 7; Natsumi did not answer.
ports::FloorView decided()
{
    ports::FloorRow winner = voted(aya(), 9, VoteState::Speak);
    winner.selected = true;
    ports::FloorRow second = voted(kyoko(), 7, VoteState::Speak);
    second.selected = true;
    second.flip = model::Flip{kyoko(), model::Flip::Field::Importance, 7, 10, kyoko()};
    return decidedFloor({second, missing(natsumi(), model::Cause::Timeout), winner}, model::Rule::Selected,
                        aya(), kyoko());
}

} // namespace

class FloorPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDecisionIsSaidFirstInOneSentence();
    void anOpenVoteTellsHowFarItIs();
    void everyRowSaysItsVoteInWords();
    void lookingAtARowTellsWhatWouldHaveChangedTheOutcome();
    void arrowKeysGoFromRowToRow();
    void aRestTellsWhy();
    void theFooterCountsTurnsAndClosings();
    void waitIsPressedOnlyWhileTheRoomWaits();
    void buttonsTellWhatIsWanted();
    void aNameThatLooksLikeMarkupStaysText();
    void withoutARoomNothingCanBePressed();
};

void FloorPanelTest::theDecisionIsSaidFirstInOneSentence()
{
    FloorPanel panel;

    panel.setFloor(decided(), english());

    QVERIFY2(
        text(panel, u"floorHeadline"_s).startsWith(u"Aya speaks: asked to answer, and 9 beats Kyoko's 7."_s),
        qPrintable(text(panel, u"floorHeadline"_s)));
}

void FloorPanelTest::anOpenVoteTellsHowFarItIs()
{
    FloorPanel panel;
    ports::FloorView floor = quietFloor();
    floor.votingOn = base::MessageId(u"m0"_s);
    floor.rows = {voted(kyoko(), 7, VoteState::Speak), pending(natsumi()), pending(aya())};

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorHeadline"_s), u"They vote on who speaks next: 1 of 3 have answered."_s);
    QCOMPARE(rows(panel).at(1)->accessibleName(), u"Natsumi: voting…"_s);
}

void FloorPanelTest::everyRowSaysItsVoteInWords()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rows[2].stage = model::Closing::PreClosing;

    panel.setFloor(floor, english());

    QCOMPARE(rows(panel).at(0)->accessibleName(), u"Kyoko: 7 of 10, speak, asked to answer"_s);
    QCOMPARE(rows(panel).at(1)->accessibleName(), u"Natsumi: no answer in time"_s);
    QCOMPARE(rows(panel).at(2)->accessibleName(),
             u"Aya: 9 of 10, speak, asked to answer, wins, winding down"_s);
}

void FloorPanelTest::lookingAtARowTellsWhatWouldHaveChangedTheOutcome()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QCOMPARE(rows(panel).at(0)->accessibleDescription(), u"At 10, Kyoko would have spoken."_s);

    rows(panel).at(1)->setFocus();

    QCOMPARE(text(panel, u"floorFlip"_s), u"No other vote of Natsumi would have changed the outcome."_s);
    rows(panel).at(0)->setFocus();
    QCOMPARE(text(panel, u"floorFlip"_s), u"At 10, Kyoko would have spoken."_s);
}

void FloorPanelTest::arrowKeysGoFromRowToRow()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    rows(panel).at(0)->setFocus();

    QTest::keyClick(rows(panel).at(0), Qt::Key_Down);
    QVERIFY(rows(panel).at(1)->hasFocus());
    QTest::keyClick(rows(panel).at(1), Qt::Key_Up);

    QVERIFY(rows(panel).at(0)->hasFocus());
}

void FloorPanelTest::aRestTellsWhy()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.rest = model::Rest{model::RestReason::Failed, model::Cause::RateLimited};

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorRest"_s),
             u"Resting: the last turn failed, the model takes no more requests for now."_s);
    floor.rest.reset();
    panel.setFloor(floor, english());
    QVERIFY(text(panel, u"floorRest"_s).isEmpty());
}

void FloorPanelTest::theFooterCountsTurnsAndClosings()
{
    FloorPanel panel;
    ports::FloorView floor = decided();
    floor.companionTurns = 3;
    floor.rows[0].stage = model::Closing::Closing;

    panel.setFloor(floor, english());

    QCOMPARE(text(panel, u"floorFooter"_s), u"Vote · turn 3 of 8 · 1 of 3 are winding down"_s);
}

void FloorPanelTest::waitIsPressedOnlyWhileTheRoomWaits()
{
    FloorPanel panel;
    ports::FloorView floor = quietFloor();
    panel.setFloor(floor, english());

    QTest::mouseClick(button(panel, u"wait"_s), Qt::LeftButton);
    QVERIFY(!button(panel, u"wait"_s)->isChecked());
    floor.paused = true;
    panel.setFloor(floor, english());

    QVERIFY(button(panel, u"wait"_s)->isChecked());
}

void FloorPanelTest::buttonsTellWhatIsWanted()
{
    FloorPanel panel;
    ports::FloorView floor = quietFloor();
    floor.paused = true;
    panel.setFloor(floor, english());
    QSignalSpy wanted(&panel, &FloorPanel::transportWanted);

    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s})
        QTest::mouseClick(button(panel, name), Qt::LeftButton);

    using ports::Transport;
    QCOMPARE(wanted.count(), 4);
    QCOMPARE(wanted.at(0).at(0).value<Transport>(), Transport::Play);
    QCOMPARE(wanted.at(1).at(0).value<Transport>(), Transport::Play); // it waits already: go on
    QCOMPARE(wanted.at(2).at(0).value<Transport>(), Transport::Step);
    QCOMPARE(wanted.at(3).at(0).value<Transport>(), Transport::Stop);
}

void FloorPanelTest::aNameThatLooksLikeMarkupStaysText()
{
    QList<model::Persona> personas = samplePersonas();
    personas[2].texts[model::Language::English].name = u"<img src=/dev/zero>"_s;
    FloorPanel panel;

    panel.setFloor(decided(), ui::People(personas, model::Language::English));

    QVERIFY(text(panel, u"floorHeadline"_s).startsWith(u"<img src=/dev/zero> speaks"_s));
    for (const QLabel *label : panel.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    for (const QWidget *widget : panel.findChildren<QWidget *>())
        QVERIFY(!widget->toolTip().contains("<img"_L1));
}

void FloorPanelTest::withoutARoomNothingCanBePressed()
{
    FloorPanel panel;
    panel.setFloor(decided(), english());

    panel.clear();

    for (const QString &name : {u"letThemTalk"_s, u"wait"_s, u"nextTurn"_s, u"stop"_s})
        QVERIFY(!button(panel, name)->isEnabled());
    QVERIFY(rows(panel).isEmpty());
    QCOMPARE(text(panel, u"floorHeadline"_s), u"No room is open."_s);
}

QTEST_MAIN(FloorPanelTest)
#include "tst_floor_panel.moc"
