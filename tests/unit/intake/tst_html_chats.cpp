// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/unit/intake/html_pages.h"

#include <QTest>

namespace tst_html_chats {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::discordFirst;
using tests::discordGroup;
using tests::discordNext;
using tests::discordPage;
using tests::discordText;
using tests::kDiscordId;
using tests::kLaterId;
using tests::spoken;
using tests::spokenIn;
using tests::talkIn;
using tests::telegramMessage;
using tests::telegramPage;
using tests::telegramText;
using As = model::ImportedPerson::As;
using Fate = model::CardNote::Fate;

namespace {

/// The text of a Discord message with this content.
QString saidOnDiscord(const QByteArray &content)
{
    const auto read = talkIn(discordPage(discordGroup(discordFirst(kDiscordId, "Mika", content))));
    return read && read->lines.size() == 1 ? read->lines.first().text : QString();
}

QString saidOnTelegram(const QByteArray &body)
{
    const auto read = talkIn(telegramPage(telegramMessage("Mika", body)));
    return read && read->lines.size() == 1 ? read->lines.first().text : QString();
}

} // namespace

/// Conversations in web pages: the spoken texts, and nothing else of the page.
class TestHtmlChats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDiscordPageIsRead();
    void olderDiscordPagesAreRead_data();
    void olderDiscordPagesAreRead();
    void discordWritesMarkdown_data();
    void discordWritesMarkdown();
    void aReplyIsNotSaidByItsAuthor();
    void noticesOfDiscordAreCounted();
    void aTelegramPageIsRead();
    void telegramWritesPlainText_data();
    void telegramWritesPlainText();
    void whatIsForwardedIsAQuotation();
    void nobodySpeaksOnInAnotherTalk();
    void noticesOfTelegramAreCounted();
    void picturesAreCounted();
};

void TestHtmlChats::aDiscordPageIsRead()
{
    const auto read = talkIn(discordPage(
        discordGroup(discordFirst(kDiscordId, "Mika &amp; Co.", discordText("When?")) +
                     discordNext(kLaterId, discordText("Tell me.\nNow."))) +
        discordGroup(discordFirst("77", "艾達",
                                  "<span class=chatlog__author-tag>BOT</span>" + discordText("九時に。")))));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika & Co.: When?|Mika & Co.: Tell me.\nNow.|艾達: 九時に。"_s);
    QCOMPARE(read->found.file.program, u"Discord"_s);
    QCOMPARE(read->found.file.roomName, u"boats"_s);
    QCOMPARE(read->found.file.messages, 3);
    QCOMPARE(read->found.file.people.at(0).as, As::NewCompanion);
    QCOMPARE(read->lines.at(0).time, QDateTime(QDate(2024, 5, 6), QTime(7, 8, 9), base::kUtc));
    QCOMPARE(read->lines.at(1).time, QDateTime(QDate(2024, 5, 6), QTime(7, 9, 8, 151), base::kUtc));
    // An id that is not Discord's gives no time.
    QCOMPARE(read->lines.at(2).time, QDateTime(QDate(2024, 5, 6), QTime(7, 8), base::kUtc));
    QVERIFY(read->report.isEmpty());
}

void TestHtmlChats::olderDiscordPagesAreRead_data()
{
    QTest::addColumn<QByteArray>("group");
    QTest::newRow("2021") << QByteArray(R"(<div class="chatlog__message-group">
<div class="chatlog__reference"><span class="chatlog__reference-author">Ken</span>
<span class="chatlog__reference-content">Old news.</span></div>
<div class="chatlog__author-avatar-container"><img class="chatlog__author-avatar" src="x" alt="Avatar"></div>
<div class="chatlog__messages">
<span class="chatlog__author-name" title="mika#1" data-user-id="1">Mika</span>
<span class="chatlog__bot-tag">BOT</span>
<span class="chatlog__timestamp">06-May-24 07:08 AM</span>
<div class="chatlog__message " data-message-id="1236937532768256009" id="message-1236937532768256009">
<div class="chatlog__content"> <div class="markdown"> <span class="preserve-whitespace">When?</span>
<span class="chatlog__edited-timestamp" title="06-May-24 08:00 AM">(edited)</span> </div> </div></div>
<div class="chatlog__message" data-message-id="1236937780865531910" id="message-1236937780865531910">
<div class="chatlog__content"><div class="markdown"><span class="preserve-whitespace">a
b</span></div></div></div></div></div>)");
    QTest::newRow("2018") << QByteArray(R"(<div class="chatlog__message-group">
<div class="chatlog__author-avatar-container"><img class="chatlog__author-avatar" src="x" /></div>
<div class="chatlog__messages"><span class="chatlog__author-name" title="mika#1">Mika</span>
<span class="chatlog__timestamp">06-May-24 07:08 AM</span>
<div class="chatlog__content">
   When?
   <span class="chatlog__edited-timestamp" title="06-May-24 08:00 AM">(edited)</span>
</div>
<div class="chatlog__content">
   a<br />b
</div></div></div>)");
}

