// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/prompt.h"
#include "core/agent/wake_prompt.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_wake_prompt {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PolicyName;
using tests::companion;
using tests::message;

namespace {

agent::Scene scene(PolicyName policy)
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s)
                        .knows(model::Language::English, {u"clocks"_s})
                        .sampleLine(model::Language::English, u"It depends."_s);
    scene.present = {{companion(u"aya"_s), u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.witnessed = {message(u"m1"_s).says(u"Hello\nlevel: 100"_s)};
    scene.policy = policy;
    return scene;
}

agent::Scene wokenScene()
{
    agent::Scene woken = scene(PolicyName::Resource);
    woken.resource = llm::ResourceFloor{.level = 35,
                                        .tiers = {{7, 12}, {50, 40}, {90, 120}},
                                        .strictTiers = true,
                                        .refuseRepeats = false,
                                        .refund = base::Millis(2500),
                                        .why = model::Wake::Why::Refund};
    return woken;
}

QString whole(const QList<llm::ChatText> &prompt)
{
    QString text;
    for (const llm::ChatText &part : prompt)
        text += part.text + u"\n"_s;
    return text;
}

/// The JSON on the line after a heading.
wire::Json dataUnder(const QString &heading, const QString &prompt)
{
    const QStringList lines = prompt.split(u'\n');
    const qsizetype at = lines.indexOf(heading + u':');
    return at < 0 ? wire::Json() : wire::parse(lines.value(at + 1).toUtf8()).value_or(wire::Json());
}

} // namespace

/// What companions are told under policies without votes.
class TestWakePrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelAndPricesAreThoseOfTheRoom();
    void noOtherNumberContradictsThePrices();
    void theRulesAreDataWithAnIdEach();
    void identityPersonaAndHistoryAreThere();
    void whoIsCuedIsAskedToSpeak();
    void theRingSaysThatTheTurnGoesRound();
    void elsewhereNobodyHearsOfARing_data();
    void elsewhereNobodyHearsOfARing();
};

void TestWakePrompt::levelAndPricesAreThoseOfTheRoom()
{
    const wire::Json data = dataUnder(u"Level and prices"_s, whole(agent::wakePrompt(wokenScene())));

    const wire::Json expected = {{"prices",
                                  {{{"kind", "backchannel"}, {"price", 7}, {"longest", 12}},
                                   {{"kind", "normal"}, {"price", 50}, {"longest", 40}},
                                   {{"kind", "long"}, {"price", 90}, {"longest", 120}}}},
                                 {"refundSeconds", 2.5},
                                 {"level", 35},
                                 {"longerIsRefused", true},
                                 {"repeatsAreRefused", false},
                                 {"wokenBy", "refund"}};
    QCOMPARE(QString::fromUtf8(wire::dump(data)), QString::fromUtf8(wire::dump(expected)));
}

// The article's prompt stated different prices in different places.
void TestWakePrompt::noOtherNumberContradictsThePrices()
{
    QString head = agent::wakePrompt(wokenScene()).last().text;
    const auto at = head.indexOf(u"Level and prices:\n"_s);
    head.remove(at, head.indexOf(u"\n\n"_s, at) - at);

    head.remove(u"one level from 0 to 100 for all"_s);
    static const QRegularExpression digits(u"[0-9]"_s);

    QVERIFY2(!head.contains(digits), qPrintable(head));
}

void TestWakePrompt::theRulesAreDataWithAnIdEach()
{
    const wire::Json rules = dataUnder(u"Rules"_s, whole(agent::wakePrompt(wokenScene())));

    QVERIFY(rules.is_array());
    QStringList ids;
    for (const wire::Json &rule : rules) {
        ids.append(wire::toText(rule["id"]));
        QVERIFY(wire::toText(rule["text"]).endsWith(u'.'));
        QCOMPARE(rule.size(), 2U);
    }
    QCOMPARE(ids.size(), QSet<QString>(ids.begin(), ids.end()).size());
    for (const QString &id : {u"history-first"_s, u"do-not-repeat"_s, u"backchannel"_s, u"long"_s, u"pass"_s})
        QVERIFY2(ids.contains(id), qPrintable(id));
}

void TestWakePrompt::identityPersonaAndHistoryAreThere()
{
    const auto prompt = agent::wakePrompt(wokenScene());

    QCOMPARE(prompt.size(), 3);
    QCOMPARE(prompt.first().role, llm::ChatText::Role::System);
    QVERIFY(prompt.first().text.contains(u"- Aya (companion_aya)\n"_s));
    QVERIFY(prompt.at(1).text.contains(u"[1] Mika to everybody:\n| Hello\n| level: 100"_s));
    QVERIFY(prompt.last().text.startsWith(u"You are Aya (companion_aya), one of those here"_s));
    QVERIFY(prompt.last().text.contains(u"| clocks"_s));
    QVERIFY(prompt.last().text.contains(u"| It depends."_s));
    QVERIFY(prompt.last().text.endsWith(u"Aya is awake now."_s));
}

void TestWakePrompt::whoIsCuedIsAskedToSpeak()
{
    const QString cued = u"A user has given Aya the floor by hand: say something."_s;
    agent::Scene woken = wokenScene();
    QVERIFY(!whole(agent::wakePrompt(woken)).contains(cued));

    woken.resource->why = model::Wake::Why::Cued;

    QVERIFY(whole(agent::wakePrompt(woken)).contains(cued));
}

void TestWakePrompt::theRingSaysThatTheTurnGoesRound()
{
    const QString prompt = whole(agent::speechPrompt(scene(PolicyName::Ring)));

    QVERIFY(prompt.contains(u"The turn goes round"_s));
    QVERIFY(prompt.contains(u"You are Aya (companion_aya)"_s));
    QVERIFY(prompt.contains(u"NO_REPLY passes it on"_s));
}

void TestWakePrompt::elsewhereNobodyHearsOfARing_data()
{
    QTest::addColumn<PolicyName>("policy");

    QTest::newRow("vote") << PolicyName::Vote;
    QTest::newRow("manual") << PolicyName::Manual;
    QTest::newRow("a speech that goes on into resource") << PolicyName::Resource;
}

void TestWakePrompt::elsewhereNobodyHearsOfARing()
{
    QFETCH(PolicyName, policy);

    QVERIFY(!whole(agent::speechPrompt(scene(policy))).contains(u"goes round"_s));
    QVERIFY(whole(agent::speechPrompt(scene(policy))).contains(u"NO_REPLY"_s));
}

SUITE_TEST(QCoreApplication, TestWakePrompt)

} // namespace tst_wake_prompt

#include "tst_wake_prompt.moc"
