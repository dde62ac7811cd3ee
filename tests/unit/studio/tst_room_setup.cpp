// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "core/persona/limits.h"
#include "core/wire/envelope_wire.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

#include <functional>

namespace tst_room_setup {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::ParticipantId;
using ports::RoomPort;
using ports::RoomSetup;
using ports::setupOf;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;
using Change = std::function<void(RoomSetup &)>;

} // namespace tst_room_setup

Q_DECLARE_METATYPE(tst_room_setup::Change)

namespace tst_room_setup {

namespace {

/// A room of Aya and Kyoko; Natsumi is in the library.
model::Room teaIn(StudioHouse &house)
{
    for (const QString &name : {u"aya"_s, u"kyoko"_s, u"natsumi"_s})
        (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(name));
    return house.create(tests::room(u"Tea at five"_s).with({u"aya"_s, u"kyoko"_s}));
}

QStringList kindsOf(const QList<model::Envelope> &events)
{
    QStringList kinds;
    for (const model::Envelope &event : events)
        kinds.append(wire::kindOf(event.body));
    return kinds;
}

model::Room roomIn(StudioHouse &house, const base::RoomId &id)
{
    const auto view = house.open(id);
    return view ? view->room : model::Room{};
}

} // namespace

/// A room set up as a whole: one command, events only for changes, and no change if a part is invalid.
class TestRoomSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allOfItIsChangedAtOnce();
    void onlyWhatChangedMakesEvents_data();
    void onlyWhatChangedMakesEvents();
    void whatIsAsItWasIsDoneAtOnce();
    void aSetUpRoomIsFoundAgainAfterARestart();
    void aWrongPartRefusesTheWhole_data();
    void aWrongPartRefusesTheWhole();
    void whoIsInTheRoomMayStayUnknown();
    void whoWasRemovedCannotJoin();
    void aNewRoomHasItsSceneAndIdentities();
    void theGroupThatItWasMadeOfStays();
    void aNewRoomIsCheckedTheSame();
    void aReaderSetsUpNothing();
};

void TestRoomSetup::allOfItIsChangedAtOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room before = teaIn(house);
    RoomSetup setup = setupOf(before);
    setup.name = u"  Lab talk "_s;
    setup.roster = {companion(u"natsumi"_s), companion(u"aya"_s)};
    setup.policy.gap = Millis(0);
    setup.policy.maxCompanionTurns = 3;
    setup.scene = u"A laboratory at night."_s;
    setup.identities = {{.name = u"Mika"_s}, {ParticipantId(u"user_mina"_s), u"美奈"_s, u"#aa6644"_s}};

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(before.id, setup));

    model::Room expected{setup, before.id};
    expected.name = u"Lab talk"_s;
    QVERIFY(roomIn(house, before.id) == expected);
    QCOMPARE(kindsOf(house.published()), (QStringList{u"room"_s, u"roster"_s, u"policy"_s}));
    const auto view = house.open(before.id);
    QCOMPARE(view->floor.rows.size(), 2);
    QCOMPARE(view->floor.rows.first().id, companion(u"natsumi"_s));
    QCOMPARE(view->floor.policy.maxCompanionTurns, 3);
    QCOMPARE(house.list().first().name, u"Lab talk"_s);
}

