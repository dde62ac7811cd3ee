// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/import_service.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QSignalSpy>

#include <algorithm>

namespace tst_imported_rooms {

using namespace Qt::StringLiterals;
using namespace studio;
using base::MessageId;
using base::Millis;
using model::Alternatives;
using model::MessageRow;
using tests::Answer;
using tests::ScriptedAnswer;
using tests::StudioHouse;
using tests::TemporaryStudio;
using As = model::ImportedPerson::As;

namespace {

constexpr int kPatience = 120'000;

/// Another program's talk in which one reply has three versions, the second of which was chosen and answered,
/// and another reply has two, the last of which is shown.
constexpr auto kTalk = R"({"user_name":"Mika","character_name":"Aya","chat_metadata":{"note_prompt":"Rain."}}
{"name":"Mika","is_user":true,"mes":"Hello"}
{"name":"Aya","is_user":false,"mes":"Two","swipe_id":1,"swipes":["One","Two","Three"]}
{"name":"Mika","is_user":true,"mes":"Go on"}
{"name":"Aya","is_user":false,"mes":"Last","swipe_id":1,"swipes":["First","Last"]}
{"name":"Aya","is_user":false,"is_system":true,"mes":"Out of the way"}
)";

/// The imported room in a studio with that shelf.
struct Brought
{
    model::Room room;
    QStringList warnings;
};

std::optional<Brought> broughtTo(const room::Shelf &shelf, const QByteArray &talk)
{
    const TemporaryStudio studio;
    QFile file(studio.file(u"talk.jsonl"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(talk) < 0)
        return std::nullopt;
    file.close();
    StudioHouse house(studio.dataFolder());
    services::ImportService imports({house.store(), house.store(), house.store(), house.clock(), &shelf});
    Answer<ports::ImportedRoom> answer;
    const base::Job job = imports.importFile({file.fileName(), u"Evening"_s, {}}, {}, answer.then());
    if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience) || !answer.result())
        return std::nullopt;
    Brought brought{answer.result()->room, {}};
    const model::CardReport report = answer.result()->report;
    for (const model::CardNote &note : report) {
        if (note.fate == model::CardNote::Fate::Warning)
            brought.warnings.append(note.text);
    }
    return brought;
}

/// A group chat, and the group's file where SillyTavern keeps it.
constexpr auto kGroupTalk = R"({"chat_metadata":{}}
{"name":"Mika","is_user":true,"mes":"Hello, both of you"}
{"name":"Aya","is_user":false,"mes":"Good evening"}
{"name":"綾","is_user":false,"mes":"こんばんは"}
)";
constexpr auto kGroup = R"({"id":"1","name":"Harbour","members":["綾.png","Ren.png","Aya1.png"],
 "disabled_members":["Aya1.png"],"activation_strategy":3,"allow_self_responses":false,"auto_mode_delay":8,
 "chat_id":"evening","chats":["morning","evening"]})";

struct GroupTalk
{
    model::Room room;
    QSet<base::ParticipantId> muted;
    model::CardReport report;
};

/// The import of that chat into a studio; \p group: if empty, there is no group file.
std::optional<GroupTalk> groupTalk(const QByteArray &group)
{
    const TemporaryStudio studio;
    QDir folder(studio.file(u"st"_s));
    folder.mkpath(u"group chats"_s);
    folder.mkpath(u"groups"_s);
    const auto put = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    if (!put(u"group chats/evening.jsonl"_s, kGroupTalk) || !put(u"groups/0.json"_s, "{\"members\":[") ||
        !put(u"groups/2.json"_s, R"({"name":"Others","members":["x.png"],"chats":["noon"]})") ||
        (!group.isEmpty() && !put(u"groups/1.json"_s, group)))
        return std::nullopt;
    StudioHouse house(studio.dataFolder());
    services::ImportService imports({house.store(), house.store(), house.store(), house.clock()});
    Answer<ports::ImportedRoom> answer;
    const base::Job job =
        imports.importFile({.file = folder.filePath(u"group chats/evening.jsonl"_s)}, {}, answer.then());
    if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience) || !answer.result())
        return std::nullopt;
    GroupTalk talk{answer.result()->room, {}, answer.result()->report};
    const auto view = house.open(talk.room.id);
    if (!view)
        return std::nullopt;
    for (const ports::FloorRow &member : view->floor.rows) {
        if (member.muted)
            talk.muted.insert(member.id);
    }
    talk.room = view->room;
    return talk;
}

