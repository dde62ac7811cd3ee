// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/html_style.h"
#include "core/transcript/subtitle_cues.h"
#include "core/transcript/table_cell.h"
#include "core/transcript/witnessed.h"
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/transcript/documents.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <cstdio>

namespace tst_documents {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace studio::tests::documents;
using transcript::Detail;
using transcript::SubtitleForm;

namespace {

QList<model::MessageRow> hostileRows()
{
    QList<model::MessageRow> rows;
    const QStringList texts = hostileTexts();
    for (qsizetype i = 0; i < texts.size(); ++i)
        rows.append(row(i, i % 2 == 0 ? kAya : user(), texts.at(i), int(i)));
    return rows;
}

/// Runs our script that reads a document with a foreign parser, and returns its content as JSON.
QJsonObject readBack(const QString &how, const QByteArray &document)
{
    QProcess python;
    python.start(
        u"python3"_s,
        {u"-B"_s, QStringLiteral(STUDIO_SOURCE_DIR) + u"/tests/unit/transcript/read_back.py"_s, how});
    python.write(document);
    python.closeWriteChannel();
    if (!python.waitForFinished(60'000) || python.exitCode() != 0)
        std::fputs(python.readAllStandardError().constData(), stderr);
    return QJsonDocument::fromJson(python.readAllStandardOutput()).object();
}

model::Candidate vote(const ParticipantId &who, int importance)
{
    model::Candidate candidate;
    candidate.id = who;
    candidate.state = model::VoteState::Speak;
    candidate.importance = importance;
    return candidate;
}

/// The document of a witness, as exported: the room, the people and the talk as they know them.
QByteArray writtenFor(const ParticipantId &witness, transcript::RoomWriter &writer, const model::Room &room,
                      const QList<model::MessageRow> &rows)
{
    QList<model::Persona> people;
    for (const model::Persona &one : teaPeople())
        people.append(transcript::asKnownTo(witness, one));
    QByteArray bytes = writer.begin(transcript::asKnownTo(witness, room), people);
    for (const model::MessageRow &one : rows) {
        if (const auto known = transcript::asKnownTo(witness, one))
            bytes += writer.message(*known);
    }
    return bytes + writer.end();
}

QString nonsense() { return u"なにか言ってword "_s; }

} // namespace

/// Documents for people and other programs, read back by foreign parsers.
class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageHasOnlyOurTags();
    void theTopOfAPageHasOnlyOurTags_data();
    void theTopOfAPageHasOnlyOurTags();
    void aPageShowsMarksAsTheWindowDoes_data();
    void aPageShowsMarksAsTheWindowDoes();
    void aPageForbidsAllButItsOwnStyle();
    void aPageShowsFaces();
    void aColourThatIsNoneIsNotWritten();
    void namesCanBeReadOnBothGrounds();
    void votesAreATableInAPage();
    void anEmptyRoomIsADocument_data();
    void anEmptyRoomIsADocument();
    void markdownTellsAsMuchAsIsAsked();
    void noLineOfATextPassesForASpeaker();
    void aTableIsReadBack();
    void aFormulaStaysText();
    void aGroupChatHasNoHeader();
    void aChatOfOneHasAHeader();
    void subtitlesAreReadBack_data();
    void subtitlesAreReadBack();
    void noMarkupStandsInSrt();
    void whatIsLongIsShownInPieces();
    void aVeryLongMessageTakesNoAge_data();
    void aVeryLongMessageTakesNoAge();
    void aWitnessIsNotToldWhatTheRoomChangesOfOthers();
    void aWitnessIsNotToldWhatWasNeverHeard_data();
    void aWitnessIsNotToldWhatWasNeverHeard();
};

void TestDocuments::aPageHasOnlyOurTags()
{
    const auto writer = transcript::htmlWriter(teaStyle());
    const QJsonObject page = readBack(u"html"_s, written(*writer, hostileRows()));

    QCOMPARE(page["unknown"_L1].toArray(), QJsonArray()); // tags, attributes, addresses
    QCOMPARE(page["unclosed"_L1].toInt(), 0);
    QCOMPARE(page["lang"_L1].toString(), u"en"_s);
    const QJsonArray texts = page["texts"_L1].toArray();
    QCOMPARE(texts.size(), hostileTexts().size());
    for (const int plain : {0, 1, 2, 3, 4, 5}) // the messages are there, letter for letter
        QCOMPARE(texts[plain].toString(), hostileTexts().at(plain));
    QVERIFY(texts[6].toString().startsWith(QChar::ReplacementCharacter));
    QVERIFY(texts[7].toString().contains(u"half"_s));
}

void TestDocuments::theTopOfAPageHasOnlyOurTags_data()
{
    QTest::addColumn<QString>("place");

    for (const char *place : {"scene", "room", "companion"})
        QTest::newRow(place) << QString::fromLatin1(place);
}

void TestDocuments::theTopOfAPageHasOnlyOurTags()
{
    QFETCH(const QString, place);
    const QString hostile = hostileTexts().join(u' ');
    model::Room room = documents::teaRoom();
    transcript::DocumentStyle style = teaStyle();
    if (place == "scene"_L1)
        room.scene = hostile;
    else if (place == "room"_L1)
        room.name = hostile;
    else
        style.names.shown[kAya] = hostile;
    const auto writer = transcript::htmlWriter(style);

    const QByteArray document = writer->begin(room, teaPeople()) + writer->end();

    const QJsonObject page = readBack(u"html"_s, document);
    QVERIFY(page.contains("unknown"_L1));
    QCOMPARE(page["unknown"_L1].toArray(), QJsonArray()); // tags, attributes, addresses
    QCOMPARE(page["unclosed"_L1].toInt(), 0);
    const qsizetype top = document.indexOf("<header>");
    QVERIFY(document.indexOf("&lt;/div&gt;&lt;/body&gt;&lt;script&gt;alert(1)", top) > top); // shown as text
}

void TestDocuments::aPageShowsMarksAsTheWindowDoes_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QByteArray>("shown");

