// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

#include <QTest>

namespace tst_more_chats {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::packTalk;
using tests::readTalk;
using tests::saveTalk;
using tests::spoken;

/// JSON of programs with forms of their own for speakers, notices and other versions.
class TestMoreChats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoSpeaksIsFound_data();
    void whoSpeaksIsFound();
    void otherShapesAreRead_data();
    void otherShapesAreRead();
    void otherVersionsAreKept_data();
    void otherVersionsAreKept();
    void thoughtsAreNoSpeech_data();
    void thoughtsAreNoSpeech();
    void whatIsNoTalkIsRefused_data();
    void whatIsNoTalkIsRefused();
    void noticesAreCounted();
    void timesBeforeThereWasAnythingAreNone();
    void partsInAZipComeInTheirOrder();
};

namespace {

base::Result<tests::ReadTalk> readJson(const QByteArray &bytes)
{
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"chat.json"_s), bytes);
    return readTalk(studio.file(u"chat.json"_s));
}

} // namespace

void TestMoreChats::whoSpeaksIsFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("Messenger, newest first, in bytes of Latin-1",
        R"({"participants":[{"name":"Zo\u00c3\u00ab"}],"title":"Zo\u00c3\u00ab","thread_path":"x","messages":[
        {"sender_name":"Zo\u00c3\u00ab","timestamp_ms":1714979349000,"content":"K\u00c3\u00bcche"},
        {"sender_name":"Mika","timestamp_ms":1714979289000,"content":"Gr\u00fc\u00df"}]})",
        u"Mika: Grüß|Zoë: Küche"_s);
    row("Messenger, encrypted",
        R"({"participants":["Zoë"],"messages":[{"senderName":"Zoë","text":"Ã¼","timestamp":1714979349000,
        "type":"text"},{"senderName":"Mika","text":"When?","timestamp":1714979289000,"type":"text"}]})",
        u"Mika: When?|Zoë: Ã¼"_s);
    row("some of one time, not all newest first",
        R"({"messages":[{"senderName":"Ida","text":"a","timestamp":1714979349000},{"senderName":"Mika",
        "text":"b","timestamp":1714979289000},{"senderName":"Ida","text":"c","timestamp":1714979299000}]})",
        u"Ida: a|Mika: b|Ida: c"_s);
    row("Teams", R"({"messages":[{"messageType":"message","from":{"application":null,"user":{"displayName":
        "Mika M"}},"body":{"contentType":"html","content":"<p>Salt &amp; soup?</p><p>When?</p>"}},
        {"messageType":"systemEventMessage","from":null,"body":{"contentType":"html","content":"<x/>"}},
        {"messageType":"message","from":{"user":{"displayName":"Ida K"}},"body":{"contentType":"text",
        "content":"At <nine>."}}]})",
        u"Mika M: Salt & soup?\nWhen?|Ida K: At <nine>."_s);
    row("Slack", R"([{"type":"message","subtype":"channel_join","user":"U1","text":"joined","ts":
        "1714979280.1"},{"type":"message","user":"U1","text":"Salt &amp; soup?","ts":"1714979289.1",
        "user_profile":{"real_name":"Mika M","display_name":"Mika","name":"m"}},{"type":"message","user":"U2",
        "text":"Yes.","ts":"1714979299.1","user_profile":{"real_name":"Ida K","display_name":""}},
        {"type":"message","subtype":"bot_message","text":"Beep","username":"Clock","ts":"1714979309.1"}])",
        u"Mika: Salt & soup?|Ida K: Yes.|Clock: Beep"_s);
    row("Slack, what it shows",
        R"([{"type":"message","user":"U1","text":"<@U2> and <@U3|ken>: <#C1|boats>, <!here> &lt;b&gt; <https://a.example|there> <https://b.example>",
        "ts":"1714979289.1"}])",
        u"U1: @U2 and @ken: #boats, @here <b> there (https://a.example) https://b.example"_s);
    row("Google Chat",
        R"({"messages":[{"creator":{"name":"Mika M","email":"m@example.org","user_type":"Human"},
        "created_date":"Monday, May 6, 2024 at 7:08:09\u202fAM UTC","text":"When?","topic_id":"x"},{"creator":
        {"name":"Ida K","email":"i@example.org","user_type":"Human"},"created_date":
        "Monday, May 6, 2024 at 7:09:09\u202fAM UTC","text":"At nine.","topic_id":"x"}]})",
        u"Mika M: When?|Ida K: At nine."_s);
    row("Matrix", R"({"room_name":"Boats","exported_by":"Mika","messages":[
        {"type":"m.room.member","sender":"@ida:a.org","state_key":"@ida:a.org","content":{"displayname":"Ida",
        "membership":"join"},"origin_server_ts":1714979280000},
        {"type":"m.room.member","sender":"@m:a.org","state_key":"@m:a.org","content":{"displayname":"Mika",
        "membership":"join"},"origin_server_ts":1714979281000},
        {"type":"m.room.message","sender":"@m:a.org","event_id":"$1","content":{"msgtype":"m.text","body":
        "Wen?"},"origin_server_ts":1714979289000},
        {"type":"m.room.message","sender":"@ida:a.org","event_id":"$2","content":{"msgtype":"m.emote","body":
        "waves"},"origin_server_ts":1714979299000},
        {"type":"m.room.message","sender":"@m:a.org","event_id":"$3","content":{"msgtype":"m.text","body":
        "* When?","m.new_content":{"msgtype":"m.text","body":"When?"},"m.relates_to":{"rel_type":"m.replace",
        "event_id":"$1"}},"origin_server_ts":1714979309000},
        {"type":"m.room.message","sender":"@ken:b.org","event_id":"$4","content":{"msgtype":"m.image","body":
        "a.png"},"origin_server_ts":1714979319000},
        {"type":"m.room.message","sender":"@ken:b.org","event_id":"$5","content":{"msgtype":"m.text","body":
        "* Bad.","m.new_content":{"msgtype":"m.text","body":"Bad."},"m.relates_to":{"rel_type":"m.replace",
        "event_id":"$1"}},"origin_server_ts":1714979329000}]})",
        u"*Mika: When?|Ida: *waves*|ken: Bad."_s);
    row("Matrix, events alone",
        R"([{"type":"m.room.message","sender":"@ida:a.org","content":{"msgtype":"m.text",
        "body":"At nine."},"origin_server_ts":1714979289000},{"type":"m.reaction","sender":"@m:a.org","content":
        {"m.relates_to":{"key":"x"}},"origin_server_ts":1714979299000}])",
        u"@ida:a.org: At nine."_s);
    row("Matrix, two of one name", R"({"messages":[
        {"type":"m.room.message","sender":"@ida:a.org","content":{"msgtype":"m.text","body":"When?"},
        "origin_server_ts":1},{"type":"m.room.message","sender":"@ida:b.org","content":{"msgtype":"m.text",
        "body":"Now."},"origin_server_ts":2}]})",
        u"@ida:a.org: When?|@ida:b.org: Now."_s);
    row("Gemini", R"([{"header":"Gemini Apps","title":"Gave feedback: Good","time":"2025-05-06T07:10:09.1Z",
        "products":["Gemini Apps"]},{"header":"Gemini Apps","title":"Prompted Where?","time":
        "2025-05-06T07:09:09.1Z","products":["Gemini Apps"],"safeHtmlItem":[{"html":"<p>At the gate.</p>"}]},
        {"header":"YouTube","title":"Watched Boats","time":"2025-05-06T07:08:39.1Z","products":["YouTube"]},
        {"header":"Gemini Apps","title":"Prompted When?","time":"2025-05-06T07:08:09.1Z","products":
        ["Gemini Apps"],"safeHtmlItem":[{"html":"<p>At <b>nine</b>.</p><p>Or ten &amp; later.</p>"}]}])",
        u"*User: When?|Gemini: At nine.\nOr ten & later.|*User: Where?|Gemini: At the gate."_s);
    row("Telegram, a deleted account",
        R"({"name":"x","type":"private_group","messages":[{"id":1,"type":"message","from":null,"from_id":
        "user3","text":"When?"},{"id":2,"type":"message","from":"Ida","from_id":"user2","text":"At nine."}]})",
        u"Deleted Account: When?|Ida: At nine."_s);
    row("Telegram, passed on",
        R"({"name":"x","type":"private_group","messages":[{"id":1,"type":"message","from":"Mika","from_id":
        "user3","text":"Look:"},{"id":2,"type":"message","from":"Mika","from_id":"user3","forwarded_from":
        "Ken","text":["At ",{"type":"bold","text":"nine"},".\nOr ten."]}]})",
        u"Mika: Look:|Mika: > Ken: At nine.\n> Or ten."_s);
    row("ids alone", R"({"messages":[{"senderId":"a1","text":"When?"},{"senderId":"b2","text":"At nine."},
        {"sender":{"id":7},"text":"Good."}]})",
        u"a1: When?|b2: At nine.|7: Good."_s);
    row("Signal", R"([{"type":"outgoing","body":"When?","sent_at":1714979289000},{"type":"incoming","body":
        "At nine.","sent_at":1714979299000}])",
        u"*User: When?|Assistant: At nine."_s);
    row("Discord, what is embedded",
        R"({"guild":{"name":"G"},"channel":{"name":"c"},"messages":[{"type":"Default","content":"","author":
        {"name":"ida","nickname":"Ida"},"embeds":[{"title":"Boats","description":"At nine."}]},{"type":19,
        "content":"Good.","author":{"name":"mika"},"embeds":[]}]})",
        u"Ida: Boats\nAt nine.|mika: Good."_s);
    row("a recording as it was sent",
        R"({"topic":"messages","body":{"jsonrpc":"2.0","method":"message.send","params":{"from":"user_m",)"
        R"("message":"When?"}}})"
        "\n"
        R"([{"jsonrpc":"2.0","method":"state.send","params":{"from":"companion_ida"}},{"topic":"messages",)"
        R"("body":{"jsonrpc":"2.0","method":"message.send","params":{"from":"companion_ida","message":"Now."}}}])"
        "\n"
        R"({"topic":"queries","body":{"jsonrpc":"2.0","method":"query.send","params":{"from":"x"}}})"
        "\n",
        u"*user_m: When?|companion_ida: Now."_s);
}

