// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/language/detector.h"
#include "core/language/language_names.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cstdio>

namespace tst_detector {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

struct Line
{
    QString code; ///< empty: no language may be detected
    QString text;
};

QList<Line> lines()
{
    QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/language/lines.tsv"));
    QList<Line> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    const QStringList rows = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &row : rows) {
        const qsizetype tab = row.indexOf(u'\t');
        if (tab < 0 || row.startsWith(u'#'))
            continue;
        const QString code = row.left(tab);
        lines.append({code == "-"_L1 ? QString() : code, row.mid(tab + 1)});
    }
    return lines;
}

const QStringList &names()
{
    static const QStringList kNames{u"Natsumi"_s, u"京子"_s, u"光"_s, u"Robin"_s};
    return kNames;
}

} // namespace

/// The language of a chat line, on lines in twenty languages and on traps.
class TestDetector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesOfTwentyLanguages();
    void aShortTextSaysLessThanASentence();
    void aNameInsideAWordStays();
    void aLongTextIsReadInNoTime();
    void brokenTextIsNoLanguage();
    void englishIsNotWrittenInHan();
    void languagesHaveNames();
};

// At least 95 % are right, and no language is mistaken for an unrelated one.
void TestDetector::linesOfTwentyLanguages()
{
    const QList<Line> all = lines();
    QVERIFY2(all.size() >= 300, qPrintable(QString::number(all.size())));
    QSet<QString> languages;
    QStringList missed;
    QStringList mistaken;
    for (const Line &line : all) {
        const auto found = language::languageOf(line.text, names());
        const QString code = found ? found->code : QString();
        languages.insert(line.code);
        if (code == line.code)
            continue;
        const QString told = u"%1 for %2: %3"_s.arg(code.isEmpty() ? u"none"_s : code, line.code, line.text);
        missed.append(told);
        if (!code.isEmpty() && language::familyOf(code) != language::familyOf(line.code))
            mistaken.append(told);
    }
    std::printf("%d of %d lines are not told: %s\n", int(missed.size()), int(all.size()),
                qPrintable(missed.join(u"; "_s)));
    QVERIFY(languages.size() > 20);
    QVERIFY2(mistaken.isEmpty(), qPrintable(mistaken.join(u'\n')));
    QVERIFY2(missed.size() * 20 <= all.size(), qPrintable(missed.join(u'\n')));
}

void TestDetector::aShortTextSaysLessThanASentence()
{
    const auto word = language::languageOf(u"Danke!"_s);
    const auto sentence = language::languageOf(u"Das ist ja schon das dritte Mal diese Woche!"_s);

    QVERIFY(word && sentence);
    QVERIFY(word->weight < 0.5);
    QCOMPARE(sentence->weight, 1.0);
}

void TestDetector::aNameInsideAWordStays()
{
    const auto found = language::languageOf(u"観光はどう?"_s, {u"光"_s});
    QVERIFY(found);
    QCOMPARE(found->code, u"ja"_s);
    QVERIFY(!language::languageOf(u"Mona"_s, {u"Mona"_s}));
    QVERIFY(!language::languageOf(u"光さん"_s, {u"光"_s}));
}

void TestDetector::aLongTextIsReadInNoTime()
{
    const auto found = language::languageOf(u"Warum ist der Leuchtturm dunkel? "_s.repeated(100'000));
    QVERIFY(found);
    QCOMPARE(found->code, u"de"_s);
}

void TestDetector::brokenTextIsNoLanguage()
{
    QVERIFY(!language::languageOf({}));
    QVERIFY(!language::languageOf(QString(5'000, QChar(0xD800))));
    QVERIFY(!language::languageOf(QString(5'000, QChar(0))));
    QVERIFY(!language::languageOf(u"```\nint main() { return the_answer_to_everything; }"_s));
}

void TestDetector::englishIsNotWrittenInHan()
{
    QVERIFY(!language::mayBeWrittenIn(u"了解"_s, u"en"_s));
    QVERIFY(language::mayBeWrittenIn(u"了解"_s, u"ja"_s));
    QVERIFY(language::mayBeWrittenIn(u"了解"_s, u"zh-Hant"_s));
    QVERIFY(!language::mayBeWrittenIn(u"Да"_s, u"en"_s));
    QVERIFY(language::mayBeWrittenIn(u"OK!"_s, u"de"_s));
    QVERIFY(language::mayBeWrittenIn(u"!?"_s, u"ko"_s));
}

void TestDetector::languagesHaveNames()
{
    QCOMPARE(language::englishName(u"ko"_s), u"Korean"_s);
    QCOMPARE(language::englishName(u"zh-Hant"_s), u"Chinese (traditional characters)"_s);
    QCOMPARE(language::englishName(u"qqq"_s), u"qqq"_s);
    QCOMPARE(language::ownName(u"ja"_s), u"日本語"_s);
    for (const QString &code : language::offeredCodes()) {
        QVERIFY2(language::englishName(code) != code, qPrintable(code));
        QVERIFY2(!language::ownName(code).isEmpty(), qPrintable(code));
    }
}

SUITE_TEST(QCoreApplication, TestDetector)

} // namespace tst_detector

#include "tst_detector.moc"