    QTest::newRow("styles") << u"**a** *b* ~~c~~ `d<`"_s
                            << QByteArray("<p><strong>a</strong> <em>b</em> <s>c</s> <code>d&lt;</code></p>");
    QTest::newRow("both") << u"***a***"_s << QByteArray("<p><strong><em>a</em></strong></p>");
    QTest::newRow("heading") << u"## A & b"_s << QByteArray("<h5>A &amp; b</h5>");
    QTest::newRow("lists")
        << u"- a\n  1. b\n  2. c\n- d"_s
        << QByteArray("<ul><li><p>a</p><ol start=\"1\"><li><p>b</p></li><li><p>c</p></li></ol></li>"
                      "<li><p>d</p></li></ul>");
    QTest::newRow("quote") << u"> a\n\nb"_s
                           << QByteArray("<blockquote><p>a</p></blockquote><p class=\"g\">b</p>");
    QTest::newRow("code") << u"```js\n<script>\n```"_s
                          << QByteArray("<pre><code>&lt;script&gt;</code></pre>");
    QTest::newRow("rule") << u"a\n\n---"_s << QByteArray("<p>a</p><hr>");
    QTest::newRow("table") << u"| a | b |\n|---|--:|\n| 1 | **2** |"_s
                           << QByteArray(
                                  "<table class=\"x\"><tr><th>a</th><th class=\"r\">b</th></tr>"
                                  "<tr><td>1</td><td class=\"r\"><strong>2</strong></td></tr></table>");
    QTest::newRow("link")
        << u"[the map](https://example.com/?a=1&b=2)"_s
        << QByteArray("<p>the map <span class=\"a\">(https://example.com/?a=1&amp;b=2)</span></p>");
    QTest::newRow("bare address") << u"https://example.com/"_s << QByteArray("<p>https://example.com/</p>");
    QTest::newRow("no address") << u"[a](javascript:alert)"_s << QByteArray("<p>[a](javascript:alert)</p>");
    QTest::newRow("markup") << u"<b onclick='x'>a</b>"_s
                            << QByteArray("<p>&lt;b onclick=&#39;x&#39;&gt;a&lt;/b&gt;</p>");
    QTest::newRow("nothing") << QString() << QByteArray();
}

void TestDocuments::aPageShowsMarksAsTheWindowDoes()
{
    QFETCH(const QString, said);
    QFETCH(const QByteArray, shown);

    const QByteArray page = written(*transcript::htmlWriter(teaStyle()), {row(0, kAya, said)});

    const QByteArray begin = "<div class=\"t\" dir=\"auto\">";
    const qsizetype from = page.indexOf(begin) + begin.size();
    QCOMPARE(page.mid(from, page.indexOf("</div>", from) - from), shown);
    QCOMPARE(readBack(u"html"_s, page)["unknown"_L1].toArray(), QJsonArray());
    QCOMPARE(readBack(u"html"_s, page)["unclosed"_L1].toInt(), 0);
}

void TestDocuments::aPageForbidsAllButItsOwnStyle()
{
    const auto writer = transcript::htmlWriter(teaStyle());
    const QJsonObject page = readBack(u"html"_s, written(*writer, {row(0, kAya, u"Hello."_s)}));

    const QString policy = page["policy"_L1].toString();
    QVERIFY2(policy.startsWith(u"default-src 'none'; style-src 'sha256-"_s), qPrintable(policy));
    QVERIFY(policy.endsWith(u"img-src data:"_s));
    QVERIFY(policy.contains(page["styleHash"_L1].toString()));
    QVERIFY(page["style"_L1].toString().contains(u"prefers-color-scheme:dark"_s));
    QVERIFY(page["style"_L1].toString().contains(u"@media print"_s));
}

void TestDocuments::aPageShowsFaces()
{
    transcript::DocumentStyle style = teaStyle();
    style.pictures = {{kAya, "\x89PNG\r\n\x1a\nrest"}, {kKyoko, "<svg onload='alert(1)'/>"}};
    const QByteArray page = written(*transcript::htmlWriter(style), {row(0, kAya, u"Hello."_s)});

    QCOMPARE(page.count("url(data:image/png;base64,"), 1); // once, however often she speaks
    QVERIFY(!page.contains("svg"));
}

void TestDocuments::aColourThatIsNoneIsNotWritten()
{
    QVERIFY(!transcript::rgbOf(u"#2b6cb0\"><script>"_s));
    QVERIFY(!transcript::rgbOf(u"red"_s));
    QVERIFY(!transcript::rgbOf(u"#12345é"_s));
    QCOMPARE(transcript::hex(*transcript::rgbOf(u"#00A0ff"_s)), QByteArray("#00a0ff"));
}

void TestDocuments::namesCanBeReadOnBothGrounds()
{
    const transcript::Rgb yellow{250, 240, 90};
    const transcript::Rgb white{255, 255, 255};
    const transcript::Rgb onWhite = transcript::readableOn(white, yellow);
    QVERIFY(onWhite.red < 150); // much darker, and still yellow
    QVERIFY(onWhite.red > onWhite.blue);
    QCOMPARE(transcript::readableOn({20, 20, 20}, yellow), yellow);
}

void TestDocuments::votesAreATableInAPage()
{
    const auto told = decided({vote(kAya, 4), vote(kKyoko, 9)}, kKyoko);
    const QByteArray talk = written(*transcript::htmlWriter(teaStyle()), {row(0, kAya, u"Hello."_s)}, {told});
    const QByteArray votes =
        written(*transcript::htmlWriter(teaStyle(Detail::Votes)), {row(0, kAya, u"Hello."_s)}, {told});

    QVERIFY(!talk.contains("<table"));
    QCOMPARE(votes.count("<tr"), 2);
    QCOMPARE(votes.count(" won\""), 1);
    QVERIFY(votes.contains("Kyoko speaks"));
    QCOMPARE(readBack(u"html"_s, votes)["unknown"_L1].toArray(), QJsonArray());
}

void TestDocuments::anEmptyRoomIsADocument_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"html", "md", "txt", "jsonl", "csv", "srt", "vtt"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestDocuments::anEmptyRoomIsADocument()
{
    QFETCH(const QString, how);
    const transcript::DocumentStyle style = teaStyle(Detail::Full);
    const QHash<QString, std::shared_ptr<transcript::RoomWriter>> writers{
        {u"html"_s, transcript::htmlWriter(style)},
        {u"md"_s, transcript::markdownWriter(style)},
        {u"txt"_s, transcript::plainWriter(style)},
        {u"jsonl"_s, transcript::sillyTavernWriter(style)},
        {u"csv"_s, transcript::votesTableWriter(style)},
        {u"srt"_s, transcript::subtitleWriter(style, SubtitleForm::Srt)},
        {u"vtt"_s, transcript::subtitleWriter(style, SubtitleForm::Vtt)}};

    const QByteArray document = written(*writers.value(how), {});

    if (how == "html"_L1)
        QCOMPARE(readBack(how, document)["unclosed"_L1].toInt(-1), 0);
    else if (how == "vtt"_L1 || how == "srt"_L1)
        QCOMPARE(readBack(how, document)["cues"_L1].toArray(), QJsonArray());
    else if (how == "csv"_L1)
        QCOMPARE(readBack(how, document)["rows"_L1].toArray().size(), 0);
    else
        QCOMPARE(document.isEmpty(), how == "jsonl"_L1); // a group without known words is an empty file
}

void TestDocuments::markdownTellsAsMuchAsIsAsked()
{
    model::Envelope thought;
    thought.seq = 6;
    thought.time = kStart;
    thought.body =
        model::TurnEvent{base::TurnId(u"t1"_s), kAya, 1, 1, model::Thought{u"Tea"_s, u"It is late"_s}, 0};
    const QList<model::Envelope> events{decided({vote(kKyoko, 9)}, kKyoko), thought};
    const auto of = [&events](Detail detail) {
        return written(*transcript::markdownWriter(teaStyle(detail)), {row(0, kAya, u"*Hello*"_s)}, events);
    };

    QVERIFY(of(Detail::Talk).contains("**Aya:** \\*Hello\\*"));
    QVERIFY(!of(Detail::Talk).contains("Kyoko"));
    QVERIFY(of(Detail::Votes).contains("> → Kyoko speaks"));
    QVERIFY(!of(Detail::Votes).contains("late"));
    QVERIFY2(of(Detail::Full).contains("It is late"), of(Detail::Full).constData());
}

void TestDocuments::noLineOfATextPassesForASpeaker()
{
    const QByteArray text = written(*transcript::plainWriter(teaStyle()),
                                    {row(0, kAya, u"One\nKyoko: I never said that\r\nAya: nor I"_s)});

    QVERIFY(text.contains("Aya: One\n  Kyoko: I never said that"));
    QVERIFY(!text.contains("\nKyoko:"));
    QVERIFY(!text.contains("\nAya: nor"));
}

void TestDocuments::aTableIsReadBack()
{
    transcript::DocumentStyle style = teaStyle();
    style.names.shown[kAya] = u"=1+1\nAya, \"the first\""_s;
    const auto writer = transcript::votesTableWriter(style);
    model::Candidate missing = vote(kAya, 0);
    missing.cause = model::Cause::Timeout;

    const QByteArray table = written(*writer, {row(0, kAya, u"Hello."_s)},
                                     {decided({missing, vote(kKyoko, 9)}, kKyoko), decided({}, kAya, 9)});

    QVERIFY(table.startsWith("\xef\xbb\xbf"
                             "event,time,"));
    QVERIFY(!table.contains("Hello"));
    const QJsonArray rows = readBack(u"csv"_s, table)["rows"_L1].toArray();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0]["name"_L1].toString(), u"'=1+1\nAya, \"the first\""_s);
    QCOMPARE(rows[0]["cause"_L1].toString(), u"timeout"_s);
    QCOMPARE(rows[0]["won"_L1].toString(), u"false"_s);
    QCOMPARE(rows[1]["importance"_L1].toString(), u"9"_s);
    QCOMPARE(rows[1]["won"_L1].toString(), u"true"_s);
    QCOMPARE(rows[1]["t_ms"_L1].toString(), u"1500"_s);
    QCOMPARE(rows[2]["winner"_L1].toString(), u"companion_aya"_s);
    QCOMPARE(rows[2]["companion"_L1].toString(), QString());
}