void TestMoreChats::whoSpeaksIsFound()
{
    QFETCH(const QByteArray, bytes);
    const auto read = readJson(bytes);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
}

void TestMoreChats::otherShapesAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("DeepSeek, without fragments",
        R"([{"title":"Boats","inserted_at":"2025-01-30T10:00:00+08:00","mapping":{"root":{"parent":null,
        "children":["1"],"message":null},"1":{"parent":"root","children":["2"],"message":{"content":"When?"}},
        "2":{"parent":"1","children":["3"],"message":{"content":"At nine."}},"3":{"parent":"2","children":[],
        "message":{"content":"Good."}}}}])",
        u"*User: When?|DeepSeek: At nine.|*User: Good."_s);
    row("ChatGPT, spoken", R"([{"mapping":{"r":{"message":null,"parent":null,"children":["u"]},"u":{"message":
        {"author":{"role":"user"},"content":{"content_type":"multimodal_text","parts":[{"content_type":
        "audio_transcription","text":"When?"},{"content_type":"audio_asset_pointer"}]}},"parent":"r",
        "children":[]}},"current_node":"u"}])",
        u"*User: When?"_s);
    row("ChatGPT, shared",
        R"({"title":"Boats","linear_conversation":[{"id":"r"},{"id":"a","message":{"author":
        {"role":"user"},"content":{"content_type":"text","parts":["When?"]}}},{"id":"b","message":{"author":
        {"role":"assistant"},"content":{"content_type":"text","parts":["At nine."]}}}]})",
        u"*User: When?|ChatGPT: At nine."_s);
    row("KoboldAI Lite, several who answer",
        R"({"gamestarted":true,"prompt":"Ida: Sit.","actions":["\nMika: When?","\nKen: Now.\nIda: At nine."],
        "savedsettings":{"chatname":"Mika","chatopponent":"Ida||$||Ken"}})",
        u"Ida: Sit.|*Mika: When?|Ken: Now.|Ida: At nine."_s);
    row("KoboldAI Lite, instructions",
        R"({"gamestarted":true,"prompt":"\n### Instruction:\nWhen?\n### Response:\nAt nine.","actions":[
        "\n### Instruction:\nGood.\n### Response:\n","Bye."],"savedsettings":{"opmode":4,"instruct_starttag":
        "\\n### Instruction:\\n","instruct_endtag":"\\n### Response:\\n"}})",
        u"*User: When?|Assistant: At nine.|*User: Good.|Assistant: Bye."_s);
    row("Grok", R"({"conversations":[{"conversation":{"title":"Boats"},"responses":[{"response":{"message":
        "When?","sender":"human"}},{"response":{"message":"At nine.","sender":"ASSISTANT"}}]}]})",
        u"*User: When?|Grok: At nine."_s);
    row("Le Chat",
        R"([{"role":"user","content":"When?","contentChunks":null},{"role":"assistant","content":"",
        "contentChunks":[{"type":"text","text":"At nine."},{"type":"tool_call","name":"x"}]}])",
        u"*User: When?|Assistant: At nine."_s);
    row("Chatbox",
        R"({"session:1":{"messages":[{"role":"user","contentParts":[{"type":"text","text":"When?"}]},
        {"role":"assistant","contentParts":[{"type":"text","text":"At nine."}]}]}})",
        u"*User: When?|Assistant: At nine."_s);
    row("text-generation-webui",
        R"({"internal":[["<|BEGIN-VISIBLE-CHAT|>","a & b"],["3 < 4?","&lt; it is"]],
        "visible":[["","a &amp; b"],["3 &lt; 4?","&amp;lt; it is"]]})",
        u"Assistant: a & b|*User: 3 < 4?|Assistant: &lt; it is"_s);
    row("text-generation-webui, its page alone", R"({"data_visible":[["3 &lt; 4?","a &amp;lt; b"]]})",
        u"*User: 3 < 4?|Assistant: a &lt; b"_s);
    QString wide =
        uR"({"messages":[{"role":"user","content":"When?"},{"role":"assistant","content":"九"}]})"_s;
    wide.prepend(QChar(0xfeff));
    const QByteArray wideBytes(reinterpret_cast<const char *>(wide.utf16()), wide.size() * 2);
    row("UTF-16", wideBytes, u"*User: When?|Assistant: 九"_s);
    row("UTF-16, without its mark", wideBytes.mid(2), u"*User: When?|Assistant: 九"_s);
}