bool isWarnedOf(const model::CardReport &report, const QString &text)
{
    return std::any_of(report.cbegin(), report.cend(), [&text](const model::CardNote &note) {
        return note.fate == model::CardNote::Fate::Warning && note.text.contains(text);
    });
}

/// The imported room in that folder, with Aya as a new companion and Mika as the user.
std::optional<model::Room> imported(const TemporaryStudio &studio)
{
    QFile file(studio.file(u"talk.jsonl"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(kTalk) < 0)
        return std::nullopt;
    file.close();
    StudioHouse house(studio.dataFolder());
    services::ImportService imports({house.store(), house.store(), house.store(), house.clock()});
    Answer<ports::ImportedRoom> answer;
    const base::Job job = imports.importFile(
        {file.fileName(),
         u"Evening"_s,
         {{.name = u"Mika"_s, .isWriter = true, .as = As::Me}, {.name = u"Aya"_s, .as = As::NewCompanion}}},
        {}, answer.then());
    if (!QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience) || !answer.result())
        return std::nullopt;
    return answer.result()->room;
}

QList<MessageRow> rowsOf(StudioHouse &house, const model::Room &room)
{
    const auto view = house.open(room.id);
    return view ? view->newest.rows : QList<MessageRow>();
}

QStringList texts(const QList<MessageRow> &rows)
{
    QStringList all;
    for (const MessageRow &row : rows)
        all.append(row.posted.message.text);
    return all;
}

} // namespace

/// Imported rooms, opened and continued: swipes of another program are alternatives here.
class TestImportedRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChatsLorebookIsChosen();
    void aLorebookThatIsNotHereIsTold();
    void aGroupsChatTakesTurnsAsItsGroup();
    void aChatWithoutItsGroupVotes();
    void swipesAreAlternatives();
    void swipesGoOutAgain();
    void anotherOneCanBeChosen();
    void theTalkGoesOn();
    void afterAChoiceTheTalkGoesOn();
    void aKeptPictureComesBackWithItsRoom();
};

void TestImportedRooms::theChatsLorebookIsChosen()
{
    room::Shelf shelf;
    shelf.put({.id = base::LorebookId(u"b1"_s), .book = {.name = u"Harbour"_s}});
    shelf.put({.id = base::LorebookId(u"b2"_s), .book = {.name = u"the coast"_s}});

    const auto brought =
        broughtTo(shelf, QByteArray(kTalk).replace(R"("note_prompt")", R"("world_info":"The Coast","x")"));

    QVERIFY(brought);
    QCOMPARE(brought->room.lorebooks, QList<base::LorebookId>{base::LorebookId(u"b2"_s)});
    QCOMPARE(brought->warnings, QStringList());
}

void TestImportedRooms::aLorebookThatIsNotHereIsTold()
{
    const room::Shelf shelf;

    const auto brought =
        broughtTo(shelf, QByteArray(kTalk).replace(R"("note_prompt")", R"("world_info":"The Coast","x")"));

    QVERIFY(brought);
    QVERIFY(brought->room.lorebooks.isEmpty());
    QCOMPARE(brought->warnings.size(), 1);
    QVERIFY(brought->warnings.first().contains(u"“The Coast”, which you do not have"_s));
    const auto without = broughtTo(shelf, kTalk);
    QVERIFY(without && without->warnings.isEmpty());
}

void TestImportedRooms::aGroupsChatTakesTurnsAsItsGroup()
{
    const auto talk = groupTalk(kGroup);

    QVERIFY(talk);
    QCOMPARE(talk->room.name, u"Harbour"_s);
    QCOMPARE(talk->room.roster.size(), 2);
    const base::ParticipantId aya(u"companion_aya"_s);
    QCOMPARE(talk->room.roster.last(), aya); // in the group's order, not in that of the talk
    QCOMPARE(talk->muted, QSet{aya});
    QCOMPARE(talk->room.policy.policy, model::PolicyName::Pooled);
    QCOMPARE(talk->room.policy.idle, base::Millis(8000));
    QCOMPARE(talk->room.policy.idleMost, 0);
    QVERIFY(talk->room.policy.seed != 0);
    QCOMPARE(talk->room.foreignGroup.toUtf8(), QByteArray(kGroup));
    QVERIFY(isWarnedOf(talk->report, u"Ren.png"_s));
}

