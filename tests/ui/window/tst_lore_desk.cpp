// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_lore_trial_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/window/studio_window.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTabBar>

namespace tst_lore_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

model::LoreBook coast()
{
    model::LoreEntry storm{.name = u"Storm"_s, .keys = {u"thunder"_s}, .content = u"From the west."_s};
    model::LoreEntry boats{.name = u"Boats"_s, .keys = {u"sea"_s}, .content = u"They are gone."_s};
    return {.name = u"The coast"_s, .entries = {storm, boats}};
}

/// The window over the tea room, in which these companions have a lorebook.
struct Stage
{
    explicit Stage(const QList<base::ParticipantId> &keepers = {kyoko()})
    {
        studio.window.desks().offerLoreTrials(port);
        open(keepers);
    }
    void open(const QList<base::ParticipantId> &keepers)
    {
        ports::RoomView view = roomView(5, {posted(0, kyoko(), u"Thunder!"_s)}, quietFloor());
        for (model::Persona &persona : view.personas) {
            if (keepers.contains(persona.id))
                persona.lore = {coast()};
        }
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
    }
    QTabBar &tabs() { return *studio.find<QTabBar>(u"insightTabs"_s); }
    [[nodiscard]] int page()
    {
        for (int tab = 0; tab < tabs().count(); ++tab) {
            if (tabs().tabText(tab) == u"Lore"_s)
                return tab;
        }
        return -1;
    }
    void look() { tabs().setCurrentIndex(page()); }
    /// Waits for that many questions in total.
    [[nodiscard]] bool asks(int questions)
    {
        return QTest::qWaitFor([&] { return port.commands().size() >= questions; });
    }
    void answer()
    {
        ports::LoreTrial trial{.room = teaRoom(), .companion = kyoko(), .books = QList{coast()}};
        model::LoreVerdict fired{.entry = {0, 0, 0}, .state = model::LoreVerdict::State::Fired};
        fired.key = u"thunder"_s;
        fired.message = 1;
        fired.tokens = 4;
        trial.result.verdicts = {fired, {.entry = {0, 0, 1}}};
        trial.speakers = {aya()};
        port.answer(trial);
    }
    [[nodiscard]] QString row(int number, int role = Qt::AccessibleTextRole)
    {
        const QAbstractItemModel *rows = studio.find<QListView>(u"loreVerdicts"_s)->model();
        return rows->index(number, 0).data(role).toString();
    }

    StudioWindow studio;
    FakeLoreTrialPort port;
};

} // namespace

/// The lore panel beside a room.
class TestLoreDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereIsAPageWhereSomebodyHasABook();
    void nothingIsAskedBeforeSomebodyLooks();
    void whatFiresIsToldWithWhoSaidIt();
    void aLineIsTried();
    void whatIsSaidIsLookedAt();
    void oneQuestionAtATime();
    void anotherCompanionIsChosen();
    void aTroubleIsTold();
    void anotherRoomBeginsAnew();
    void everyControlHasAName();
};

void TestLoreDesk::thereIsAPageWhereSomebodyHasABook()
{
    Stage with;
    QVERIFY(with.tabs().isTabVisible(with.page()));
    Stage without{QList<base::ParticipantId>()};
    QVERIFY(!without.tabs().isTabVisible(without.page()));
}

void TestLoreDesk::nothingIsAskedBeforeSomebodyLooks()
{
    Stage stage;
    QCOMPARE(stage.port.commands(), QStringList());
    stage.look();
    QVERIFY(stage.asks(1));
    QCOMPARE(stage.port.commands().first(), u"room_tea companion_kyoko "_s);
}

void TestLoreDesk::whatFiresIsToldWithWhoSaidIt()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    stage.answer();
    QCOMPARE(stage.row(0), u"Storm · Fired: Aya said “thunder”."_s);
    QCOMPARE(stage.row(1), u"Boats · Not fired: None of the keywords appeared."_s);
    QVERIFY(stage.studio.find<QLabel>(u"loreSums"_s)->text().startsWith(u"1 fired"_s));
}

void TestLoreDesk::aLineIsTried()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    stage.answer();
    stage.studio.find<QLineEdit>(u"loreLine"_s)->setText(u"The sea"_s);
    QVERIFY(stage.asks(2));
    QCOMPARE(stage.port.commands().last(), u"room_tea companion_kyoko The sea"_s);
}

void TestLoreDesk::whatIsSaidIsLookedAt()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    stage.answer();
    Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, posted(1, aya(), u"The sea."_s))},
                                        quietFloor());
    QVERIFY(stage.asks(2));
}

void TestLoreDesk::oneQuestionAtATime()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    auto *line = stage.studio.find<QLineEdit>(u"loreLine"_s);
    line->setText(u"a"_s);
    line->setText(u"ab"_s);
    QCOMPARE(stage.port.commands().size(), 1);
    stage.answer();
    QVERIFY(stage.asks(2));
    QCOMPARE(stage.port.commands().size(), 2);
    QCOMPARE(stage.port.commands().last(), u"room_tea companion_kyoko ab"_s);
}

void TestLoreDesk::anotherCompanionIsChosen()
{
    Stage stage({kyoko(), aya()});
    stage.look();
    QVERIFY(stage.asks(1));
    stage.answer();
    auto *whose = stage.studio.find<QComboBox>(u"loreTrialCompanion"_s);
    QCOMPARE(whose->count(), 2);
    whose->setCurrentIndex(1 - whose->currentIndex());
    QVERIFY(stage.asks(2));
    QVERIFY(stage.port.commands().last().contains(u"companion_aya"_s));
}

void TestLoreDesk::aTroubleIsTold()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    stage.port.answer(base::failure(base::ErrorCode::NotFound, u"This companion is not here."_s));
    auto *trouble = stage.studio.find<QLabel>(u"loreTrialTrouble"_s);
    QVERIFY(trouble->isVisible());
    QCOMPARE(trouble->text(), u"This companion is not here."_s);
    stage.studio.find<QLineEdit>(u"loreLine"_s)->setText(u"The sea"_s);
    QVERIFY(stage.asks(2));
    stage.answer();
    QVERIFY(!trouble->isVisible());
}

void TestLoreDesk::anotherRoomBeginsAnew()
{
    Stage stage;
    stage.look();
    QVERIFY(stage.asks(1));
    const base::Then<ports::LoreTrial> old = stage.port.trials.last();
    stage.studio.find<QLineEdit>(u"loreLine"_s)->setText(u"The sea"_s);
    stage.studio.window.openRoom(base::RoomId(u"room_lab"_s));
    QCOMPARE(stage.studio.find<QLineEdit>(u"loreLine"_s)->text(), QString());
    giveAnswer(old, ports::LoreTrial{.room = teaRoom(), .companion = kyoko(), .books = QList{coast()}});
    QCOMPARE(stage.studio.find<QListView>(u"loreVerdicts"_s)->model()->rowCount(), 0);
}

void TestLoreDesk::everyControlHasAName()
{
    Stage stage;
    stage.look();
    QCOMPARE(namelessControls(*stage.studio.find<QWidget>(u"loreTrialPanel"_s)), QString());
}

SUITE_TEST(QApplication, TestLoreDesk)

} // namespace tst_lore_desk

#include "tst_lore_desk.moc"
