// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_wording {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Cause;
using model::RestReason;

namespace {

/// All values of an enum from its first to its last.
template<class Enum>
QList<Enum> allUpTo(Enum last)
{
    QList<Enum> all;
    for (int i = 0; i <= int(last); ++i)
        all.append(Enum(i));
    return all;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCauseHasItsOwnPhrase()
    {
        QSet<QString> phrases;
        for (const Cause cause : allUpTo(Cause::Storage))
            phrases.insert(explain::causeText(cause));

        QCOMPARE(phrases.size(), int(Cause::Storage) + 1);
        QVERIFY(!phrases.contains(QString()));
        for (const QString &phrase : phrases)
            QVERIFY2(phrase.front().isLower() && !phrase.endsWith(u'.'), qPrintable(phrase));
    }

    void everyRestHasItsOwnSentence()
    {
        QSet<QString> sentences;
        for (const RestReason reason : allUpTo(RestReason::MaxSessionTurns))
            sentences.insert(explain::restSentence({reason, {}}));

        QCOMPARE(sentences.size(), int(RestReason::MaxSessionTurns) + 1);
        for (const QString &sentence : sentences)
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    }

    void aFailedTurnSaysWhy()
    {
        QCOMPARE(explain::restSentence({RestReason::Failed, Cause::Unreachable}),
                 u"The last turn failed: the model call failed."_s);
    }

    void onlyAnOpenConversationHasNoClosingWord()
    {
        QCOMPARE(explain::closingText(model::Closing::None), QString());
        QCOMPARE(explain::closingText(model::Closing::PreClosing), u"winding down"_s);
        QCOMPARE(explain::closingText(model::Closing::Closing), u"saying goodbye"_s);
        QCOMPARE(explain::closingText(model::Closing::Terminal), u"has left"_s);
    }

    void statesAndRulesHaveNames()
    {
        QCOMPARE(explain::voteStateText(model::VoteState::Speak), u"speak"_s);
        QCOMPARE(explain::voteStateText(model::VoteState::Listen), u"listen"_s);
        QSet<QString> labels;
        for (const model::Rule rule : allUpTo(model::Rule::Stopped))
            labels.insert(explain::ruleText(rule));
        QCOMPARE(labels.size(), int(model::Rule::Stopped) + 1);
    }
};

SUITE_TEST(QCoreApplication, TestWording)

} // namespace tst_wording

#include "tst_wording.moc"
