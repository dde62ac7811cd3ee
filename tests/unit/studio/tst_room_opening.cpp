// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "core/wire/envelope_wire.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

#include <functional>

namespace tst_room_opening {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using model::MessagePosted;
using model::PolicyName;
using ports::NewRoom;
using ports::RoomPort;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;
using Change = std::function<void(NewRoom &)>;

} // namespace tst_room_opening

Q_DECLARE_METATYPE(tst_room_opening::Change)

namespace tst_room_opening {

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

void fillLibrary(StudioHouse &house)
{
    for (const QString &name : {u"aya"_s, u"kyoko"_s})
        (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(name));
}

/// Aya greets Kyoko and Mika.
NewRoom greeted()
{
    NewRoom room{{.name = u"Tea"_s, .roster = {kAya, kKyoko}, .identities = {{.name = u"Mika"_s}}}};
    room.opening = {.companion = kAya, .text = u"Come in, {{user}}! I am {{char}}."_s};
    return room;
}

struct Made
{
    model::Room room;
    std::optional<base::Error> error;
};

Made make(StudioHouse &house, const NewRoom &wanted)
{
    const auto answer = tests::answerTo(house.rooms(), &ports::RoomPort::createRoom)(wanted);
    Made made{.room = {}, .error = answer ? std::nullopt : std::optional(answer.error())};
    if (answer)
        made.room = *answer;
    return made;
}

QList<MessagePosted> said(const ports::RoomView &view)
{
    QList<MessagePosted> posted;
    for (const model::MessageRow &row : view.newest.rows)
        posted.append(row.posted);
    return posted;
}

} // namespace

/// A room that begins with the greeting of a card: said word for word, once, and then it is a room like any
/// other.
class TestRoomOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGreetingIsTheFirstMessage();
    void itIsThereAfterARestart();
    void nobodysModelIsAskedForIt();
    void withoutANameTheUserIsYou();
    void oneSeedGivesOneGreeting();
    void theOthersMayAnswerUpToTheTurnLimit_data();
    void theOthersMayAnswerUpToTheTurnLimit();
    void aloneItWaitsForTheUser_data();
    void aloneItWaitsForTheUser();
    void whatCannotBeSaidRefusesTheRoomWhole_data();
    void whatCannotBeSaidRefusesTheRoomWhole();
    void aReaderMakesNoRoom();
};

void TestRoomOpening::theGreetingIsTheFirstMessage()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);

    const Made made = make(house, greeted());
    const auto view = house.open(made.room.id);

    QVERIFY(!made.error && view);
    const QList<MessagePosted> messages = said(*view);
    QCOMPARE(messages.size(), 1);
    QCOMPARE(messages.first().message.from, kAya);
    QCOMPARE(messages.first().message.text, u"Come in, Mika! I am Aya."_s);
    QCOMPARE(messages.first().personaRevision, 1);
    QVERIFY(!messages.first().turn);
    QVERIFY(messages.first().message.to.isEmpty());
    QCOMPARE(house.list().first().messages, 1);
}

void TestRoomOpening::itIsThereAfterARestart()
{
    const TemporaryStudio studio;
    Made made;
    {
        StudioHouse house(studio.dataFolder());
        fillLibrary(house);
        made = make(house, greeted());
    }
    StudioHouse again(studio.dataFolder(), StudioHouse::Access::ReadWrite, 2);

    const auto view = again.open(made.room.id);

    QVERIFY(view);
    const QList<MessagePosted> messages = said(*view);
    QCOMPARE(messages.size(), 1);
    QCOMPARE(messages.first().message.text, u"Come in, Mika! I am Aya."_s);
    QCOMPARE(messages.first().personaRevision, 1);
    QVERIFY(!again.say(made.room.id, u"Hello!"_s));
    QCOMPARE(said(*again.open(made.room.id)).size(), 2);
}

void TestRoomOpening::nobodysModelIsAskedForIt()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);

    (void)make(house, greeted());

    for (const llm::ModelRequest &request : house.model().requests()) {
        QCOMPARE(request.brief.purpose, llm::Purpose::Vote);
        QVERIFY(request.brief.persona.id != kAya); // the greeter does not vote on the greeting
    }
}

