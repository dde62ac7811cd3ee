// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

#include <QTest>

namespace tst_chat_files {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::packTalk;
using tests::readTalk;
using tests::saveTalk;
using tests::spoken;
using As = model::ImportedPerson::As;

namespace {

const QByteArray kTree =
    R"([{"title":"Boats","mapping":{"r":{"message":null,"parent":null,"children":["u"]},
    "u":{"message":{"author":{"role":"user"},"create_time":1714979289.5,
        "content":{"content_type":"text","parts":["When?"]}},"parent":"r","children":["a","b"]},
    "a":{"message":{"author":{"role":"assistant"},"content":{"content_type":"text","parts":["At eight."]}},
        "parent":"u","children":[]},
    "b":{"message":{"author":{"role":"assistant"},"content":{"content_type":"text","parts":["At nine."]}},
        "parent":"u","children":[]}},"current_node":"b"}])";

} // namespace

/// Conversations of other programs and services: recognised by content, read message by message.
class TestChatFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jsonOfManyPrograms_data();
    void jsonOfManyPrograms();
    void textOfManyPrograms_data();
    void textOfManyPrograms();
    void nobodySpeaksInOtherTexts_data();
    void nobodySpeaksInOtherTexts();
    void otherBranchesAreOtherVersions();
    void aTreeInACircleEnds();
    void oneOfManyConversationsIsChosen();
    void whatIsDamagedIsPassedOver();
    void thoughtsComeAlong();
    void aTavernHidesAndWhispers();
    void aTavernIsReadInAllShapes();
    void timesAreRead_data();
    void timesAreRead();
    void theOrderOfDatesIsFound();
    void aZipIsLookedInto();
    void inDoubtNobodyBecomesACompanion();
    void aCardIsSentElsewhere();
    void aReplayFileSaysWhatItIs();
};

