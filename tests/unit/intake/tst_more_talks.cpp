// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/intake/talk_reading.h"

#include <QStringEncoder>

#include <algorithm>

#include <unicode/ucnv.h>

namespace tst_more_talks {

using namespace Qt::StringLiterals;
using namespace studio;
using model::ImportedPerson;
using tests::readTalk;
using tests::saveTalk;
using tests::spoken;
using As = ImportedPerson::As;

namespace {

base::Result<tests::ReadTalk> readText(const QByteArray &bytes)
{
    const tests::TemporaryStudio studio;
    const QString path = studio.file(u"talk.txt"_s);
    saveTalk(path, bytes);
    return readTalk(path);
}

/// Without a byte-order mark.
QByteArray encodedAs(const QByteArray &encoding, const QString &text)
{
    if (const auto known = QStringConverter::encodingForName(encoding.constData()))
        return QStringEncoder(*known).encode(text);
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(encoding.constData(), &status);
    QByteArray bytes(text.size() * 4, '\0');
    const int32_t size =
        ucnv_fromUChars(converter, bytes.data(), int32_t(bytes.size()),
                        reinterpret_cast<const UChar *>(text.utf16()), int32_t(text.size()), &status);
    ucnv_close(converter);
    return bytes.left(size);
}

QStringList called(const tests::ReadTalk &read, As as)
{
    QStringList names;
    for (const ImportedPerson &one : read.found.file.people) {
        if (one.as == as)
            names.append(one.name);
    }
    names.sort();
    return names;
}

} // namespace

/// Texts of more programs, and texts without any speaker.
class TestMoreTalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherKindsAreRefused_data();
    void otherKindsAreRefused();
    void nothingSpokenIsDoubtful_data();
    void nothingSpokenIsDoubtful();
    void aTalkIsReadInEveryForm_data();
    void aTalkIsReadInEveryForm();
    void theUserIsTheWriter_data();
    void theUserIsTheWriter();
    void encodingsAreFound_data();
    void encodingsAreFound();
    void aPieceInAnotherEncodingIsWhole();
    void timesAreRead_data();
    void timesAreRead();
    void theProgramOfATavernTakesNoPart();
    void aTavernSaysWhatItsSwipeSays();
    void aTavernsNoteBecomesTheScene_data();
    void aTavernsNoteBecomesTheScene();
    void aNoteThatDoesNotFitIsTold();
    void aTavernNamesItsLorebook();
};

void TestMoreTalks::otherKindsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    row("contacts", "BEGIN:VCARD\nFN:Mika\nEND:VCARD\nBEGIN:VCARD\nFN:Ida\nEND:VCARD\n");
    row("a calendar", "BEGIN:VCALENDAR\nSUMMARY:Boats\nSUMMARY:Oars\nEND:VCALENDAR\n");
    row("an answer", "HTTP/1.1 200 OK\nServer: a place\nDate: Mon\nServer: another\n");
    row("headers", "Host: a.example\nX-Who: me and you\nContent-Type: text/html\nX-Who: you\n\nHello: hi.\n");
    row("subtitles", "1\n00:00:01,000 --> 00:00:02,000\nMika: When?\n\n2\n00:00:03,000 --> 00:00:04,000\n"
                     "Ida: At nine.\n\n3\n00:00:05,000 --> 00:00:06,000\nMika: Good.\n");
    row("subtitles of the web", "WEBVTT\n\n00:01.000 --> 00:02.000\nMika: When?\n");
    row("a log", "2024-05-06 07:08:09 INFO main: Ready to go?\n2024-05-06 07:08:10 WARN db: Slow!\n");
    row("a log of a game",
        "[07:08:09] [Server thread/INFO]: Done!\n[07:08:10] [Server thread/WARN]: Slow.\n");
    row("a log of a site",
        "[2024-05-06 07:08:09] production.INFO: In.\n[2024-05-06 07:08:10] local.ERROR: No.\n");
    row("questions", "Frage: Wann?\nAntwort: Um neun.\nFrage: Wo?\nAntwort: Am Tor.\n");
    row("weekdays", "Monday: We row.\nTuesday: We rest.\nMonday: We row again!\n");
    row("headings of days", "## Monday\n\nBuy oars!\n\n## Tuesday\n\nRow.\n\n## Monday\n\nRest.\n");
    row("changes", "# Changes\n\n## Added\n\n- Oars.\n\n## Fixed\n\n- Leaks.\n\n## Added\n\n- Sails.\n");
}

