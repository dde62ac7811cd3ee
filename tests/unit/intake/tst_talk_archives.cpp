// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

#include <algorithm>

namespace tst_talk_archives {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::packTalk;
using tests::readTalk;
using tests::spoken;
using Entries = QList<QPair<QByteArray, QByteArray>>;

/// Zips with one conversation in several files.
class TestTalkArchives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWorkspaceHasItsChannels();
    void aWorkspaceMayBeDamaged();
    void aWorkspaceMayStandInAFolder();
    void theGroupsOfGoogleChatAreRead();
    void geminiIsFoundAmongAllActivity();
    void aGroupOfSillyTavernIsFoundInItsArchive();
    void anotherArchiveStaysWhatItIs();
};

namespace {

const QByteArray kUsers = R"([{"id":"U1","name":"m","real_name":"Mika M","profile":{"display_name":"Mika"}},
    {"id":"U2","name":"i","profile":{"display_name":"","real_name":"Ida K"}},{"id":"U3","name":"ken"}])";

/// A message of Slack.
QByteArray slackSaid(const QByteArray &user, const QByteArray &text, const QByteArray &time)
{
    return R"({"type":"message","user":")" + user + R"(","text":")" + text + R"(","ts":")" + time + R"("})";
}

QByteArray googleSaid(const QByteArray &name, const QByteArray &text)
{
    return R"({"creator":{"name":")" + name + R"(","email":"a@example.org"},"text":")" + text +
           R"(","created_date":"Monday, May 6, 2024 at 7:08:09 AM UTC"})";
}

base::Result<tests::ReadTalk> readArchive(const Entries &entries, int conversation = 0)
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"export.zip"_s);
    packTalk(path, entries);
    return readTalk(path, {.conversation = conversation});
}

QStringList titlesIn(const tests::ReadTalk &read)
{
    QStringList titles;
    for (const auto &one : read.found.file.conversations)
        titles.append(one.title);
    return titles;
}

} // namespace

void TestTalkArchives::aWorkspaceHasItsChannels()
{
    const QByteArray picture =
        R"({"type":"message","user":"U2","text":"Look","ts":"1714979309.1","files":[{"id":"F1"}]})";
    const QByteArray profile = R"({"type":"message","user":"U1","text":"Good.","ts":"1715065689.1",
        "user_profile":{"display_name":"Mika of old"}})";
    const QByteArray joined =
        R"({"type":"message","subtype":"channel_join","user":"U3","text":"x","ts":"1"})";
    const Entries entries{
        {"users.json", kUsers},
        {"channels.json", R"([{"id":"C1","name":"boats"}])"},
        {"dms.json", R"([{"id":"D1","members":["U1","U3"]}])"},
        {"integration_logs.json", "[]"},
        {"boats/2024-05-07.json", "[" + profile + "]"},
        {"boats/2024-05-06.json",
         "[" + joined + "," + slackSaid("U1", "When, <@U2>?", "1714979289.1") + "," + picture + "]"},
        {"D1/2024-05-06.json", "[" + slackSaid("U3", "A &lt;secret&gt;", "1714979289.1") + "]"}};
    const auto read = readArchive(entries, 1);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(titlesIn(*read), (QStringList{u"Mika, ken"_s, u"boats"_s}));
    QCOMPARE(read->found.file.program, u"Slack"_s);
    QCOMPARE(spoken(read->lines), u"Mika: When, @Ida K?|Ida K: Look|Mika: Good."_s);
    QCOMPARE(read->lines[0].time, QDateTime({2024, 5, 6}, {7, 8, 9, 100}, base::kUtc));

    const auto secret = readArchive(entries, 0);
    QVERIFY(secret);
    QCOMPARE(spoken(secret->lines), u"ken: A <secret>"_s);
}

void TestTalkArchives::aWorkspaceMayBeDamaged()
{
    const auto read =
        readArchive({{"users.json", "[{"},
                     {"channels.json", R"([{"id":"C1","name":"boats"}])"},
                     {"boats/2024-05-06.json", "[{"},
                     {"boats/2024-05-07.json", "]}"},
                     {"boats/2024-05-08.json", R"({"ok":false})"},
                     {"boats/2024-05-09.json", "[null,7," + slackSaid("U1", "When?", "1714979289.1") + "," +
                                                   slackSaid("U2", "Now.", "1714979299.1") + "]"}});
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(spoken(read->lines), u"U1: When?|U2: Now."_s);
    const auto told = std::find_if(read->found.file.report.cbegin(), read->found.file.report.cend(),
                                   [](const auto &note) { return note.part == u"damaged"_s; });
    QVERIFY(told != read->found.file.report.cend());
    QVERIFY(told->text.startsWith("Skipped 4 "_L1));
    QVERIFY(told->text.contains("users.json"_L1));
}