void TestChatFiles::jsonOfManyPrograms_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("ChatGPT", kTree, u"*User: When?|ChatGPT: At nine."_s);
    row("Claude",
        R"([{"uuid":"1","name":"Boats","chat_messages":[{"sender":"human","text":"When?","content":
        [{"type":"text","text":"When?"}]},{"sender":"assistant","text":"At nine."}]}])",
        u"*User: When?|Claude: At nine."_s);
    row("DeepSeek",
        R"([{"title":"Boats","inserted_at":"2024-05-06T07:08:09+08:00","mapping":{"root":{"parent":null,
        "children":["1"],"message":null},"1":{"parent":"root","children":["2"],"message":{"fragments":
        [{"type":"REQUEST","content":"When?"}]}},"2":{"parent":"1","children":[],"message":{"fragments":
        [{"type":"THINK","content":"Hm"},{"type":"RESPONSE","content":"At nine."}]}}}}])",
        u"*User: When?|DeepSeek: At nine."_s);
    row("OpenRouter, items apart",
        R"({"version":"orpg.3.0","title":"Boats","characters":{"c":{"id":"c","model":"x/y",
        "modelInfo":{"name":"Fast"}}},"messages":{"m1":{"id":"m1","characterId":"USER","type":"user",
        "items":[{"id":"i1"}]},"m2":{"id":"m2","characterId":"c","type":"assistant","items":[{"id":"i2"}]}},
        "items":{"i1":{"messageId":"m1","data":{"type":"message","role":"user","content":[{"type":
        "input_text","text":"When?"}]}},"i2":{"messageId":"m2","data":{"type":"message","role":"assistant",
        "content":[{"type":"output_text","text":"At nine."}]}}}})",
        u"*User: When?|Fast: At nine."_s);
    row("roles", R"({"messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"When?"},
        {"role":"assistant","content":"At nine."}]})",
        u"*User: When?|Assistant: At nine."_s);
    row("roles, on lines",
        "{\"role\":\"user\",\"content\":\"When?\"}\n{\"role\":\"assistant\",\"content\":\"At nine.\"}\n",
        u"*User: When?|Assistant: At nine."_s);
    row("a list of roles",
        R"([{"role":"user","content":"When?"},{"role":"model","parts":[{"text":"At nine."}]}])",
        u"*User: When?|Assistant: At nine."_s);
    row("training data", R"([{"id":"1","conversations":[{"from":"human","value":"When?"},
        {"from":"gpt","value":"At nine."}]}])",
        u"*User: When?|Assistant: At nine."_s);
    row("pairs", R"({"internal":[["<|BEGIN-VISIBLE-CHAT|>","Sit."],["When?","At nine."]],
        "visible":[["","Sit."],["When?","At nine."]]})",
        u"Assistant: Sit.|*User: When?|Assistant: At nine."_s);
    row("KoboldAI Lite",
        R"({"gamestarted":true,"prompt":"\nMika: When?","actions":["\nIda: At nine.\nOr ten."],
        "savedsettings":{"chatname":"Mika","chatopponent":"Ida"}})",
        u"*Mika: When?|Ida: At nine.\nOr ten."_s);
    row("Agnai", R"({"name":"Boats","messages":[{"_id":"1","handle":"Ida","characterId":"c","msg":"Sit."},
        {"_id":"2","handle":"Mika","userId":"u","msg":"When?"}]})",
        u"Ida: Sit.|*Mika: When?"_s);
    row("Risuai", R"({"type":"risuChat","ver":1,"data":{"message":[{"role":"user","data":"When?"},
        {"role":"char","data":"At nine."}],"note":""}})",
        u"*User: When?|Assistant: At nine."_s);
    row("Character.AI, histories", R"({"info":{"character":{"name":"Ida"}},"histories":{"histories":[{"msgs":
        [{"src":{"is_human":true,"name":"Mika"},"text":"When?"},{"src":{"is_human":false,"name":"Ida"},
        "text":"At nine."}]}]}})",
        u"*Mika: When?|Ida: At nine."_s);
    row("Character.AI, turns",
        R"({"character":{"name":"Ida"},"turns":[{"author":{"name":"Mika","is_human":true},
        "candidates":[{"candidate_id":"x","raw_content":"When?"}],"primary_candidate_id":"x"},
        {"author":{"name":"Ida"},"candidates":[{"candidate_id":"a","raw_content":"At eight."},
        {"candidate_id":"b","raw_content":"At nine."}],"primary_candidate_id":"b"}]})",
        u"*Mika: When?|Ida: At nine."_s);
    row("Discord", R"({"guild":{"name":"G"},"channel":{"name":"c"},"messages":[{"id":"1","type":"Default",
        "timestamp":"2024-05-06T07:08:09+00:00","content":"When?","author":{"name":"mika","nickname":"Mika"},
        "attachments":[{"url":"x"}]},{"id":"2","type":"Default","content":"At nine.",
        "author":{"name":"ida","nickname":"Ida","isBot":true}}]})",
        u"Mika: When?|Ida: At nine."_s);
    row("Telegram", R"({"name":"Ida","type":"personal_chat","messages":[{"id":1,"type":"service","text":""},
        {"id":2,"type":"message","date":"2024-05-06T07:08:09","from":"Mika","from_id":"user1",
        "text":["When ",{"type":"bold","text":"exactly"},"?"]},
        {"id":3,"type":"message","from":"Ida","from_id":"user2","text":"At nine."}]})",
        u"Mika: When exactly?|Ida: At nine."_s);
    row("people whose names are spelled like sides",
        R"({"name":"x","messages":[{"id":1,"type":"message","from":"Ai",
        "text":"When?"},{"id":2,"type":"message","from":"Claude","text":"At nine."}]})",
        u"Ai: When?|Claude: At nine."_s);
    row("a recorded firehose",
        R"({"jsonrpc":"2.0","method":"message.send","params":{"id":"1","from":"user_mika","message":"When?"}})"
        "\n"
        R"({"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_ida","state":"speak"}})"
        "\n"
        R"({"jsonrpc":"2.0","method":"message.send","params":{"from":"companion_ida","message":"At nine."}})"
        "\n",
        u"*user_mika: When?|companion_ida: At nine."_s);
}

