// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/voice/sentences.h"
#include "core/voice/spoken_text.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_sentences {

using namespace Qt::StringLiterals;
using namespace studio;
using voice::Sentence;
using voice::Sentences;

namespace {

QStringList wordsOf(const QList<Sentence> &sentences)
{
    QStringList words;
    for (const Sentence &sentence : sentences)
        words.append(sentence.words);
    return words;
}

/// The text in one piece.
QList<Sentence> cut(const QString &text)
{
    Sentences sentences;
    QList<Sentence> all = sentences.add(text);
    return all + sentences.finish();
}

} // namespace

/// The sentences read aloud from a text that is still being written.
class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLanguageIsCutWhereItsSentencesEnd_data();
    void eachLanguageIsCutWhereItsSentencesEnd();
    void aSentenceComesAsSoonAsItIsWhole();
    void howTheTextIsCutIntoPiecesChangesNothing();
    void togetherTheyAreTheText();
    void codeInAFenceIsNotRead();
    void aSentenceWithoutEndIsCutAtAComma();
    void aMegabyteWithoutASpaceIsCutToo();
    void anActIsNotCut();
    void aTurnThatIsOnlyAnActIsSilent();
    void marksAreNotSaid_data();
    void marksAreNotSaid();
};

void TestSentences::eachLanguageIsCutWhereItsSentencesEnd_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("English") << u"Good. Is it? Yes!  Fine"_s
                             << QStringList{u"Good."_s, u"Is it?"_s, u"Yes!"_s, u"Fine"_s};
    QTest::newRow("quoted") << u"\"Tea is ready.\" She smiled."_s
                            << QStringList{u"\"Tea is ready.\""_s, u"She smiled."_s};
    QTest::newRow("shortened") << u"Dr. Sato drinks 1.5 cups, e.g. of J. Black's tea. Nice."_s
                               << QStringList{u"Dr. Sato drinks 1.5 cups, e.g. of J. Black's tea."_s,
                                              u"Nice."_s};
    QTest::newRow("a list") << u"1. Boil water.\n2. Wait.\n- Drink"_s
                            << QStringList{u"1. Boil water."_s, QString(), u"2. Wait."_s, QString(),
                                           u"Drink"_s};
    QTest::newRow("Japanese") << u"こんにちは。お茶ですか?「はい。」そうです!"_s
                              << QStringList{u"こんにちは。"_s, u"お茶ですか?「はい。」"_s, u"そうです!"_s};
    QTest::newRow("wide marks") << u"本当ですか？！やった！"_s
                                << QStringList{u"本当ですか？！"_s, u"やった！"_s};
    QTest::newRow("Chinese") << u"你好。请喝茶！好吗？"_s
                             << QStringList{u"你好。"_s, u"请喝茶！"_s, u"好吗？"_s};
    QTest::newRow("dots") << u"Well... perhaps. Or not…\nYes"_s
                          << QStringList{u"Well..."_s, u"perhaps."_s, u"Or not…"_s, u"Yes"_s};
}

void TestSentences::eachLanguageIsCutWhereItsSentencesEnd()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, sentences);

    QStringList cutOff = wordsOf(cut(text));

    cutOff.removeAll(QString());
    QStringList expected = sentences;
    expected.removeAll(QString());
    QCOMPARE(cutOff, expected);
}

void TestSentences::aSentenceComesAsSoonAsItIsWhole()
{
    Sentences sentences;

    QVERIFY(sentences.add(u"Tea is"_s).isEmpty());
    QVERIFY(sentences.add(u" ready."_s).isEmpty()); // a quotation mark may follow
    QCOMPARE(sentences.add(u" Come"_s), (QList<Sentence>{{0, 14, u"Tea is ready."_s}}));
    QCOMPARE(sentences.finish(), (QList<Sentence>{{14, 18, u"Come"_s}}));
}

void TestSentences::howTheTextIsCutIntoPiecesChangesNothing()
{
    const auto text =
        u"Dr. Who says \"**No.**\" Then? ```x\n```py\na = 1.0\n```\nはい。「うん。」でも、𠮷野家で! ok"_s;
    const QList<Sentence> whole = cut(text);

    for (int size = 1; size < 7; ++size) {
        Sentences sentences;
        QList<Sentence> all;
        for (qsizetype at = 0; at < text.size(); at += size)
            all += sentences.add(text.mid(at, size));
        all += sentences.finish();
        QCOMPARE(all, whole);
    }
}

void TestSentences::togetherTheyAreTheText()
{
    const auto text = u"One. Two.\n\n```\ncode. code.\n```\nThree, four"_s;

    const QList<Sentence> sentences = cut(text);

    qint64 end = 0;
    for (const Sentence &sentence : sentences) {
        QCOMPARE(sentence.from, end);
        QVERIFY(sentence.to > sentence.from);
        end = sentence.to;
    }
    QCOMPARE(end, text.size());
}

void TestSentences::codeInAFenceIsNotRead()
{
    QStringList words = wordsOf(cut(u"Look:\n```cpp\nint a = 1; // Really. Yes.\n```\nThat is it."_s));

    words.removeAll(QString());
    QCOMPARE(words, (QStringList{u"Look:"_s, u"That is it."_s}));
}