void TestTalkArchives::aWorkspaceMayStandInAFolder()
{
    const auto read = readArchive(
        {{"Boats export/users.json", kUsers},
         {"Boats export/channels.json", "[]"},
         {"Boats export/boats/2024-05-06.json", "[" + slackSaid("U1", "When?", "1714979289.1") + "," +
                                                    slackSaid("U2", "Now.", "1714979299.1") + "]"}});
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(spoken(read->lines), u"Mika: When?|Ida K: Now."_s);
    QCOMPARE(read->found.file.roomName, u"boats"_s);
}

void TestTalkArchives::theGroupsOfGoogleChatAreRead()
{
    const QByteArray base = "Takeout/Google Chat/Groups/";
    const auto read =
        readArchive({{"Takeout/Google Chat/Users/User 1/user_info.json", "{}"},
                     {base + "DM a/group_info.json", R"({"members":[{"name":"Mika"},{"name":"Ida"}]})"},
                     {base + "DM a/messages.json", R"({"messages":[)" + googleSaid("Mika", "When?") + "," +
                                                       googleSaid("Ida", "At nine.") + "]}"},
                     {base + "Space b/group_info.json", R"({"name":"Boats"})"},
                     {base + "Space b/messages.json", R"({"messages":[)" + googleSaid("Ida", "Oars?") + "]}"},
                     {base + "Space c/group_info.json", R"({"name":"Sails"})"},
                     {base + "Space c/messages.json", R"({"messages":[)"}});
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(titlesIn(*read), (QStringList{u"Mika, Ida"_s, u"Boats"_s}));
    QCOMPARE(read->found.file.program, u"Google Chat"_s);
    QCOMPARE(spoken(read->lines), u"Mika: When?|Ida: At nine."_s);
    QCOMPARE(read->lines[0].time, QDateTime({2024, 5, 6}, {7, 8, 9}, base::kUtc));
}

void TestTalkArchives::geminiIsFoundAmongAllActivity()
{
    const auto read = readArchive(
        {{"Takeout/archive_browser.html", "<html></html>"},
         {"Takeout/My Activity/Ads/MyActivity.json",
          R"([{"header":"Ads","title":"Visited boats","time":"2025-05-06T07:08:09Z","products":["Ads"]}])"},
         {"Takeout/My Activity/Gemini Apps/MyActivity.json",
          R"([{"header":"Gemini Apps","title":"Prompted When?","time":"2025-05-06T07:08:09Z","products":
          ["Gemini Apps"],"safeHtmlItem":[{"html":"<p>At nine.</p>"}]}])"}});
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(spoken(read->lines), u"*User: When?|Gemini: At nine."_s);
    QCOMPARE(read->found.file.program, u"Gemini"_s);
}

/// Claude's archive has a users.json too; and day files alone are no workspace.
void TestTalkArchives::aGroupOfSillyTavernIsFoundInItsArchive()
{
    const QByteArray chat = R"({"name":"Mika","is_user":true,"mes":"Hello"})"
                            "\n"
                            R"({"name":"Aya","is_user":false,"mes":"Good evening"})"
                            "\n";
    const QByteArray group =
        R"({"name":"Harbour","members":["Aya.png"],"activation_strategy":1,"chats":["tea"]})";

    const auto read =
        readArchive({{"default-user/group chats/tea.jsonl", chat},
                     {"default-user/groups/1.json", R"({"name":"X","members":[],"chats":["noon"]})"},
                     {"default-user/groups/2.json", group}});
    QVERIFY(read);
    QVERIFY(read->found.group);
    QCOMPARE(read->found.group->policy, model::PolicyName::List);
    QCOMPARE(read->found.file.roomName, u"Harbour"_s);
    const auto alone = readArchive({{"group chats/tea.jsonl", chat}, {"groups/2.json", group.left(40)}});
    QVERIFY(alone && !alone->found.group);
}

void TestTalkArchives::anotherArchiveStaysWhatItIs()
{
    const auto claude =
        readArchive({{"users.json", "[]"},
                     {"conversations.json",
                      R"([{"name":"Boats","chat_messages":[{"sender":"human","text":"When?"}]}])"}});
    QVERIFY(claude);
    QCOMPARE(claude->found.file.program, u"Claude"_s);

    const auto diary = readArchive({{"users.json", kUsers},
                                    {"channels.json", "[]"},
                                    {"days/2024-05-06.json", R"([{"title":"Boats","pages":3}])"}});
    QVERIFY(!diary);
    QCOMPARE(diary.error().code, base::ErrorCode::Malformed);
}

SUITE_TEST(QCoreApplication, TestTalkArchives)

} // namespace tst_talk_archives

#include "tst_talk_archives.moc"