void TestChatFiles::jsonOfManyPrograms()
{
    QFETCH(const QByteArray, bytes);
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"chat.json"_s), bytes);
    const auto read = readTalk(studio.file(u"chat.json"_s));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
    QCOMPARE(read->found.file.messages, read->lines.size());
}

void TestChatFiles::textOfManyPrograms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QString both = u"Mika: When?|Ida: At nine."_s;
    row("WhatsApp, Android",
        u"06/05/2024, 07:07 - Messages are end-to-end encrypted.\n06/05/2024, 07:08 - Mika: When?\n"
        "06/05/2024, 07:09 - Ida: At nine.\nOr: ten.\n"_s,
        u"Mika: When?|Ida: At nine.\nOr: ten."_s);
    row("WhatsApp, thin space",
        u"5/13/24, 7:08\u202fAM - Mika: When?\n5/13/24, 7:09\u202fAM - Ida: At nine.\n"_s, both);
    row("WhatsApp, iPhone",
        u"\u200e[06.05.24, 07:08:09] Mika: When?\n[06.05.24, 07:09:09] Ida: At \u200enine.\n"_s, both);
    row("WhatsApp, Korean",
        u"2024년 5월 6일 오후 7:08, Mika : When?\n2024년 5월 6일 오후 7:09, Ida : At nine.\n"_s, both);
    row("KakaoTalk",
        u"--------------- 2024년 5월 6일 월요일 ---------------\n[Mika] [오전 7:08] When?\n"
        "[Ida] [오전 7:09] At nine.\n"_s,
        both);
    row("LINE",
        u"[LINE] Idaとのトーク履歴\n保存日時：2024/05/06 08:00\n\n2024/05/06(月)\n07:08\tMika\tWhen?\n"
        "07:09\tIda\tAt nine.\n"_s,
        both);
    row("Telegram, copied", u"Mika, [06.05.24 07:08]\nWhen?\n\nIda, [06.05.24 07:09]\nAt nine.\n"_s, both);
    row("Discord, exported",
        u"==========\nGuild: G\nChannel: c\n==========\n\n[06-May-24 07:08 AM] Mika\nWhen?\n\n"
        "[06-May-24 07:09 AM] Ida\nAt nine.\n\n==========\nExported 2 message(s)\n==========\n"_s,
        both);
    row("Discord, copied", u"Mika — Today at 7:08 AM\nWhen?\nIda — Today at 7:09 AM\nAt nine.\n"_s, both);
    row("IRC", u"07:08 <Mika> When?\n07:08 -!- Ken has joined\n07:09 <@Ida> At nine.\n"_s, both);
    row("a time before the name", u"[07:08] Mika: When?\n[07:09] Ida: At nine.\n"_s, both);
    row("headings", u"# Boats\n\n## Mika\n\nWhen?\n\n## Ida\n\nAt nine.\n\n## Mika\n\nGood.\n"_s,
        both + u"|Mika: Good."_s);
    row("headings that are sides", u"# Boats\n## User\nWhen?\n## Assistant\nAt nine.\n"_s,
        u"User: When?|Assistant: At nine."_s);
    row("bold names", u"**Mika:** When?\n\n**Ida:** At nine.\n\n**Mika:** Good.\n"_s,
        both + u"|Mika: Good."_s);
    row("wide colons", u"Mika：When?\n\nIda：At nine.\nOr ten.\n"_s, u"Mika: When?|Ida: At nine.\nOr ten."_s);
}

void TestChatFiles::textOfManyPrograms()
{
    QFETCH(const QString, text);
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"chat.txt"_s), text.toUtf8());
    const auto read = readTalk(studio.file(u"chat.txt"_s));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
}

