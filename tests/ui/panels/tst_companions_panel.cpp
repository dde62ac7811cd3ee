// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_doors.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/companions_panel.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_companions_panel {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::CompanionListModel;
using ui::CompanionsPanel;

namespace {

ui::People english() { return {samplePersonas(), model::Language::English}; }

} // namespace

class CompanionsPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAChoiceNothingCanBePressed();
    void theChosenOneCanBeCuedAndMuted();
    void theMutedCanBeUnmuted();
    void whoeverSpeaksCannotBeCued();
    void aGuestHasNoFormOfOurs();
    void theMenuOfAGuestOffersWhatCanBeDoneWithIt();
    void theMenuOfACompanionHasNothingForGuests();
};

namespace {

/// Kyoko, and Bob, who came through a door.
struct WithGuest
{
    WithGuest()
    {
        ports::FloorView floor = quietFloor();
        floor.rows = {floor.rows.first(), {}};
        floor.rows[1].id = bob();
        ui::People people = english();
        people.setGuests({bobTheGuest()});
        companions.show(floor, people);
        panel.offerCasting();
        panel.offerMemory();
        panel.resize(240, 400);
        panel.show();
    }

    QMenu *menuOf(int row)
    {
        auto *list = panel.findChild<QListView *>();
        Q_EMIT list->customContextMenuRequested(list->visualRect(companions.index(row)).center());
        return panel.findChild<QMenu *>(u"companionMenu"_s);
    }

    CompanionListModel companions;
    CompanionsPanel panel{companions};
};

} // namespace

void CompanionsPanelTest::aGuestHasNoFormOfOurs()
{
    WithGuest shown;
    QSignalSpy edits(&shown.panel, &CompanionsPanel::editWanted);
    auto *list = shown.panel.findChild<QListView *>();

    list->setCurrentIndex(shown.companions.index(1));
    Q_EMIT list->activated(shown.companions.index(1));

    QVERIFY(!shown.panel.findChild<QPushButton *>(u"editCompanion"_s)->isEnabled());
    QVERIFY(shown.panel.findChild<QPushButton *>(u"cue"_s)->isEnabled());
    QCOMPARE(edits.count(), 0);
}

void CompanionsPanelTest::theMenuOfAGuestOffersWhatCanBeDoneWithIt()
{
    WithGuest shown;
    shown.panel.offerGuests();
    QSignalSpy seats(&shown.panel, &CompanionsPanel::seatWanted);
    QSignalSpy outs(&shown.panel, &CompanionsPanel::showOutWanted);
    QSignalSpy all(&shown.panel, &CompanionsPanel::guestWanted);

    const QMenu *menu = shown.menuOf(1);
    QVERIFY(menu);
    menu->findChild<QAction *>(u"takeSeat"_s)->trigger();
    menu->findChild<QAction *>(u"showOut"_s)->trigger();
    menu->findChild<QAction *>(u"guestBound"_s)->trigger();

    QCOMPARE(seats.count(), 1);
    QCOMPARE(seats.at(0).at(0).value<base::ParticipantId>(), bob());
    QCOMPARE(seats.at(0).at(1).toBool(), false);
    QCOMPARE(outs.count(), 1);
    QCOMPARE(all.count(), 1);
}

void CompanionsPanelTest::theMenuOfACompanionHasNothingForGuests()
{
    WithGuest shown;
    shown.panel.offerGuests();

    const QMenu *menu = shown.menuOf(0);

    QVERIFY(menu);
    QVERIFY(!menu->findChild<QAction *>(u"showOut"_s));
}

void CompanionsPanelTest::withoutAChoiceNothingCanBePressed()
{
    CompanionListModel companions;
    const CompanionsPanel panel(companions);

    QVERIFY(!panel.findChild<QPushButton *>(u"cue"_s)->isEnabled());
    QVERIFY(!panel.findChild<QPushButton *>(u"mute"_s)->isEnabled());
}

void CompanionsPanelTest::theChosenOneCanBeCuedAndMuted()
{
    CompanionListModel companions;
    CompanionsPanel panel(companions);
    companions.show(quietFloor(), english());
    QSignalSpy cued(&panel, &CompanionsPanel::cueWanted);
    QSignalSpy muted(&panel, &CompanionsPanel::muteWanted);

    panel.findChild<QListView *>()->setCurrentIndex(companions.index(2));
    QTest::mouseClick(panel.findChild<QPushButton *>(u"cue"_s), Qt::LeftButton);
    QTest::mouseClick(panel.findChild<QPushButton *>(u"mute"_s), Qt::LeftButton);

    QCOMPARE(panel.findChild<QPushButton *>(u"cue"_s)->accessibleName(), u"Give Aya the floor"_s);
    QCOMPARE(cued.count(), 1);
    QCOMPARE(cued.at(0).at(0).value<base::ParticipantId>(), aya());
    QCOMPARE(muted.count(), 1);
    QCOMPARE(muted.at(0).at(1).toBool(), true);
}

void CompanionsPanelTest::theMutedCanBeUnmuted()
{
    CompanionListModel companions;
    CompanionsPanel panel(companions);
    ports::FloorView floor = quietFloor();
    floor.rows[0].muted = true;
    companions.show(floor, english());
    QSignalSpy muted(&panel, &CompanionsPanel::muteWanted);

    panel.findChild<QListView *>()->setCurrentIndex(companions.index(0));
    auto *button = panel.findChild<QPushButton *>(u"mute"_s);
    QCOMPARE(button->text(), u"Unmute"_s);
    QTest::mouseClick(button, Qt::LeftButton);

    QCOMPARE(muted.at(0).at(1).toBool(), false);
}

void CompanionsPanelTest::whoeverSpeaksCannotBeCued()
{
    CompanionListModel companions;
    CompanionsPanel panel(companions);
    ports::FloorView floor = quietFloor();
    companions.show(floor, english());
    panel.findChild<QListView *>()->setCurrentIndex(companions.index(0));
    QVERIFY(panel.findChild<QPushButton *>(u"cue"_s)->isEnabled());

    floor.rows[0].speaking = true;
    companions.show(floor, english());

    QVERIFY(!panel.findChild<QPushButton *>(u"cue"_s)->isEnabled());
}

SUITE_TEST(QApplication, CompanionsPanelTest)

} // namespace tst_companions_panel

#include "tst_companions_panel.moc"