void TestImportedRooms::aChatWithoutItsGroupVotes()
{
    for (const QByteArray &group : {QByteArray(), QByteArray(kGroup).replace("evening", "night")}) {
        const auto talk = groupTalk(group);

        QVERIFY(talk);
        QCOMPARE(talk->room.policy.policy, model::PolicyName::Vote);
        QCOMPARE(talk->room.name, u"evening"_s);
        QVERIFY(talk->muted.isEmpty() && talk->room.foreignGroup.isEmpty());
    }
}

void TestImportedRooms::swipesAreAlternatives()
{
    const TemporaryStudio studio;
    const auto room = imported(studio);
    QVERIFY(room);
    StudioHouse house(studio.dataFolder());
    QCOMPARE(room->scene, u"Author’s note: Rain."_s);
    const auto rows = rowsOf(house, *room);
    QCOMPARE(texts(rows), (QStringList{u"Hello"_s, u"Two"_s, u"Go on"_s, u"Last"_s, u"Out of the way"_s}));
    QCOMPARE(rows[0].alternatives, Alternatives());
    QCOMPARE(rows[1].alternatives, (Alternatives{2, 3}));
    QCOMPARE(rows[2].alternatives, Alternatives());
    QCOMPARE(rows[3].alternatives, (Alternatives{2, 2}));
}

void TestImportedRooms::swipesGoOutAgain()
{
    const TemporaryStudio studio;
    const auto room = imported(studio);
    QVERIFY(room);
    StudioHouse house(studio.dataFolder());
    const MessageId two = rowsOf(house, *room)[1].posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::editMessage)(room->id, two, u"Two, mended"_s));
    const QString name = studio.file(u"out.jsonl"_s);
    const auto written = [&](ports::Record record) {
        record.room = room->id;
        record.format = ports::RecordFormat::SillyTavern;
        const auto error = house.exported(record, name);
        QFile file(name);
        QList<QJsonObject> lines;
        while (!error && (file.isOpen() || file.open(QIODevice::ReadOnly)) && !file.atEnd())
            lines.append(QJsonDocument::fromJson(file.readLine()).object());
        return lines;
    };
    const QList<QJsonObject> lines = written({});
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[2]["swipes"_L1].toVariant().toStringList(),
             (QStringList{u"One"_s, u"Two, mended"_s, u"Three"_s}));
    QCOMPARE(lines[2]["swipe_id"_L1].toInt(), 1);
    QCOMPARE(lines[2]["mes"_L1].toString(), u"Two, mended"_s);
    QCOMPARE(lines[2]["swipe_info"_L1].toArray().size(), 3);
    QVERIFY(!lines[3].contains("swipes"_L1));
    QCOMPARE(lines[4]["swipes"_L1].toVariant().toStringList(), (QStringList{u"First"_s, u"Last"_s}));
    // Still hidden, and under the same name: reading it again creates nobody new.
    QCOMPARE(lines[5]["name"_L1].toString(), u"Aya"_s);
    QCOMPARE(lines[5]["is_system"_L1].toBool(), true);

    // She has not witnessed the messages that were taken back.
    const QList<QJsonObject> hers = written({.witness = room->roster.first()});
    QCOMPARE(hers.size(), 5);
    QCOMPARE(hers.value(2)["swipes"_L1].toVariant().toStringList(), QStringList{u"Two, mended"_s});
}

