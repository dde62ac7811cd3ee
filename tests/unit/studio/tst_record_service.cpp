// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::ParticipantId;
using model::VoteState;
using ports::Record;
using ports::RecordFormat;
using ports::RecordPort;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

/// A room of Aya with a talk in it; Kyoko is in the library and never was in the room.
model::Room talkIn(StudioHouse &house, int messages = 2)
{
    model::Persona aya = tests::persona(u"aya"_s).named(model::Language::English, u"Aya"_s);
    aya.texts[model::Language::Japanese].name = u"綾"_s;
    model::Persona kyoko = tests::persona(u"kyoko"_s);
    kyoko.notes = u"for my eyes only"_s;
    for (const model::Persona &persona : {aya, kyoko})
        (void)house.endOf(house.personas().savePersona(persona));
    house.model().script(aya.id, llm::Purpose::Vote, ScriptedAnswer::vote(VoteState::Listen, 0));
    model::Room room = tests::room(u"Tea *at* five"_s).with({u"aya"_s});
    room.identities = {{ParticipantId(u"user_mina"_s), u"Mina"_s, {}}};
    room = house.create(room);
    for (int i = 0; i < messages; ++i) {
        const ports::Draft draft{.from = ParticipantId(u"user_mina"_s), .text = u"Line %1."_s.arg(i)};
        (void)house.endOf(house.rooms().say(room.id, draft));
    }
    house.wait(Millis(1));
    return room;
}

QByteArray contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// No file of this program grows beyond a few pages, as on a full disk, until it is destroyed.
class FullDisk
{
public:
    explicit FullDisk(rlim_t room)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full{room, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

} // namespace

/// Rooms as files: whole or not at all, and only what belongs into them.
class TestRecordService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomIsWrittenAsJson();
    void aLongRoomIsWrittenPageByPage();
    void aTalkIsWrittenToBeRead();
    void namesCanBeInAnotherLanguage();
    void onlyWhoWasThereIsInTheDocument();
    void whatOneHasWitnessedIsWrittenAlone();
    void whispersAreMarkedInATalk();
    void onlyWhoWasThereHasWitnessedSomething_data();
    void onlyWhoWasThereHasWitnessedSomething();
    void theResultComesBeforeTheEnd();
    void anOldFileIsReplaced();
    void whatIsNoFileIsLeftAlone_data();
    void whatIsNoFileIsLeftAlone();
    void anUnknownRoomLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();
    void aRoomThatSpeaksIsWrittenAndSpeaksOn();
};

void TestRecordService::aRoomIsWrittenAsJson()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}}, name)));

    const QJsonObject document = QJsonDocument::fromJson(contents(name)).object();
    QCOMPARE(document["format"_L1].toString(), u"companion-studio-room"_s);
    QCOMPARE(document["room"_L1]["identities"_L1].toArray().size(), 1);
    QCOMPARE(document["messages"_L1].toArray().size(), 2);
    QCOMPARE(document["messages"_L1].toArray()[1]["message"_L1].toString(), u"Line 1."_s);
    const QJsonArray events = document["events"_L1].toArray();
    QCOMPARE(events.size(), house.published().size() + 1);
    for (int i = 0; i < events.size(); ++i)
        QCOMPARE(events[i]["seq"_L1].toInt(), i + 1);
}

void TestRecordService::aLongRoomIsWrittenPageByPage()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 501);
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}}, name)));

    const QJsonObject document = QJsonDocument::fromJson(contents(name)).object();
    const QJsonArray messages = document["messages"_L1].toArray();
    QCOMPARE(messages.size(), 501);
    for (int i = 0; i < 501; ++i)
        QCOMPARE(messages[i]["index"_L1].toInt(), i);
    QCOMPARE(document["events"_L1].toArray().size(), house.published().size() + 1);
}

void TestRecordService::aTalkIsWrittenToBeRead()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.md"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name)));

    const QByteArray text = contents(name);
    QVERIFY2(text.startsWith("# Tea \\*at\\* five\n"), text.constData());
    QVERIFY2(text.contains("**Mina:** Line 0\\."), text.constData()); // by the name of the identity
    QVERIFY(text.indexOf("Line 0") < text.indexOf("Line 1"));
}