void TestMoreTalks::otherKindsAreRefused()
{
    QFETCH(const QByteArray, text);
    const auto read = readText(text);
    QVERIFY2(!read, read ? qPrintable(spoken(read->lines)) : "");
    QCOMPARE(read.error().code, base::ErrorCode::Malformed);
}

void TestMoreTalks::nothingSpokenIsDoubtful_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("words") << QByteArray("en: oar\nde: Ruder\nen: boat\nde: Boot\n");
    QTest::newRow("a form") << QByteArray(
        "Boat: the blue\nOwner: Mika of the Gate.\nBerth: at the gate\n"
        "Boat: the red\nOwner: Ida from the Hill.\nBerth: by the old mill\n");
    QTest::newRow("a day") << QByteArray(
        "07:08 - Boat: oars\n07:30 - Office: letters\n08:00 - Boat: sails\n");
}

void TestMoreTalks::nothingSpokenIsDoubtful()
{
    QFETCH(const QByteArray, text);
    const auto read = readText(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(called(*read, As::NewCompanion), QStringList());
    QVERIFY(std::any_of(read->report.cbegin(), read->report.cend(), [](const model::CardNote &note) {
        return note.fate == model::CardNote::Fate::Warning && note.text.contains(u"conversation"_s);
    }));
}

void TestMoreTalks::aTalkIsReadInEveryForm_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QString three = u"Mika: When?|Ida: At nine.|Mika: Good."_s;
    row("WhatsApp, titles with a colon",
        u"06/05/2024, 07:07 - Mika created group \"Boats: all\"\n06/05/2024, 07:08 - Mika: When?\n"
        "06/05/2024, 07:09 - Ida: At nine.\n06/05/2024, 07:09 - Mika changed the subject: Oars\n"
        "06/05/2024, 07:09 - Ken changed all the settings: only some\n26/05/2024, 07:10 - Mika: Good.\n"_s,
        three);
    row("WhatsApp, iPhone, what it says itself",
        u"[06/05/24, 07:07:09] Boats: \u200eMessages are encrypted.\n[06/05/24, 07:08:09] Mika: When?\n"
        "[16/05/24, 07:09:09] Ida: At nine.\n\u200e[16/05/24, 07:09:10] Ida: \u200eimage omitted\n"
        "[16/05/24, 07:10:09] Mika: Good.\n"_s,
        three);
    row("WeeChat",
        u"2024-05-06 07:07:09\t-->\tIda (~i@h) has joined\n2024-05-06 07:08:09\t@Mika\tWhen?\n"
        "2024-05-06 07:09:09\tIda\tAt nine.\n2024-05-06 07:09:10\t *\tIda waves twice\n"
        "2024-05-06 07:09:11\t--\tMode +o\n2024-05-06 07:10:09\t+Mika\tGood.\n"_s,
        u"Mika: When?|Ida: At nine.|Ida: *waves twice*|Mika: Good."_s);
    row("HexChat",
        u"**** BEGIN LOGGING AT Mon May  6 07:00:00 2024\n\nMay 06 07:08:00 *\tNow talking on #boats\n"
        "May 06 07:08:09 <Mika>\tWhen?\nMay 06 07:09:09 <Ida>\tAt nine.\nMay 06 07:10:09 <Mika>\tGood.\n"_s,
        three);
    row("Discord, exported with pictures",
        u"==========\nGuild: G\n==========\n\n[5/6/2024 7:08 AM] Mika\nWhen?\n\n{Attachments}\n"
        "https://a.example/a.png\n\n[5/6/2024 7:09 AM] Ida (pinned)\nAt nine.\n\n{Reactions}\nx (2)\n\n"
        "[5/6/2024 7:10 AM] Mika\nGood.\n"_s,
        three);
    row("Discord, copied without a blank",
        u"[7:08 AM]Mika: When?\n[7:09 AM]Ida: At nine.\n[7:10 AM]Mika: Good.\n"_s, three);
    row("a fence", u"**User:** When?\n\n**Bot:** Look:\n\n```\nUser: x\nFoo: y\n```\n\n**User:** Good.\n"_s,
        u"User: When?|Bot: Look:\n\n```\nUser: x\nFoo: y\n```|User: Good."_s);
    row("a fence that stays open", u"Mika: When?\nIda: ```\nMika: Good.\nIda: Yes.\n"_s,
        u"Mika: When?|Ida: ```|Mika: Good.|Ida: Yes."_s);
    row("a screenplay",
        u"SCENE: A pier.\n\nMIKA: When?\n\nIDA: At nine.\n\nCUT TO: The sea.\n\nMIKA: Good.\n"_s,
        u"MIKA: When?|IDA: At nine.|MIKA: Good."_s);
    row("KakaoTalk, English",
        u"May 6, 2024 at 07:08\nMay 6, 2024 at 07:08, Mika : When?\nMay 6, 2024 at 07:09, Ida : At nine.\n"
        "May 6, 2024 at 07:10, Mika : Good.\n"_s,
        three);
    row("KakaoTalk, commas",
        u"Date,User,Message\n2024-05-06 07:08:09,\"Mika\",\"When?\"\n2024-05-06 07:09:09,\"Ida\",\"At "
        "nine.\"\n2024-05-06 07:10:09,\"Mika\",\"Good.\"\n"_s,
        three);
    row("Zoom",
        u"07:08:09 From Mika to Everyone:\n\tWhen?\n07:09:09 From Ida to Mika(Direct Message):\n\tAt nine.\n"
        "07:10:09 From Mika to Everyone:\n\tGood.\n"_s,
        three);
    row("Telegram, copied on a Mac",
        u"Mika, [May 6, 2024 at 7:08:09 AM]:\nWhen?\n\nIda, [May 6, 2024 at 7:09:09 AM]:\nAt nine.\n\n"
        "Mika, [May 6, 2024 at 7:10:09 AM]:\nGood.\n"_s,
        three);
    row("WeChat, copied",
        u"Mika 2024-05-06 07:08:09\nWhen?\n\nIda 2024-05-06 07:09:09\nAt nine.\n\n"
        "Mika 2024-05-06 07:10:09\nGood.\n"_s,
        three);
    row("QQ",
        u"====================\n2024-05-06 7:08:09 Mika\nWhen?\n\n2024-05-06 7:09:09 Ida(12345)\nAt nine.\n\n"
        "2024-05-06 7:10:09 Mika\nGood.\n"_s,
        three);
}