void TestRoomSetup::onlyWhatChangedMakesEvents_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("kinds");
    QTest::newRow("the name") << Change([](RoomSetup &s) { s.name = u"Tea"_s; }) << QStringList{u"room"_s};
    QTest::newRow("the scene") << Change([](RoomSetup &s) { s.scene = u"Kyoto"_s; })
                               << QStringList{u"room"_s};
    QTest::newRow("an identity") << Change([](RoomSetup &s) { s.identities = {{.name = u"Mika"_s}}; })
                                 << QStringList{u"room"_s};
    QTest::newRow("who an identity is")
        << Change([](RoomSetup &s) { s.identities = {{.name = u"Mika"_s, .description = u"A student."_s}}; })
        << QStringList{u"room"_s};
    QTest::newRow("a companion here")
        << Change([](RoomSetup &s) { s.overrides = {{.companion = companion(u"aya"_s), .role = u"x"_s}}; })
        << QStringList{u"room"_s};
    QTest::newRow("somebody who is not here")
        << Change([](RoomSetup &s) { s.overrides = {{.companion = companion(u"gone"_s), .role = u"x"_s}}; })
        << QStringList{u"room"_s};
    QTest::newRow("the budget") << Change([](RoomSetup &s) { s.models.budget = 1'000'000'000; })
                                << QStringList{u"room"_s};
    QTest::newRow("what can be heard")
        << Change([](RoomSetup &s) { s.voices.aloud = true; }) << QStringList{u"room"_s};
    QTest::newRow("the order") << Change([](RoomSetup &s) { std::swap(s.roster[0], s.roster[1]); })
                               << QStringList{u"room"_s, u"roster"_s};
    QTest::newRow("the policy") << Change([](RoomSetup &s) { s.policy.policy = model::PolicyName::Manual; })
                                << QStringList{u"room"_s, u"policy"_s};
}

void TestRoomSetup::onlyWhatChangedMakesEvents()
{
    QFETCH(const Change, change);
    QFETCH(const QStringList, kinds);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaIn(house);
    RoomSetup setup = setupOf(room);
    change(setup);

    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup));

    QCOMPARE(kindsOf(house.published()), kinds);
    QVERIFY(setupOf(roomIn(house, room.id)) == setup);
}

void TestRoomSetup::whatIsAsItWasIsDoneAtOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaIn(house);

    tests::Answer<void> answer;
    house.rooms().setUpRoom(room.id, setupOf(room), answer.then());

    QVERIFY(answer.waited());
    QVERIFY(house.published().isEmpty());
    QCOMPARE(answer.count(), 1);
}

void TestRoomSetup::aSetUpRoomIsFoundAgainAfterARestart()
{
    const TemporaryStudio studio;
    model::Room room;
    RoomSetup setup;
    {
        StudioHouse house(studio.dataFolder());
        room = teaIn(house);
        setup = setupOf(room);
        setup.roster = {companion(u"natsumi"_s)};
        setup.policy.policy = model::PolicyName::Manual;
        setup.scene = u"Kyoto"_s;
        setup.identities = {{ParticipantId(u"user_mina"_s), u"Mina"_s, {}}};
        setup.models = {model::RoomModels::Votes::Batched, 2'000'000'000, true};
        setup.voices = {.aloud = true, .inStep = true};
        setup.turns = {.maxSessionTurns = 40, .watchLoops = false, .compress = false, .whispersAloud = true};
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup));
    }
    StudioHouse house(studio.dataFolder());
    const auto view = house.open(room.id);

    QVERIFY(setupOf(view->room) == setup);
    QCOMPARE(view->floor.rows.size(), 1);
    QVERIFY(view->floor.policy == setup.policy);
}