void TestRecordService::namesCanBeInAnotherLanguage()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 0);
    house.model().script(companion(u"aya"_s), llm::Purpose::Speech, ScriptedAnswer::text(u"Hm."_s));
    QVERIFY(!house.endOf(house.rooms().cue(room.id, companion(u"aya"_s))));
    house.wait(Millis(1000));
    const QString name = studio.file(u"room.md"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name)));
    QVERIFY2(contents(name).contains("**Aya:** Hm"), contents(name).constData());
    const Record japanese{room.id, RecordFormat::Markdown, model::Language::Japanese};
    QVERIFY(!house.endOf(house.records().exportRoom(japanese, name)));
    QVERIFY(contents(name).contains("**綾:** Hm"));
}

void TestRecordService::onlyWhoWasThereIsInTheDocument()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}}, name)));

    const QJsonArray people = QJsonDocument::fromJson(contents(name)).object()["personas"_L1].toArray();
    QCOMPARE(people.size(), 1);
    QCOMPARE(people.first()["id"_L1].toString(), u"companion_aya"_s);
    QVERIFY(!contents(name).contains("for my eyes only"));
}

void TestRecordService::whatOneHasWitnessedIsWrittenAlone()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 1);
    const ports::Draft toNobodyHere{
        .text = u"Psst."_s, .to = {companion(u"kyoko"_s)}, .mentions = {}, .whisper = true};
    const ports::Draft toAya{
        .text = u"Hush."_s, .to = {companion(u"aya"_s)}, .mentions = {}, .whisper = true};
    QVERIFY(!house.endOf(house.rooms().say(room.id, toNobodyHere)));
    QVERIFY(!house.endOf(house.rooms().say(room.id, toAya)));
    house.wait(Millis(1));
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.endOf(
        house.records().exportRoom({room.id, RecordFormat::Json, {}, companion(u"aya"_s)}, name)));

    const QJsonObject document = QJsonDocument::fromJson(contents(name)).object();
    QCOMPARE(document["witness"_L1].toString(), u"companion_aya"_s);
    const QJsonArray messages = document["messages"_L1].toArray();
    QCOMPARE(messages.size(), 2);
    QCOMPARE(messages[1]["message"_L1].toString(), u"Hush."_s);
    QCOMPARE(messages[1]["index"_L1].toInt(), 1); // nothing shows that there was one between
    QVERIFY(!messages[1].toObject().contains("seq"_L1));
    QVERIFY(!messages[1].toObject().contains("parent"_L1));
    QVERIFY(document["events"_L1].toArray().isEmpty());
    QVERIFY(!contents(name).contains("Psst"));
    QVERIFY(!contents(name).contains("companion_kyoko"));
}

void TestRecordService::whispersAreMarkedInATalk()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 0);
    const ports::Draft toAya{
        .text = u"Hush."_s, .to = {companion(u"aya"_s)}, .mentions = {}, .whisper = true};
    QVERIFY(!house.endOf(house.rooms().say(room.id, toAya)));
    const QString name = studio.file(u"room.md"_s);

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name)));
    QVERIFY2(contents(name).contains("whispered to Aya"), contents(name).constData());

    const Record ayas{room.id, RecordFormat::Markdown, {}, companion(u"aya"_s)};
    QVERIFY(!house.endOf(house.records().exportRoom(ayas, name)));
    QVERIFY2(contents(name).contains("As Aya witnessed it"), contents(name).constData());
    QVERIFY(contents(name).contains("Hush"));
}

void TestRecordService::onlyWhoWasThereHasWitnessedSomething_data()
{
    QTest::addColumn<QString>("who");
    QTest::newRow("somebody of the library") << u"companion_kyoko"_s;
    QTest::newRow("nobody") << u"companion_nobody"_s;
    QTest::newRow("the user, who sees everything") << u"user_mina"_s;
    QTest::newRow("no name") << QString();
}

