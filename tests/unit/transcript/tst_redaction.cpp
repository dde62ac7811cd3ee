// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/participants.h"
#include "core/transcript/redaction.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/persona_wire.h"
#include "tests/support/suite.h"
#include "tests/unit/transcript/documents.h"

#include <QTest>

namespace tst_redaction {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace studio::tests::documents;
using transcript::Redaction;

namespace {

model::Room secretRoom()
{
    model::Room room = tests::room(u"Aya's tea with 京子"_s).with({u"aya"_s, u"kyoko"_s});
    room.identities = {{ParticipantId(u"user_mina"_s), u"Mina Sato"_s, {}, u"Mina from Kobe"_s}};
    room.scene = u"Mina's kitchen"_s;
    room.foreignGroup = u"{\"members\": [\"\\u4eac\\u5b50.png\", \"Mina\"], \"secret\": \"Kobe\"}"_s;
    model::Guest guest;
    guest.id = ParticipantId(u"guest:bot"_s);
    guest.wireName = u"helper_bot"_s;
    guest.name = u"Helper"_s;
    room.guests = {guest};
    room.continued = {base::RoomId(u"other"_s), u"Planning in Kobe"_s, base::MessageId(u"m1"_s)};
    return room;
}

QList<model::Persona> secretPeople()
{
    model::Persona aya = persona(u"aya"_s).named(model::Language::English, u"Aya"_s, {u"Aya-chan"_s});
    aya.texts[model::Language::Japanese].name = u"綾"_s;
    aya.texts[model::Language::Japanese].readings = {{u"綾"_s, u"あや"_s}};
    aya.texts[model::Language::English].story = u"Aya grew up with Kyoko."_s;
    aya.notes = u"after a friend"_s;
    aya.avatar.picture = u"hash"_s;
    model::Persona kyoko = persona(u"kyoko"_s).named(model::Language::English, u"Kyoko"_s);
    kyoko.texts[model::Language::Japanese].name = u"京子"_s;
    return {aya, kyoko};
}

} // namespace

/// Rooms without names: the same person has the same replacement everywhere, and only names are replaced.
class TestRedaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesInTextsAreReplaced_data();
    void namesInTextsAreReplaced();
    void nothingOfThePeopleIsLeft();
    void eventsKeepTheirMeaning();
    void whatWasHeardEndsAtTheSamePlace();
    void noRedactionChangesNothing();
    void whoeverWasThereIsKnown();
    void manyNamesAreNoTrouble();
    void freeTextsOfToolsAreRead();
    void piecesOfRepliesSayNothing();
};

void TestRedaction::namesInTextsAreReplaced_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("a name") << u"Aya, are you there?"_s << u"Companion A, are you there?"_s;
    QTest::newRow("its possessive") << u"Aya's cup"_s << u"Companion A's cup"_s;
    QTest::newRow("any case") << u"AYA! kyoko?"_s << u"Companion A! Companion B?"_s;
    QTest::newRow("within a word") << u"Himalayan papaya, minaret"_s << u"Himalayan papaya, minaret"_s;
    QTest::newRow("with an accent") << u"Ayá and Aya\u0301!"_s << u"Companion A and Companion A!"_s;
    QTest::newRow("full width") << u"ＡＹＡ、Ｋｙｏｋｏさん"_s << u"Companion A、Companion Bさん"_s;
    QTest::newRow("an unseen sign in it") << u"Ky\u200boko"_s << u"Companion B"_s;
    QTest::newRow("an apostrophe behind it") << u"Aya’s and Mina's"_s << u"Companion A’s and Person 1's"_s;
    QTest::newRow("a nickname") << u"Aya-chan!"_s << u"Companion A!"_s;
    QTest::newRow("Japanese") << u"綾さんと京子が"_s << u"Companion AさんとCompanion Bが"_s;
    QTest::newRow("a reading") << u"あやちゃん、アヤ"_s << u"Companion Aちゃん、Companion A"_s;
    QTest::newRow("Latin in Japanese") << u"これはAyaさん"_s << u"これはCompanion Aさん"_s;
    QTest::newRow("a whole name") << u"Mina Sato said"_s << u"Person 1 said"_s;
    QTest::newRow("its parts") << u"Sato! Mina!"_s << u"Person 1! Person 1!"_s;
    QTest::newRow("an id") << u"@companion_kyoko"_s << u"@companion_b"_s;
    QTest::newRow("a guest") << u"Helper, helper_bot"_s << u"Companion C, Companion C"_s;
    QTest::newRow("markup") << u"**Aya** <Kyoko>"_s << u"**Companion A** <Companion B>"_s;
    QTest::newRow("beside half a character") << QString(u"Aya "_s + QChar(0xd800)) << u"Companion A \ufffd"_s;
    QTest::newRow("nobody") << u"Nothing to hide."_s << u"Nothing to hide."_s;
}