void TestSentences::aSentenceWithoutEndIsCutAtAComma()
{
    const QString part = QString(150, u'a') + u", "_s;

    const QList<Sentence> sentences = cut(part + part + part);

    QCOMPARE(sentences.size(), 3);
    QVERIFY(sentences.first().words.endsWith(u','));
}

void TestSentences::aMegabyteWithoutASpaceIsCutToo()
{
    const QList<Sentence> sentences = cut(QString(20'000, u'x') + QString(20'000, u'茶'));

    QVERIFY(sentences.size() > 100);
    for (const Sentence &sentence : sentences)
        QVERIFY(sentence.words.size() <= Sentences::kLongest);
}

void TestSentences::anActIsNotCut()
{
    const QString act =
        u"*She sits down. Then she looks up! "_s + QString(u"Slowly. "_s).repeated(40) + u"Yes.*"_s;
    for (const qsizetype step : {1, 7, 4000}) {
        Sentences sentences;
        QStringList heard;
        const QString text = act + u" Hello. How are you?\n*Waves. Hi.\nBye."_s;
        for (qsizetype at = 0; at < text.size(); at += step) {
            for (const Sentence &one : sentences.add(text.mid(at, step)))
                heard.append(one.words);
        }
        for (const Sentence &one : sentences.finish())
            heard.append(one.words);
        heard.removeAll(QString());

        QCOMPARE(heard, QStringList({u"Hello."_s, u"How are you?"_s, u"Waves."_s, u"Hi."_s, u"Bye."_s}));
    }
}

void TestSentences::aTurnThatIsOnlyAnActIsSilent()
{
    Sentences sentences;
    QVERIFY(sentences.add(u"*smiles. Nods."_s).isEmpty()); // may still end
    QVERIFY(sentences.add(u"*"_s).isEmpty());

    const QList<Sentence> left = sentences.finish();

    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first(), (Sentence{0, 15, QString()}));
}

void TestSentences::marksAreNotSaid_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said");
    QTest::newRow("emphasis") << u"This is **very** _nice_, ~~not~~ `so`"_s << u"This is very nice, not so"_s;
    QTest::newRow("an act") << u"*smiles and nods* Hello!"_s << u"Hello!"_s;
    QTest::newRow("an act alone") << u"*smiles and nods*"_s << QString();
    QTest::newRow("an act at the end") << u"Hello! *waves*"_s << u"Hello!"_s;
    QTest::newRow("two acts") << u"*sits down.* Well… *sighs* Fine."_s << u"Well… Fine."_s;
    QTest::newRow("an act in a list") << u"* *waves* Bye"_s << u"Bye"_s;
    QTest::newRow("an act in Japanese") << u"こんにちは*微笑む*"_s << u"こんにちは"_s;
    QTest::newRow("strong words") << u"**Stop right there.** Now."_s << u"Stop right there. Now."_s;
    QTest::newRow("a stressed word") << u"I *really* do"_s << u"I really do"_s;
    QTest::newRow("a stressed beginning") << u"*You* did that?"_s << u"You did that?"_s;
    QTest::newRow("half an act") << u"*smiles Hello"_s << u"smiles Hello"_s;
    QTest::newRow("a product") << u"2 * 3 * 4"_s << u"2 3 4"_s;
    QTest::newRow("a product without spaces") << u"So 2*3*4 is 24"_s << u"So 234 is 24"_s;
    QTest::newRow("items") << u"* tea"_s << u"tea"_s;
    QTest::newRow("code") << u"`*a* b`"_s << u"a b"_s;
    QTest::newRow("a word with a line in it") << u"call take_next now"_s << u"call take_next now"_s;
    QTest::newRow("a heading") << u"## The plan"_s << u"The plan"_s;
    QTest::newRow("a quote") << u"> > Hello"_s << u"Hello"_s;
    QTest::newRow("a task") << u"- [x] done"_s << u"done"_s;
    QTest::newRow("a link") << u"See [the page](https://a.example/x?y=1) now"_s << u"See the page now"_s;
    QTest::newRow("a picture") << u"![a cup](cup.png)"_s << u"a cup"_s;
    QTest::newRow("an address") << u"At https://me:key@tea.example/a/b#c now"_s << u"At tea.example now"_s;
    QTest::newRow("a table") << u"| tea | cup |"_s << u", tea , cup ,"_s;
    QTest::newRow("its line") << u"|---|:--:|"_s << QString();
    QTest::newRow("a tag") << u"a<br/>b <speak>c</speak>"_s << u"a b c"_s;
    QTest::newRow("brackets") << u"1 < 2 & \\x"_s << u"1 2 x"_s;
    QTest::newRow("pictures") << u"Yes 🎉👩‍🚀!"_s << u"Yes !"_s;
    QTest::newRow("only a picture") << u"🎉…"_s << QString();
    QTest::newRow("control characters") << u"a\u0007\u202Eb\u0000c"_s << u"abc"_s;
    QTest::newRow("rare Han") << u"𠮷"_s << u"𠮷"_s;
    QTest::newRow("half a character") << QString(u"a"_s + QChar(0xD83C)) << u"a"_s;
}

void TestSentences::marksAreNotSaid()
{
    QFETCH(const QString, line);
    QFETCH(const QString, said);

    QCOMPARE(voice::spokenText(line), said);
}

SUITE_TEST(void, TestSentences)

} // namespace tst_sentences

#include "tst_sentences.moc"
