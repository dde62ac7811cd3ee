// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/intake/html_pages.h"

#include <QStringEncoder>
#include <QTest>

namespace tst_web_pages {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::discordFirst;
using tests::discordGroup;
using tests::discordPage;
using tests::discordText;
using tests::kDiscordId;
using tests::kLaterId;
using tests::packTalk;
using tests::readTalk;
using tests::saveTalk;
using tests::spoken;
using tests::spokenIn;
using tests::talkIn;
using tests::telegramMessage;
using tests::telegramPage;
using tests::telegramText;
using Fate = model::CardNote::Fate;

namespace {

constexpr int kMany = tests::rounds(100'000); // messages

} // namespace

/// Hostile and accidental web pages, and pages of one conversation in several files.
class TestWebPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tagsMayBeLeftOpen();
    void aPageMayBeCut_data();
    void aPageMayBeCut();
    void theDeclaredEncodingDoesNotCount_data();
    void theDeclaredEncodingDoesNotCount();
    void otherPagesAreRefused_data();
    void otherPagesAreRefused();
    void namesInAngleBracketsAreNoPage();
    void pagesOfOneChatGoOn();
    void chatsOfAnExportAreToldApart();
    void aPageBesideATalkIsNotTheTalk();
    void garbageIsEndured();
    void manyMessagesAreRead();
};

void TestWebPages::tagsMayBeLeftOpen()
{
    QCOMPARE(spokenIn(telegramPage("<div class=\"message default clearfix\"><div class=body><div "
                                   "class=from_name>Mika</div><div class=text>a <b>b <i>c</div>"
                                   "<div class=\"message default clearfix joined\"><div class=body><div "
                                   "class=text>d<p>e" +
                                   telegramMessage("Ida", telegramText("f")))),
             u"Mika: a b c|Mika: d\ne|Ida: f"_s);
    QCOMPARE(spokenIn("<div class=chatlog__message-group>" +
                      discordFirst(kDiscordId, "Mika", discordText("a <strong>b <em>c")) +
                      "<div class=chatlog__message-group><div class=chatlog__message-container><div "
                      "class=chatlog__reply>no<div class=chatlog__message-group>" +
                      discordFirst(kDiscordId, "Ida", discordText("d"))),
             u"Mika: a **b *c***|Ida: d"_s);
}

void TestWebPages::aPageMayBeCut_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::newRow("Telegram") << telegramPage(telegramMessage("Mika", telegramText("When?")) +
                                              telegramMessage("Ida", telegramText("At nine o'clock.")));
    QTest::newRow("Discord") << discordPage(
        discordGroup(discordFirst(kDiscordId, "Mika", discordText("When?"))) +
        discordGroup(discordFirst(kLaterId, "Ida", discordText("At nine o'clock."))));
}

void TestWebPages::aPageMayBeCut()
{
    QFETCH(const QByteArray, page);
    const auto read = talkIn(page.left(page.indexOf("o'clock")));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?|Ida: At nine"_s);
    QCOMPARE(read->report.size(), 1);
    QCOMPARE(read->report.first().fate, Fate::Warning);
    // Wherever it is cut, nothing appears that was not there.
    const qsizetype end = page.indexOf("o'clock");
    for (qsizetype at = page.indexOf("When?") + 5; at < end; at += 3) {
        const auto part = talkIn(page.left(at));
        QVERIFY(part);
        QVERIFY2(u"Mika: When?|Ida: At nine"_s.startsWith(spoken(part->lines)),
                 qPrintable(spoken(part->lines)));
    }
}