void TestDocuments::aFormulaStaysText()
{
    for (const QString &formula : {u"=1"_s, u"+a"_s, u"-a"_s, u"@a"_s, u"\ta"_s, u"＝1"_s})
        QVERIFY2(transcript::tableCell(formula).contains('\''), qPrintable(formula));
    QCOMPARE(transcript::tableCell(u"-3.5"_s), QByteArray("-3.5"));
    QCOMPARE(transcript::tableCell(u"a=b"_s), QByteArray("a=b"));
}

void TestDocuments::aGroupChatHasNoHeader()
{
    model::MessageRow whisper = row(1, kKyoko, u"Hush"_s, 2);
    whisper.posted.message.whisper = true;
    whisper.posted.message.to = {kAya};
    const QByteArray chat =
        written(*transcript::sillyTavernWriter(teaStyle()), {row(0, user(), u"Hi\n\"you\""_s), whisper});

    const QList<QByteArray> lines = chat.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(first["is_user"_L1].toBool(), true);
    QCOMPARE(first["mes"_L1].toString(), u"Hi\n\"you\""_s);
    const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
    QCOMPARE(second["name"_L1].toString(), u"Kyoko"_s);
    QCOMPARE(second["is_user"_L1].toBool(true), false);
    QCOMPARE(second["is_system"_L1].toBool(true), false);
    QCOMPARE(second["send_date"_L1].toString(), u"2026-05-31T14:03:02.000Z"_s);
    QCOMPARE(second["original_avatar"_L1].toString(), u"Kyoko.png"_s);
    QCOMPARE(second["swipes"_L1].toArray(), QJsonArray{u"Hush"_s});
    QCOMPARE(second["swipe_id"_L1].toInt(-1), 0);
    QCOMPARE(second["swipe_info"_L1].toArray().size(), 1);
    QCOMPARE(second["extra"_L1]["whispered_to"_L1].toArray(), QJsonArray{u"Aya"_s});
}

