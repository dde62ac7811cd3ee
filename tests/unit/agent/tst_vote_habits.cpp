// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_habits.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_vote_habits {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::VoteHabits;
using agent::VoteScale;
using llm::AnswerForm;

namespace {

const QString kModel = u"m"_s;
const base::RoomId kRoom(u"room-tea"_s);
const QList<AnswerForm> kForms{AnswerForm::Schema, AnswerForm::JsonObject, AnswerForm::Free};

} // namespace

class TestVoteHabits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aScaleIsLearnedAndForgotten_data();
    void aScaleIsLearnedAndForgotten();
    void aRoundKeepsTheScaleThatItBeganWith();
    void theOrderOfNumbersIsNothingToTheScale();
    void outsideARoomTheNewestScaleHolds();
    void modelsAreApart();
    void whatCannotBeReadIsAskedForMoreSimply();
    void aStricterFormIsTriedAgainAfterAWhile();
    void aFormThatTheProviderNoLongerTakesIsLeftOut();
    void severalAreAskedForTogetherAgainAfterAWhile();
};

/// One round with these numbers.
static VoteScale round(VoteHabits &habits, int number, const QList<double> &numbers)
{
    const VoteScale scale = habits.scaleIn(kModel, kRoom, base::MessageId(u"m%1"_s.arg(number)));
    for (const double one : numbers)
        habits.wrote(kModel, one);
    return scale;
}

void TestVoteHabits::aScaleIsLearnedAndForgotten_data()
{
    QTest::addColumn<QList<QList<double>>>("rounds");
    QTest::addColumn<VoteScale>("scale");
    using Rounds = QList<QList<double>>;

    QTest::newRow("nothing") << Rounds{} << VoteScale::Ten;
    QTest::newRow("fractions") << Rounds{{0.8, 0.4, 0.5}} << VoteScale::One;
    QTest::newRow("fractions over time") << Rounds{{0.8, 1}, {0.4, 0}, {0.5}} << VoteScale::One;
    QTest::newRow("too few fractions") << Rounds{{0.8, 0.4, 1}} << VoteScale::Ten;
    QTest::newRow("fractions and more") << Rounds{{0.8, 0.4, 0.5, 7}} << VoteScale::Ten;
    QTest::newRow("no fractions any more") << Rounds{{0.8, 0.4, 0.5}, {3}} << VoteScale::Ten;
    QTest::newRow("of a hundred") << Rounds{{80, 45, 60}} << VoteScale::Hundred;
    QTest::newRow("of a hundred, once low") << Rounds{{80, 45, 60}, {8}} << VoteScale::Hundred;
    QTest::newRow("a slip") << Rounds{{8, 85, 3}, {7, 75, 4}, {5, 65, 4}} << VoteScale::Ten;
    QTest::newRow("no longer of a hundred") << Rounds{{80, 45, 60}, {8, 7}, {5}} << VoteScale::Ten;
    QTest::newRow("from a hundred to fractions") << Rounds{{80, 45, 60}, {0.5}} << VoteScale::Ten;
    QTest::newRow("far too large") << Rounds{{1e9, 1e9, 1e9}} << VoteScale::Ten;
}

void TestVoteHabits::aScaleIsLearnedAndForgotten()
{
    QFETCH(QList<QList<double>>, rounds);
    VoteHabits habits;

    for (int i = 0; i < rounds.size(); ++i)
        round(habits, i, rounds.at(i));

    QTEST(round(habits, 100, {}), "scale");
}

void TestVoteHabits::aRoundKeepsTheScaleThatItBeganWith()
{
    VoteHabits habits;

    QCOMPARE(round(habits, 1, {0.8, 0.7, 0.6}), VoteScale::Ten);
    QCOMPARE(round(habits, 1, {0.8}), VoteScale::Ten); // a sister vote, asked later
    QCOMPARE(round(habits, 2, {}), VoteScale::One);
    QCOMPARE(round(habits, 1, {}), VoteScale::Ten);
}