void TestImportedRooms::anotherOneCanBeChosen()
{
    const TemporaryStudio studio;
    const auto room = imported(studio);
    QVERIFY(room);
    StudioHouse house(studio.dataFolder());
    const MessageId last = rowsOf(house, *room)[3].posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room->id, last, 1));
    QCOMPARE(texts(rowsOf(house, *room)), (QStringList{u"Hello"_s, u"Two"_s, u"Go on"_s, u"First"_s}));

    const MessageId two = rowsOf(house, *room)[1].posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room->id, two, 3));
    QCOMPARE(texts(rowsOf(house, *room)), (QStringList{u"Hello"_s, u"Three"_s}));
    QCOMPARE(rowsOf(house, *room)[1].alternatives, (Alternatives{3, 3}));
    const MessageId three = rowsOf(house, *room)[1].posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room->id, three,
                                                                              2)); // with messages after it
    QCOMPARE(texts(rowsOf(house, *room)), (QStringList{u"Hello"_s, u"Two"_s, u"Go on"_s, u"First"_s}));
}

void TestImportedRooms::theTalkGoesOn()
{
    const TemporaryStudio studio;
    const auto room = imported(studio);
    QVERIFY(room);
    StudioHouse house(studio.dataFolder());
    const auto view = house.open(room->id);
    QVERIFY(view && view->floor.rest);
    QCOMPARE(view->room.roster.size(), 1);
    const auto aya = view->room.roster.first();
    house.model().script(aya, llm::Purpose::Speech, ScriptedAnswer::text(u"Here I am."_s));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::cue)(room->id, aya));
    house.wait(Millis(5'000));
    QCOMPARE(texts(rowsOf(house, *room)).last(), u"Here I am."_s);
}

// The floor learns of her seat at the end of the file; a way that was left before also has it.
void TestImportedRooms::afterAChoiceTheTalkGoesOn()
{
    const TemporaryStudio studio;
    const auto room = imported(studio);
    QVERIFY(room);
    StudioHouse house(studio.dataFolder());
    const MessageId two = rowsOf(house, *room)[1].posted.message.id;
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::chooseAlternative)(room->id, two, 1));
    const auto view = house.open(room->id);
    QCOMPARE(view->room.roster, room->roster);
    QCOMPARE(view->floor.rows.size(), 1);
    const auto aya = room->roster.first();
    house.model().script(aya, llm::Purpose::Speech, ScriptedAnswer::text(u"Here I am."_s));
    QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::cue)(room->id, aya));
    house.wait(Millis(5'000));
    QCOMPARE(texts(rowsOf(house, *room)), (QStringList{u"Hello"_s, u"One"_s, u"Here I am."_s}));
}

void TestImportedRooms::aKeptPictureComesBackWithItsRoom()
{
    QImage red(30, 20, QImage::Format_RGB32);
    red.fill(Qt::red);
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && red.save(&buffer, "JPG"));
    const TemporaryStudio first;
    const QString name = first.file(u"out.json"_s);
    {
        StudioHouse house(first.dataFolder());
        const model::Room room = house.create(tests::room(u"Tea"_s).with({u"aya"_s}));
        ports::Draft draft{.text = u"Look"_s};
        draft.pictures = {{jpeg, 30, 20, u"Red"_s, u"[Picture: Red]"_s, true},
                          {"not kept", 30, 20, {}, u"[Picture]"_s, false}};
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::say)(room.id, draft));
        house.wait(Millis(0));
        QVERIFY(!house.exported(
            {.room = room.id, .format = ports::RecordFormat::Json, .detail = ports::RecordDetail::Full},
            name));
    }

    const TemporaryStudio second;
    StudioHouse house(second.dataFolder());
    services::ImportService imports({house.store(), house.store(), house.store(), house.clock()});
    Answer<ports::ImportedRoom> answer;
    const base::Job job = imports.importFile({.file = name}, {}, answer.then());
    QVERIFY(QTest::qWaitFor([&answer] { return answer.isHere(); }, kPatience));
    QVERIFY2(answer.result(), answer.result() ? "" : qPrintable(answer.result().error().text));
    const model::Room room = answer.result()->room;
    const model::Message said = rowsOf(house, room).first().posted.message;
    QCOMPARE(said.text, u"Look\n[Picture: Red]\n[Picture]"_s);
    QCOMPARE(said.pictures.size(), 2);
    const auto read = tests::answerTo(house.rooms(), &ports::RoomPort::picture);
    QCOMPARE(*read(room.id, said, 0), jpeg);
    QVERIFY(!read(room.id, said, 1));
}

SUITE_TEST(QCoreApplication, TestImportedRooms)

} // namespace tst_imported_rooms

#include "tst_imported_rooms.moc"
