// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/persona_table.h"
#include "core/store/tables/room_table.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/unit/intake/random_room.h"

namespace tst_round_trip {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using model::Envelope;
using tests::exported;
using tests::fill;
using tests::imported;
using tests::kAya;
using tests::kPatience;
using tests::kRoom;
using tests::Place;
using tests::RandomRoom;
using tests::roomsIn;
using tests::written;

namespace {

template<class T>
T answerOf(const std::function<void(QObject *, base::ThenWork<T>)> &ask)
{
    QObject context;
    std::optional<base::Result<T>> answer;
    ask(&context, [&answer](const base::Result<T> &read) { answer = read; });
    return QTest::qWaitFor([&answer] { return answer.has_value(); }, kPatience) && *answer ? **answer : T();
}

model::MessagePage pageOf(Place &place, const base::RoomId &room = kRoom)
{
    return answerOf<model::MessagePage>([&](QObject *context, auto then) {
        store::RoomTable(*place.store).messages(room, 0, 1000, context, then);
    });
}

QByteArray pictureOf(Place &place)
{
    return answerOf<QByteArray>([&](QObject *context, auto then) {
        store::PersonaTable(*place.store).attachment(tests::hashOf(tests::dot()), context, then);
    });
}

} // namespace

/// Rooms that are exported from one studio and imported into another.
class TestRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost_data();
    void nothingIsLost();
    void aSecondTimeItIsAnotherRoom();
    void whatIsCutLeavesNothing();
    void aCancelledImportLeavesNothing();
    void aTalkBecomesARoom();
    void theModelOfARoomIsLeftToTheUser_data();
    void theModelOfARoomIsLeftToTheUser();
};

void TestRoundTrip::nothingIsLost_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestRoundTrip::nothingIsLost()
{
    QFETCH(const quint32, seed);
    Place first;
    fill(first, RandomRoom(seed).log());
    const QByteArray before = exported(first, kRoom);
    QVERIFY(before.contains("\"version\":2") && before.contains("\"revisions\""));
    Place second;
    const auto room = imported(second, {written(second, before)});
    QVERIFY(room);
    QCOMPARE(room->id, kRoom);
    const QByteArray after = exported(second, kRoom);
    QCOMPARE(tests::hashOf(after), tests::hashOf(before));
    QCOMPARE(pageOf(second), pageOf(first)); // the path, what was edited, how many alternatives
    QCOMPARE(pictureOf(second), tests::dot());
    const auto whispers = [](Place &place) {
        return answerOf<QList<store::Whisper>>([&](QObject *context, auto then) {
            store::RoomTable(*place.store).whispers(kRoom, context, then);
        });
    };
    QCOMPARE(whispers(second), whispers(first));
}

void TestRoundTrip::aSecondTimeItIsAnotherRoom()
{
    Place place;
    fill(place, RandomRoom(1).log());
    const QByteArray before = exported(place, kRoom);
    const auto room = imported(place, {written(place, before), u"Again"_s});
    QVERIFY(room);
    QVERIFY(room->id != kRoom);
    QCOMPARE(room->name, u"Again"_s);
    QCOMPARE(roomsIn(place), 2);
    QVERIFY(!exported(place, room->id).contains(kRoom.value().toUtf8()));
}

void TestRoundTrip::whatIsCutLeavesNothing()
{
    Place first;
    fill(first, RandomRoom(2).log());
    const QByteArray before = exported(first, kRoom);
    Place second;
    for (qsizetype cut = 0; cut + 3 < before.size(); cut += before.size() / 40)
        QVERIFY2(!imported(second, {written(second, before.left(cut))}), qPrintable(QString::number(cut)));
    QCOMPARE(roomsIn(second), 0);
    QVERIFY(imported(second, {written(second, before)})); // and no remains are in the way
}

void TestRoundTrip::aCancelledImportLeavesNothing()
{
    Place first;
    fill(first, RandomRoom(3).log());
    Place second;
    const QString file = written(second, exported(first, kRoom));
    tests::Answer<ports::ImportedRoom> answer;
    base::Job job = second.imports.importFile({file}, {}, answer.then());
    job.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(answer.isHere(), kPatience);
    QVERIFY(!answer.result());
    QCOMPARE(answer.result().error().code, base::ErrorCode::Cancelled);
    QCOMPARE(roomsIn(second), 0);
}

void TestRoundTrip::aTalkBecomesARoom()
{
    Place place;
    const QString file = written(place, "Mika: hi\nLuna: a\nMika: b\nLuna: c\nNarrator: d\nNarrator: e\n");
    using As = model::ImportedPerson::As;
    const auto room = imported(place, {file,
                                       u"Night"_s,
                                       {{.name = u"Mika"_s, .as = As::Me},
                                        {.name = u"Luna"_s, .as = As::NewCompanion},
                                        {.name = u"Narrator"_s, .as = As::Outsider}}});
    QVERIFY(room);
    QCOMPARE(room->roster, (QList<ParticipantId>{ParticipantId(u"companion_luna"_s)}));
    QCOMPARE(room->identities.first().name, u"Mika"_s);
    QObject context;
    std::optional<store::RoomRecord> record;
    store::RoomTable(*place.store).openRoom(room->id, &context, [&record](const auto &read) {
        record = read.value();
    });
    QTRY_VERIFY_WITH_TIMEOUT(record.has_value(), kPatience);
    QCOMPARE(record->messages, 6);
    QVERIFY(record->initial.roster.isEmpty()); // nobody is asked about imported messages
    QCOMPARE(record->recent.last().posted.message.from, ParticipantId(u"Narrator"_s));
}

void TestRoundTrip::theModelOfARoomIsLeftToTheUser_data()
{
    QTest::addColumn<model::ModelChoice>("used");
    QTest::addColumn<std::optional<model::ModelChoice>>("here");
    QTest::addColumn<QString>("told");
    using Choice = std::optional<model::ModelChoice>;
    const model::ModelChoice rehearsal{.provider = model::rehearsalProvider()};
    QTest::newRow("a model")
        << model::ModelChoice{.provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s} << Choice()
        << u"The room used qwen2.5 · ollama, which was left out. The default model is used until you choose "
           "another for this room."_s;
    QTest::newRow("Rehearsal") << rehearsal << Choice(rehearsal) << QString();
}

void TestRoundTrip::theModelOfARoomIsLeftToTheUser()
{
    QFETCH(const model::ModelChoice, used);
    QFETCH(const std::optional<model::ModelChoice>, here);
    QFETCH(const QString, told);
    Place first;
    QList<Envelope> log = RandomRoom(1).log(3);
    model::Room room = std::get<model::RoomChanged>(log.first().body).room;
    room.models.model = used;
    log.first().body = model::RoomChanged{room};
    fill(first, log);
    Place second;
    tests::Answer<ports::ImportedRoom> answer;
    const base::Job job =
        second.imports.importFile({written(second, exported(first, kRoom))}, {}, answer.then());
    QTRY_VERIFY_WITH_TIMEOUT(answer.isHere(), kPatience);
    QVERIFY(answer.result());

    QCOMPARE(answer.result()->room.models.model, here);
    QStringList lines;
    for (const model::CardNote &note : answer.result()->report)
        lines.append(note.text);
    QCOMPARE(lines.contains(told), !told.isEmpty());
}

SUITE_TEST(QCoreApplication, TestRoundTrip)

} // namespace tst_round_trip

#include "tst_round_trip.moc"