void TestHtmlChats::olderDiscordPagesAreRead()
{
    QFETCH(const QByteArray, group);
    const auto read = talkIn(discordPage(group));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?|Mika: a\nb"_s);
    QCOMPARE(read->lines.at(0).time.date(), QDate(2024, 5, 6));
    QCOMPARE(read->lines.at(1).time.time().hour(), 7);
}

void TestHtmlChats::discordWritesMarkdown_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &html, const QString &text) {
        QTest::newRow(name) << html << text;
    };
    row("letters", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; &#233;&nbsp;e",
        u"a <b> & \"c\" 'd' \u00e9\u00a0e"_s);
    row("lines", "a\n  b\n\nc", u"a\n  b\n\nc"_s);
    row("bold, italic", "<strong>a</strong> <em>b</em> <u>c</u> <s>d</s>", u"**a** *b* __c__ ~~d~~"_s);
    row("a spoiler",
        "It was <span class=\"chatlog__markdown-spoiler chatlog__markdown-spoiler--hidden\">Ida</span>.",
        u"It was ||Ida||."_s);
    row("an old spoiler",
        "<span class=\"spoiler spoiler--hidden\"><span class=spoiler-text>Ida</span></span>", u"||Ida||"_s);
    row("a quotation",
        "<div class=chatlog__markdown-quote><div class=chatlog__markdown-quote-border></div><div "
        "class=chatlog__markdown-quote-content>one\ntwo</div></div>three",
        u"> one\n> two\nthree"_s);
    row("an old quotation", "<div class=quote>one</div>two", u"> one\ntwo"_s);
    row("code", "Try <code class=\"chatlog__markdown-pre chatlog__markdown-pre--inline\">a &lt; b</code>.",
        u"Try `a < b`."_s);
    row("lines of code",
        "Try:<code class=\"chatlog__markdown-pre chatlog__markdown-pre--multiline language-cpp\">a;\n  "
        "b;</code>Good?",
        u"Try:\n```cpp\na;\n  b;\n```\nGood?"_s);
    row("an emoji", "<img class=chatlog__emoji alt=\"🙂\" title=slight_smile src=x.svg> ok", u"🙂 ok"_s);
    row("an emoji of the server",
        "a<img loading=lazy class=\"chatlog__emoji chatlog__emoji--large\" alt=boat title=boat src=x>",
        u"a:boat:"_s);
    row("somebody mentioned", "<span class=chatlog__markdown-mention title=\"ida#1\">@Ida</span>: When?",
        u"@Ida: When?"_s);
    row("an address", "<a href=\"https://example.com/?a&amp;b\">https://example.com/?a&amp;b</a>",
        u"https://example.com/?a&b"_s);
    row("a link", "See <a href=https://example.com>there</a>.", u"See [there](https://example.com)."_s);
    row("a list", "Two:<ul><li>a</li><li>b</li></ul>end", u"Two:\n- a\n- b\nend"_s);
    row("a heading", "<h1>Boats</h1>All.", u"# Boats\nAll."_s);
    row("a script", "a<script>b</script><style>c</style>d", u"ad"_s);
}

void TestHtmlChats::discordWritesMarkdown()
{
    QFETCH(const QByteArray, html);
    QTEST(saidOnDiscord(discordText(html)), "text");
}

void TestHtmlChats::aReplyIsNotSaidByItsAuthor()
{
    const QByteArray reply = R"(<div class=chatlog__reply><img class=chatlog__reply-avatar src=x alt=Avatar>
<div class=chatlog__reply-author title="ken#1">Ken</div><div class=chatlog__reply-content><span
class=chatlog__reply-link>Is <strong>anybody</strong> there?</span> <span
class=chatlog__reply-edited-timestamp>(edited)</span></div></div>)";
    const QByteArray embed = R"(<div class=chatlog__embed><div class=chatlog__embed-title>News: all</div><div
