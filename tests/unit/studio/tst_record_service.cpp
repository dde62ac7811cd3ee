// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/replay/replay.h"
#include "core/store/tables/call_table.h"
#include "tests/support/answer.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

namespace tst_record_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Millis;
using base::ParticipantId;
using model::VoteState;
using ports::Record;
using ports::RecordFormat;
using tests::Answer;
using tests::companion;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

/// A room of Aya with a talk in it; Kyoko is in the library but was never in the room.
model::Room talkIn(StudioHouse &house, int messages = 2)
{
    model::Persona aya = tests::persona(u"aya"_s).named(model::Language::English, u"Aya"_s);
    aya.texts[model::Language::Japanese].name = u"綾"_s;
    model::Persona kyoko = tests::persona(u"kyoko"_s);
    kyoko.notes = u"for my eyes only"_s;
    for (const model::Persona &persona : {aya, kyoko})
        (void)tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(persona);
    house.model().script(aya.id, llm::Purpose::Vote, ScriptedAnswer::vote(VoteState::Listen, 0));
    model::Room room = tests::room(u"Tea *at* five"_s).with({u"aya"_s});
    room.identities = {{ParticipantId(u"user_mina"_s), u"Mina"_s, {}}};
    room = house.create(room);
    for (int i = 0; i < messages; ++i) {
        const ports::Draft draft{.from = ParticipantId(u"user_mina"_s), .text = u"Line %1."_s.arg(i)};
        (void)tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, draft);
    }
    house.wait(Millis(1));
    return room;
}

/// A vote of Aya that ended at that time.
void keepCall(StudioHouse &house, const base::RoomId &room, const QDateTime &end, const QString &model)
{
    model::CallRecord call;
    call.took = Millis(1500);
    call.time = end.addMSecs(-call.took.count());
    call.room = room;
    call.companions = {companion(u"aya"_s)};
    call.purpose = model::CallPurpose::Vote;
    call.model = model;
    call.tokens = {.input = 812, .output = 24};
    call.cost = 4'000'000; // nano-dollars
    bool isKept = false;
    store::CallTable(house.store()).keepCall(call, &house, [&isKept](const auto &) { isKept = true; });
    QVERIFY(QTest::qWaitFor([&isKept] { return isKept; }));
}

QByteArray contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Rooms as files: as a whole or not at all, and only with the content that belongs in them.
class TestRecordService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomIsWrittenAsJson();
    void aLongRoomIsWrittenPageByPage();
    void aTalkIsWrittenToBeRead();
    void aDeletedMessageIsInNoDocument_data();
    void aDeletedMessageIsInNoDocument();
    void namesCanBeInAnotherLanguage();
    void onlyWhoWasThereIsInTheDocument();
    void whatOneHasWitnessedIsWrittenAlone();
    void whispersAreMarkedInATalk();
    void whispersCanBeLeftOut_data();
    void whispersCanBeLeftOut();
    void onlyWhoWasThereHasWitnessedSomething_data();
    void onlyWhoWasThereHasWitnessedSomething();
    void theResultComesBeforeTheEnd();
    void whoIsGoneGetsNoAnswerAndEndsIt();
    void anOldFileIsReplaced();
    void whatIsNoFileIsLeftAlone_data();
    void whatIsNoFileIsLeftAlone();
    void anUnknownRoomLeavesTheOldFile();
    void aFullDiskLeavesTheOldFile();
    void aRoomThatSpeaksIsWrittenAndSpeaksOn();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void aPartOfARoomIsWritten();
    void aPartBehindTheEndIsRefused();
    void callsOfModelsStandWhereTheyEnded_data();
    void callsOfModelsStandWhereTheyEnded();
    void callsAreLeftOutOfWhatTellsLess();
    void namesAreLeftOutOfEveryFormat_data();
    void namesAreLeftOutOfEveryFormat();
    void aCassetteIsWhatTheFloorWasTold();
    void whatWasStoppedLeavesTheOldFile();
    void aHeadIsReadAndTheWholeIsEstimated();
    void aLinkStaysALink();
};

