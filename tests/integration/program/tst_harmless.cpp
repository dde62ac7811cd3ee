// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/harmless.h"
#include "core/wire/json.h"
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

namespace tst_harmless {

using namespace Qt::StringLiterals;
using namespace studio;
using app::harmless;
using app::OutputForm;

namespace {

/// Control and format characters besides those below U+00A0: direction marks, invisible characters,
/// separators, tags.
constexpr std::array kOthers{U'\u00AD', U'\u061C', U'\u180E', U'\u200B',     U'\u200E',    U'\u200F',
                             U'\u2028', U'\u2029', U'\u202A', U'\u202E',     U'\u2060',    U'\u2066',
                             U'\u2069', U'\uFEFF', U'\uFFF9', U'\U000E0001', U'\U000E0041'};

QList<char32_t> steering()
{
    QList<char32_t> all(kOthers.begin(), kOthers.end());
    for (char32_t letter = 0; letter < 0xA0; ++letter) {
        const bool isControl = letter < 0x20 || letter >= 0x7F;
        if (isControl && letter != '\n' && letter != '\t')
            all.append(letter);
    }
    return all;
}

bool isShown(const QByteArray &text, char32_t letter)
{
    return QString::fromUtf8(text).toUcs4().contains(uint(letter));
}

} // namespace

/// The output of a command cannot control its terminal.
class HarmlessTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextShowsNothingThatSteers();
    void jsonStaysTheSameValue();
    void whatIsOnlyTextStays_data();
    void whatIsOnlyTextStays();
    void aReplayShowsNoneOfIt();
};

void HarmlessTest::aTextShowsNothingThatSteers()
{
    for (const char32_t letter : steering()) {
        const QByteArray text = u"a%1b"_s.arg(QStringView(QChar::fromUcs4(letter))).toUtf8();
        const QByteArray shown = harmless(text, OutputForm::Text);
        QVERIFY2(!isShown(shown, letter), qPrintable(QString::number(letter, 16)));
        QVERIFY2(shown.startsWith("a\xEF\xBF\xBD") && shown.endsWith("b"),
                 qPrintable(QString::number(letter, 16)));
    }
}

void HarmlessTest::jsonStaysTheSameValue()
{
    for (const char32_t letter : steering()) {
        if (letter == 0)
            continue; // escaped in every JSON
        const QString value = u"a%1b"_s.arg(QStringView(QChar::fromUcs4(letter)));
        const QByteArray json = wire::dump({{"text", wire::toJson(value)}});
        const QByteArray shown = harmless(json, OutputForm::Json);
        QVERIFY2(!isShown(shown, letter), qPrintable(QString::number(letter, 16)));
        const auto again = wire::parse(shown);
        QVERIFY(again);
        QCOMPARE(wire::toText(again->at("text")), value);
    }
}

void HarmlessTest::whatIsOnlyTextStays_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"Tea at five.\n\tAnd cake.\n"_s;
    QTest::newRow("lines of a table") << u"a,b\r\nc,d\r\n"_s;
    QTest::newRow("many scripts") << u"お茶は五時。Čaj o páté. شاي"_s;
    QTest::newRow("a face of several letters") << u"👩\u200D🍳"_s;
    QTest::newRow("joined letters") << u"می\u200Cخواهم"_s;
    QTest::newRow("nothing") << QString();
}

void HarmlessTest::whatIsOnlyTextStays()
{
    QFETCH(QString, text);
    QCOMPARE(harmless(text.toUtf8(), OutputForm::Text), text.toUtf8());
    QCOMPARE(harmless(text.toUtf8(), OutputForm::Json), text.toUtf8());
}

// Through the program: text arrives in pieces there, and a piece may end inside a letter.
void HarmlessTest::aReplayShowsNoneOfIt()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"talk.jsonl"_s);
    const QString evil = u"\u202E猫\u0085\U000E0041"_s;
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"room\":{\"policy\":\"resource\",\"roster\":[\"companion_aya\"]}}\n");
    for (int t = 0; t < 2'000; ++t) {
        const QString text = QString(t % 7, u'x') + evil;
        file.write(
            wire::dump(
                {{"t", t},
                 {"consume", {{"from", "companion_aya"}, {"amount", 1}, {"message", wire::toJson(text)}}}}) +
            '\n');
    }
    file.close();

    const auto run = studio::tests::runProgram(folder.path(), {u"replay"_s, name});

    QCOMPARE(run.exit, 0);
    QVERIFY(run.out.count('\n') >= 2'000);
    const QString shown = QString::fromUtf8(run.out);
    for (const QChar c : shown)
        QVERIFY(c == u'\n' || !app::steers(c.unicode()) || c.isSurrogate());
    QVERIFY(!shown.contains(QChar::ReplacementCharacter));
}

SUITE_TEST(QCoreApplication, HarmlessTest)

} // namespace tst_harmless

#include "tst_harmless.moc"