void TestMoreTalks::aTalkIsReadInEveryForm()
{
    QFETCH(const QString, text);
    const auto read = readText(text.toUtf8());
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(spoken(read->lines), "expected");
}

void TestMoreTalks::theUserIsTheWriter_data()
{
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("other");
    QTest::newRow("German") << u"Benutzer"_s << u"Assistent"_s;
    QTest::newRow("Spanish") << u"Usuario"_s << u"Asistente"_s;
    QTest::newRow("Russian") << u"Пользователь"_s << u"Ассистент"_s;
    QTest::newRow("Korean") << u"사용자"_s << u"어시스턴트"_s;
    QTest::newRow("French") << u"Moi"_s << u"Ida"_s;
}

void TestMoreTalks::theUserIsTheWriter()
{
    QFETCH(const QString, user);
    QFETCH(const QString, other);
    const QString text = u"## %1\n\nWhen?\n\n## %2\n\nAt nine.\n\n## %1\n\nAt %2?\n"_s.arg(user, other);
    const auto read = readText(text.toUtf8());
    QVERIFY(read);
    QCOMPARE(called(*read, As::Me), QStringList{user});
    QCOMPARE(called(*read, As::NewCompanion), QStringList{other});
}

void TestMoreTalks::encodingsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("encoding"); // of the file
    QTest::addColumn<QString>("told");        // in the report; empty: the encoding is certain
    const auto row = [](const char *name, const QString &text, const QByteArray &encoding,
                        const QString &told) { QTest::newRow(name) << text << encoding << told; };
    const QString japanese =
        u"太郎: 明日は何時に出ますか？\n花子: 九時に門で会いましょう。\n太郎: わかった！\n"_s;
    const QString russian = u"Мика: Когда поедем?\nИда: В девять, у ворот.\nМика: Хорошо.\n"_s;
    const QString german =
        u"Jörg: Wann fährt die Fähre?\nZoë: Um neun, grüß schön!\nJörg: Gut, für müde Füße.\n"_s;
    const QString english = u"Mika: When?\nIda: At nine.\nMika: Good.\n"_s;
    row("UTF-16", english, "UTF-16LE", u"UTF-16LE"_s);
    row("UTF-16, large bytes first", english, "UTF-16BE", u"UTF-16BE"_s);
    row("UTF-16, Japanese", japanese, "UTF-16LE", u"UTF-16LE"_s);
    row("Japanese", japanese, "Shift_JIS", u"Shift_JIS"_s);
    row("Japanese of Unix", japanese.repeated(4), "EUC-JP", u"EUC-JP"_s);
    row("Russian", russian, "windows-1251", u"windows-1251"_s);
    row("Russian, few words", u"Мика: Когда?\nИда: В девять.\nМика: Да.\n"_s, "windows-1251",
        u"windows-1251"_s);
    row("Russian of Unix", russian.repeated(4), "KOI8-R", u"KOI8-R"_s);
    row("Chinese",
        u"小明: 我们明天什么时候去划船？\n小红: 九点在门口见面，不要迟到。\n小明: 好的，我会带上船桨和午饭。\n"_s
            .repeated(4),
        "GB18030", u"GB18030"_s);
    row("Korean",
        u"지민: 우리 내일 몇 시에 배를 타러 갈까요?\n수아: 아홉 시에 문 앞에서 만나요.\n지민: 좋아요, 점심은 제가 가져갈게요.\n"_s
            .repeated(4),
        "EUC-KR", u"EUC-KR"_s);
    row("German", german, "ISO-8859-1", u"ISO-8859-1"_s);
    row("German, in quotation marks", german + u"Zoë: „Ja“ – gut.\n"_s, "windows-1252", u"windows-1252"_s);
    row("UTF-8", russian + japanese, "UTF-8", {});
}