void TestRoomOpening::withoutANameTheUserIsYou()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);
    NewRoom nameless = greeted();
    nameless.identities.clear();

    const Made made = make(house, nameless);

    QCOMPARE(said(*house.open(made.room.id)).first().message.text, u"Come in, you! I am Aya."_s);
}

void TestRoomOpening::oneSeedGivesOneGreeting()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);
    NewRoom room = greeted();
    room.opening->text = u"{{random:1,2,3,4,5,6,7,8}}{{roll:1000000}}"_s;
    room.drawSeed = false;
    const auto textFor = [&](quint64 seed) {
        room.policy.seed = seed;
        return said(*house.open(make(house, room).room.id)).first().message.text;
    };

    const QString first = textFor(7);

    QVERIFY(!first.contains(u'{'));
    QCOMPARE(textFor(7), first);
    QVERIFY(textFor(8) != first);
}

void TestRoomOpening::theOthersMayAnswerUpToTheTurnLimit_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::addColumn<int>("limit");
    for (const int limit : {1, 3}) {
        QTest::addRow("vote, %d", limit) << PolicyName::Vote << limit;
        QTest::addRow("ring, %d", limit) << PolicyName::Ring << limit;
    }
}

// The greeting counts as a turn: nobody has written yet, and companions never continue for ever.
void TestRoomOpening::theOthersMayAnswerUpToTheTurnLimit()
{
    QFETCH(const PolicyName, policy);
    QFETCH(const int, limit);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);
    for (const auto &who : {kAya, kKyoko}) {
        house.model().script(who, llm::Purpose::Vote, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
        for (int i = 0; i < 10; ++i)
            house.model().script(who, llm::Purpose::Speech,
                                 ScriptedAnswer::text(u"%1 %2"_s.arg(i).arg(who.value())));
    }
    NewRoom room = greeted();
    room.policy.policy = policy;
    room.policy.maxCompanionTurns = limit;

    const Made made = make(house, room);
    for (int i = 0; i < 20; ++i)
        house.wait(Millis(1000));

    const auto view = house.open(made.room.id);
    QCOMPARE(said(*view).size(), limit);
    QCOMPARE(view->floor.rest->reason, model::RestReason::TurnLimit);
}

void TestRoomOpening::aloneItWaitsForTheUser_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::newRow("vote") << PolicyName::Vote;
    QTest::newRow("manual") << PolicyName::Manual;
    QTest::newRow("resource") << PolicyName::Resource;
}

void TestRoomOpening::aloneItWaitsForTheUser()
{
    QFETCH(const PolicyName, policy);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);
    NewRoom room = greeted();
    room.roster = {kAya};
    room.policy.policy = policy;

    const Made made = make(house, room);
    house.wait(Millis(60'000));

    const auto view = house.open(made.room.id);
    QCOMPARE(said(*view).size(), 1);
    QVERIFY(view->floor.rest);
    QVERIFY(house.model().requests().isEmpty());
}

void TestRoomOpening::whatCannotBeSaidRefusesTheRoomWhole_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("somebody else") << Change(
        [](NewRoom &room) { room.opening->companion = companion(u"mina"_s); });
    QTest::newRow("the user") << Change(
        [](NewRoom &room) { room.opening->companion = base::ParticipantId(u"user"_s); });
    QTest::newRow("no words") << Change([](NewRoom &room) { room.opening->text = u" \n"_s; });
    QTest::newRow("too many words") << Change(
        [](NewRoom &room) { room.opening->text = QString(persona::kLongestGreeting + 1, u'x'); });
}

void TestRoomOpening::whatCannotBeSaidRefusesTheRoomWhole()
{
    QFETCH(const Change, change);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    fillLibrary(house);
    NewRoom room = greeted();
    change(room);

    const Made made = make(house, room);

    QVERIFY(made.error);
    QCOMPARE(made.error->code, ErrorCode::InvalidInput);
    QVERIFY(!made.error->text.isEmpty());
    QVERIFY(house.list().isEmpty());
}

void TestRoomOpening::aReaderMakesNoRoom()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);

    const Made made = make(reader, greeted());

    QVERIFY(made.error);
    QCOMPARE(made.error->code, ErrorCode::ReadOnly);
}

SUITE_TEST(QCoreApplication, TestRoomOpening)

} // namespace tst_room_opening

#include "tst_room_opening.moc"
