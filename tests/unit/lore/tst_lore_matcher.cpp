// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/key_finder.h"
#include "core/lore/key_text.h"
#include "core/lore/pattern.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_lore_matcher {

using namespace Qt::StringLiterals;
using namespace studio;
using lore::KeyForm;
using lore::Pattern;

namespace {

QStringList foundIn(const QString &name, const QString &text, const QStringList &keys,
                    const KeyForm &form = {})
{
    lore::KeyFinder finder;
    QHash<int, QString> byNumber;
    for (const QString &key : keys)
        byNumber.insert(finder.add(key, form), key);
    finder.prepare();
    QStringList found;
    finder.find(name, text, [&](int key) { found.append(byNumber.value(key)); });
    found.sort();
    return found;
}

Pattern::Match matched(const QString &key, const QString &text)
{
    lore::PatternWork work;
    const auto pattern = Pattern::create(key, false);
    return pattern ? pattern->match(text, work) : Pattern::Match::No;
}

} // namespace

/// Lore keys against texts: words of any script, and foreign patterns.
class TestLoreMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFound_data();
    void wordsAreFound();
    void partsOfWordsAreFoundWhereTheyMayBe();
    void caseCountsWhereItIsAskedFor();
    void namesAreLookedThroughUnlessABookSaysNo();
    void keysInsideOfKeysAreFound();
    void equalKeysAreOne();
    void manyKeysInALongTextAreFound();
    void commentsAreNotLookedAt_data();
    void commentsAreNotLookedAt();
    void patternsMatch_data();
    void patternsMatch();
    void whatIsNoPatternSaysSo_data();
    void whatIsNoPatternSaysSo();
    void costlyPatternsAreGivenUp_data();
    void costlyPatternsAreGivenUp();
    void allPatternsShareTheirSteps();
};

void TestLoreMatcher::wordsAreFound_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a word") << u"storm"_s << u"The storm is near."_s << true;
    QTest::newRow("in any case") << u"Storm"_s << u"A STORM!"_s << true;
    QTest::newRow("inside of a word") << u"AI"_s << u"That ain't so."_s << false;
    QTest::newRow("the same word later") << u"AI"_s << u"It ain't an AI."_s << true;
    QTest::newRow("with an ending") << u"storm"_s << u"stormy"_s << false;
    QTest::newRow("a number in another") << u"7"_s << u"77"_s << false;
    QTest::newRow("two words") << u"old king"_s << u"the old king's hall"_s << true;
    QTest::newRow("two words, one longer") << u"old king"_s << u"the bold king"_s << false;
    QTest::newRow("signs at its end") << u"C++"_s << u"I like C++17."_s << true;
    QTest::newRow("spaces around a key") << u" storm "_s << u"storm"_s << true;
    QTest::newRow("no key") << u" "_s << u"storm"_s << false;
    QTest::newRow("Japanese inside of words") << u"海"_s << u"北海道の天気"_s << true;
    QTest::newRow("Chinese") << u"長城"_s << u"我們去萬里長城玩"_s << true;
    QTest::newRow("Korean with a particle") << u"서울"_s << u"서울에서 만나요"_s << true;
    QTest::newRow("Thai") << u"แมว"_s << u"ฉันมีแมวสองตัว"_s << true;
    QTest::newRow("katakana before a long vowel") << u"サーバ"_s << u"新サーバーへ"_s << true;
    QTest::newRow("a long vowel before Latin") << u"スーパー"_s << u"スーパーAI"_s << true;
    QTest::newRow("a long vowel before a number") << u"サーバー"_s << u"サーバー2号"_s << true;
    QTest::newRow("a narrow long vowel before Latin") << u"ｻｰﾊﾞｰ"_s << u"ｻｰﾊﾞｰAI"_s << true;
    QTest::newRow("a narrow voice before Latin") << u"ｶﾞ"_s << u"ｶﾞAI"_s << true;
    QTest::newRow("Latin beside Japanese") << u"AI"_s << u"このAIは賢い"_s << true;
    QTest::newRow("Cyrillic inside of a word") << u"мир"_s << u"командмир"_s << false;
    QTest::newRow("Cyrillic in any case") << u"мир"_s << u"МИР!"_s << true;
    QTest::newRow("sharp s") << u"straße"_s << u"STRASSE"_s << true;
    QTest::newRow("letters that are written as one") << u"ﬁre"_s << u"FIRE"_s << true;
    QTest::newRow("accents that only small letters have as one") << u"μαΐου"_s << u"ΜΑΪ\u0301ΟΥ"_s << true;
    QTest::newRow("accents in two ways") << u"caf\u00e9"_s << u"the cafe\u0301 there"_s << true;
    QTest::newRow("an accent is part of a word") << u"x"_s << u"x\u0323 here"_s << false;
    QTest::newRow("an emoji") << u"🐉"_s << u"a🐉b"_s << true;
    QTest::newRow("letters beyond the first plane") << u"a"_s << u"a\U00010428"_s << false;
}