void TestChatFiles::nobodySpeaksInOtherTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a recipe") << u"Soup\n\nServes: 4\nIngredients:\nPumpkin: one, about a kilo\nOnion: two\n"
                                 "Cream: a little\n\nMethod: Cut all. Cook it.\nNote: Serve hot.\n"_s;
    QTest::newRow("a letter") << u"Dear Mika,\n\nthank you.\nNote: The key is here.\nPS: Bring bread.\n"
                                 "Note: And salt.\nPS: And wine.\n\nIda\n"_s;
    QTest::newRow("a mail") << u"From: Mika <m@example.com>\nTo: Ida <i@example.com>\nSubject: Soup\n"
                               "Date: Mon, 6 May 2024\n\nHello.\n"_s;
    QTest::newRow("a style sheet")
        << u"body {\n  color: red;\n}\nmargin: 0;\npadding: 0;\nmargin: 1px;\npadding: 2px;\n"_s;
    QTest::newRow("a log") << u"2024-05-06 07:08:09 INFO: started\n2024-05-06 07:08:10 DEBUG: reads\n"
                              "2024-05-06 07:08:11 ERROR: no file\n2024-05-06 07:08:12 INFO: stopped\n"_s;
    QTest::newRow("settings") << u"host: alpha\nport: 80\nhost: beta\nport: 81\n"_s;
    QTest::newRow("a program") << u"switch (x) {\ncase 1:\n  f();\ndefault:\n  g();\n}\n"_s;
    QTest::newRow("prose") << u"He came late. \"When?\", she asked: nobody knew.\nThen they left.\n"_s;
    QTest::newRow("nothing") << u"\n\n"_s;
}

void TestChatFiles::nobodySpeaksInOtherTexts()
{
    QFETCH(const QString, text);
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"text.txt"_s), text.toUtf8());
    const auto read = readTalk(studio.file(u"text.txt"_s));
    QVERIFY2(!read, read ? qPrintable(spoken(read->lines)) : "");
    QCOMPARE(read.error().code, base::ErrorCode::Malformed);
}

void TestChatFiles::otherBranchesAreOtherVersions()
{
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"chat.json"_s), kTree);
    const auto read = readTalk(studio.file(u"chat.json"_s));
    QVERIFY(read);
    QCOMPARE(read->found.file.roomName, u"Boats"_s);
    QCOMPARE(read->found.file.program, u"ChatGPT"_s);
    QCOMPARE(read->lines.at(0).time, QDateTime(QDate(2024, 5, 6), QTime(7, 8, 9, 500), base::kUtc));
    QCOMPARE(read->lines.at(1).alternatives, (QStringList{u"At eight."_s, u"At nine."_s}));
    QCOMPARE(read->lines.at(1).chosen, 1);
}

void TestChatFiles::aTreeInACircleEnds()
{
    const tests::TemporaryStudio studio;
    saveTalk(
        studio.file(u"chat.json"_s),
        R"([{"title":"x","mapping":{"a":{"parent":"b","children":["b"],"message":{"author":{"role":"user"},
            "content":{"parts":["When?"]}}},"b":{"parent":"a","children":["a"],"message":{"author":
            {"role":"assistant"},"content":{"parts":["At nine."]}}}},"current_node":"b"}])");
    const auto read = readTalk(studio.file(u"chat.json"_s));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"*User: When?|ChatGPT: At nine."_s);
}

void TestChatFiles::oneOfManyConversationsIsChosen()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"all.json"_s);
    saveTalk(
        path,
        R"([{"title":"First","messages":[{"role":"user","content":"one"}]},{"title":"Empty","messages":[]},
                   {"title":"Second","messages":[{"role":"user","content":"two"}]}])");
    const auto first = readTalk(path);
    const auto second = readTalk(path, {.conversation = 1});

    QVERIFY(first && second);
    QCOMPARE(first->found.file.conversations.size(), 2);
    QCOMPARE(first->found.file.conversations.at(1).title, u"Second"_s);
    QCOMPARE(spoken(first->lines), u"*User: one"_s);
    QCOMPARE(spoken(second->lines), u"*User: two"_s);
    QCOMPARE(second->found.file.roomName, u"Second"_s);
    QVERIFY(!first->found.file.report.isEmpty());
    QCOMPARE(readTalk(path, {.conversation = 7}).error().code, base::ErrorCode::InvalidInput);
}