void TestRecordService::aRoomIsWrittenAsJson()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Json, {}}, name));

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

    QVERIFY(!house.exported({room.id, RecordFormat::Json, {}}, name));

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

    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, name));

    const QByteArray text = contents(name);
    QVERIFY2(text.startsWith("# Tea \\*at\\* five\n"), text.constData());
    QVERIFY2(text.contains("**Mina:** Line 0\\."), text.constData()); // under the name of the identity
    QVERIFY(text.indexOf("Line 0") < text.indexOf("Line 1"));
}

void TestRecordService::aDeletedMessageIsInNoDocument_data()
{
    QTest::addColumn<RecordFormat>("format");

    QTest::newRow("Markdown") << RecordFormat::Markdown;
    QTest::newRow("HTML") << RecordFormat::Html;
    QTest::newRow("subtitles") << RecordFormat::Vtt;
    QTest::newRow("SillyTavern") << RecordFormat::SillyTavern;
}

void TestRecordService::aDeletedMessageIsInNoDocument()
{
    QFETCH(RecordFormat, format);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const base::MessageId first = house.open(room.id)->newest.rows.first().posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room.id, first, QString()));
    const QString name = studio.file(u"room.txt"_s);

    QVERIFY(!house.exported({room.id, format, {}}, name));

    const QByteArray text = contents(name);
    QVERIFY2(!text.contains("Line 0"), text.constData());
    QVERIFY2(text.contains("Line 1"), text.constData());
}

void TestRecordService::namesCanBeInAnotherLanguage()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 0);
    house.model().script(companion(u"aya"_s), llm::Purpose::Speech, ScriptedAnswer::text(u"Hm."_s));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, companion(u"aya"_s)));
    house.wait(Millis(1000));
    const QString name = studio.file(u"room.md"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, name));
    QVERIFY2(contents(name).contains("**Aya:** Hm"), contents(name).constData());
    const Record japanese{room.id, RecordFormat::Markdown, model::Language::Japanese};
    QVERIFY(!house.exported(japanese, name));
    QVERIFY(contents(name).contains("**綾:** Hm"));
}

void TestRecordService::onlyWhoWasThereIsInTheDocument()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Json, {}}, name));

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
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, toNobodyHere));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, toAya));
    house.wait(Millis(1));
    const QString name = studio.file(u"room.json"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Json, {}, companion(u"aya"_s)}, name));

    const QJsonObject document = QJsonDocument::fromJson(contents(name)).object();
    QCOMPARE(document["witness"_L1].toString(), u"companion_aya"_s);
    const QJsonArray messages = document["messages"_L1].toArray();
    QCOMPARE(messages.size(), 2);
    QCOMPARE(messages[1]["message"_L1].toString(), u"Hush."_s);
    QCOMPARE(messages[1]["index"_L1].toInt(), 1); // nothing shows that a message between was left out
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
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, toAya));
    const QString name = studio.file(u"room.md"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, name));
    QVERIFY2(contents(name).contains("whispered to Aya"), contents(name).constData());

    const Record ayas{room.id, RecordFormat::Markdown, {}, companion(u"aya"_s)};
    QVERIFY(!house.exported(ayas, name));
    QVERIFY2(contents(name).contains("As heard by Aya"), contents(name).constData());
    QVERIFY(contents(name).contains("Hush"));
}

void TestRecordService::whispersCanBeLeftOut_data()
{
    everyFormatIsWritten_data();
    QTest::newRow("json") << int(RecordFormat::Json) << QByteArray("{") << QByteArray("Line 1.");
    QTest::newRow("md") << int(RecordFormat::Markdown) << QByteArray("#") << QByteArray("Line 1");
}