void TestMoreTalks::encodingsAreFound()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, encoding);
    QFETCH(const QString, told);
    const auto read = readText(encodedAs(encoding, text));
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QString whole = text.trimmed();
    QCOMPARE(spoken(read->lines), whole.replace(u'\n', u'|'));
    QCOMPARE(read->report.size(), told.isEmpty() ? 0 : 1);
    QVERIFY(told.isEmpty() || read->report.constFirst().text.contains(told));
}

/// One damaged letter does not turn all others into mojibake.
void TestMoreTalks::aPieceInAnotherEncodingIsWhole()
{
    const auto read =
        readText(u"Мика: Когда поедем?\nИда: В девять, у ворот.\nМика: Да"_s.toUtf8() + "\xe9!\n");
    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"Мика: Когда поедем?|Ида: В девять, у ворот.|Мика: Да\ufffd!"_s);
    QVERIFY(read->report.constFirst().text.contains("UTF-8"_L1));
}

void TestMoreTalks::timesAreRead_data()
{
    QTest::addColumn<QString>("text");
    const QString mark = u"\u200f"_s;
    QTest::newRow("Arabic") << mark + u"06"_s + mark + u"/05"_s + mark +
                                   u"/2024, 7:08 ص - Mika: When?\n06/05/2024, 7:09 م - Ida: At nine.\n"_s;
    QTest::newRow("Arabic digits")
        << u"[٦/٥/٢٠٢٤، ٧:٠٨:٠٠ ص] Mika: When?\n[٦/٥/٢٠٢٤، ٧:٠٩:٠٠ م] Ida: At nine.\n"_s;
    QTest::newRow("HexChat") << u"**** BEGIN LOGGING AT Mon May  6 07:00:00 2024\n"
                                "May 06 07:08:00 <Mika>\tWhen?\nMay 06 19:09:00 <Ida>\tAt nine.\n"_s;
}

void TestMoreTalks::timesAreRead()
{
    QFETCH(const QString, text);
    const auto read = readText(text.toUtf8());
    QVERIFY(read);
    QCOMPARE(read->lines.size(), 2);
    QCOMPARE(read->lines[0].time, QDateTime(QDate(2024, 5, 6), QTime(7, 8), base::kUtc));
    QCOMPARE(read->lines[1].time, QDateTime(QDate(2024, 5, 6), QTime(19, 9), base::kUtc));
}

void TestMoreTalks::theProgramOfATavernTakesNoPart()
{
    const auto read = readText(R"({"name":"Ida","is_user":false,"mes":"At nine."}
{"name":"Mika","is_user":true,"mes":"Good."}
{"name":"System","is_user":false,"is_system":true,"mes":"Help."}
{"name":"Guide","is_user":false,"is_system":true,"mes":"Keys.","extra":{"type":"hotkeys"}}
{"name":"Ken","is_user":false,"is_system":true,"mes":"Hm."}
{"name":"Ida","is_user":false,"is_system":true,"mes":"Hidden."}
)");

    QVERIFY(read);
    QCOMPARE(called(*read, As::NewCompanion), QStringList{u"Ida"_s});
    QCOMPARE(called(*read, As::Outsider), (QStringList{u"Guide"_s, u"Ken"_s, u"System"_s}));
}