void TestMoreChats::otherShapesAreRead() { whoSpeaksIsFound(); }

void TestMoreChats::otherVersionsAreKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("versions"); // of the second message
    QTest::addColumn<int>("chosen");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected,
                        const QStringList &versions,
                        int chosen) { QTest::newRow(name) << bytes << expected << versions << chosen; };
    row("Claude", R"({"name":"Boats","current_leaf_message_uuid":"4","chat_messages":[
        {"uuid":"1","text":"When?","sender":"human","parent_message_uuid":"0000"},
        {"uuid":"2","text":"At eight.","sender":"assistant","parent_message_uuid":"1"},
        {"uuid":"3","text":"At nine.","sender":"assistant","parent_message_uuid":"1"},
        {"uuid":"4","text":"Good.","sender":"human","parent_message_uuid":"3"}]})",
        u"*User: When?|Claude: At nine.|*User: Good."_s, {u"At eight."_s, u"At nine."_s}, 1);
    row("Agnai, tried again", R"({"messages":[{"handle":"Mika","userId":"u","msg":"When?"},{"handle":"Ida",
        "characterId":"c","msg":"At ten.","retries":["At eight.","At nine."]}]})",
        u"*Mika: When?|Ida: At ten."_s, {u"At eight."_s, u"At nine."_s, u"At ten."_s}, 2);
    row("swipes", R"({"messages":[{"name":"Mika","is_user":true,"text":"When?"},{"name":"Ida","is_user":false,
        "text":"Now.","swipes":["Now.","Later.","Now."],"swipe_id":2}]})",
        u"*Mika: When?|Ida: Now."_s, {u"Now."_s, u"Later."_s, u"Now."_s}, 2);
    row("Character.AI, histories",
        R"({"info":{"name":"Ida"},"histories":[{"msgs":[{"text":"When?","src":{"is_human":true,"name":"Mika"},
        "is_alternative":false},{"text":"At nine.","src":{"is_human":false,"name":"Ida"},"is_alternative":false},
        {"text":"At ten.","src":{"is_human":false,"name":"Ida"},"is_alternative":true}]}]})",
        u"*Mika: When?|Ida: At nine."_s, {u"At nine."_s, u"At ten."_s}, 0);
    row("LM Studio", R"({"name":"Boats","messages":[{"versions":[{"role":"user","content":[{"type":"text",
        "text":"When?"}]}],"currentlySelected":0},{"versions":[{"role":"assistant","steps":[{"type":
        "contentBlock","content":[{"type":"text","text":"At eight."}]}]},{"role":"assistant","steps":[{"type":
        "contentBlock","style":{"type":"thinking"},"content":[{"type":"text","text":"Hm"}]},{"type":
        "contentBlock","content":[{"type":"text","text":"At nine."}]}]}],"currentlySelected":1}]})",
        u"*User: When?|Assistant: At nine."_s, {u"At eight."_s, u"At nine."_s}, 1);
}