// Nor does a number or an event show it; a format that cannot do this reports it.
void TestRecordService::whispersCanBeLeftOut()
{
    QFETCH(const int, format);
    QFETCH(const QByteArray, holds);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 1);
    const ports::Draft hush{.text = u"Hush."_s, .to = {companion(u"aya"_s)}, .mentions = {}, .whisper = true};
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, hush));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(
        room.id, {.from = ParticipantId(u"user_mina"_s), .text = u"Line 1."_s}));
    house.wait(Millis(1));
    const QString name = studio.file(u"room.out"_s);
    const Record record{.room = room.id,
                        .format = RecordFormat(format),
                        .detail = ports::RecordDetail::Full,
                        .withoutWhispers = true};

    const auto error = house.exported(record, name);

    if (record.format == RecordFormat::Votes || record.format == RecordFormat::Cassette) {
        QVERIFY(error && error->text.contains(u"whispers"_s));
        QVERIFY(!QFile::exists(name));
        return;
    }
    QVERIFY(!error);
    const QByteArray document = contents(name);
    QVERIFY2(!document.contains("Hush") && !document.contains("whisper"), document.constData());
    QVERIFY2(document.contains(holds), document.constData());
    if (record.format != RecordFormat::Json)
        return;
    const QJsonObject json = QJsonDocument::fromJson(document).object();
    QVERIFY(json["events"_L1].toArray().isEmpty());
    QCOMPARE(json["messages"_L1].toArray().size(), 2);
    QCOMPARE(json["messages"_L1][1]["index"_L1].toInt(), 1);
    QVERIFY(!json["messages"_L1][1].toObject().contains("seq"_L1));
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

    const auto error = house.exported({room.id, RecordFormat::Json, {}, ParticipantId(who)}, name);

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
    const base::Listener<base::Progress> progress(this,
                                                  [&order](const auto &) { order.append(u"progress"_s); });
    const base::Then<QString> then(this, [&order](const base::Result<QString> &path) {
        order.append(path && QFileInfo::exists(*path) ? u"exported"_s : u"too early"_s);
    });

    const base::Job job =
        house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name, progress, then);
    QVERIFY(order.isEmpty()); // never inside the call
    QTRY_VERIFY(order.contains(u"exported"_s));

    QCOMPARE(order.count(u"exported"_s), 1);
    QCOMPARE(order.last(), u"exported"_s); // progress comes before it
}

void TestRecordService::whoIsGoneGetsNoAnswerAndEndsIt()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.md"_s);
    auto gone = std::make_unique<Answer<QString>>();
    auto job = std::make_unique<base::Job>(
        house.records().exportRoom({room.id, RecordFormat::Markdown, {}}, name, {}, gone->then()));

    gone.reset();
    job.reset();

    const QString other = studio.file(u"other.md"_s);
    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, other)); // asks the same, and does not end
    QVERIFY(!QFileInfo::exists(name));
    QVERIFY(QFileInfo::exists(other));
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

    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, name));

    QVERIFY(!contents(name).contains('x'));
    QCOMPARE(QDir(studio.dataFolder()).entryList({u"room*"_s}).size(), 1); // no other file is left
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

    const auto error = house.exported({room.id, RecordFormat::Json, {}}, target);

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
    const auto error = house.exported(unknown, name);

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
        const tests::FullDisk full(8192);
        error = house.exported({room.id, RecordFormat::Json, {}}, name);
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
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::cue)(room.id, companion(u"aya"_s)));
    house.wait(Millis(850)); // in the middle of it

    QVERIFY(!house.exported({room.id, RecordFormat::Json, {}}, studio.file(u"room.json"_s)));
    house.wait(Millis(1000));

    const auto view = house.open(room.id);
    QCOMPARE(view->newest.rows.size(), 1);
    QCOMPARE(view->newest.rows.first().posted.message.text, u"One, two, three."_s);
    QVERIFY(!view->newest.rows.first().posted.message.isInterrupted());
}

void TestRecordService::everyFormatIsWritten_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("begins");
    QTest::addColumn<QByteArray>("holds");
    const auto row = [](const char *name, RecordFormat format, const char *begins, const char *holds) {
        QTest::newRow(name) << int(format) << QByteArray(begins) << QByteArray(holds);
    };
    row("html", RecordFormat::Html, "<!DOCTYPE html>", ">Line 1.</p></div>");
    row("txt", RecordFormat::Text, "Tea *at* five", "Mina: Line 1.");
    row("jsonl", RecordFormat::SillyTavern, "{\"user_name\":\"Mina\"", "\"mes\":\"Line 1.\"");
    row("csv", RecordFormat::Votes,
        "\xef\xbb\xbf"
        "event,",
        ",companion_aya,Aya,listen,0,");
    row("srt", RecordFormat::Srt, "1\n00:00:00,000 --> ", "Mina: Line 1.");
    row("vtt", RecordFormat::Vtt, "WEBVTT\n\n", "<v Mina>Line 1.");
    row("cassette", RecordFormat::Cassette, "{\"room\":{", "\"posted\":{");
    row("pdf", RecordFormat::Pdf, "%PDF-", "%%EOF");
}

