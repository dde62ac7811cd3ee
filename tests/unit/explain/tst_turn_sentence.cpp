// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/turn_sentence.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_turn_sentence {

using namespace Qt::StringLiterals;
using namespace studio;
using model::ChatCompressed;
using model::LoopDetected;
using tests::companion;

namespace {

const explain::Names kNames{{{companion(u"aya"_s), u"Aya"_s}}};

std::optional<QString> told(const model::TurnEventKind &kind)
{
    return explain::turnSentence({.companion = companion(u"aya"_s), .kind = kind}, kNames);
}

} // namespace

/// The events of turns that are not visible otherwise, in words.
class TestTurnSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTurnBeyondTheLimitSaysThatItDidNotBegin();
    void eachLoopIsToldWithItsEvidence();
    void longEvidenceIsShortened();
    void whatIsRememberedInShortTellsItsShare();
    void everyFailureToSummarizeHasItsOwnSentence();
    void whatShowsByItselfIsNotTold();
};

void TestTurnSentence::aTurnBeyondTheLimitSaysThatItDidNotBegin()
{
    QCOMPARE(told(model::MaxSessionTurns{20}),
             u"Aya did not begin: all turns that this room allows are used."_s);
}

void TestTurnSentence::eachLoopIsToldWithItsEvidence()
{
    const QString call = told(LoopDetected{LoopDetected::What::SameCall, u"now {}"_s, 5}).value_or(QString());
    const QString cycle =
        told(LoopDetected{LoopDetected::What::CallCycle, u"now, recall"_s, 6}).value_or(QString());
    const QString text =
        told(LoopDetected{LoopDetected::What::SameText, u"Round we go"_s, 10}).value_or(QString());

    QVERIFY2(call.startsWith(u"Aya: "_s) && call.contains(u"now {}"_s) && call.contains(u'5'),
             qPrintable(call));
    QVERIFY2(cycle.contains(u"now, recall"_s) && cycle.contains(u'6'), qPrintable(cycle));
    QVERIFY2(text.contains(u"“Round we go”"_s) && text.contains(u"10"_s), qPrintable(text));
}

void TestTurnSentence::longEvidenceIsShortened()
{
    const LoopDetected loop{LoopDetected::What::SameText, QString(5'000, u'a') + u"\n\nend"_s, 10};

    const QString sentence = explain::loopSentence(loop);

    QVERIFY(sentence.size() < 250);
    QVERIFY(sentence.contains(u'…'));
}

void TestTurnSentence::whatIsRememberedInShortTellsItsShare()
{
    const QString sentence =
        told(ChatCompressed{.before = 1'000, .after = 250, .summary = u"s1"_s}).value_or(QString());

    QVERIFY2(sentence.contains(u"75 %"_s), qPrintable(sentence));
}

void TestTurnSentence::everyFailureToSummarizeHasItsOwnSentence()
{
    using What = ChatCompressed::What;
    QSet<QString> sentences;
    for (const What what : {What::Compressed, What::Empty, What::Larger, What::Failed, What::TooSmall})
        sentences.insert(explain::compressedSentence({.before = 10, .after = 10, .what = what}));
    const QString why = explain::compressedSentence({.what = What::Failed, .reason = u"no route to host"_s});

    QCOMPARE(sentences.size(), 5);
    QVERIFY(!sentences.contains(QString()));
    QVERIFY2(why.contains(u"(no route to host)"_s), qPrintable(why));
}

void TestTurnSentence::whatShowsByItselfIsNotTold()
{
    QVERIFY(!told(model::Content{u"Hello."_s}));
    QVERIFY(!told(model::Finished{u"stop"_s, {}, {}}));
    QVERIFY(!told(model::UserCancelled{}));
}

SUITE_TEST(QCoreApplication, TestTurnSentence)

} // namespace tst_turn_sentence

#include "tst_turn_sentence.moc"