void TestDocuments::aChatOfOneHasAHeader()
{
    const auto writer = transcript::sillyTavernWriter(teaStyle());
    const model::Room alone = tests::room(u"Alone"_s).with({u"aya"_s});
    QByteArray chat = writer->begin(alone, teaPeople());
    chat += writer->message(row(0, kAya, u"Hi"_s));
    chat += writer->end();

    const QList<QByteArray> lines = chat.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const QJsonObject head = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(head["character_name"_L1].toString(), u"Aya"_s);
    QVERIFY(!head["user_name"_L1].toString().isEmpty());
    QVERIFY(!head["create_date"_L1].toString().isEmpty());
    QVERIFY(head["chat_metadata"_L1].isObject());
    QVERIFY(!QJsonDocument::fromJson(lines[1]).object().contains("original_avatar"_L1));
}

void TestDocuments::subtitlesAreReadBack_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("srt") << u"srt"_s;
    QTest::newRow("vtt") << u"vtt"_s;
}

void TestDocuments::subtitlesAreReadBack()
{
    QFETCH(const QString, how);
    const auto form = how == "srt"_L1 ? SubtitleForm::Srt : SubtitleForm::Vtt;
    QList<model::MessageRow> rows = hostileRows();
    rows.append(row(rows.size(), kKyoko, u"An hour later."_s, 3600));

    const QJsonObject read = readBack(how, written(*transcript::subtitleWriter(teaStyle(), form), rows));

    QCOMPARE(read["wrong"_L1].toArray(), QJsonArray());
    const QJsonArray cues = read["cues"_L1].toArray();
    QVERIFY(cues.size() > rows.size());
    QCOMPARE(cues.first()["from"_L1].toInt(-1), 0);
    QCOMPARE(cues.last()["from"_L1].toInt(), 3'600'000);
    for (qsizetype i = 1; i < cues.size(); ++i)
        QVERIFY(cues[i]["from"_L1].toInt() >= cues[i - 1]["to"_L1].toInt());
}