void TestRedaction::namesInTextsAreReplaced()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);

    QCOMPARE(Redaction(secretRoom(), secretPeople()).of(text), plain);
}

void TestRedaction::nothingOfThePeopleIsLeft()
{
    const Redaction redaction(secretRoom(), secretPeople());
    const QByteArray room = wire::dump(wire::roomToJson(redaction.of(secretRoom()))).toLower();
    const QByteArray aya = wire::personaToBytes(redaction.of(secretPeople().first())).toLower();

    for (const QByteArray &document : {room, aya}) {
        for (const char *name :
             {"aya", "kyoko", "\"mina", "mina from", "sato", "kobe", "helper", "hash", "friend"})
            QVERIFY2(!document.contains(name), QByteArray(document + " has " + name).constData());
        QVERIFY(!document.contains(QString(u"綾"_s).toUtf8()));
        QVERIFY(!document.contains(QString(u"京子"_s).toUtf8()));
    }
    QCOMPARE(redaction.of(secretRoom()).roster.first(), ParticipantId(u"companion_a"_s));
    QCOMPARE(redaction.of(secretRoom()).identities.first().id, ParticipantId(u"user_1"_s));
    QCOMPARE(redaction.of(secretPeople().first()).textIn(model::Language::English).name, u"Companion A"_s);
}

// Even if a name is a word of the protocol.
void TestRedaction::eventsKeepTheirMeaning()
{
    model::Persona speak = persona(u"aya"_s).named(model::Language::English, u"Speak"_s);
    const Redaction redaction(tests::room(u"tea"_s).with({u"aya"_s}), {speak});
    model::Candidate candidate;
    candidate.id = kAya;
    candidate.state = model::VoteState::Speak;
    candidate.importance = 7;
    model::Envelope event = decided({candidate}, kAya);
    event.room = base::RoomId(u"tea"_s);
    event.origin = u"studio"_s;

    const auto plain = redaction.of(event);

    QVERIFY(plain);
    const auto &decision = std::get<model::Decided>(plain->body).decision;
    QCOMPARE(decision.winner, ParticipantId(u"companion_a"_s));
    QCOMPARE(decision.candidates.first().state, model::VoteState::Speak);
    QCOMPARE(decision.candidates.first().importance, 7);
    QCOMPARE(plain->seq, event.seq);
}

void TestRedaction::whatWasHeardEndsAtTheSamePlace()
{
    model::MessageRow cut = row(0, kAya, u"Kyoko, come and see the rain"_s);
    cut.posted.message.heardUntil = 11; // "Kyoko, come"
    cut.original = u"Kyoko, something else"_s;

    const model::MessageRow plain = Redaction(secretRoom(), secretPeople()).of(cut);

    QCOMPARE(plain.posted.message.text.left(*plain.posted.message.heardUntil), u"Companion B, come"_s);
    QVERIFY(!plain.original);
    QCOMPARE(plain.posted.message.from, ParticipantId(u"companion_a"_s));
}

void TestRedaction::noRedactionChangesNothing()
{
    const Redaction none;
    QCOMPARE(none.of(u"Aya"_s), u"Aya"_s);
    QCOMPARE(none.of(kAya), kAya);
}

