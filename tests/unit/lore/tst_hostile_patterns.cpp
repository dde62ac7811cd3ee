// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/pattern.h"
#include "core/lore/scan.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_hostile_patterns {

using namespace Qt::StringLiterals;
using namespace studio;
using lore::Pattern;

namespace {

constexpr qsizetype kLong = 100'000;

QString times(qsizetype count, const QString &text) { return text.repeated(count); }

/// Long texts in which patterns tend to backtrack endlessly: one letter, few letters, words, lines, brackets,
/// letters beyond the first plane, lone surrogates, NUL.
QStringList longTexts()
{
    const QString end = u"! x 1 q 海 b y"_s; // patterns end with these, so PCRE2 must read the text
    QStringList texts{QString()};
    for (const QString &part :
         {u"a"_s, u"ab"_s, u"sea storm\n"_s, u"🐉"_s, QString(u"a"_s + QChar(0xd83d)), QString(QChar(0))})
        texts.append(times(kLong / part.size(), part) + end);
    texts.append(times(kLong / 2, u"("_s) + times(kLong / 2, u")"_s) + end);
    return texts;
}

} // namespace

/// Foreign patterns against long texts: each ends within its steps, and an invalid pattern reports that and
/// never matches.
class TestHostilePatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patternsEndWithinTheirSteps_data();
    void patternsEndWithinTheirSteps();
    void whatIsNoneSaysSo_data();
    void whatIsNoneSaysSo();
    void aBookOfHostilePatternsEnds();
    void aBookOfPatternsThatAreCostlyToMakeEnds();
};