void TestDocuments::noMarkupStandsInSrt()
{
    const QList<model::MessageRow> rows{row(0, kKyoko, u"{\\an8}<b>Up</b>"_s, 0)};

    const QByteArray srt = written(*transcript::subtitleWriter(teaStyle(), SubtitleForm::Srt), rows);

    QVERIFY2(srt.contains("｛\\an8｝‹b›Up‹/b›"), srt);
}

void TestDocuments::whatIsLongIsShownInPieces()
{
    const auto cues = transcript::cuesOf(nonsense().repeated(40) + u"x"_s.repeated(500), base::Millis(1000));

    QVERIFY(cues.size() > 10);
    QCOMPARE(cues.first().from, base::Millis(1000));
    QString all;
    for (qsizetype i = 0; i < cues.size(); ++i) {
        QVERIFY(cues[i].lines.size() <= 2);
        QVERIFY(i == 0 || cues[i].from == cues[i - 1].to);
        for (const QString &line : cues[i].lines) {
            QVERIFY2(line.size() <= 42, qPrintable(line));
            all += line;
        }
    }
    QCOMPARE(all.remove(u' '), QString(nonsense().repeated(40).remove(u' ') + u"x"_s.repeated(500)));
    QVERIFY(transcript::cuesOf(u" \n\n "_s, base::Millis(0)).isEmpty());
}