void TestLoreMatcher::wordsAreFound()
{
    QFETCH(const QString, key);
    QFETCH(const QString, text);
    QFETCH(const bool, isThere);
    QCOMPARE(foundIn({}, text, {key}).size(), isThere ? 1 : 0);
}

void TestLoreMatcher::partsOfWordsAreFoundWhereTheyMayBe()
{
    QCOMPARE(foundIn({}, u"stormy"_s, {u"storm"_s}, {.wholeWords = false}).size(), 1);
    QCOMPARE(foundIn({}, u"stor my"_s, {u"storm"_s}, {.wholeWords = false}).size(), 0);
}

void TestLoreMatcher::caseCountsWhereItIsAskedFor()
{
    const KeyForm exact{.caseSensitive = true};
    QCOMPARE(foundIn({}, u"it is AI"_s, {u"IT"_s, u"AI"_s}, exact), QStringList{u"AI"_s});
}

void TestLoreMatcher::namesAreLookedThroughUnlessABookSaysNo()
{
    QCOMPARE(foundIn(u"Mira"_s, u"Hello."_s, {u"mira"_s}).size(), 1);
    QCOMPARE(foundIn(u"Mira"_s, u"Hello."_s, {u"mira"_s}, {.namesFire = false}).size(), 0);
    QCOMPARE(foundIn(u"Mira"_s, u"I am Mira."_s, {u"mira"_s}, {.namesFire = false}).size(), 1);
    QCOMPARE(foundIn(u"Mira"_s, u"Hello."_s, {u"mira: hello"_s}, {.namesFire = false}).size(), 0);
}

void TestLoreMatcher::keysInsideOfKeysAreFound()
{
    const KeyForm parts{.wholeWords = false};
    QCOMPARE(foundIn({}, u"ushers"_s, {u"he"_s, u"she"_s, u"his"_s, u"hers"_s, u"us"_s}, parts),
             (QStringList{u"he"_s, u"hers"_s, u"she"_s, u"us"_s}));
    QCOMPARE(foundIn({}, u"aaab"_s, {u"a"_s, u"aa"_s, u"aaa"_s, u"aab"_s, u"b"_s, u"ab c"_s}, parts),
             (QStringList{u"a"_s, u"aa"_s, u"aaa"_s, u"aab"_s, u"b"_s}));
}

void TestLoreMatcher::equalKeysAreOne()
{
    lore::KeyFinder finder;
    const int first = finder.add(u"Storm"_s, {});
    QCOMPARE(finder.add(u"storm "_s, {}), first);
    QVERIFY(finder.add(u"storm"_s, {.wholeWords = false}) != first);
    QVERIFY(finder.add(u"storm"_s, {.caseSensitive = true}) != first);
}