void TestMoreTalks::aTavernSaysWhatItsSwipeSays()
{
    const auto read = readText(R"({"name":"Mika","is_user":true,"mes":"Hi."}
{"name":"Ida","is_user":false,"mes":"","swipe_id":1,"swipes":["Now.","At nine, <USER>. <BOT> waits."]}
{"name":"Ida","is_user":false,"mes":"","swipe_id":0,"swipes":["Come."]}
{"name":"Ida","is_user":false,"mes":"","swipe_id":3,"swipes":["Lost."]}
)");

    QVERIFY(read);
    QCOMPARE(spoken(read->lines), u"*Mika: Hi.|Ida: At nine, Mika. Ida waits.|Ida: Come."_s);
    QCOMPARE(read->lines[1].chosen, 1);
}

void TestMoreTalks::aTavernsNoteBecomesTheScene_data()
{
    QTest::addColumn<QByteArray>("metadata");
    QTest::addColumn<QString>("scene");
    QTest::addColumn<QStringList>("told"); // parts of the report, in order
    const auto row = [](const char *name, const QByteArray &metadata, const QString &scene,
                        const QStringList &told) { QTest::newRow(name) << metadata << scene << told; };
    row("a note", R"({"note_prompt":" {{char}} rows with {{user}}. ","note_interval":1,"note_position":1,
        "note_depth":4,"note_role":0})",
        u"Author’s note: Ida rows with Mika."_s, {u"note_prompt"_s});
    row("a scenario", R"({"scenario":"A pier."})", u"A pier."_s, {u"scenario"_s});
    row("both", R"({"scenario":"A pier.","note_prompt":"Be kind."})", u"A pier.\n\nAuthor’s note: Be kind."_s,
        {u"scenario"_s, u"note_prompt"_s});
    row("a note that is off", R"({"note_prompt":"Be kind.","note_interval":0})", {}, {u"note_prompt"_s});
    row("no note", R"({"note_prompt":"","note_interval":1})", {}, {});
    row("something else", R"(["note_prompt"])", {}, {});
}

void TestMoreTalks::aTavernsNoteBecomesTheScene()
{
    QFETCH(const QByteArray, metadata);
    const auto read = readText(R"({"user_name":"Mika","character_name":"Ida","chat_metadata":)" +
                               QByteArray(metadata).replace('\n', ' ') +
                               "}\n"
                               R"({"name":"Mika","is_user":true,"mes":"When?"}
{"name":"Ida","is_user":false,"mes":"At nine."}
)");
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QTEST(read->found.file.scene, "scene");
    QStringList told;
    for (const model::CardNote &note : std::as_const(read->report)) {
        if (note.part != u"chat_metadata"_s)
            told.append(note.part);
    }
    QTEST(told, "told");
}

void TestMoreTalks::aTavernNamesItsLorebook()
{
    const auto named = [](const QByteArray &metadata) {
        const auto read = readText(R"({"user_name":"Mika","chat_metadata":)" + metadata +
                                   "}\n"
                                   R"({"name":"Ida","is_user":false,"mes":"At nine."})");
        return read ? read->found.file.lorebook : u"not read"_s;
    };
    QCOMPARE(named(R"({"world_info":" The  Coast "})"), u"The Coast"_s);
    QCOMPARE(named(R"({"note_prompt":"Be kind.","world_info":"Coast"})"), u"Coast"_s);
    QCOMPARE(named(R"({"world_info":""})"), QString());
    QCOMPARE(named(R"({"world_info":{"name":"Coast"}})"), QString());
    QCOMPARE(named(R"({})"), QString());
}

void TestMoreTalks::aNoteThatDoesNotFitIsTold()
{
    const auto read = [](const QByteArray &note) {
        return readText(R"({"user_name":"Mika","chat_metadata":{"note_prompt":")" + note +
                        "\",\"note_interval\":0}}\n"
                        R"({"name":"Ida","is_user":false,"mes":"At nine."})");
    };
    const auto off = read("Be kind.");
    QVERIFY(off);
    QVERIFY(off->report.constLast().text.endsWith("Be kind."_L1));

    const auto isLong = readText(R"({"chat_metadata":{"note_prompt":")" + QByteArray(4'000, 'x') +
                                 R"( the end"}})"
                                 "\n"
                                 R"({"name":"Ida","is_user":false,"mes":"At nine."})");
    QVERIFY(isLong);
    QCOMPARE(isLong->found.file.scene.size(), 4'000);
    QCOMPARE(isLong->report.constLast().fate, model::CardNote::Fate::Warning);
    QVERIFY(isLong->report.constLast().text.endsWith("x the end"_L1));
}

SUITE_TEST(QCoreApplication, TestMoreTalks)

} // namespace tst_more_talks

#include "tst_more_talks.moc"
