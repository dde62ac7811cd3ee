// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/policy_wire.h"
#include "core/wire/price_list_wire.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_policy_wire {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::PolicyName;
using model::PolicySettings;
using wire::parse;

class TestPolicyWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKeyIsRead();
    void aKeyThatIsNotThereStaysAsItWas();
    void whatIsWrittenComesBack();
    void noDeadlinesTakeEarlierOnesBack();
    void noChoiceOfTiersTakesAnEarlierOneBack();
    void theCallersOwnKeysAreLeftToIt();
    void aPriceListNamesItsKinds_data();
    void aPriceListNamesItsKinds();
    void aFlawIsSaid_data();
    void aFlawIsSaid();
    void theEdgesOfEveryRangeAreAllowed_data();
    void theEdgesOfEveryRangeAreAllowed();
};

void TestPolicyWire::everyKeyIsRead()
{
    const auto read = wire::policyFromJson(
        *parse(R"({"policy":"resource","seed":7,"gapMs":1,"bargeIn":"queue","maxCompanionTurns":2,
                   "holdWhileTyping":true,"follows":{"companion_a":["companion_b"]},
                   "onlyWhenNamed":["companion_c"],"coolDown":6,"owed":false,"ceilingMs":11,"waitForUserMs":12,"idleMs":13,"idleMost":14,"voteDeadlineMs":3,"deadlines":{"companion_a":4},
                   "earlyDecision":false,"terminalEndsRoom":true,"courtesy":false,"secondChoice":false,"withoutVotes":"rest","refundMs":5,"tiers":[[6,7],[8,9]],
                   "strictTiers":true,"refuseRepeats":true,"backchannelWakes":true,"userWakes":"first",
                   "turnTimeoutMs":10})"),
        {});

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    const PolicySettings expected{.policy = PolicyName::Resource,
                                  .gap = Millis(1),
                                  .bargeIn = PolicySettings::BargeIn::Queue,
                                  .maxCompanionTurns = 2,
                                  .holdWhileTyping = true,
                                  .seed = 7,
                                  .follows = {{tests::companion(u"a"_s), {tests::companion(u"b"_s)}}},
                                  .onlyWhenNamed = {tests::companion(u"c"_s)},
                                  .waitForUser = Millis(12),
                                  .idle = Millis(13),
                                  .idleMost = 14,
                                  .owed = false,
                                  .ceiling = Millis(11),
                                  .coolDown = 6,
                                  .voteDeadline = Millis(3),
                                  .deadlines = {{tests::companion(u"a"_s), Millis(4)}},
                                  .earlyDecision = false,
                                  .terminalEndsRoom = true,
                                  .courtesy = false,
                                  .secondChoice = false,
                                  .withoutVotes = PolicySettings::WithoutVotes::Rest,
                                  .refund = Millis(5),
                                  .tiers = {{6, 7}, {8, 9}},
                                  .strictTiers = true,
                                  .refuseRepeats = true,
                                  .backchannelWakes = true,
                                  .userWakes = PolicySettings::UserWakes::First,
                                  .turnTimeout = Millis(10)};
    QVERIFY(*read == expected);
}

void TestPolicyWire::aKeyThatIsNotThereStaysAsItWas()
{
    PolicySettings before;
    before.policy = PolicyName::Manual;
    before.gap = Millis(1);
    before.strictTiers = false;
    before.tiers = {{1, 2}};

    const auto read = wire::policyFromJson(*parse(R"({"seed":9})"), before);

    before.seed = 9;
    QVERIFY(read && *read == before);
}

void TestPolicyWire::whatIsWrittenComesBack()
{
    PolicySettings policy;
    policy.seed = 18'446'744'073'709'551'615ULL;
    policy.deadlines = {{tests::companion(u"a"_s), Millis(0)}, {tests::companion(u"b"_s), Millis(1)}};

    const auto read = wire::policyFromJson(*parse(wire::dump(wire::policyToJson(policy))), {});

    QVERIFY(read && *read == policy);
}