void TestLoreMatcher::manyKeysInALongTextAreFound()
{
    QStringList keys;
    for (int i = 0; i < 10'000; ++i)
        keys.append(u"key%1"_s.arg(i));
    QStringList words;
    for (int i = 0; i < 100'000; i += 10)
        words.append(u"key%1"_s.arg(i));
    QCOMPARE(foundIn({}, words.join(u' '), keys).size(), 1'000);
}

void TestLoreMatcher::commentsAreNotLookedAt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("entry");
    QTest::newRow("none") << u"a {{user}} b"_s << u"a {{user}} b"_s << u"a {{user}} b"_s;
    QTest::newRow("a note") << u"a{{// sea }}b"_s << u"ab"_s << u"ab"_s;
    QTest::newRow("a comment") << u"a{{Comment: sea}}b"_s << u"ab"_s << u"ab"_s;
    QTest::newRow("a hidden key") << u"a{{hidden_key:sea}}"_s << u"a"_s << u"asea"_s;
    QTest::newRow("no end") << u"a{{// sea"_s << u"a{{// sea"_s << u"a{{// sea"_s;
}

void TestLoreMatcher::commentsAreNotLookedAt()
{
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    QFETCH(const QString, entry);
    QCOMPARE(lore::scannedText(text, lore::HiddenKeys::Drop), message);
    QCOMPARE(lore::scannedText(text, lore::HiddenKeys::Show), entry);
}

void TestLoreMatcher::patternsMatch_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a choice") << u"/st(o|ø)rm/i"_s << u"A STØRM"_s << true;
    QTest::newRow("case counts without i") << u"/storm/"_s << u"STORM"_s << false;
    QTest::newRow("bare") << u"st[ou]rm\\b"_s << u"the Sturm"_s << true;
    QTest::newRow("a slash in it") << u"/a\\/b/"_s << u"a/b"_s << true;
    QTest::newRow("look around") << u"/(?<!sea)storm(?=!)/"_s << u"a storm!"_s << true;
    QTest::newRow("lines") << u"/^b$/m"_s << u"a\nb\nc"_s << true;
    QTest::newRow("a dot and lines") << u"/a.b/"_s << u"a\nb"_s << false;
    QTest::newRow("a dot for all") << u"/a.b/s"_s << u"a\nb"_s << true;
    QTest::newRow("a letter by number") << u"/\\u{1F409}|\\u6d77/u"_s << u"北海道"_s << true;
    QTest::newRow("half a letter in the text")
        << u"/b/"_s << QString(u"a"_s + QChar(0xd83d) + u"b"_s) << true;
    QTest::newRow("nothing at all") << u"/.*/"_s << QString() << true;
}

void TestLoreMatcher::patternsMatch()
{
    QFETCH(const QString, key);
    QFETCH(const QString, text);
    QFETCH(const bool, isThere);
    QCOMPARE(matched(key, text), isThere ? Pattern::Match::Yes : Pattern::Match::No);
}

void TestLoreMatcher::whatIsNoPatternSaysSo_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("a bracket") << u"/(storm/"_s;
    QTest::newRow("nothing to repeat") << u"/*a/"_s;
    QTest::newRow("too long") << QString(u"/"_s + QString(5'000, u'a') + u"/"_s);
    QTest::newRow("too large") << u"/((((a{1,500}){1,500}){1,500}){1,500})/"_s;
    QTest::newRow("too deep") << QString(u"/"_s + u"("_s.repeated(900) + u")"_s.repeated(900) + u"/"_s);
}

void TestLoreMatcher::whatIsNoPatternSaysSo()
{
    QFETCH(const QString, key);
    QVERIFY(lore::isSlashed(key));
    const auto pattern = Pattern::create(key, false);
    QVERIFY(!pattern);
    QVERIFY(!pattern.error().detail.isEmpty());
    QVERIFY(!lore::isSlashed(u"/home/me"_s));
    QVERIFY(!lore::isSlashed(u"//"_s));
    QVERIFY(!lore::isSlashed(u"and/or"_s));
}

void TestLoreMatcher::costlyPatternsAreGivenUp_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("all of all") << u"/(.*)*x/"_s;
    QTest::newRow("one of one") << u"/^(a+)+$/"_s;
    QTest::newRow("a choice of equals") << u"/(a|a)*b?c/"_s;
    QTest::newRow("looks ahead at each") << u"/(?:.(?!.*+q))*$y/"_s;
    QTest::newRow("refers back at each") << u"/^(a*?)\\1?c/"_s;
    QTest::newRow("into itself") << u"/(a(?1)?)*y/"_s;
}

void TestLoreMatcher::costlyPatternsAreGivenUp()
{
    QFETCH(const QString, key);
    const QString text = QString(100'000, u'a') + u"xb c"_s; // its last letters do not reveal the result
    lore::PatternWork work;
    const auto pattern = Pattern::create(key, false);
    QVERIFY(pattern);
    const QString other = QString(100'000, u'a') + u"!"_s;
    (void)pattern->match(other, work);
    (void)pattern->match(text, work);
    // A callout lets less work through before it refuses than the text.
    QVERIFY2(lore::kMostPatternSteps - work.stepsLeft() < 2 * lore::kMostStepsOfOne + 500'000,
             qPrintable(QString::number(work.stepsLeft())));
}

void TestLoreMatcher::allPatternsShareTheirSteps()
{
    lore::PatternWork work(100);
    const auto costly = Pattern::create(u"/^(a+)+$/"_s, false);
    QCOMPARE(costly->match(u"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"_s, work), Pattern::Match::TooCostly);
    QCOMPARE(Pattern::create(u"/a/"_s, false)->match(u"a"_s, work), Pattern::Match::TooCostly);
}

SUITE_TEST(QCoreApplication, TestLoreMatcher)

} // namespace tst_lore_matcher

#include "tst_lore_matcher.moc"