void TestRecordService::everyFormatIsWritten()
{
    QFETCH(const int, format);
    QFETCH(const QByteArray, begins);
    QFETCH(const QByteArray, holds);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"room.out"_s);

    QVERIFY(!house.exported({room.id, RecordFormat(format), {}}, name));

    const QByteArray document = contents(name);
    QVERIFY2(document.startsWith(begins), document.left(200).constData());
    QVERIFY2(document.contains(holds), document.constData());
}

void TestRecordService::aPartOfARoomIsWritten()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 6);
    const QString name = studio.file(u"room.txt"_s);
    Record part{room.id, RecordFormat::Text, {}};
    part.detail = ports::RecordDetail::Votes;
    part.range.first = 2;
    part.range.last = 3;

    QVERIFY(!house.exported(part, name));

    const QByteArray text = contents(name);
    for (int i = 0; i < 6; ++i)
        QCOMPARE(text.contains(QByteArray("Line " + QByteArray::number(i))), i == 2 || i == 3);
    QCOMPARE(text.count("→"), 2); // the decisions after these messages, and no others

    part.range = {};
    part.range.until = QDateTime(QDate(2020, 1, 1), QTime(0, 0), base::kUtc);
    QVERIFY(!house.exported(part, name));
    QVERIFY2(!contents(name).contains("Line"), contents(name).constData());
}

void TestRecordService::aPartBehindTheEndIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 2);
    const QString name = studio.file(u"room.txt"_s);
    Record part{room.id, RecordFormat::Text, {}};
    part.range.first = 1'000;

    const auto error = house.exported(part, name);

    QVERIFY(error);
    QCOMPARE(error->code, base::ErrorCode::InvalidInput);
    QVERIFY(!QFile::exists(name));
}

void TestRecordService::callsOfModelsStandWhereTheyEnded_data()
{
    QTest::addColumn<int>("format");

    QTest::newRow("text") << int(RecordFormat::Text);
    QTest::newRow("markdown") << int(RecordFormat::Markdown);
    QTest::newRow("html") << int(RecordFormat::Html);
}

void TestRecordService::callsOfModelsStandWhereTheyEnded()
{
    QFETCH(const int, format);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 2);
    const QDateTime second = house.published().last().time;
    keepCall(house, room.id, second.addSecs(60), u"late-model"_s);
    keepCall(house, room.id, second.addSecs(-3600), u"early-model"_s);
    keepCall(house, base::RoomId(u"room_other"_s), second.addSecs(60), u"other-model"_s);
    const QString name = studio.file(u"room.out"_s);
    Record full{room.id, RecordFormat(format), {}};
    full.detail = ports::RecordDetail::Full;

    QVERIFY(!house.exported(full, name));

    const QByteArray text = contents(name).replace("\\", ""); // removes Markdown's escapes
    const qsizetype early = text.indexOf("early");
    const qsizetype late = text.indexOf("late");
    const qsizetype said = text.indexOf("Line 0");
    QVERIFY2(early >= 0 && early < said && said < late, text.constData());
    QVERIFY2(text.contains("Aya · Vote: late") && text.contains("812 in; 24 out; 0.4 ¢; 1.5 s"),
             text.constData());
    QVERIFY(!text.contains("other"));
}

void TestRecordService::callsAreLeftOutOfWhatTellsLess()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 2);
    keepCall(house, room.id, house.published().last().time.addSecs(-60), u"early-model"_s);
    const QString name = studio.file(u"room.txt"_s);
    Record votes{room.id, RecordFormat::Text, {}};
    votes.detail = ports::RecordDetail::Votes;
    Record witnessed{room.id, RecordFormat::Text, {}};
    witnessed.detail = ports::RecordDetail::Full;
    witnessed.witness = companion(u"aya"_s);

    for (const Record &record : {votes, witnessed}) {
        QVERIFY(!house.exported(record, name));
        QVERIFY(contents(name).contains("Line 0"));
        QVERIFY2(!contents(name).contains("early"), contents(name).constData());
    }
}