void TestPolicyWire::noDeadlinesTakeEarlierOnesBack()
{
    PolicySettings before;
    before.deadlines = {{tests::companion(u"a"_s), Millis(0)}};
    before.follows = {{tests::companion(u"a"_s), {}}};
    before.onlyWhenNamed = {tests::companion(u"a"_s)};

    const auto read = wire::policyFromJson(wire::policyToJson({}), before);

    QVERIFY(read && *read == PolicySettings{});
}

void TestPolicyWire::noChoiceOfTiersTakesAnEarlierOneBack()
{
    PolicySettings before;
    before.strictTiers = true;

    const auto whole = wire::policyFromJson(wire::policyToJson({}), before);
    const auto line = wire::policyFromJson(*parse(R"({"strictTiers":null})"), before);
    const auto untold = wire::policyFromJson(*parse("{}"), before);

    QVERIFY(whole && !whole->strictTiers);
    QVERIFY(line && !line->strictTiers);
    QVERIFY(untold && untold->strictTiers == true);
}

void TestPolicyWire::theCallersOwnKeysAreLeftToIt()
{
    const auto keys = *parse(R"({"policy":"vote","roster":["anything"]})");
    QVERIFY(wire::policyFromJson(keys, {}, {u"roster"_s}));
    QVERIFY(!wire::policyFromJson(keys, {}));
}

void TestPolicyWire::aPriceListNamesItsKinds_data()
{
    QTest::addColumn<QList<PolicySettings::Tier>>("tiers");
    QTest::addColumn<QString>("kinds");

    QTest::newRow("none") << QList<PolicySettings::Tier>{} << QString();
    QTest::newRow("one") << QList<PolicySettings::Tier>{{5, 10}} << u"normal"_s;
    QTest::newRow("two") << QList<PolicySettings::Tier>{{5, 10}, {60, 50}} << u"backchannel normal"_s;
    QTest::newRow("three") << PolicySettings{}.tiers << u"backchannel normal long"_s;
    QTest::newRow("four") << QList<PolicySettings::Tier>{{1, 2}, {3, 4}, {5, 6}, {7, 8}}
                          << u"backchannel normal normal long"_s;
}

void TestPolicyWire::aPriceListNamesItsKinds()
{
    QFETCH(QList<PolicySettings::Tier>, tiers);
    QFETCH(QString, kinds);

    const wire::Json list = wire::priceListToJson(tiers, Millis(5000));

    QStringList named;
    for (const wire::Json &price : list["prices"])
        named.append(wire::toText(price["kind"]));
    QCOMPARE(named.join(u' '), kinds);
    QCOMPARE(list["refundSeconds"].dump(), std::string("5"));
}