void TestVoteHabits::theOrderOfNumbersIsNothingToTheScale()
{
    QList<double> numbers{0.5, 0.6, 7, 60, 70, 80};
    std::sort(numbers.begin(), numbers.end());
    do {
        VoteHabits habits;
        round(habits, 1, numbers);
        round(habits, 2, {0.2, 0.3});
        QCOMPARE(round(habits, 3, {}), VoteScale::Ten);
    } while (std::next_permutation(numbers.begin(), numbers.end()));
}

void TestVoteHabits::outsideARoomTheNewestScaleHolds()
{
    VoteHabits habits;
    const base::MessageId message(u"m1"_s);

    QCOMPARE(habits.scaleIn(kModel, {}, message), VoteScale::Ten);
    for (const double number : {0.2, 0.3, 0.4})
        habits.wrote(kModel, number);

    QCOMPARE(habits.scaleIn(kModel, {}, message), VoteScale::One);
}

void TestVoteHabits::modelsAreApart()
{
    VoteHabits habits;
    round(habits, 1, {0.8, 0.7, 0.6});
    habits.couldNotRead(kModel, AnswerForm::Schema, kForms);

    QCOMPARE(habits.scaleIn(u"other"_s, kRoom, base::MessageId(u"m2"_s)), VoteScale::Ten);
    QCOMPARE(habits.formsOf(u"other"_s, kForms), kForms);
}

void TestVoteHabits::whatCannotBeReadIsAskedForMoreSimply()
{
    VoteHabits habits;
    QCOMPARE(habits.formsOf(kModel, kForms), kForms);

    habits.couldNotRead(kModel, AnswerForm::Schema, kForms);
    habits.couldNotRead(kModel, AnswerForm::Schema, kForms); // a sister vote of the same round
    QCOMPARE(habits.formsOf(kModel, kForms), (QList{AnswerForm::JsonObject, AnswerForm::Free}));

    habits.couldNotRead(kModel, AnswerForm::JsonObject, kForms);
    habits.couldNotRead(kModel, AnswerForm::Free, kForms);
    QCOMPARE(habits.formsOf(kModel, kForms), QList{AnswerForm::Free});
}

void TestVoteHabits::aStricterFormIsTriedAgainAfterAWhile()
{
    VoteHabits habits;
    habits.couldNotRead(kModel, AnswerForm::JsonObject, kForms);

    for (int i = 0; i < VoteHabits::kGoodVotes - 1; ++i)
        habits.couldRead(kModel, kForms);
    QCOMPARE(habits.formsOf(kModel, kForms), QList{AnswerForm::Free});
    habits.couldRead(kModel, kForms);
    QCOMPARE(habits.formsOf(kModel, kForms), (QList{AnswerForm::JsonObject, AnswerForm::Free}));

    for (int i = 0; i < VoteHabits::kGoodVotes; ++i)
        habits.couldRead(kModel, kForms);
    QCOMPARE(habits.formsOf(kModel, kForms), kForms);
}

void TestVoteHabits::aFormThatTheProviderNoLongerTakesIsLeftOut()
{
    VoteHabits habits;
    habits.couldNotRead(kModel, AnswerForm::Schema, kForms);

    const QList<AnswerForm> fewer{AnswerForm::Schema, AnswerForm::Free};
    QCOMPARE(habits.formsOf(kModel, fewer), fewer);
}

void TestVoteHabits::severalAreAskedForTogetherAgainAfterAWhile()
{
    VoteHabits habits;
    QVERIFY(habits.readsTogether(kModel));

    habits.couldNotReadTogether(kModel);
    for (int i = 0; i < VoteHabits::kGoodVotes - 1; ++i)
        habits.couldRead(kModel, kForms);
    QVERIFY(!habits.readsTogether(kModel));
    QVERIFY(habits.readsTogether(u"other"_s));
    habits.couldRead(kModel, kForms);

    QVERIFY(habits.readsTogether(kModel));
}

SUITE_TEST(QCoreApplication, TestVoteHabits)

} // namespace tst_vote_habits

#include "tst_vote_habits.moc"
