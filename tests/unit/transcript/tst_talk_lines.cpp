// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/talk_lines.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_talk_lines {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Query;
using model::QueryResult;

namespace {

const auto kKyoko = tests::companion(u"kyoko"_s);

std::optional<QString> lineOf(model::EnvelopeBody body)
{
    transcript::TalkLines lines({{{kKyoko, u"Kyoko"_s}}}, {});
    model::Envelope envelope;
    envelope.body = std::move(body);
    return lines.of(envelope);
}

} // namespace

/// What a terminal is told of bodies and senses.
class TestTalkLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anActIsTold();
    void aQueryIsTold();
    void whyItWasNotAnsweredIsTold();
    void whatTheStudioAnswersItselfIsNot();
    void anAnswerIsNot();
    void aTurnThatFailedIsToldWithTheServersWords();
    void speechAtTheLimitOfTokensIsMarked();
};

void TestTalkLines::anActIsTold()
{
    QCOMPARE(lineOf(model::Action{kKyoko, u"wave"_s, {}, {}}), u"* Kyoko wave"_s);
}

void TestTalkLines::aQueryIsTold()
{
    QCOMPARE(lineOf(Query{u"q1"_s, kKyoko, u"camera"_s, {}}),
             u"? Kyoko asks for a picture from the camera."_s);
}

void TestTalkLines::whyItWasNotAnsweredIsTold()
{
    QCOMPARE(lineOf(QueryResult{u"q1"_s, false, {}, u"nobodyHere"_s}),
             u"! Nobody is here who could answer; the talk goes on without it."_s);
}

void TestTalkLines::whatTheStudioAnswersItselfIsNot()
{
    QVERIFY(!lineOf(Query{u"q1"_s, kKyoko, u"time"_s, {}}));
}

void TestTalkLines::anAnswerIsNot()
{
    QVERIFY(!lineOf(QueryResult{u"q1"_s, true, u"13:05"_s, {}}));
    QVERIFY(!lineOf(QueryResult{u"q1"_s, false, {}, u"cancelled"_s}));
}

void TestTalkLines::aTurnThatFailedIsToldWithTheServersWords()
{
    const model::TurnError error{u"the card\nis full"_s, 500, u"unreachable"_s, model::Advice::WaitAWhile};

    QCOMPARE(
        lineOf(model::TurnEvent{.turn = base::TurnId(u"t1"_s), .companion = kKyoko, .kind = error}),
        u"! Kyoko could not answer. The provider cannot take the request at the moment. The provider said: "
        "“the card is full” (500). Wait a while and try again."_s);
}

void TestTalkLines::speechAtTheLimitOfTokensIsMarked()
{
    model::MessagePosted posted{.way = model::MessagePosted::Way::Spoken, .cutShort = true};
    posted.message.from = kKyoko;
    posted.message.text = u"I hear the"_s;

    QCOMPARE(lineOf(posted), u"Kyoko: I hear the … [cut off at the limit of tokens]"_s);
}

SUITE_TEST(QCoreApplication, TestTalkLines)

} // namespace tst_talk_lines

#include "tst_talk_lines.moc"