void TestDocuments::aVeryLongMessageTakesNoAge_data() { anEmptyRoomIsADocument_data(); }

void TestDocuments::aVeryLongMessageTakesNoAge()
{
    QFETCH(const QString, how);
    const transcript::DocumentStyle style = teaStyle();
    const QHash<QString, std::shared_ptr<transcript::RoomWriter>> writers{
        {u"html"_s, transcript::htmlWriter(style)},
        {u"md"_s, transcript::markdownWriter(style)},
        {u"txt"_s, transcript::plainWriter(style)},
        {u"jsonl"_s, transcript::sillyTavernWriter(style)},
        {u"csv"_s, transcript::votesTableWriter(style)},
        {u"srt"_s, transcript::subtitleWriter(style, SubtitleForm::Srt)},
        {u"vtt"_s, transcript::subtitleWriter(style, SubtitleForm::Vtt)}};
    const QString text = QString(u"語"_s.repeated(1000) + u"word "_s.repeated(200))
                             .repeated(tests::rounds(5000)); // up to 10 million
    QElapsedTimer clock;
    clock.start();

    const QByteArray document = written(*writers.value(how), {row(0, kAya, text)});

    QVERIFY(how == "csv"_L1 || document.size() > text.size());
    QVERIFY2(clock.elapsed() < 60'000, QByteArray::number(clock.elapsed()));
}

void TestDocuments::aWitnessIsNotToldWhatTheRoomChangesOfOthers()
{
    model::Room room = documents::teaRoom();
    room.overrides = {{.companion = kAya, .role = u"hostess"_s, .systemNote = u"Aya pours"_s},
                      {.companion = kKyoko, .role = u"spy"_s, .systemNote = u"Kyoko steals the spoons"_s}};
    const auto writer = transcript::jsonWriter(kAya);

    const QByteArray document = writtenFor(kAya, *writer, room, {row(0, kKyoko, u"Tea?"_s)});

    QCOMPARE(transcript::asKnownTo(kAya, room).overrides, QList{room.overrides.first()});
    QVERIFY(transcript::asKnownTo(user(), room).overrides.isEmpty());
    QVERIFY(document.contains("Aya pours")); // she knows her own part
    QVERIFY2(!document.contains("spy") && !document.contains("spoons"), document.constData());
}

void TestDocuments::aWitnessIsNotToldWhatWasNeverHeard_data()
{
    QTest::addColumn<ParticipantId>("witness");

    QTest::newRow("a listener") << kAya;
    QTest::newRow("the one who spoke") << kKyoko;
    QTest::newRow("the user") << user();
}

void TestDocuments::aWitnessIsNotToldWhatWasNeverHeard()
{
    QFETCH(const ParticipantId, witness);
    model::MessageRow cut = row(0, kKyoko, u"Come and see the rain, before it ends"_s);
    cut.posted.message.heardUntil = 8; // "Come and"
    model::MessageRow unheard = row(1, kKyoko, u"Nobody heard a word of this"_s);
    unheard.posted.message.heardUntil = 0;
    const model::MessageRow whole = row(2, kKyoko, u"I said all of it"_s);

    for (const auto &writer : {transcript::jsonWriter(witness), transcript::htmlWriter(teaStyle()),
                               transcript::plainWriter(teaStyle()), transcript::markdownWriter(teaStyle()),
                               transcript::sillyTavernWriter(teaStyle())}) {
        const QByteArray document = writtenFor(witness, *writer, documents::teaRoom(), {cut, unheard, whole});

        QVERIFY2(document.contains("Come and"), document.constData());
        QVERIFY(document.contains("I said all of it"));
        QVERIFY2(!document.contains("rain, before") && !document.contains("heard a word"),
                 document.constData());
    }
    QCOMPARE(transcript::asKnownTo(witness, cut)->posted.message.text, u"Come and"_s);
    QCOMPARE(transcript::asKnownTo(witness, unheard)->posted.message.text, QString());
    QCOMPARE(transcript::asKnownTo(witness, whole)->posted.message.text, u"I said all of it"_s);
}

SUITE_TEST(QCoreApplication, TestDocuments)

} // namespace tst_documents

#include "tst_documents.moc"