void TestMoreChats::otherVersionsAreKept()
{
    QFETCH(const QByteArray, bytes);
    const auto read = readJson(bytes);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
    QTEST(read->lines[1].alternatives, "versions");
    QTEST(read->lines[1].chosen, "chosen");
}

void TestMoreChats::thoughtsAreNoSpeech_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray head = R"({"messages":[{"role":"user","content":"When?"},)";
    QTest::newRow("aloud") << head +
                                  R"({"role":"assistant","content":"<think>\nHm\n</think>\n\nAt nine."}]})";
    QTest::newRow("a part")
        << head + R"({"role":"model","parts":[{"text":"Hm","isThought":true},{"text":"At nine."}]}]})";
    QTest::newRow("a message of its own")
        << head + R"({"role":"model","text":"Hm","isThought":true},{"role":"model","text":"At nine."}]})";
    QTest::newRow("beside it")
        << head + R"({"role":"assistant","content":"At nine.","reasoning_content":"Hm"}]})";
    QTest::newRow("Chatbox") << head +
                                    R"({"role":"assistant","contentParts":[{"type":"reasoning","text":"Hm"},
        {"type":"text","text":"At nine."}]}]})";
}

void TestMoreChats::thoughtsAreNoSpeech()
{
    QFETCH(const QByteArray, bytes);
    const auto read = readJson(bytes);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(spoken(read->lines), u"*User: When?|Assistant: At nine."_s);
    QCOMPARE(read->lines[1].thoughts, u"Hm"_s);
    QVERIFY(read->report.isEmpty());
}

