// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/query_sentence.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_query_sentence {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Query;
using model::QueryResult;

namespace {

const explain::Names kNames{{{tests::companion(u"kyoko"_s), u"Kyoko"_s}}};

std::optional<QString> sentenceOn(const QString &type)
{
    return explain::querySentence({u"q1"_s, tests::companion(u"kyoko"_s), type, {}}, kNames);
}

std::optional<QString> sentenceWhy(const QString &error)
{
    return explain::unansweredSentence({u"q1"_s, false, {}, error});
}

} // namespace

/// What companions ask for, and why they do not get it, in words for people.
class TestQuerySentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAliasOfTheCameraIsTheCamera();
    void whatTheStudioAnswersOfItselfIsNotTold();
    void aTypeOfOthersIsNamedAndCut();
    void everyCauseHasASentenceOfItsOwn();
    void anAnswerAndATakenBackQueryHaveNone();
};

void TestQuerySentence::everyAliasOfTheCameraIsTheCamera()
{
    for (const QString &type : {u"camera"_s, u"vision"_s, u"Look"_s})
        QCOMPARE(sentenceOn(type), u"Kyoko asks for a picture from the camera."_s);
}

void TestQuerySentence::whatTheStudioAnswersOfItselfIsNotTold()
{
    QVERIFY(!sentenceOn(u"time"_s));
    QVERIFY(!sentenceOn(u"locale"_s));
}

void TestQuerySentence::aTypeOfOthersIsNamedAndCut()
{
    QCOMPARE(sentenceOn(u"smell\n\nof tea"_s), u"Kyoko asks for something: smell of tea"_s);
    QVERIFY(sentenceOn(QString(5000, u'x'))->size() < 100);
}

void TestQuerySentence::everyCauseHasASentenceOfItsOwn()
{
    QSet<QString> sentences;
    const QStringList causes{u"refused"_s,    u"timedOut"_s, u"unknownType"_s, u"malformed"_s,
                             u"nobodyHere"_s, u"noDevice"_s, u"deviceBusy"_s,  u"deviceLost"_s,
                             u"cannotSee"_s,  u"tooMany"_s,  u"failed"_s};

    for (const QString &cause : causes)
        sentences.insert(sentenceWhy(cause).value());

    QCOMPARE(sentences.size(), causes.size());
    QCOMPARE(sentenceWhy(u"something else"_s), sentenceWhy(u"failed"_s));
}

void TestQuerySentence::anAnswerAndATakenBackQueryHaveNone()
{
    QVERIFY(!explain::unansweredSentence({u"q1"_s, true, u"Yes"_s, {}}));
    QVERIFY(!sentenceWhy(u"cancelled"_s));
}

SUITE_TEST(QCoreApplication, TestQuerySentence)

} // namespace tst_query_sentence

#include "tst_query_sentence.moc"
