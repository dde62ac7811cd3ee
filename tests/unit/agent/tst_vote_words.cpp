// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_words.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_vote_words {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::VoteScale;
using model::VoteState;

class TestVoteWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateIsReadWhereItIsClear_data();
    void aStateIsReadWhereItIsClear();
    void aTruthIsReadWhereItIsClear();
    void aClosingIsReadInAnySpelling();
    void keysAreReadInAnySpelling();
    void anImportanceIsReadInAnyMeasure_data();
    void anImportanceIsReadInAnyMeasure();
    void wordsAreNoNumbers();
    void aNumberFollowsTheScaleOfTheRound_data();
    void aNumberFollowsTheScaleOfTheRound();
};

void TestVoteWords::aStateIsReadWhereItIsClear_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<VoteState>>("state");
    using State = std::optional<VoteState>;
    const State speak = VoteState::Speak;
    const State listen = VoteState::Listen;

    for (const QString &text :
         {u"speak"_s, u" SPEAK! "_s, u"Ｓｐｅａｋ"_s, u"**Speak**"_s, u"talk"_s, u"I want to speak."_s,
          u"I'd like to answer"_s, u"yes"_s, u"speak, as it is my turn"_s, u"話す"_s, u"発言したい"_s,
          u"发言"_s, u"我想说话"_s, u"speak up"_s})
        QTest::newRow(qPrintable(text)) << text << speak;
    for (const QString &text : {u"listen"_s, u"Listening"_s, u"stay silent"_s, u"wait"_s, u"no"_s, u"聞く"_s,
                                u"倾听"_s, u"I will listen for now"_s, u"沉默"_s})
        QTest::newRow(qPrintable(text)) << text << listen;
    for (const QString &text : {u"maybe"_s, QString(), u"speak or listen"_s, u"do not speak"_s,
                                u"I won't talk"_s, u"Aya should speak"_s, u"let the others speak"_s,
                                u"不发言"_s, u"話さない"_s, u"speak if I am asked"_s, u"listen, then speak"_s,
                                u"speaker"_s, u"8"_s, u"speak?"_s, QString(500, u'a')})
        QTest::newRow(qPrintable(u"none: "_s + text.left(40))) << text << State();
}

void TestVoteWords::aStateIsReadWhereItIsClear()
{
    QFETCH(QString, text);
    QTEST(agent::stateIn(text), "state");
}

void TestVoteWords::aTruthIsReadWhereItIsClear()
{
    for (const QString &text : {u"true"_s, u"Yes."_s, u"1"_s, u"はい"_s, u"是"_s})
        QCOMPARE(agent::truthIn(text), std::optional(true));
    for (const QString &text : {u"FALSE"_s, u"no"_s, u"0"_s, u"いいえ"_s, u"否"_s, u"none"_s, QString()})
        QCOMPARE(agent::truthIn(text), std::optional(false));
    for (const QString &text : {u"Kyoko"_s, u"yes and no"_s, u"2"_s})
        QCOMPARE(agent::truthIn(text), std::nullopt);
}

void TestVoteWords::aClosingIsReadInAnySpelling()
{
    using model::Closing;
    for (const QString &text : {u"pre-closing"_s, u"Pre Closing"_s, u"PRE_CLOSING"_s, u"preClosing"_s})
        QCOMPARE(agent::closingIn(text), std::optional(Closing::PreClosing));
    for (const QString &text : {u"None"_s, u"null"_s, u"N/A"_s, QString(), u"なし"_s})
        QCOMPARE(agent::closingIn(text), std::optional(Closing::None));
    QCOMPARE(agent::closingIn(u"Closing."_s), std::optional(Closing::Closing));
    QCOMPARE(agent::closingIn(u"terminal"_s), std::optional(Closing::Terminal));
    QCOMPARE(agent::closingIn(u"bye"_s), std::nullopt);
}