void TestMoreChats::whatIsNoTalkIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("addresses") << QByteArray(
        R"([{"name":"Mika","email":"m@example.com","message":"hello","id":1},{"name":"Ida","email":"i@x"}])");
    QTest::newRow("changes of a program")
        << QByteArray(R"([{"author":{"name":"Mika"},"message":"Fix soup"},{"author":{"name":"Ida"},
        "message":"Fix stew"}])");
    QTest::newRow("changes with their marks")
        << QByteArray(R"([{"sha":"ab","author":"Mika","message":"Fix soup"}])");
    QTest::newRow("entries of a lorebook") << QByteArray(
        R"({"entries":[{"keys":["boat"],"content":"A boat floats.","name":"Boat"},{"keys":["oar"],"content":
        "An oar moves it.","name":"Oar"}]})");
    QTest::newRow("settings") << QByteArray(
        R"([{"name":"Boat","type":"text","value":"Is it red?"},{"name":"Oar","value":"It is!"}])");
    QTest::newRow("a table of codes")
        << QByteArray(R"([["8740","舟櫂帆"],["8767","海。","x"],["87a0","風？"]])");
    QTest::newRow("activity elsewhere") << QByteArray(
        R"([{"header":"Search","title":"Searched for boats","time":"2025-05-06T07:08:09Z","products":["Search"]},
        {"header":"YouTube","title":"Watched Gemini","time":"2025-05-06T07:09:09Z","products":["YouTube"]}])");
    QTest::newRow("a room of Matrix without words") << QByteArray(
        R"({"room_name":"Boats","exported_by":"Mika","messages":[{"type":"m.room.member","sender":"@m:a.org",
        "state_key":"@m:a.org","content":{"displayname":"Mika"},"origin_server_ts":1}]})");
    QTest::newRow("neither names nor sides")
        << QByteArray(R"({"messages":[{"type":"text","text":"When?"},{"type":"text","text":"At nine."}]})");
}