class="chatlog__markdown chatlog__markdown-preserve">Much.</div></div><div class=chatlog__reactions><div
class=chatlog__reaction><img class=chatlog__emoji alt="👍" src=x><span class=chatlog__reaction-count>3</span>
</div></div>)";
    QCOMPARE(spokenIn(discordPage(
                 discordGroup(discordFirst(kDiscordId, "Ida", discordText("Yes.") + embed, reply)))),
             u"Ida: Yes."_s);
    QCOMPARE(spokenIn(discordPage(discordGroup(discordFirst(
                 kDiscordId, "Ida",
                 R"(<div class=chatlog__forwarded><div class=chatlog__forwarded-header>Forwarded</div><div
class="chatlog__forwarded-content chatlog__markdown"><span class=chatlog__markdown-preserve>All
sold.</span></div><div class=chatlog__forwarded-timestamp>5/6/2024</div></div>)")))),
             u"Ida: > All\n> sold."_s);
    QCOMPARE(saidOnTelegram(R"(<div class="reply_to details">In reply to <a
href="#go_to_message1">this message</a></div>)" +
                            telegramText("Yes.")),
             u"Yes."_s);
}

void TestHtmlChats::noticesOfDiscordAreCounted()
{
    const auto read =
        talkIn(discordPage(discordGroup(R"(<div class=chatlog__message-container data-message-id=5><div
class=chatlog__message><div class=chatlog__message-primary><span class=chatlog__system-notification-author
title="ken#1">Ken</span><span> </span><span class=chatlog__system-notification-content><span>joined the
server.</span></span><span class=chatlog__system-notification-timestamp><a>5/6/2024 7:00 AM</a></span></div>
</div></div>)") + discordGroup(discordFirst(kDiscordId, "Mika", discordText("When?")))));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?"_s);
    QCOMPARE(read->report.size(), 1);
    QCOMPARE(read->report.first().fate, Fate::Ignored);
}

void TestHtmlChats::aTelegramPageIsRead()
{
    const auto read = talkIn(telegramPage(telegramMessage("Mika", telegramText("When?")) +
                                          telegramMessage({}, telegramText("Tell me.<br>Now."), "10:16:01") +
                                          telegramMessage("艾達 via @boat_bot", telegramText("九時に。"))),
                             u"messages.html"_s);
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?|Mika: Tell me.\nNow.|艾達: 九時に。"_s);
    QCOMPARE(read->found.file.program, u"Telegram"_s);
    QCOMPARE(read->found.file.roomName, u"Boats & more"_s);
    QCOMPARE(read->lines.at(0).time, QDateTime(QDate(2026, 5, 31), QTime(8, 15), base::kUtc));
    QCOMPARE(read->lines.at(1).time, QDateTime(QDate(2026, 5, 31), QTime(8, 16, 1), base::kUtc));
    QVERIFY(read->report.isEmpty());
}

void TestHtmlChats::telegramWritesPlainText_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &html, const QString &text) {
        QTest::newRow(name) << html << text;
    };
    row("letters", "a &lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;&nbsp;e 🙂",
        u"a <b> & \"c\" 'd'\u00a0e 🙂"_s);
    row("lines", "a<br>  b<br/><br />c", u"a\n  b\n\nc"_s);
    row("blanks", "a   b", u"a   b"_s);
    row("a page that was indented", "a\n         b", u"a b"_s);
    row("bold, italic", "<strong>a</strong> <em>b</em> <code>c</code> <a href=\"https://x.org\">d</a>",
        u"a b c d"_s);
    row("a spoiler", "<span class=\"spoiler hidden\"><span aria-hidden=\"true\">a</span></span>", u"a"_s);
    row("a block", "a<pre>b<br>c</pre>d<blockquote>e</blockquote>", u"a\nb\nc\nd\ne"_s);
    row("a block with line ends around it", "a<br><pre>b</pre><br>c", u"a\nb\nc"_s);
    row("a name and a colon", "Ida: no", u"Ida: no"_s);
}

void TestHtmlChats::telegramWritesPlainText()
{
    QFETCH(const QByteArray, html);
    QTEST(saidOnTelegram(telegramText(html)), "text");
}

void TestHtmlChats::whatIsForwardedIsAQuotation()
{
    const auto forwarded = [](const QByteArray &name, const QByteArray &text) -> QByteArray {
        const QByteArray from = name.isEmpty()
                                    ? QByteArray()
                                    : "<div class=\"from_name\">\n" + name +
                                          " <span class=\"date details\" title=\"01.05.2026 09:00:00"
                                          " UTC+02:00\"> 01.05.2026 09:00:00</span>\n</div>";
        return "<div class=\"pull_left forwarded userpic_wrap\"><div class=\"userpic userpic1\"><div "
               "class=\"initials\">\nK\n</div></div></div><div class=\"forwarded body\">" +
               from + telegramText(text) + "</div>";
    };
    const auto read = talkIn(telegramPage(telegramMessage("Mika", forwarded("Ken", "All<br>sold.")) +
                                          telegramMessage({}, forwarded({}, "Gone."), "10:16:00") +
                                          telegramMessage("Mika", telegramText("What now?")) +
                                          telegramMessage("Mika", forwarded({}, "Found."))));
    QVERIFY(read);
    // The last message is not Ken's: it has no speaker.
    QCOMPARE(spoken(read->lines),
             u"Mika: > Ken: All\n> sold.|Mika: > Ken: Gone.|Mika: What now?|Mika: > Found."_s);
    QCOMPARE(read->found.file.people.size(), 1);
    QCOMPARE(read->lines.at(0).time, QDateTime(QDate(2026, 5, 31), QTime(8, 15), base::kUtc));
}