void TestPolicyWire::aFlawIsSaid_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QString>("named");
    const auto row = [](const char *keys, const char *named) {
        QTest::newRow(keys) << QByteArray(keys) << QString::fromLatin1(named);
    };
    row("[]", "policy");
    row(R"({"speed":1})", "speed");
    row(R"({"GapMs":1})", "GapMs");
    row(R"({"policy":"poll"})", "policy");
    row(R"({"policy":null})", "policy");
    row(R"({"policy":1})", "policy");
    row(R"({"bargeIn":"yes"})", "bargeIn");
    row(R"({"bargeIn":true})", "bargeIn");
    row(R"({"userWakes":"last"})", "userWakes");
    row(R"({"withoutVotes":"sing"})", "withoutVotes");
    row(R"({"withoutVotes":null})", "withoutVotes");
    row(R"({"seed":-1})", "seed");
    row(R"({"seed":1.5})", "seed");
    row(R"({"seed":"1"})", "seed");
    row(R"({"seed":18446744073709551616})", "seed");
    for (const char *key : {"gapMs", "ceilingMs", "waitForUserMs", "idleMs", "directorDeadlineMs",
                            "voteDeadlineMs", "refundMs", "turnTimeoutMs"}) {
        for (const char *value : {"-1", "1.5", "\"1\"", "null", "true", "1000000000001", "1e300"})
            row(qPrintable(u"{\"%1\":%2}"_s.arg(QLatin1StringView(key), QLatin1StringView(value))), key);
    }
    for (const char *value : {"-1", "1.5", "\"1\"", "null", "2147483648"})
        row(qPrintable(u"{\"maxCompanionTurns\":%1}"_s.arg(QLatin1StringView(value))), "maxCompanionTurns");
    for (const char *key : {"holdWhileTyping", "earlyDecision", "terminalEndsRoom", "auto", "owed",
                            "courtesy", "secondChoice", "strictTiers", "refuseRepeats", "backchannelWakes"}) {
        for (const char *value : {"1", "0", "\"true\"", "[]"})
            row(qPrintable(u"{\"%1\":%2}"_s.arg(QLatin1StringView(key), QLatin1StringView(value))), key);
    }
    row(R"({"deadlines":[]})", "deadlines");
    row(R"({"deadlines":{"companion_a":"soon"}})", "deadlines");
    row(R"({"deadlines":{"companion_a":-1}})", "deadlines");
    row(R"({"deadlines":{"companion_a":1.5}})", "deadlines");
    row(R"({"deadlines":{"user":1}})", "deadlines");
    row(R"({"follows":[]})", "follows");
    row(R"({"follows":{"companion_a":"companion_b"}})", "follows");
    row(R"({"follows":{"companion_a":["user"]}})", "follows");
    row(R"({"follows":{"user":[]}})", "follows");
    row(R"({"onlyWhenNamed":{}})", "onlyWhenNamed");
    row(R"({"onlyWhenNamed":["bot"]})", "onlyWhenNamed");
    row(R"({"coolDown":-1})", "coolDown");
    row(R"({"idleMost":-1})", "idleMost");
    row(R"({"coolDown":0.5})", "coolDown");
    row(R"({"tiers":{}})", "tiers");
    row(R"({"tiers":[]})", "tiers");
    row(R"({"tiers":[5,10]})", "tiers");
    row(R"({"tiers":[[5]]})", "tiers");
    row(R"({"tiers":[[5,10,15]]})", "tiers");
    row(R"({"tiers":[[60,10],[5,50]]})", "tiers");
    row(R"({"tiers":[[5,10],[5,50]]})", "tiers");
    row(R"({"tiers":[[101,10]]})", "tiers");
    row(R"({"tiers":[[-1,10]]})", "tiers");
    row(R"({"tiers":[[5,0]]})", "tiers");
    row(R"({"tiers":[["5",10]]})", "tiers");
}

void TestPolicyWire::aFlawIsSaid()
{
    QFETCH(const QByteArray, keys);
    QFETCH(const QString, named);

    const auto read = wire::policyFromJson(*parse(keys), {});

    QVERIFY(!read);
    QCOMPARE(read.error().code, base::ErrorCode::Malformed);
    QVERIFY2(read.error().text.contains(named), qPrintable(read.error().text));
}

void TestPolicyWire::theEdgesOfEveryRangeAreAllowed_data()
{
    QTest::addColumn<QByteArray>("keys");
    for (const char *keys :
         {"{}", R"({"seed":0})", R"({"seed":18446744073709551615})", R"({"seed":7.0})", R"({"gapMs":0})",
          R"({"gapMs":1000000000000})", R"({"gapMs":600.0})", R"({"maxCompanionTurns":0})",
          R"({"maxCompanionTurns":2147483647})", R"({"deadlines":{}})",
          R"({"deadlines":{"companion_a":0,"guest:b":1000000000000}})", R"({"follows":{"guest:b":[]}})",
          R"({"onlyWhenNamed":[]})", R"({"coolDown":2147483647})", R"({"tiers":[[0,1],[100,2147483647]]})"})
        QTest::newRow(keys) << QByteArray(keys);
}

void TestPolicyWire::theEdgesOfEveryRangeAreAllowed()
{
    QFETCH(const QByteArray, keys);
    const auto read = wire::policyFromJson(*parse(keys), {});
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
}

SUITE_TEST(QCoreApplication, TestPolicyWire)

} // namespace tst_policy_wire

#include "tst_policy_wire.moc"