void TestRecordService::onlyWhoWasThereHasWitnessedSomething()
{
    QFETCH(const QString, who);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.json"_s);

    const auto error =
        house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}, ParticipantId(who)}, name));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::NotFound);
    QVERIFY(!QFileInfo::exists(name));
}

void TestRecordService::theResultComesBeforeTheEnd()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.md"_s);
    QStringList order;
    connect(&house.records(), &RecordPort::exported, this, [&](const auto &, const QString &path) {
        order.append(QFileInfo::exists(path) ? u"exported"_s : u"too early"_s);
    });
    connect(&house.records(), &RecordPort::done, this, [&] { order.append(u"done"_s); });

    const auto request = house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name);
    QVERIFY(!house.endOf(request));

    QCOMPARE(order, (QStringList{u"exported"_s, u"done"_s}));
    QCOMPARE(house.answers(request), 1);
}

void TestRecordService::anOldFileIsReplaced()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.md"_s);
    QFile old(name);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write(QByteArray(100'000, 'x'));
    old.close();

    QVERIFY(!house.endOf(house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name)));

    QVERIFY(!contents(name).contains('x'));
    QCOMPARE(QDir(studio.dataFolder()).entryList({u"room*"_s}).size(), 1); // nothing is left beside it
}

void TestRecordService::whatIsNoFileIsLeftAlone_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a folder") << u"."_s;
    QTest::newRow("a device") << u"/dev/null"_s;
    QTest::newRow("a folder that is not there") << u"no/such/folder/room.md"_s;
    QTest::newRow("no name") << QString();
}

void TestRecordService::whatIsNoFileIsLeftAlone()
{
    QFETCH(const QString, name);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString target = name.isEmpty() || name.startsWith(u'/') ? name : studio.file(name);

    const auto error = house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}}, target));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(!QFileInfo(u"/dev/null"_s).isFile());
}

void TestRecordService::anUnknownRoomLeavesTheOldFile()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QString name = studio.file(u"room.md"_s);
    QFile old(name);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();

    const Record unknown{base::RoomId(u"nowhere"_s), RecordFormat::Markdown, {}};
    const auto error = house.endOf(house.records().exportRoom(unknown, name));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::NotFound);
    QCOMPARE(contents(name), QByteArray("old"));
    QCOMPARE(QDir(studio.dataFolder()).entryList({u"room*"_s}).size(), 1);
}

void TestRecordService::aFullDiskLeavesTheOldFile()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 60);
    const QString name = studio.file(u"room.json"_s);
    QFile old(name);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();

    std::optional<base::Error> error;
    {
        const FullDisk full(8192);
        error = house.endOf(house.records().exportRoom({room.id, RecordFormat::Json, {}}, name));
    }

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Storage);
    QVERIFY2(error->text.contains(name), qPrintable(error->text));
    QCOMPARE(contents(name), QByteArray("old"));
    QTRY_COMPARE(QDir(studio.dataFolder()).entryList({u"room*"_s}).size(), 1);
}

void TestRecordService::aRoomThatSpeaksIsWrittenAndSpeaksOn()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 0);
    house.model().script(companion(u"aya"_s), llm::Purpose::Speech,
                         ScriptedAnswer::slowly({u"One,"_s, u" two,"_s, u" three."_s}, Millis(100)));
    QVERIFY(!house.endOf(house.rooms().cue(room.id, companion(u"aya"_s))));
    house.wait(Millis(850)); // in the middle of it

    QVERIFY(!house.endOf(
        house.records().exportRoom({room.id, RecordFormat::Json, {}}, studio.file(u"room.json"_s))));
    house.wait(Millis(1000));

    const auto view = house.open(room.id);
    QCOMPARE(view->newest.rows.size(), 1);
    QCOMPARE(view->newest.rows.first().posted.message.text, u"One, two, three."_s);
    QVERIFY(!view->newest.rows.first().posted.message.isInterrupted());
}

QTEST_GUILESS_MAIN(TestRecordService)
#include "tst_record_service.moc"