void TestChatFiles::whatIsDamagedIsPassedOver()
{
    const tests::TemporaryStudio studio;
    const QString lines = studio.file(u"a.jsonl"_s);
    saveTalk(lines, "{\"role\":\"user\",\"content\":\"one\"}\n{\"role\":\"user\",\"content\":\n"
                    "{\"role\":\"user\",\"content\":\"three\"}\n");
    const auto read = readTalk(lines);
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"*User: one|*User: three"_s);
    QCOMPARE(read->report.last().fate, model::CardNote::Fate::Warning);
    QVERIFY(read->report.last().text.contains(u'2'));

    const QString cut = studio.file(u"b.json"_s);
    saveTalk(cut, R"([{"role":"user","content":"one"},{"role":"user","content":"two"},{"role":"us)");
    QCOMPARE(spoken(readTalk(cut)->lines), u"*User: one|*User: two"_s);
}

void TestChatFiles::thoughtsComeAlong()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.json"_s);
    saveTalk(
        path,
        R"([{"role":"user","content":"one"},{"role":"assistant","content":"two","reasoning_content":"Hm."}])");
    QCOMPARE(readTalk(path)->lines.at(1).thoughts, u"Hm."_s);
}

void TestChatFiles::aTavernHidesAndWhispers()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.jsonl"_s);
    saveTalk(path, R"({"name":"Mika","is_user":true,"mes":"plan","is_system":true})"
                   "\n"
                   R"({"name":"Mika","is_user":true,"mes":"psst","extra":{"whispered_to":["Ida"]}})"
                   "\n"
                   R"({"name":"Teller","is_user":false,"mes":"It rains.","extra":{"type":"narrator"}})"
                   "\n"
                   R"({"name":"Ida","is_user":false,"mes":"yes","extra":{"reasoning":"Hm."}})"
                   "\n");
    const auto read = readTalk(path);
    QVERIFY(read);
    QVERIFY(read->lines.at(0).isHidden);
    QVERIFY(read->lines.at(1).isWhisper);
    QCOMPARE(read->lines.at(1).heardBy, QStringList{u"Ida"_s});
    QCOMPARE(read->lines.at(3).thoughts, u"Hm."_s);
    QCOMPARE(read->found.file.people.at(1).name, u"Teller"_s);
    QCOMPARE(read->found.file.people.at(1).as, As::Outsider);
}

void TestChatFiles::aTavernIsReadInAllShapes()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.json"_s);
    saveTalk(path, R"([{"user_name":"Mika","character_name":"Ida","chat_metadata":{}},
        {"name":"Ida","is_user":false,"mes":{"message":"Sit, {{user}}. {{char}} cooks."},
         "swipes":[{"message":"Sit."},{"message":"No."}],"swipe_id":0},
        null,{"name":"Mika","is_user":"true","mes":"Thanks."}])");
    const auto read = readTalk(path);
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Ida: Sit, Mika. Ida cooks.|*Mika: Thanks."_s);
    QCOMPARE(read->lines.at(0).alternatives.size(), 2);
}

void TestChatFiles::timesAreRead_data()
{
    QTest::addColumn<QByteArray>("time");
    for (const char *time :
         {"1714979289000", "1714979289.25", "\"1714979289000\"", "\"1714979289\"", "1714979289000000",
          "\"2024-05-06@07h08m09s010ms\"", "\"May 6, 2024 7:08am\"", "\"May 6, 2024 7:08 AM\"",
          "\"May 6, 2024 07:08\"", "\"2024-05-06T07:08:09.000Z\"", "\"2024-05-06 07:08:09\"",
          "\"2024-05-06T16:08:09+09:00\""})
        QTest::newRow(time) << QByteArray(time);
}

void TestChatFiles::timesAreRead()
{
    QFETCH(const QByteArray, time);
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.jsonl"_s);
    saveTalk(path, R"({"name":"Ida","is_user":false,"mes":"x","send_date":)" + time + "}\n");
    const auto read = readTalk(path);
    QVERIFY(read);
    const QDateTime found = read->lines.first().time;
    QCOMPARE(found.date(), QDate(2024, 5, 6));
    QCOMPARE(found.time().hour(), 7);
    QCOMPARE(found.time().minute(), 8);
}

