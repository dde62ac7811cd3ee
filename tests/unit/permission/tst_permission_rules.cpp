// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/permission/argument_pattern.h"
#include "core/permission/permission_rules.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_permission_rules {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PermissionRule;
using model::RawJson;
using permission::PermissionRules;
using tests::companion;

namespace {

const base::RoomId kTea(u"tea"_s);
const base::RoomId kBath(u"bath"_s);

PermissionRule rule(qint64 number, bool allowed, std::optional<base::RoomId> room = {},
                    std::optional<RawJson> arguments = {})
{
    return {.number = number,
            .companion = companion(u"aya"_s),
            .tool = u"post"_s,
            .room = std::move(room),
            .arguments = std::move(arguments),
            .allowed = allowed};
}

/// The number of the rule that applies if Aya posts to that address; 0: none.
qint64 counting(const PermissionRules &rules, const QByteArray &arguments, const base::RoomId &room = kTea,
                const QString &tool = u"post"_s, const QString &who = u"aya"_s)
{
    const auto found = rules.ruleFor({companion(who), tool, room, {arguments}});
    return found ? found->number : 0;
}

} // namespace

/// Which standing answer applies.
class TestPermissionRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patterns_data();
    void patterns();
    void aPatternOfArgumentsFitsNoOthers();
    void aRuleIsForOneCompanionAndOneTool();
    void theRoomComesBeforeAllRooms();
    void narrowerArgumentsComeFirst();
    void ofTwoAlikeTheNewerCounts();
    void aRuleTakesThePlaceOfItsLike();
    void whatIsTakenBackCountsNoLonger();
};

void TestPermissionRules::patterns_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, const char *pattern, const char *arguments, bool fits) {
        QTest::newRow(name) << QByteArray(pattern) << QByteArray(arguments) << fits;
    };
    row("equal", R"({"to":"a"})", R"({"to":"a"})", true);
    row("another text", R"({"to":"a"})", R"({"to":"b"})", false);
    row("in another order", R"({"a":1,"b":{"c":1,"d":2}})", R"({"b":{"d":2,"c":1},"a":1})", true);
    row("one member more", R"({"to":"a"})", R"({"to":"a","as":"root"})", false);
    row("one member less", R"({"to":"a","n":1})", R"({"to":"a"})", false);
    row("no members", R"({})", R"({"to":"a"})", false);
    row("begins like it", R"({"to":"a*"})", R"({"to":"abc"})", true);
    row("is just that", R"({"to":"a*"})", R"({"to":"a"})", true);
    row("begins otherwise", R"({"to":"a*"})", R"({"to":"ba"})", false);
    row("all texts", R"({"to":"*"})", R"({"to":"anything"})", true);
    row("but texts only", R"({"to":"*"})", R"({"to":7})", false);
    row("a star itself", R"({"to":"a\\*"})", R"({"to":"a*"})", true);
    row("which is no beginning", R"({"to":"a\\*"})", R"({"to":"a*b"})", false);
    row("a star inside of members", R"({"to":["a*"]})", R"({"to":["ab"]})", false);
    row("a key twice", R"({"to":"a"})", R"({"to":"b","to":"a"})", false);
    row("no object", R"([])", R"([])", false);
    row("no JSON", R"({"to":"a"})", R"({"to")", false);
}

void TestPermissionRules::patterns()
{
    QFETCH(const QByteArray, pattern);
    QFETCH(const QByteArray, arguments);
    QFETCH(const bool, fits);

    QCOMPARE(permission::fits({pattern}, {arguments}), fits);
}

void TestPermissionRules::aPatternOfArgumentsFitsNoOthers()
{
    const RawJson risky{R"({"file":"*","say":"\\*","n":[1,"*"]})"};

    const RawJson pattern = permission::patternOf(risky);

    QVERIFY(permission::fits(pattern, risky));
    QCOMPARE(permission::narrownessOf(pattern), permission::Narrowness::Exact);
    QVERIFY(!permission::fits(pattern, {R"({"file":"/etc/passwd","say":"\\*","n":[1,"*"]})"}));
    QVERIFY(!permission::fits(pattern, {R"({"file":"*","say":"*","n":[1,"*"]})"}));
}

void TestPermissionRules::aRuleIsForOneCompanionAndOneTool()
{
    const PermissionRules rules({rule(1, true)});

    QCOMPARE(counting(rules, "{}"), 1);
    QCOMPARE(counting(rules, "{}", kBath), 1);
    QCOMPARE(counting(rules, "{}", kTea, u"delete"_s), 0);
    QCOMPARE(counting(rules, "{}", kTea, u"post"_s, u"kyoko"_s), 0);
}

void TestPermissionRules::theRoomComesBeforeAllRooms()
{
    const PermissionRules rules({rule(1, false, kTea), rule(2, true)});

    QCOMPARE(counting(rules, "{}", kTea), 1);
    QCOMPARE(counting(rules, "{}", kBath), 2);
}

void TestPermissionRules::narrowerArgumentsComeFirst()
{
    const PermissionRules rules({rule(1, false, {}, RawJson{R"({"to":"ab"})"}),
                                 rule(2, true, {}, RawJson{R"({"to":"a*"})"}), rule(3, false)});

    QCOMPARE(counting(rules, R"({"to":"ab"})"), 1);
    QCOMPARE(counting(rules, R"({"to":"ac"})"), 2);
    QCOMPARE(counting(rules, R"({"to":"x"})"), 3);
}

void TestPermissionRules::ofTwoAlikeTheNewerCounts()
{
    const PermissionRules rules(
        {rule(1, false, {}, RawJson{R"({"to":"a*"})"}), rule(2, true, {}, RawJson{R"({"to":"ab*"})"})});

    QCOMPARE(counting(rules, R"({"to":"abc"})"), 2);
}

void TestPermissionRules::aRuleTakesThePlaceOfItsLike()
{
    PermissionRules rules({rule(1, true), rule(2, true, kTea)});

    rules.add(rule(3, false));

    QCOMPARE(rules.all(), (QList<PermissionRule>{rule(2, true, kTea), rule(3, false)}));
}

void TestPermissionRules::whatIsTakenBackCountsNoLonger()
{
    PermissionRules rules({rule(1, true), rule(2, false, kTea)});

    rules.takeBack(2);

    QCOMPARE(counting(rules, "{}"), 1);
    QVERIFY(!rules.numbered(2));
    QCOMPARE(rules.numbered(1), std::optional(rule(1, true)));
}

SUITE_TEST(void, TestPermissionRules)

} // namespace tst_permission_rules

#include "tst_permission_rules.moc"