void TestHostilePatterns::patternsEndWithinTheirSteps_data()
{
    QTest::addColumn<QString>("key");
    const auto row = [](const char *name, const QString &pattern) {
        QTest::newRow(name) << QString(u"/"_s + pattern + u"/i"_s);
    };
    row("repeats of repeats", u"(a*)*b"_s);
    row("repeats of repeats of repeats", u"((a+)+)+$x"_s);
    row("repeats of repeats, all of it", u"^((a|b)*)*$"_s);
    row("a repeat that may be nothing", u"(a?){1000}a{1000}b"_s);
    row("repeats of classes", u"([a-z]+)*\\d"_s);
    row("a choice of what overlaps", u"(a|aa|aaa)*b"_s);
    row("a choice of what is equal", u"(?:a|a|a|a|a|a|a|a)*!?$x"_s);
    row("anything fifty times", times(50, u".*"_s) + u"x"_s);
    row("anything lazily fifty times", times(50, u".*?"_s) + u"x"_s);
    row("something fifty times", times(50, u"a+"_s) + u"x"_s);
    row("words fifty times", times(50, u"(\\w+\\s*)*"_s) + u"x"_s);
    row("as often as is allowed", u"a{65535}x"_s);
    row("up to as often as is allowed", u"(?:a{0,65535}){0,9}x"_s);
    row("often something, then lines", u"(.{1,300}\\n){1,40}x"_s);
    row("back to itself", u"(a+)\\1+x"_s);
    row("back to what is long", u"^(.*)\\1\\1x"_s);
    row("back to what is long, lazily", u"(.+?)\\1*$x"_s);
    row("back to many", u"(a*)(a*)(a*)(a*)\\4\\3\\2\\1x"_s);
    row("back by name", u"(?<n>a+)\\k<n>*x"_s);
    row("back to what was not there", u"(x)?\\1(a+)+y"_s);
    row("into itself", u"(a(?R)?)*x"_s);
    row("into itself without an end of its own", u"\\((?R)*\\)x"_s);
    row("brackets into brackets", u"\\((?:[^()]|(?R))*\\)"_s);
    row("two into each other", u"(a(?2)?)(b?(?1)?)x"_s);
    row("looking ahead at all", u"(?=.*.*.*x)a"_s);
    row("looking ahead at nothing, often", u"(?:(?!.*x)a)+y"_s);
    row("looking ahead at each", u"(?:.(?=.*a))*x"_s);
    row("looking back", u"(?<=aaaaaaaaaa)x|(?<!b)(a+)+x"_s);
    row("looking back at choices", u"(?:(?<=a|bb|ccc).)*x"_s);
    row("all at once or not at all", u"(?>a+)+x"_s);
    row("all at once or not at all, of choices", u"(?>(a|aa)+)*x"_s);
    row("possessive", u"(?:a++)*+x"_s);
    row("letters of any script", u"(\\p{L}+\\P{L}*)*\\p{Han}"_s);
    row("all signs of Unicode", u"[\\u{0}-\\u{10ffff}]*[\\u{0}-\\u{10ffff}]*q"_s);
    row("many classes of all of Unicode", times(90, u"[^\\u{1F409}]*"_s) + u"q"_s);
    row("letters with their marks", u"(\\X)*q"_s);
    row("borders", u"(\\b|\\B)*q"_s);
    row("the empty often", u"(|a|)*q"_s);
    row("the empty very often", u"(?:){300}(a*)*q"_s);
    row("the empty in the empty", u"(((|)*)*)*q"_s);
    row("deep", times(240, u"(a*"_s) + times(240, u")*"_s) + u"q"_s);
    row("wide", u"("_s + times(400, u"a|"_s) + u"a)*q"_s);
    row("if it was there", u"(a)?(?(1)a+|b+)*q"_s);
    row("ranges of all of Unicode", times(3, u"[\\u{1}-\\u{10ffff}]*"_s) + u"q"_s);
    row("hyphens that are no ranges", times(150, u"a*\\-*\\."_s));
    row("ranges of Chinese", times(20, u"[一-龯]*"_s) + u"q"_s);
    row("more steps, please", u"(*LIMIT_MATCH=4000000000)(a+)+q"_s);
    row("more memory, please", u"(*LIMIT_HEAP=4000000000)(a|b)*q"_s);
    row("more depth, please", u"(*LIMIT_DEPTH=4000000000)(a(?R)?)*q"_s);
    row("no shortcuts, please", u"(*NO_START_OPT)(*NO_AUTO_POSSESS)a*a*a*q"_s);
    row("verbs", u"(?:a(*COMMIT)|a(*PRUNE)b|(*SKIP)a|a(*THEN)q)*q"_s);
    row("accepted at once", u"(a+)+(*ACCEPT)q"_s);
    row("a failure at once", u"(a+)+(*FAIL)"_s);
    row("a mark of its own", u"(*MARK:here)(a+)+q"_s);
    row("calls out", u"(?C1)((?C2)a+)+(?C255)q"_s);
    row("with case from within", u"((?i)A+(?-i)a*)*q"_s);
    row("with lines from within", u"(?m)(^.*$\\n?)*q"_s);
    row("with NUL", u"(a|"_s + QChar(0) + u")*q"_s);
    row("as long as is allowed", times(1'900, u"a"_s) + u"(a+)+q"_s);
    QTest::newRow("the start alone") << u"/(a+)+x/y"_s;
}

void TestHostilePatterns::patternsEndWithinTheirSteps()
{
    QFETCH(const QString, key);

    const auto pattern = Pattern::create(key, false);

    QVERIFY2(pattern, qPrintable(pattern ? QString() : pattern.error().detail));
    for (const QString &text : longTexts()) {
        lore::PatternWork work;
        const Pattern::Match first = pattern->match(text, work);
        // A callout lets less work through before it refuses than the text and its charge.
        const qint64 most = lore::kMostStepsOfOne + 3 * text.size();
        QVERIFY2(lore::kMostPatternSteps - work.stepsLeft() <= most,
                 qPrintable(QString::number(lore::kMostPatternSteps - work.stepsLeft())));
        lore::PatternWork again;
        QCOMPARE(pattern->match(text, again), first); // steps, not time, so it is the same each time
    }
}

void TestHostilePatterns::whatIsNoneSaysSo_data()
{
    QTest::addColumn<QString>("key");
    const auto row = [](const char *name, const QString &pattern) {
        QTest::newRow(name) << QString(u"/"_s + pattern + u"/"_s);
    };
    row("a bracket that is open", u"(a"_s);
    row("a bracket that was not opened", u"a)"_s);
    row("a class that is open", u"[a"_s);
    row("nothing to repeat", u"+a"_s);
    row("repeats in the wrong order", u"a{3,2}"_s);
    row("more often than is allowed", u"a{65536}"_s);
    row("back to nobody", u"(a)(?P=nobody)"_s);
    row("into nobody", u"(?9)a"_s);
    row("a name twice", u"(?<n>a)(?<n>b)"_s);
    row("a name of signs", u"(?<!!>a)("_s);
    row("a range in the wrong order", u"[z-a]"_s);
    row("no such class of letters", u"\\p{Klingon}"_s);
    row("no such letter", u"\\u{110000}"_s);
    row("looking back without a bound", u"(?<=a*)b"_s);
    row("looking back without a bound in a choice", u"(?<=a|b+)b"_s);
    row("units of letters", u"(?<=\\C)a"_s);
    row("no such verb", u"(*NONSENSE)a"_s);
    row("no such option", u"(?q)a"_s);
    row("a comment that is open", u"(?#a"_s);
    row("a backslash at its end, without slashes", u"("_s);
    row("too large", u"((((a{1,999}){1,999}){1,999}){1,999})"_s);
    row("too deep", times(400, u"("_s) + times(400, u")"_s));
    row("too long", times(2'001, u"a"_s));
    row("all of Unicode without case, often", times(110, u"[\\u{1}-\\u{10ffff}]"_s));
    row("all of Unicode without case, in one class", u"["_s + times(110, u"\\u{1}-\\u{10ffff}"_s) + u"]"_s);
    row("all of Unicode without case, spread out", times(110, u"(?xx)[\\u{1} - \\u{10ffff}]"_s));
    row("all of Unicode without case, as it is",
        times(300, u"["_s + QChar(1) + u"-"_s + QString::fromUcs4(U"\U0010ffff") + u"]"_s));
    row("of a hundred thousand letters", times(kLong, u"a"_s));
    row("of a hundred thousand brackets", times(kLong / 2, u"("_s) + times(kLong / 2, u")"_s));
    row("half a letter in it", QString(u"a"_s + QChar(0xd83d) + u"b"_s));
    row("a condition of three", u"(a)?(?(1)a|b|c)"_s);
}

void TestHostilePatterns::whatIsNoneSaysSo()
{
    QFETCH(const QString, key);
    model::LoreEntry entry{.keys = {key}, .content = u"x"_s};
    const lore::LoreScene scene{.lines = {{0, u"Ida"_s, key}, {1, u"Ida"_s, times(kLong, u"ab"_s)}},
                                .messages = 2};

    const auto pattern = Pattern::create(key, false);
    const auto result = lore::scan({{u"mira"_s, {{.name = u"Coast"_s, .entries = {entry}}}}}, scene);

    QVERIFY(!pattern);
    QVERIFY(!pattern.error().detail.isEmpty());
    QCOMPARE(result.verdicts.first().block, lore::LoreBlock::BadPattern);
    QVERIFY(result.placements.isEmpty());
    QCOMPARE(result.flaws.size(), 1);
    QCOMPARE(result.flaws.first().key, key);
    QCOMPARE(result.flaws.first().detail, pattern.error().detail);
}

void TestHostilePatterns::aBookOfHostilePatternsEnds()
{
    // Two hundred patterns, each of which would use all its steps in each message: together they have the
    // steps of fifty.
    model::LoreBook book{.name = u"Coast"_s};
    for (int i = 0; i < 200; ++i)
        book.entries.append({.keys = {u"/^(a+)+x%1$/"_s.arg(i)}, .content = u"x%1"_s.arg(i)});
    book.entries.append({.keys = {u"storm"_s}, .content = u"words cost nothing"_s});
    lore::LoreScene scene;
    for (int i = 0; i < 4; ++i)
        scene.lines.append({i, {}, QString(times(kLong, u"a"_s) + u" storm"_s)});

    const auto result = lore::scan({{u"mira"_s, {book}}}, scene);

    QCOMPARE(result.flaws.size(), 200);
    QCOMPARE(result.flaws.first().detail, u"pattern too costly"_s);
    QCOMPARE(result.flaws.last().detail, u"all patterns together too costly"_s);
    QCOMPARE(result.placements.size(), 1);
}

void TestHostilePatterns::aBookOfPatternsThatAreCostlyToMakeEnds()
{
    model::LoreBook book{.name = u"Coast"_s};
    for (int i = 0; i < 500; ++i)
        book.entries.append({.keys = {u"/[\\u{1}-\\u{10ffff}]q%1/i"_s.arg(i)}, .content = u"x%1"_s.arg(i)});

    const auto result =
        lore::scan({{u"mira"_s, {book}}}, {.lines = {{0, u"Ida"_s, u"aq0 aq499"_s}}, .messages = 1});

    QCOMPARE(result.verdicts.first().state, lore::LoreVerdict::State::Fired);
    QCOMPARE(result.verdicts.last().block, lore::LoreBlock::BadPattern);
    QCOMPARE(result.flaws.last().detail, u"all patterns together too costly"_s);
}

SUITE_TEST(QCoreApplication, TestHostilePatterns)

} // namespace tst_hostile_patterns

#include "tst_hostile_patterns.moc"
