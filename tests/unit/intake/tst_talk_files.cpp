// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/intake/chats/json_pieces.h"
#include "core/intake/line_form.h"
#include "core/intake/look.h"
#include "core/intake/talk_reader.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QBuffer>
#include <QStringEncoder>
#include <QTest>

#include <algorithm>

namespace tst_talk_files {

using namespace Qt::StringLiterals;
using namespace studio;
using intake::TalkLine;
using model::ImportedFile;
using As = model::ImportedPerson::As;

namespace {

QList<TalkLine> linesOf(intake::TalkReader &reader)
{
    QList<TalkLine> lines;
    for (;;) {
        const auto line = reader.next();
        if (!line || !*line)
            return lines;
        lines.append(**line);
    }
}

QList<TalkLine> textLines(QByteArray bytes)
{
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    const auto form = intake::formOf(device);
    const auto reader = intake::textReader(device, form.value());
    return linesOf(*reader);
}

QByteArray tavern()
{
    return R"({"user_name":"Mika","character_name":"Aya","chat_metadata":{}})"
           "\n"
           R"({"name":"Mika","is_user":true,"mes":"hi","send_date":"May 6, 2024 7:08am"})"
           "\n"
           R"({"name":"Aya","is_user":false,"mes":"b2","swipes":["a","b","c"],"swipe_id":1,"extra":{"x":1}})"
           "\n";
}

QString whole(const intake::JsonPieces::Piece &piece)
{
    return QString::fromUtf8(piece.key + (piece.isElement ? "[]=" : "=") + piece.json);
}

QStringList piecesOf(QByteArray bytes)
{
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    intake::JsonPieces pieces(device, {"skipped"});
    QStringList all;
    for (;;) {
        const auto piece = pieces.next();
        if (!piece)
            return all << u"broken"_s;
        if (!*piece)
            return all;
        all.append(whole(**piece));
    }
}

} // namespace

/// Talk files, read line by line.
class TestTalkFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextNamesItsSpeakers();
    void aTextMayBeInAnyEncoding_data();
    void aTextMayBeInAnyEncoding();
    void aLineMayBeVeryLong();
    void aTavernKeepsItsSwipes();
    void aTavernMayLackItsHeader();
    void aBrokenLineIsPassedOverAndNamed();
    void anObjectComesInPieces();
    void whatIsCutAnywhereIsBroken();
    void aFileIsToldByItsContent();
    void nothingIsSaidInAnEmptyFile();
};

void TestTalkFiles::aTextNamesItsSpeakers()
{
    const auto lines =
        textLines("Taro: こんにちは\nhttp://x.y\nAya：元気?\n  more: of it\n12:30 later\n\nTaro: yes\nNote: "
                  "once\nKen: a\nAya: b\nKen: c\nx: 1\ny: 2\n");
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[0].name, u"Taro"_s);
    QCOMPARE(lines[0].text, u"こんにちは\nhttp://x.y"_s);
    QCOMPARE(lines[1].name, u"Aya"_s);
    QCOMPARE(lines[1].text, u"元気?\n  more: of it\n12:30 later"_s);
    QCOMPARE(lines[2].text, u"yes\nNote: once"_s);
    QCOMPARE(lines[5].text, u"c\nx: 1\ny: 2"_s);
}

void TestTalkFiles::aTextMayBeInAnyEncoding_data()
{
    const QString text = u"José: uno\r\nJosé: dos\r\n"_s;
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("utf-8") << text.toUtf8();
    QTest::newRow("utf-8, marked") << "\xef\xbb\xbf" + text.toUtf8();
    QTest::newRow("latin-1") << text.toLatin1();
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
        QTest::addRow("utf-16 %d", int(encoding)) << QByteArray(encoder.encode(text));
    }
}

void TestTalkFiles::aTextMayBeInAnyEncoding()
{
    QFETCH(const QByteArray, bytes);
    const auto lines = textLines(bytes);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].name, u"José"_s);
    QCOMPARE(lines[1].text, u"dos"_s);
}

void TestTalkFiles::aLineMayBeVeryLong()
{
    const QByteArray said(10'000'000, 'x');
    const auto lines = textLines("Al: " + said + "\nAl: end");
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].text.size(), 10'000'000);
    QCOMPARE(lines[1].text, u"end"_s);
}