void TestRecordService::namesAreLeftOutOfEveryFormat_data() { everyFormatIsWritten_data(); }

void TestRecordService::namesAreLeftOutOfEveryFormat()
{
    QFETCH(const int, format);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 1);
    const ports::Draft draft{.from = ParticipantId(u"user_mina"_s), .text = u"Aya, it is Mina."_s};
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, draft));
    house.wait(Millis(1));
    keepCall(house, room.id, house.published().last().time, u"aya-7b"_s);
    const QString name = studio.file(u"room.out"_s);
    Record plain{room.id, RecordFormat(format), {}};
    plain.redacted = true;
    plain.detail = ports::RecordDetail::Full;

    QVERIFY(!house.exported(plain, name));

    const QByteArray document = contents(name);
    QVERIFY(!document.isEmpty());
    if (plain.format != RecordFormat::Pdf) {
        QVERIFY2(!document.contains("Mina") && !document.contains("mina\""), document.constData());
        QVERIFY2(!document.contains("Aya") && !document.contains("_aya"), document.constData());
    }
}

void TestRecordService::aCassetteIsWhatTheFloorWasTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 3);
    const QString name = studio.file(u"room.cassette"_s);

    QVERIFY(!house.exported({room.id, RecordFormat::Cassette, {}}, name));

    QFile in(name);
    QVERIFY(in.open(QIODevice::ReadOnly));
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    const replay::ReplayEnd end = replay::replay(in, name, out);
    QVERIFY2(end.ok, qPrintable(end.error));
    int decisions = 0;
    for (const model::Envelope &envelope : house.published())
        decisions += std::holds_alternative<model::Decided>(envelope.body) ? 1 : 0;
    QVERIFY(decisions >= 3);
    QCOMPARE(out.data().count("\"decision\""), decisions);
}

void TestRecordService::whatWasStoppedLeavesTheOldFile()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 3);
    const QString name = studio.file(u"room.html"_s);
    QFile old(name);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();

    Answer<QString> answer;
    base::Job job = house.records().exportRoom({room.id, RecordFormat::Html, {}}, name, {}, answer.then());
    job.cancel();

    QVERIFY(answer.comes());
    QVERIFY(!answer.result());
    QCOMPARE(answer.result().error().code, ErrorCode::Cancelled);
    QCOMPARE(contents(name), QByteArray("old"));
    QTRY_COMPARE(
        QDir(studio.dataFolder()).entryList({u"room*"_s, u".room*"_s}, QDir::Files | QDir::Hidden).size(), 1);
}

void TestRecordService::aHeadIsReadAndTheWholeIsEstimated()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house, 60);
    const auto read = [&](RecordFormat format, qint64 mostBytes) {
        Answer<ports::RecordPiece> answer;
        const base::Job job = house.records().readRoom({room.id, format, {}}, mostBytes, answer.then());
        return answer.comes() && answer.result() ? *answer.result() : ports::RecordPiece();
    };

    ports::RecordPiece piece = read(RecordFormat::Text, 200);
    QVERIFY(!piece.isWhole);
    QVERIFY(piece.bytes.size() >= 200 && piece.bytes.size() < 400);
    QCOMPARE(piece.messages, 60);
    const qint64 estimated = piece.wholeSize;
    piece = read(RecordFormat::Text, 1'000'000);
    QVERIFY(piece.isWhole);
    QVERIFY2(estimated > piece.wholeSize / 2 && estimated < piece.wholeSize * 2,
             QByteArray::number(estimated));
    piece = read(RecordFormat::Pdf, 1);
    QVERIFY(piece.isPicture);
    QVERIFY(piece.bytes.startsWith("\x89PNG"));
}

void TestRecordService::aLinkStaysALink()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = talkIn(house);
    const QString name = studio.file(u"target.md"_s);
    const QString link = studio.file(u"link.md"_s);
    QVERIFY(QFile(name).open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(name, link));

    QVERIFY(!house.exported({room.id, RecordFormat::Markdown, {}}, link));

    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contents(name).contains("Line 1"));
}

SUITE_TEST(QGuiApplication, TestRecordService)

} // namespace tst_record_service

#include "tst_record_service.moc"