// A page that names no speaker continues the page before, unless its title differs.
void TestHtmlChats::nobodySpeaksOnInAnotherTalk()
{
    const QByteArray boats = telegramPage(telegramMessage("Bob", telegramText("Ahoy.")), "Boats");
    const QByteArray joined = telegramMessage({}, telegramText("Who am I?"), "10:16:00");
    const QByteArray ida = telegramMessage("Ida", telegramText("Me."), "10:17:00");

    const auto same = talkIn(boats + telegramPage(joined + ida, "Boats"));
    QVERIFY(same);
    QCOMPARE(spoken(same->lines), u"Bob: Ahoy.|Bob: Who am I?|Ida: Me."_s);

    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"both.html"_s);
    tests::saveTalk(path, boats + telegramPage(joined + ida, "Trains"));
    const auto other = tests::readTalk(path, {.conversation = 1});
    QVERIFY(other);
    QCOMPARE(spoken(other->lines), u"Ida: Me."_s);
}

void TestHtmlChats::noticesOfTelegramAreCounted()
{
    const auto service = [](const QByteArray &id, const QByteArray &text) -> QByteArray {
        return "<div class=\"message service\" id=\"message" + id + "\"><div class=\"body details\">\n" +
               text + "\n</div></div>";
    };
    const auto read = talkIn(telegramPage(service("-1", "31 May 2026") + service("1", "Ken joined Telegram") +
                                          telegramMessage("Mika", telegramText("When?"))));
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Mika: When?"_s);
    // A new day is no message.
    QCOMPARE(read->report.size(), 1);
    QVERIFY(read->report.first().text.startsWith(u"Skipped 1 "_s));
}

void TestHtmlChats::picturesAreCounted()
{
    const QByteArray photo = R"(<div class="media_wrap clearfix"><a class="photo_wrap clearfix pull_left"
href="photos/a.jpg"><img class="photo" src="photos/a_thumb.jpg"/></a></div>)";
    const QByteArray file = R"(<div class="media_wrap clearfix"><a class="media clearfix pull_left block_link
media_file" href="files/a.pdf"><div class="fill pull_left"></div><div class="body"><div class="title
bold">Rent: all</div><div class="status details">3 KB</div></div></a></div>)";
    const QByteArray poll = R"(<div class="media_wrap clearfix"><div class="media_poll"><div class="question
bold">Who?</div><div class="answer">- Ida</div></div></div>)";
    const auto telegram = talkIn(telegramPage(telegramMessage("Mika", photo + telegramText("Look.")) +
                                              telegramMessage("Ida", file) + telegramMessage("Ida", poll)));
    QVERIFY(telegram);
    QCOMPARE(spoken(telegram->lines), u"Mika: Look."_s);
    QCOMPARE(telegram->report.size(), 2);
    QVERIFY(telegram->report.at(0).text.startsWith(u"Skipped 2 "_s)); // pictures
    QVERIFY(telegram->report.at(1).text.startsWith(u"Skipped 2 "_s)); // without text

    const auto discord = talkIn(discordPage(
        discordGroup(discordFirst(kDiscordId, "Mika",
                                  discordText("Look.") + R"(<div class=chatlog__attachment><a href=x><img
class=chatlog__attachment-media src=x alt="Image attachment" title="Image: a.png"></a></div><div
class=chatlog__attachment><video class=chatlog__attachment-media controls><source src=y
alt="Video attachment"></video></div><div class=chatlog__sticker title=boat><img src=z></div>)") +
                     discordNext(kLaterId, discordText("See?")))));
    QVERIFY(discord);
    QCOMPARE(spoken(discord->lines), u"Mika: Look.|Mika: See?"_s);
    QCOMPARE(discord->report.size(), 1);
    QVERIFY(discord->report.at(0).text.startsWith(u"Skipped 3 "_s));
}

SUITE_TEST(QCoreApplication, TestHtmlChats)

} // namespace tst_html_chats

#include "tst_html_chats.moc"