void TestMoreChats::whatIsNoTalkIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!readJson(bytes));
}

void TestMoreChats::noticesAreCounted()
{
    const auto read = readJson(
        R"({"guild":{"name":"G"},"channel":{"name":"c"},"messages":[{"type":"GuildMemberJoin","content":"Joined.",
        "author":{"name":"mika","nickname":"Mika"}},{"type":7,"content":"Joined.","author":{"name":"ida",
        "nickname":"Ida"}},{"type":"Default","content":"When?","author":{"name":"mika","nickname":"Mika"}}]})");
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?"_s);
    QCOMPARE(read->report.size(), 1);
    QVERIFY(read->report.constFirst().text.startsWith("Skipped 2 "_L1));
}

void TestMoreChats::timesBeforeThereWasAnythingAreNone()
{
    const auto read = readJson(R"({"messages":[{"role":"user","content":"When?","timestamp":1},
        {"role":"assistant","content":"At nine.","timestamp":"1714979289"}]})");
    QVERIFY(read);
    QVERIFY(!read->lines[0].time.isValid());
    QCOMPARE(read->lines[1].time, QDateTime({2024, 5, 6}, {7, 8, 9}, base::kUtc));
}

void TestMoreChats::partsInAZipComeInTheirOrder()
{
    const tests::TemporaryStudio studio;
    const auto part = [](const QByteArray &title) -> QByteArray {
        return R"([{"title":")" + title + R"(","chat_messages":[{"sender":"human","text":"When?"}]}])";
    };
    const QString zip = studio.file(u"export.zip"_s);
    packTalk(zip, {{"user.json", "{}"},
                   {"conversations-10.json", part("Stew")},
                   {"conversations-2.json", part("Soup")},
                   {"conversations-0.json", part("Boats")}});
    const auto read = readTalk(zip);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QStringList titles;
    for (const auto &one : read->found.file.conversations)
        titles.append(one.title);
    QCOMPARE(titles, (QStringList{u"Boats"_s, u"Soup"_s, u"Stew"_s}));
}

SUITE_TEST(QCoreApplication, TestMoreChats)

} // namespace tst_more_chats

#include "tst_more_chats.moc"
