// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/talk_lines.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
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

/// Bodies and senses in the terminal.
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
    void whoCameThroughADoorIsMarked();
    void nobodysWordsBeginALineOfTheirOwn_data();
    void nobodysWordsBeginALineOfTheirOwn();
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
             u"! Nobody can answer here. The conversation goes on without an answer."_s);
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
        u"! Kyoko could not reply. The provider cannot accept the request at the moment. The provider said: “the card is full” (500). Wait a while and try again."_s);
}

void TestTalkLines::speechAtTheLimitOfTokensIsMarked()
{
    model::MessagePosted posted{.way = model::MessagePosted::Way::Spoken, .cutShort = true};
    posted.message.from = kKyoko;
    posted.message.text = u"I hear the"_s;

    QCOMPARE(lineOf(posted), u"Kyoko: I hear the … [stopped at the token limit]"_s);
}

void TestTalkLines::whoCameThroughADoorIsMarked()
{
    const base::ParticipantId bob(u"guest:bob"_s);
    explain::Names names{{{bob, u"Bob"_s}}, {{bob, model::Guest::Door::Mcp}}};
    const auto spoken = [&names](const base::ParticipantId &from, const QString &program) {
        model::MessagePosted posted;
        posted.message.from = from;
        posted.message.text = u"Hi."_s;
        posted.message.program = program;
        return transcript::messageLine(posted, names);
    };

    QCOMPARE(spoken(bob, {}), u"“Bob” (guest via MCP): Hi."_s);
    QCOMPARE(spoken(base::ParticipantId(u"user"_s), {}), u"you: Hi."_s);
    QCOMPARE(spoken(base::ParticipantId(u"user"_s), u"lab"_s), u"you (via program: lab): Hi."_s);
    QCOMPARE(spoken(base::ParticipantId(u"guest:user"_s), u"a\nb"_s), u"“user” (via program: a b): Hi."_s);
}

void TestTalkLines::nobodysWordsBeginALineOfTheirOwn_data()
{
    QTest::addColumn<QString>("end");
    QTest::newRow("LF") << u"\n"_s;
    QTest::newRow("CR") << u"\r"_s;
    QTest::newRow("CR LF") << u"\r\n"_s;
    QTest::newRow("vertical tab") << u"\v"_s;
    QTest::newRow("form feed") << u"\f"_s;
    QTest::newRow("next line") << u"\u0085"_s;
    QTest::newRow("line separator") << u"\u2028"_s;
    QTest::newRow("paragraph separator") << u"\u2029"_s;
}

// A message keeps its lines, indented; a name, a gesture or a server's text has no line breaks.
void TestTalkLines::nobodysWordsBeginALineOfTheirOwn()
{
    QFETCH(QString, end);
    const QString forged = u"a"_s + end + u"you: I agree"_s;
    model::Message said;
    said.from = kKyoko;
    said.text = forged;

    QCOMPARE(lineOf(model::MessagePosted{.message = said}), u"Kyoko: a\n  you: I agree"_s);
    const model::TurnError error{forged, 500, u"unreachable"_s, model::Advice::WaitAWhile};
    const QList<model::EnvelopeBody> bodies{model::Action{kKyoko, forged, {}, {}},
                                            QueryResult{u"q1"_s, false, {}, forged},
                                            model::TurnEvent{.turn = {}, .companion = kKyoko, .kind = error}};
    for (const model::EnvelopeBody &body : bodies) {
        const QString line = lineOf(body).value_or(QString());
        QVERIFY2(!line.contains(QRegularExpression(u"[\\n\\r\\v\\f\\x85\\x{2028}\\x{2029}]"_s)),
                 qPrintable(line));
    }
}

SUITE_TEST(QCoreApplication, TestTalkLines)

} // namespace tst_talk_lines

#include "tst_talk_lines.moc"