void TestTalkFiles::aTavernKeepsItsSwipes()
{
    QByteArray bytes = tavern();
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    const auto reader = intake::sillyTavernReader(device);
    const auto lines = linesOf(*reader);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].isWriter);
    QCOMPARE(lines[0].time, QDateTime(QDate(2024, 5, 6), QTime(7, 8), base::kUtc));
    QCOMPARE(lines[1].alternatives, (QStringList{u"a"_s, u"b2"_s, u"c"_s})); // as edited
    QCOMPARE(lines[1].chosen, 1);
    QCOMPARE(reader->report().size(), 2); // the header, the swipes
}

void TestTalkFiles::aTavernMayLackItsHeader()
{
    QByteArray bytes = tavern().mid(tavern().indexOf('\n') + 1);
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    QCOMPARE(linesOf(*intake::sillyTavernReader(device)).size(), 2);
}

void TestTalkFiles::aBrokenLineIsPassedOverAndNamed()
{
    QByteArray bytes = tavern() + R"({"name":"Aya","mes":)";
    QBuffer device(&bytes);
    device.open(QIODevice::ReadOnly);
    const auto reader = intake::sillyTavernReader(device);
    QCOMPARE(linesOf(*reader).size(), 2);
    const model::CardReport report = reader->report();
    QVERIFY(std::any_of(report.cbegin(), report.cend(), [](const model::CardNote &note) {
        return note.fate == model::CardNote::Fate::Warning && note.text.contains(u'4'); // the line
    }));
}

void TestTalkFiles::anObjectComesInPieces()
{
    QCOMPARE(piecesOf(R"( {"a" : 1, "b":[ {"x":"]}"} ,2,[3]],"skipped":[7],"c":"\"}","d":{"e":[]},"f":[]} )"),
             (QStringList{u"a=1"_s, u"b[]={\"x\":\"]}\"}"_s, u"b[]=2"_s, u"b[]=[3]"_s, u"skipped[]="_s,
                          u"c=\"\\\"}\""_s, u"d={\"e\":[]}"_s}));
}

void TestTalkFiles::whatIsCutAnywhereIsBroken()
{
    const QByteArray all = R"({"a":1,"b":[{"x":"y"},"z"],"c":{}})";
    QVERIFY(!piecesOf(all).contains(u"broken"_s));
    for (qsizetype cut = 0; cut < all.size(); ++cut)
        QVERIFY2(piecesOf(all.left(cut)).contains(u"broken"_s), qPrintable(QString::number(cut)));
    QVERIFY(piecesOf(all + "x").contains(u"broken"_s));
    QCOMPARE(piecesOf("[1,[2]]"), (QStringList{u"[]=1"_s, u"[]=[2]"_s}));
    QVERIFY(piecesOf("[1").contains(u"broken"_s));
}

void TestTalkFiles::aFileIsToldByItsContent()
{
    const tests::TemporaryStudio studio;
    const QString name = studio.file(u"evening.txt"_s); // its name does not matter
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(tavern());
    file.close();
    model::Persona aya;
    aya.id = base::ParticipantId(u"companion_a"_s);
    aya.texts[model::Language::English].name = u"aya"_s;
    const auto found = intake::lookThrough(name, {aya});
    QVERIFY(found);
    QCOMPARE(found->file.kind, ImportedFile::Kind::SillyTavern);
    QCOMPARE(found->file.roomName, u"evening"_s);
    QCOMPARE(found->file.people.size(), 2);
    QCOMPARE(found->file.people[0].as, As::Me);
    QCOMPARE(found->file.people[1].as, As::Companion);
    QCOMPARE(found->file.people[1].companion, aya.id);
}

void TestTalkFiles::nothingIsSaidInAnEmptyFile()
{
    const tests::TemporaryStudio studio;
    QFile file(studio.file(u"empty"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto found = intake::lookThrough(file.fileName(), {});
    QVERIFY(!found);
    QCOMPARE(found.error().code, base::ErrorCode::Malformed);
    QCOMPARE(intake::lookThrough(studio.file(u"none"_s), {}).error().code, base::ErrorCode::NotFound);
}

SUITE_TEST(QCoreApplication, TestTalkFiles)

} // namespace tst_talk_files

#include "tst_talk_files.moc"