// Outsiders, former members, earlier names; and nobody is mistaken for another.
void TestRedaction::whoeverWasThereIsKnown()
{
    model::Room before = secretRoom();
    before.roster.append(companion(u"mei"_s));
    before.identities.append({ParticipantId(u"user_2"_s), u"Old Me"_s, {}, {}});
    model::Persona mei = persona(u"mei"_s).named(model::Language::English, u"Mei"_s);
    model::Persona renamed = persona(u"aya"_s).named(model::Language::English, u"Ayame"_s);
    const Redaction redaction(transcript::KnownPeople{{secretRoom(), before},
                                                      secretPeople() + QList<model::Persona>{mei, renamed},
                                                      {ParticipantId(u"Out Sider"_s)}});

    QCOMPARE(redaction.of(u"Mei, Ayame, Out Sider, Sider, Old Me"_s),
             u"Companion C, Companion A, Person 4, Person 4, Person 2"_s);
    QSet<ParticipantId> hidden;
    const QList<ParticipantId> everybody{companion(u"aya"_s),           companion(u"kyoko"_s),
                                         companion(u"mei"_s),           ParticipantId(u"guest:bot"_s),
                                         ParticipantId(u"user"_s),      ParticipantId(u"user_2"_s),
                                         ParticipantId(u"user_mina"_s), ParticipantId(u"Out Sider"_s)};
    for (const ParticipantId &id : everybody)
        hidden.insert(redaction.of(id));
    QCOMPARE(hidden.size(), everybody.size());
    QVERIFY(model::isUser(redaction.of(ParticipantId(u"user_2"_s))));
}

void TestRedaction::manyNamesAreNoTrouble()
{
    QList<model::Persona> people;
    for (int i = 0; i < 2000; ++i)
        people.append(
            persona(u"c%1"_s.arg(i)).named(model::Language::English, u"Somebody%1 Known%1"_s.arg(i)));
    const Redaction redaction(tests::room(u"tea"_s), people);

    QVERIFY(!redaction.of(u"Here is Somebody1999, and Known7."_s).contains(u"Somebody1999"_s));
    QVERIFY(!redaction.of(u"Here is Known7."_s).contains(u"Known7"_s));
}

void TestRedaction::freeTextsOfToolsAreRead()
{
    model::ToolCallRequest call;
    call.name = u"look"_s;
    call.arguments = {R"({"what":"camera","why":"Kyoko wants to see","Kyoko":1,"Companion B":2})"};
    model::Envelope event;
    event.seq = 3;
    event.room = base::RoomId(u"tea"_s);
    event.origin = u"studio"_s;
    event.topic = model::Topic::TurnEvents;
    event.body = model::TurnEvent{.turn = base::TurnId(u"t1"_s), .companion = kAya, .kind = call};

    const auto plain = Redaction(secretRoom(), secretPeople()).of(event);

    QVERIFY(plain);
    const auto &said = std::get<model::ToolCallRequest>(std::get<model::TurnEvent>(plain->body).kind);
    QVERIFY2(!said.arguments.text.contains("Kyoko"), said.arguments.text.constData());
    QVERIFY2(said.arguments.text.contains("Companion B (2)"),
             said.arguments.text.constData()); // no value is lost
    QVERIFY(said.arguments.text.contains("camera"));
}

void TestRedaction::piecesOfRepliesSayNothing()
{
    model::Envelope event;
    event.seq = 3;
    event.room = base::RoomId(u"tea"_s);
    event.origin = u"studio"_s;
    event.topic = model::Topic::TurnEvents;
    event.body =
        model::TurnEvent{.turn = base::TurnId(u"t1"_s), .companion = kAya, .kind = model::Content{u"Ky"_s}};

    const auto plain = Redaction(secretRoom(), secretPeople()).of(event);

    QVERIFY(plain);
    QCOMPARE(std::get<model::Content>(std::get<model::TurnEvent>(plain->body).kind).text, QString());
}

SUITE_TEST(QCoreApplication, TestRedaction)

} // namespace tst_redaction

#include "tst_redaction.moc"