void TestWebPages::theDeclaredEncodingDoesNotCount_data()
{
    QTest::addColumn<QByteArray>("page");
    QByteArray page = telegramPage(telegramMessage("Åsa", telegramText("はい。")));
    QTest::newRow("UTF-8 that says it is Latin-1") << QByteArray(page).replace("utf-8", "iso-8859-1");
    QTest::newRow("UTF-8 that says it is Shift_JIS") << QByteArray(page).replace("utf-8", "shift_jis");
    QTest::newRow("a mark") << "\xef\xbb\xbf" + page;
    QStringEncoder wide(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    QTest::newRow("UTF-16") << QByteArray(wide.encode(QString::fromUtf8(page)));
}

void TestWebPages::theDeclaredEncodingDoesNotCount()
{
    QFETCH(const QByteArray, page);
    QCOMPARE(spokenIn(page), u"Åsa: はい。"_s);
}

void TestWebPages::otherPagesAreRefused_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::newRow("an article") << QByteArray(
        "<!DOCTYPE html><html><head><title>Soup</title><style>body { color: red; }\nmargin: 0;\nmargin: "
        "1;</style></head><body><p>Mika: When?</p><p>Ida: At nine.</p><p>Mika: Good.</p></body></html>");
    QTest::newRow("lines of talk in it") << QByteArray("<html>\n<body>\nMika: When?\nIda: At nine.\nMika: "
                                                       "Good.\nIda: Yes.\n</body>\n</html>\n");
    QTest::newRow("behind a comment")
        << QByteArray("<!-- saved from url=(0014)about:internet -->\n<HTML>\n<BODY>\nMika: a\nIda: b\nMika: "
                      "c\n</BODY></HTML>");
    QTest::newRow("a list of Telegram's chats") << telegramPage(
        "<div class=\"entry_list\"><div class=\"entry clearfix\"><div class=\"body\"><div class=\"name "
        "bold\">Ida</div><div class=\"text\">Mika: When?</div></div></div></div>");
    QTest::newRow("classes in its style")
        << QByteArray("<!doctype html><style>.chatlog__message-group{}</style><script>\"<div class='message "
                      "default'>\"</script>");
    QTest::newRow("nothing") << QByteArray("<!DOCTYPE html>");
}

void TestWebPages::otherPagesAreRefused()
{
    QFETCH(const QByteArray, page);
    const tests::TemporaryStudio studio;
    saveTalk(studio.file(u"page.txt"_s), page);
    const auto read = readTalk(studio.file(u"page.txt"_s));
    QVERIFY2(!read, read ? qPrintable(spoken(read->lines)) : "");
    QCOMPARE(read.error().code, base::ErrorCode::Malformed);
    QVERIFY(read.error().text.contains(u"DiscordChatExporter"_s));
    QVERIFY(read.error().text.contains(u"Telegram"_s));
}

void TestWebPages::namesInAngleBracketsAreNoPage()
{
    QCOMPARE(spokenIn("<body> When?\n<html> At nine.\n<body> Good.\n"),
             u"body: When?|html: At nine.|body: Good."_s);
}

void TestWebPages::pagesOfOneChatGoOn()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"export.zip"_s);
    const QByteArray first = telegramPage(telegramMessage("Mika", telegramText("1")));
    const QByteArray second = telegramPage(telegramMessage({}, telegramText("2")));
    const QByteArray tenth = telegramPage(telegramMessage("Ida", telegramText("10")));
    packTalk(path, {{"ChatExport/messages10.html", tenth},
                    {"ChatExport/messages2.html", second},
                    {"ChatExport/css/style.css", "body { color: red; }"},
                    {"ChatExport/messages.html", first}});

    const auto read = readTalk(path);
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: 1|Mika: 2|Ida: 10"_s);
    QVERIFY(read->found.file.conversations.isEmpty());
    // Somebody may have joined them into one file.
    QCOMPARE(spokenIn(first + second + tenth), u"Mika: 1|Mika: 2|Ida: 10"_s);

    const auto page = [](const QByteArray &text) {
        return discordPage(discordGroup(discordFirst(kDiscordId, "Mika", discordText(text))));
    };
    packTalk(path, {{"House - boats [1] [part 2].html", page("2")}, {"House - boats [1].html", page("1")}});
    QCOMPARE(spoken(readTalk(path)->lines), u"Mika: 1|Mika: 2"_s);
}

