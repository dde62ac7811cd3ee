// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_plain_names {

using namespace Qt::StringLiterals;
using namespace studio;
using model::MessagePosted;
using model::PolicyName;
using model::VoteState;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const auto kAya = companion(u"aya"_s);
const auto kKyoko = companion(u"kyoko"_s);

model::Room tea(PolicyName policy = PolicyName::Vote)
{
    return tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}).policy(policy).tuned([](auto &settings) {
        settings.maxCompanionTurns = 1;
    });
}

/// The newest message in the log.
model::Message newest(const Stage &stage)
{
    const QList<MessagePosted> said = stage.all<MessagePosted>();
    return said.isEmpty() ? model::Message() : said.last().message;
}

void letKyokoWin(Stage &stage, const QString &line)
{
    stage.vote(u"aya"_s, ScriptedAnswer::vote(VoteState::Listen, 0));
    stage.vote(u"kyoko"_s, ScriptedAnswer::vote(VoteState::Speak, 9));
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(line));
}

} // namespace

/// Names in messages of any sender: they are recognised in one place, and do not narrow the recipients.
class TestPlainNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoAUserNamesIsMentioned();
    void whomTheSenderNamedStays();
    void everybodyIsAskedAllTheSame();
    void whoACompanionNamesIsMentioned();
    void nobodyNamesHerself();
    void whoIsNotMeantIsNot();
    void theRingBeginsWithWhoIsNamed();
    void firstWordsAreReadToo();
    void anEditedNameOfThisRoomCounts();
};

void TestPlainNames::whoAUserNamesIsMentioned()
{
    Stage stage(tea(PolicyName::Manual));
    stage.userSays(u"Kyoko, what do you think?"_s);
    QCOMPARE(newest(stage).mentions, QList{kKyoko});
    QCOMPARE(newest(stage).asks, QList{kKyoko});
    QVERIFY(newest(stage).to.isEmpty());
    stage.userSays(u"I met Kyoko yesterday."_s);
    QCOMPARE(newest(stage).mentions, QList{kKyoko});
    QVERIFY(newest(stage).asks.isEmpty());
}

void TestPlainNames::whomTheSenderNamedStays()
{
    Stage stage(tea(PolicyName::Manual));
    stage.userSays(message(u"m1"_s).mentioning({kKyoko}).says(u"Aya, hello."_s));
    QCOMPARE(newest(stage).mentions, (QList{kKyoko, kAya}));
    stage.userSays(message(u"m2"_s).mentioning({kAya}).says(u"Aya, hello."_s));
    QCOMPARE(newest(stage).mentions, QList{kAya});
}

void TestPlainNames::everybodyIsAskedAllTheSame()
{
    Stage stage(tea());
    letKyokoWin(stage, u"Yes."_s);
    stage.userSays(u"Aya, hello."_s);
    for (const model::FloorSaid &line : stage.all<model::FloorSaid>()) {
        if (const auto *ask = std::get_if<model::AskVotes>(&line.output.kind))
            QCOMPARE(ask->voters, (QList{kAya, kKyoko}));
    }
    QVERIFY(stage.newest(u"askVotes"_s) > 0);
}

void TestPlainNames::whoACompanionNamesIsMentioned()
{
    Stage stage(tea());
    letKyokoWin(stage, u"Aya, Kyoko would like tea, says Mika."_s);
    stage.userSays(u"Well?"_s);
    stage.wait(10'000);
    QCOMPARE(newest(stage).from, kKyoko);
    QCOMPARE(newest(stage).mentions, QList{kAya});
    QVERIFY(newest(stage).to.isEmpty());
}

void TestPlainNames::nobodyNamesHerself()
{
    Stage stage(tea(PolicyName::Manual));
    stage.userSays(message(u"m1"_s).from(kAya).says(u"Aya is here."_s));
    QVERIFY(newest(stage).mentions.isEmpty());
}

void TestPlainNames::whoIsNotMeantIsNot()
{
    Stage stage(tea(PolicyName::Manual));
    stage.director().say(message(u"m1"_s).says(u"Kyoko, what do you think?"_s), u"window"_s, {kKyoko});
    stage.wait(1);
    QVERIFY(newest(stage).mentions.isEmpty());
    QVERIFY(newest(stage).asks.isEmpty());
}

void TestPlainNames::theRingBeginsWithWhoIsNamed()
{
    Stage stage(tea(PolicyName::Ring));
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"I am here."_s));
    stage.speech(u"kyoko"_s, ScriptedAnswer::text(u"I am here."_s));
    stage.userSays(u"Kyoko, what do you think?"_s);
    stage.wait(10'000);
    QCOMPARE(stage.all<MessagePosted>().value(1).message.from, kKyoko);
}

void TestPlainNames::firstWordsAreReadToo()
{
    Stage stage(tea(PolicyName::Manual));
    stage.director().open(kAya, u"Welcome, Kyoko!"_s, u"window"_s);
    stage.wait(1);
    QCOMPARE(newest(stage).mentions, QList{kKyoko});
}

void TestPlainNames::anEditedNameOfThisRoomCounts()
{
    Stage stage(tea(PolicyName::Manual));
    stage.cast().set(tests::persona(u"kyoko"_s).named(model::Language::English, u"Anna Schmidt"_s));
    stage.userSays(u"Anna, hello."_s);
    QCOMPARE(newest(stage).mentions, QList{kKyoko});
}

SUITE_TEST(QCoreApplication, TestPlainNames)

} // namespace tst_plain_names

#include "tst_plain_names.moc"