void TestChatFiles::theOrderOfDatesIsFound()
{
    const auto dateIn = [](const QString &text) {
        const tests::TemporaryStudio studio;
        saveTalk(studio.file(u"a.txt"_s), text.toUtf8());
        const auto read = readTalk(studio.file(u"a.txt"_s));
        return read ? read->lines.first().time.date() : QDate();
    };
    QCOMPARE(dateIn(u"06/05/2024, 07:08 - Mika: a\n13/05/2024, 07:08 - Ida: b\n"_s), QDate(2024, 5, 6));
    QCOMPARE(dateIn(u"05/06/2024, 07:08 - Mika: a\n05/13/2024, 07:08 - Ida: b\n"_s), QDate(2024, 5, 6));
    QCOMPARE(dateIn(u"12/05/24, 07:08 - Mika: a\n01/06/24, 07:08 - Ida: b\n"_s), QDate(2024, 5, 12));
    QCOMPARE(dateIn(u"2024/05/06 07:08 - Mika: a\n2024/05/07 07:08 - Ida: b\n"_s), QDate(2024, 5, 6));
    QCOMPARE(dateIn(u"06.05.24, 07:08 - Mika: a\n07.05.24, 07:08 - Ida: b\n"_s), QDate(2024, 5, 6));
}

void TestChatFiles::aZipIsLookedInto()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"export.zip"_s);
    packTalk(path, {{"user.json", "{}"}, {"conversations.json", kTree}, {"chat.html", "<html>"}});
    QCOMPARE(spoken(readTalk(path)->lines), u"*User: When?|ChatGPT: At nine."_s);

    packTalk(path, {{"WhatsApp Chat with Ida.txt",
                     "06/05/2024, 07:08 - Mika: When?\n06/05/2024, 07:09 - Ida: At nine.\n"},
                    {"IMG-1.jpg", "x"}});
    QCOMPARE(spoken(readTalk(path)->lines), u"Mika: When?|Ida: At nine."_s);

    packTalk(path, {{"photo.jpg", "x"}});
    QCOMPARE(readTalk(path).error().code, base::ErrorCode::Malformed);

    saveTalk(path, "PK\x03\x04 and nothing more");
    QCOMPARE(readTalk(path).error().code, base::ErrorCode::Malformed);
}

void TestChatFiles::inDoubtNobodyBecomesACompanion()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.txt"_s);
    saveTalk(path, "Eggs: two or three\nSalt: a pinch\n");
    const auto doubtful = readTalk(path);
    QVERIFY(doubtful);
    QCOMPARE(doubtful->found.file.people.at(0).as, As::Outsider);
    QCOMPARE(doubtful->report.last().fate, model::CardNote::Fate::Warning);

    saveTalk(path, "Mika: When?\nIda: At nine.\n");
    const auto vouched = readTalk(path, {.writer = u"Mika"_s});
    QVERIFY(vouched);
    QCOMPARE(vouched->found.file.people.at(0).as, As::Me);
    QCOMPARE(vouched->found.file.people.at(1).as, As::NewCompanion);
}

void TestChatFiles::aCardIsSentElsewhere()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"a.json"_s);
    saveTalk(path, R"({"spec":"chara_card_v2","data":{"name":"Ida","first_mes":"Hello."}})");
    const auto read = readTalk(path);
    QVERIFY(!read);
    QVERIFY(read.error().text.contains(u"persona import"_s));
}

void TestChatFiles::aReplayFileSaysWhatItIs()
{
    const tests::TemporaryStudio studio;
    for (const QString &name : {u"tea.replay.jsonl"_s, u"tea.cassette"_s}) {
        saveTalk(studio.file(name), R"({"room":{"policy":"vote","seed":1},"roster":["companion_aya"]}
{"t":0,"posted":{"id":"m1","from":"user","message":"A \"personality\" of its own?"}}
)");
        const auto read = readTalk(studio.file(name));
        QVERIFY(!read);
        QVERIFY2(read.error().text.contains(u"companion-studio replay"_s), qPrintable(read.error().text));
    }
}

SUITE_TEST(QCoreApplication, TestChatFiles)

} // namespace tst_chat_files

#include "tst_chat_files.moc"