void TestRoomSetup::aWrongPartRefusesTheWhole_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("says");
    const auto budget = [](qint64 nanoDollars) {
        return Change([=](RoomSetup &s) { s.models.budget = nanoDollars; });
    };
    QTest::newRow("a budget of nothing") << budget(0) << u"Budget: choose"_s;
    QTest::newRow("a budget below nothing") << budget(-1) << u"or none"_s;
    QTest::newRow("a budget beyond all") << budget(model::kMostBudget + 1) << u"Budget: choose"_s;
    const auto overrides = [](const QList<model::PersonaOverride> &list) {
        return Change([=](RoomSetup &s) { s.overrides = list; });
    };
    const ParticipantId aya = companion(u"aya"_s);
    QTest::newRow("a role without end")
        << overrides({{.companion = aya, .role = QString(persona::kLongestRole + 1, u'x')}}) << u"Shorten"_s;
    QTest::newRow("last words without end")
        << overrides({{.companion = aya, .endNote = QString(persona::kLongestSystemNote + 1, u'x')}})
        << u"Shorten"_s;
    QTest::newRow("somebody who never stops")
        << overrides({{.companion = aya, .talkativeness = 1.5}}) << u"talkativeness"_s;
    QTest::newRow("talkativeness that is no number")
        << overrides({{.companion = aya, .talkativeness = qQNaN()}}) << u"talkativeness"_s;
    QTest::newRow("a model beyond its limits")
        << overrides({{.companion = aya, .model = model::ModelChoice{.temperature = 9.0}}})
        << u"temperature"_s;
    QTest::newRow("a changed user") << overrides({{.companion = ParticipantId(u"user"_s), .role = u"x"_s}})
                                    << u"Only companions"_s;
    QTest::newRow("a companion changed twice")
        << overrides({{.companion = aya, .role = u"x"_s}, {.companion = aya, .role = u"y"_s}})
        << u"only once"_s;
    QTest::newRow("a life story") << Change([](RoomSetup &s) {
        s.identities = {
            {.name = u"Mika"_s, .description = QString(model::kLongestIdentityDescription + 1, u'x')}};
    }) << u"Mika"_s;
    const auto identity = [](const QString &id, const QString &name, const QString &colour = {}) {
        return Change([=](RoomSetup &s) { s.identities = {{ParticipantId(id), name, colour}}; });
    };
    QTest::newRow("no name") << Change([](RoomSetup &s) { s.name = u" "_s; }) << u"needs a name"_s;
    QTest::newRow("a long name") << Change([](RoomSetup &s) { s.name = QString(121, u'x'); }) << u"120"_s;
    QTest::newRow("a stranger") << Change([](RoomSetup &s) { s.roster.append(companion(u"nobody"_s)); })
                                << u"companion_nobody"_s;
    QTest::newRow("one twice") << Change([](RoomSetup &s) { s.roster.append(s.roster.first()); })
                               << u"only once"_s;
    QTest::newRow("a user on the floor")
        << Change([](RoomSetup &s) { s.roster = {tests::user()}; }) << u"Only companions"_s;
    QTest::newRow("a policy of a later version")
        << Change([](RoomSetup &s) { s.policy.policy = model::PolicyName(99); })
        << u"This version does not support this turn-taking"_s;
    QTest::newRow("a long pause") << Change([](RoomSetup &s) { s.policy.gap = Millis(60'001); })
                                  << u"choose 0 to 60 s"_s;
    QTest::newRow("a time that goes back")
        << Change([](RoomSetup &s) { s.policy.gap = Millis(-1); }) << u"choose 0 to"_s;
    QTest::newRow("a short vote") << Change([](RoomSetup &s) { s.policy.voteDeadline = Millis(499); })
                                  << u"choose 0.5 to 600 s"_s;
    QTest::newRow("more than a week without you")
        << Change([](RoomSetup &s) { s.policy.ceiling = Millis(604'800'001); })
        << u"choose 0 to 10,080 min"_s;
    QTest::newRow("no tiers") << Change([](RoomSetup &s) { s.policy.tiers.clear(); }) << u"Keep 1 to"_s;
    QTest::newRow("falling prices") << Change([](RoomSetup &s) {
        s.policy.tiers = {{60, 50}, {5, 10}};
    }) << u"Tier 2: choose a higher price"_s;
    QTest::newRow("a tier without words")
        << Change([](RoomSetup &s) { s.policy.tiers[1].length = 0; }) << u"Tier 2: choose a text limit"_s;
    QTest::newRow("no turns") << Change([](RoomSetup &s) { s.policy.maxCompanionTurns = 0; })
                              << u"Turns before you write: choose 1 to"_s;
    for (const int turns : {0, -1, model::kMostSessionTurns + 1})
        QTest::addRow("%d turns in all", turns)
            << Change([turns](RoomSetup &s) { s.turns.maxSessionTurns = turns; }) << u"choose 1 to 100,000"_s;
    QTest::newRow("a long scene") << Change([](RoomSetup &s) { s.scene = QString(4001, u'x'); })
                                  << u"4,001"_s;
    QTest::newRow("somebody else's id") << identity(u"companion_aya"_s, u"Mika"_s) << u"user_"_s;
    QTest::newRow("an id of signs") << identity(u"user_../x"_s, u"Mika"_s) << u"user_"_s;
    QTest::newRow("an identity without a name") << identity(u"user_mina"_s, u" "_s) << u"name"_s;
    QTest::newRow("a name of two lines") << identity(u"user_mina"_s, u"a\nb"_s) << u"one line"_s;
    QTest::newRow("a colour that is none") << identity(u"user_mina"_s, u"Mina"_s, u"red"_s) << u"#3f6fc4"_s;
    QTest::newRow("two of one id") << Change([](RoomSetup &s) {
        s.identities = {{.name = u"Mika"_s}, {.name = u"Mina"_s}};
    }) << u"Two identities"_s;
    QTest::newRow("a crowd of identities") << Change([](RoomSetup &s) {
        for (int i = 0; i < 17; ++i)
            s.identities.append({ParticipantId(u"user_%1"_s.arg(i)), u"x"_s, {}});
    }) << u"at most 16"_s;
}

void TestRoomSetup::aWrongPartRefusesTheWhole()
{
    QFETCH(const Change, change);
    QFETCH(const QString, says);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaIn(house);
    RoomSetup setup = setupOf(room);
    setup.name = u"Something new"_s;
    change(setup);

    const auto error = tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY2(error->text.contains(says), qPrintable(error->text));
    QVERIFY(house.published().isEmpty());
    QVERIFY(roomIn(house, room.id) == room);
}

void TestRoomSetup::whoIsInTheRoomMayStayUnknown()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = house.create(tests::room(u"tea"_s).with({u"stranger"_s}));
    RoomSetup setup = setupOf(room);
    setup.scene = u"Kyoto"_s;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup));
}