void TestVoteWords::keysAreReadInAnySpelling()
{
    using agent::VoteField;
    for (const QString &text :
         {u"addressed_by"_s, u"Addressed By"_s, u"addressedBy"_s, u"ＡＤＤＲＥＳＳＥＤ-BY"_s})
        QCOMPARE(agent::voteFieldOf(text), std::optional(VoteField::AddressedBy));
    QCOMPARE(agent::voteFieldOf(u"State"_s), std::optional(VoteField::State));
    QCOMPARE(agent::voteFieldOf(u"重要度"_s), std::optional(VoteField::Importance));
    QCOMPARE(agent::voteFieldOf(u"__proto__"_s), std::nullopt);
    QCOMPARE(agent::voteFieldOf(QString(70'000, u'a')), std::nullopt);
}

void TestVoteWords::anImportanceIsReadInAnyMeasure_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");

    for (const QString &text :
         {u"8"_s, u" 8. "_s, u"８"_s, u"8/10"_s, u"8 / 10"_s, u"8 of 10"_s, u"8 out of 10"_s, u"80%"_s,
          u"80 percent"_s, u"4/5"_s, u"80/100"_s, u"8 (high)"_s, u"about 8"_s, u"0.8"_s, u"80"_s,
          u"8 points"_s, u"8点"_s, u"8 (of 10)"_s, u"level 8."_s})
        QTest::newRow(qPrintable(text)) << text << 8.0;
    QTest::newRow("decimal comma") << u"7,5"_s << 7.5;
    QTest::newRow("a whole") << u"1"_s << 1.0;
    QTest::newRow("zero") << u"0/10"_s << 0.0;
}

void TestVoteWords::anImportanceIsReadInAnyMeasure()
{
    QFETCH(QString, text);

    const auto read = agent::importanceIn(text, VoteScale::Ten);

    QVERIFY(read.has_value());
    QTEST(read->value, "value");
}

void TestVoteWords::wordsAreNoNumbers()
{
    for (const QString &text : {u"high"_s, u"medium"_s, QString(), u"7-8"_s, u"7 or 8"_s, u"NaN"_s,
                                u"1e999"_s, u"8/0"_s, u"from 0 to 10"_s, QString(300, u'8')})
        QVERIFY2(!agent::importanceIn(text, VoteScale::Ten), qPrintable(text));
}

void TestVoteWords::aNumberFollowsTheScaleOfTheRound_data()
{
    QTest::addColumn<VoteScale>("scale");
    QTest::addColumn<double>("written");
    QTest::addColumn<double>("read");

    QTest::newRow("ten: as it is") << VoteScale::Ten << 8.0 << 8.0;
    QTest::newRow("ten: one") << VoteScale::Ten << 1.0 << 1.0;
    QTest::newRow("ten: a fraction") << VoteScale::Ten << 0.35 << 3.5;
    QTest::newRow("ten: percent") << VoteScale::Ten << 85.0 << 8.5;
    QTest::newRow("ten: eleven") << VoteScale::Ten << 11.0 << 1.1;
    QTest::newRow("ten: a little over") << VoteScale::Ten << 10.4 << 10.4;
    QTest::newRow("ten: too large") << VoteScale::Ten << 1e308 << 1e308;
    QTest::newRow("ten: below nothing") << VoteScale::Ten << -3.0 << -3.0;
    QTest::newRow("one: one") << VoteScale::One << 1.0 << 10.0;
    QTest::newRow("one: a fraction") << VoteScale::One << 0.7 << 7.0;
    QTest::newRow("one: more") << VoteScale::One << 7.0 << 7.0;
    QTest::newRow("hundred: low") << VoteScale::Hundred << 8.0 << 0.8;
    QTest::newRow("hundred: high") << VoteScale::Hundred << 100.0 << 10.0;
    QTest::newRow("hundred: a fraction") << VoteScale::Hundred << 0.5 << 5.0;
}

void TestVoteWords::aNumberFollowsTheScaleOfTheRound()
{
    QFETCH(VoteScale, scale);
    QFETCH(double, written);
    QTEST(agent::importanceOf(written, scale).value, "read");
}

SUITE_TEST(QCoreApplication, TestVoteWords)

} // namespace tst_vote_words

#include "tst_vote_words.moc"