void TestWebPages::chatsOfAnExportAreToldApart()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"export.zip"_s);
    const auto page = [](const QByteArray &name, const QByteArray &text) {
        return telegramPage(telegramMessage(name, telegramText(text)), "Deleted Account");
    };
    packTalk(path, {{"export_results.html", "<!DOCTYPE html><div class=\"page_wrap\">x</div>"},
                    {"lists/chats.html", "<!DOCTYPE html><div class=\"entry_list\">x</div>"},
                    {"chats/chat_002/messages.html", page("Ida", "b")},
                    {"chats/chat_001/messages.html", page("Mika", "a")},
                    {"chats/chat_001/messages2.html", page({}, "a2")}});

    const auto first = readTalk(path);
    const auto second = readTalk(path, {.conversation = 1});
    QVERIFY(first && second);
    QCOMPARE(first->found.file.conversations.size(), 2);
    QCOMPARE(spoken(first->lines), u"Mika: a|Mika: a2"_s);
    QCOMPARE(spoken(second->lines), u"Ida: b"_s);
}

void TestWebPages::aPageBesideATalkIsNotTheTalk()
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"export.zip"_s);
    packTalk(path, {{"index.html", "<!DOCTYPE html><p>Open talk.txt.</p>"},
                    {"talk.txt", "Mika: When?\nIda: At nine.\nMika: Good.\nIda: Bye.\n"}});
    const auto read = readTalk(path);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(read->lines.size(), 4);
}

void TestWebPages::garbageIsEndured()
{
    const QByteArray page = telegramPage(telegramMessage("Mika", telegramText("When?")));
    const qsizetype middle = page.indexOf("When?");
    QCOMPARE(spokenIn(QByteArray(page).insert(middle, QByteArray(1, '\0') + "\xff\xfe\x01")),
             u"Mika: \ufffd\ufffd\ufffdWhen?"_s);
    // Elements nested without end are refused from some depth on; the text before them is kept.
    const auto deep = talkIn(
        QByteArray(page).insert(page.indexOf("</body>"), QByteArray("<div>").repeated(100'000) +
                                                             telegramMessage("Ida", telegramText("No."))));
    QVERIFY(deep);
    QCOMPARE(spoken(deep->lines), u"Mika: When?"_s);
    QCOMPARE(deep->report.last().fate, Fate::Warning);

    // So are endless different names, each of which libxml2 would search among all others, and endless
    // comments.
    QByteArray names;
    for (int i = 0; i < 10'000; ++i)
        names += "<a" + QByteArray::number(i) + " b" + QByteArray::number(i) + "=c>";
    for (const QByteArray &more : {names, QByteArray(40 * 1024 * 1024, 'x').prepend("<!--")}) {
        const auto odd = talkIn(QByteArray(page).insert(page.indexOf("</body>"), more));
        QVERIFY(odd);
        QCOMPARE(spoken(odd->lines), u"Mika: When?"_s);
        QCOMPARE(odd->report.last().fate, Fate::Warning);
    }

    QByteArray noise = page.left(middle);
    quint32 seed = 7;
    for (int i = 0; i < kMany; ++i) {
        seed = seed * 1'664'525 + 1'013'904'223;
        noise += "<>/\"'=&;!-[]? \n\0dv\xe3"[(seed >> 24) % 20];
    }
    (void)talkIn(noise + page.mid(middle));
}

void TestWebPages::manyMessagesAreRead()
{
    QByteArray messages;
    for (int i = 0; i < kMany; ++i)
        messages += telegramMessage(i % 4 == 0   ? "Mika"
                                    : i % 4 == 2 ? "Ida"
                                                 : QByteArray(),
                                    telegramText("Number " + QByteArray::number(i)));
    const auto read = talkIn(telegramPage(messages));
    QVERIFY(read);
    QCOMPARE(read->lines.size(), kMany);
    QCOMPARE(read->lines.last().name, u"Ida"_s);
    QCOMPARE(read->lines.last().text, u"Number %1"_s.arg(kMany - 1));
    QVERIFY(read->report.isEmpty());
}

SUITE_TEST(QCoreApplication, TestWebPages)

} // namespace tst_web_pages

#include "tst_web_pages.moc"