void TestRoomSetup::whoWasRemovedCannotJoin()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = teaIn(house);
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(companion(u"natsumi"_s)));
    RoomSetup setup = setupOf(room);
    setup.roster.append(companion(u"natsumi"_s));

    const auto error = tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
}

void TestRoomSetup::aNewRoomHasItsSceneAndIdentities()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Room like = tests::room(u"tea"_s).with({u"aya"_s});
    like.scene = u"Kyoto"_s;
    like.identities = {{ParticipantId(u"user_mina"_s), u"Mina"_s, u"#aa6644"_s}};

    const model::Room made = house.create(like);

    QCOMPARE(made.scene, like.scene);
    QCOMPARE(made.identities, like.identities);
    QVERIFY(roomIn(house, made.id) == made);
}

// Whatever later setups change.
void TestRoomSetup::theGroupThatItWasMadeOfStays()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QString group = u"{\"name\":\"Tea\",\"members\":[\"Aya.png\"],\"auto_mode_delay\":5}"_s;
    const auto made =
        tests::answerTo(house.rooms(), &ports::RoomPort::createRoom)({{.name = u"Tea"_s}, group});
    QVERIFY(made);
    RoomSetup setup = setupOf(*made);
    setup.scene = u"Kyoto"_s;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setUpRoom)(made->id, setup));

    QCOMPARE(roomIn(house, made->id).foreignGroup, group);
    QCOMPARE(roomIn(house, made->id).scene, u"Kyoto"_s);
}

void TestRoomSetup::aNewRoomIsCheckedTheSame()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    ports::NewRoom wanted{{.name = u"Tea"_s}};
    wanted.policy.gap = Millis(100'000);
    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::createRoom)(wanted)->code,
             ErrorCode::InvalidInput);
    wanted.policy = {};
    wanted.foreignGroup = QString(model::kMostForeignGroup + 1, u'x');
    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::createRoom)(wanted)->code,
             ErrorCode::InvalidInput);
    wanted.foreignGroup.clear();
    wanted.identities = {{ParticipantId(u"nobody"_s), u"x"_s, {}}};
    QCOMPARE(tests::endOf(house.rooms(), &ports::RoomPort::createRoom)(wanted)->code,
             ErrorCode::InvalidInput);
    QVERIFY(house.list().isEmpty());
}

void TestRoomSetup::aReaderSetsUpNothing()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    const model::Room room = teaIn(writer);
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    RoomSetup setup = setupOf(room);
    setup.name = u"Mine"_s;
    QCOMPARE(tests::endOf(reader.rooms(), &ports::RoomPort::setUpRoom)(room.id, setup)->code,
             ErrorCode::ReadOnly);
}

SUITE_TEST(QCoreApplication, TestRoomSetup)

} // namespace tst_room_setup

#include "tst_room_setup.moc"
