// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/unit/query/desk_stage.h"

namespace tst_consent {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ParticipantId;
using model::ConsentRule;
using query::ConsentRules;
using tests::companion;
using tests::DeskStage;
using What = model::ConsentEntry::What;

namespace {

const auto kAya = companion(u"aya"_s);

} // namespace

/// Permanent consent, and what the ledger is told.
class TestConsent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alwaysMakesARuleThatAnswersTheNext();
    void neverRefusesTheNextUnasked();
    void aRuleIsOfOneCompanionAndOneType();
    void aRuleAnswersWhatWaitsAlready();
    void neverEndsWhatIsBeingAnswered();
    void aRuleThatIsTakenBackLetsTheUserBeAsked();
    void aRuleThatIsAsItWasIsNotNoted();
    void storedRulesActOnWhatWaits();
    void aRuleCountsWhenNobodyIsHereToo();
    void anAliasIsTheSameRule();
    void nobodyButACompanionIsAllowedForGood();
    void everyLineOfTheLedgerSaysWhoWhatAndWhere();
};

void TestConsent::alwaysMakesARuleThatAnswersTheNext()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);

    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Always));
    stage.ask(u"q2"_s);

    QCOMPARE(stage.waiting(), u"q1 answering q2 answering"_s);
    QVERIFY(!stage.desk().pending().first().byRule);
    QVERIFY(stage.desk().pending().last().byRule);
    QCOMPARE(stage.whats(), (QList{What::AllowedAlways, What::ByRuleAllowed}));
}

/// Any program may use a guest's name.
void TestConsent::nobodyButACompanionIsAllowedForGood()
{
    DeskStage stage;
    stage.desk().attend(true);
    const base::ParticipantId lab(u"guest:lab"_s);
    const auto ask = [&](const QString &id) {
        (void)stage.desk().ask(base::RoomId(u"tea"_s), {id, lab, u"screen"_s, {}}, &stage);
    };
    ask(u"q1"_s);

    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Always));
    ask(u"q2"_s);
    QCOMPARE(stage.waiting(), u"q1 answering q2 asking"_s);
    stage.desk().setRule(lab, u"screen"_s, true);
    QCOMPARE(stage.waiting(), u"q1 answering q2 asking"_s);
    stage.desk().setRules(query::ConsentRules({{lab, u"screen"_s, true, {}}})); // kept by an earlier version
    QCOMPARE(stage.waiting(), u"q1 answering q2 asking"_s);
    stage.desk().setRule(lab, u"screen"_s, false);

    QVERIFY(!stage.waiting().contains(u"q2"_s));
    QCOMPARE(stage.whats(),
             (QList{What::AllowedOnce, What::RefusedAlways, What::ByRuleRefused, What::ByRuleRefused}));
}

void TestConsent::neverRefusesTheNextUnasked()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);

    QVERIFY(stage.desk().refuse(u"q1"_s, model::Reach::Always));
    stage.ask(u"q2"_s);
    QCOMPARE(stage.waiting(), QString());
    stage.settle();

    QCOMPARE(stage.outcome(u"q1"_s), u"refused"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"refused"_s);
    QCOMPARE(stage.whats(), (QList{What::RefusedAlways, What::ByRuleRefused}));
}

void TestConsent::aRuleIsOfOneCompanionAndOneType()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.desk().setRule(kAya, u"camera"_s, true);

    stage.ask(u"q1"_s, u"screen"_s);
    stage.ask(u"q2"_s, u"camera"_s, u"kyoko"_s);
    stage.ask(u"q3"_s);

    QCOMPARE(stage.waiting(), u"q1 asking q2 asking q3 answering"_s);
}

void TestConsent::aRuleAnswersWhatWaitsAlready()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s);
    stage.ask(u"q3"_s, u"camera"_s, u"kyoko"_s);

    QVERIFY(stage.desk().refuse(u"q2"_s, model::Reach::Always));

    QCOMPARE(stage.outcome(u"q1"_s), u"refused"_s);
    QCOMPARE(stage.waiting(), u"q3 asking"_s);
}

void TestConsent::neverEndsWhatIsBeingAnswered()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));

    stage.desk().setRule(kAya, u"camera"_s, false);

    QCOMPARE(stage.outcome(u"q1"_s), u"refused"_s);
}

void TestConsent::aRuleThatIsTakenBackLetsTheUserBeAsked()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.desk().setRule(kAya, u"camera"_s, true);

    stage.desk().setRule(kAya, u"camera"_s, std::nullopt);
    stage.ask(u"q1"_s);

    QCOMPARE(stage.waiting(), u"q1 asking"_s);
    QCOMPARE(stage.whats(), (QList{What::AllowedAlways, What::Revoked}));
    QVERIFY(stage.desk().rules().all().isEmpty());
}

void TestConsent::aRuleThatIsAsItWasIsNotNoted()
{
    DeskStage stage;

    stage.desk().setRule(kAya, u"camera"_s, std::nullopt);
    stage.desk().setRule(kAya, u"camera"_s, true);
    stage.desk().setRule(kAya, u"camera"_s, true);

    QCOMPARE(stage.noted().size(), 1);
}

void TestConsent::storedRulesActOnWhatWaits()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s);
    stage.ask(u"q2"_s, u"screen"_s);

    stage.desk().setRules(ConsentRules({{kAya, u"camera"_s, true, {}}, {kAya, u"screen"_s, false, {}}}));

    QCOMPARE(stage.waiting(), u"q1 answering"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"refused"_s);
}

void TestConsent::aRuleCountsWhenNobodyIsHereToo()
{
    DeskStage stage;
    stage.desk().serve(u"speak"_s);
    stage.desk().setRule(kAya, u"speak"_s, true);
    stage.desk().setRule(kAya, u"camera"_s, true);

    stage.ask(u"q1"_s, u"speak"_s, u"aya"_s, R"({"message":"Hello"})");
    stage.ask(u"q2"_s);
    stage.settle();

    QCOMPARE(stage.waiting(), u"q1 answering"_s);
    QCOMPARE(stage.outcome(u"q2"_s), u"nobodyHere"_s); // the camera needs somebody at the window
}

void TestConsent::anAliasIsTheSameRule()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.desk().setRule(kAya, u"vision"_s, true);

    stage.ask(u"q1"_s, u"look"_s);

    QCOMPARE(stage.waiting(), u"q1 answering"_s);
    QCOMPARE(stage.desk().rules().all().first().type, u"camera"_s);
}

void TestConsent::everyLineOfTheLedgerSaysWhoWhatAndWhere()
{
    DeskStage stage;
    stage.desk().attend(true);
    stage.ask(u"q1"_s, u"look"_s);

    QVERIFY(stage.desk().allow(u"q1"_s, model::Reach::Once));

    QCOMPARE(stage.noted(), (QList<model::ConsentEntry>{{.time = stage.clock().wallNow(),
                                                         .companion = kAya,
                                                         .type = u"camera"_s,
                                                         .what = What::AllowedOnce,
                                                         .room = base::RoomId(u"tea"_s)}}));
}

SUITE_TEST(QCoreApplication, TestConsent)

} // namespace tst_consent

#include "tst_consent.moc"
