// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/act_gate.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_act_gate {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using base::ParticipantId;
using model::Action;
using room::ActGate;

namespace {

Action wave(const QString &from = u"companion_aya"_s)
{
    return {.from = ParticipantId(from), .name = u"wave"_s, .params = {R"({"at":"user"})"}, .metadata = {}};
}

} // namespace

/// How many of the bodies' movements a room lets through.
class TestActGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anActPassesAsItCame();
    void aNameThatNobodyKnowsPassesToo();
    void theSixthInASecondIsDropped();
    void aSecondLaterTheyPassAgain();
    void oneDoesNotCountForTheOther();
    void aMegabyteOfParametersIsLeftOut();
    void parametersThatAreNoObjectAreLeftOut();
    void aLongNameIsCutOff();
};

void TestActGate::anActPassesAsItCame()
{
    ActGate gate;

    QCOMPARE(gate.pass(wave(), Millis(0)), wave());
}

void TestActGate::aNameThatNobodyKnowsPassesToo()
{
    ActGate gate;
    Action odd = wave();
    odd.name = u"moonwalk"_s;

    QCOMPARE(gate.pass(odd, Millis(0)), odd);
}

void TestActGate::theSixthInASecondIsDropped()
{
    ActGate gate;
    for (int i = 0; i < 5; ++i)
        QVERIFY(gate.pass(wave(), Millis(i * 100)));

    QVERIFY(!gate.pass(wave(), Millis(999)));
}

void TestActGate::aSecondLaterTheyPassAgain()
{
    ActGate gate;
    for (int i = 0; i < 16; ++i)
        (void)gate.pass(wave(), Millis(0));

    QVERIFY(gate.pass(wave(), Millis(1000)));
}

void TestActGate::oneDoesNotCountForTheOther()
{
    ActGate gate;
    for (int i = 0; i < 6; ++i)
        (void)gate.pass(wave(), Millis(0));

    QVERIFY(gate.pass(wave(u"companion_kyoko"_s), Millis(0)));
}

void TestActGate::aMegabyteOfParametersIsLeftOut()
{
    ActGate gate;
    Action heavy = wave();
    heavy.params.text = R"({"x":")" + QByteArray(1024 * 1024, 'x') + R"("})";
    heavy.metadata = heavy.params;

    const auto passed = gate.pass(heavy, Millis(0));

    QCOMPARE(passed->params.text, QByteArray("{}"));
    QCOMPARE(passed->metadata.text, QByteArray("{}"));
    QCOMPARE(passed->name, u"wave"_s);
}

void TestActGate::parametersThatAreNoObjectAreLeftOut()
{
    ActGate gate;
    Action odd = wave();

    for (const QByteArray &text :
         {QByteArray("[1]"), QByteArray("{"), QByteArray("\"file:///etc/passwd\"")}) {
        odd.params.text = text;
        QCOMPARE(gate.pass(odd, Millis(0))->params.text, QByteArray("{}"));
    }
}

void TestActGate::aLongNameIsCutOff()
{
    ActGate gate;
    Action odd = wave();
    odd.name = QString(5000, u'w');

    QCOMPARE(gate.pass(odd, Millis(0))->name.size(), ActGate::kLongestName);
}

SUITE_TEST(QCoreApplication, TestActGate)

} // namespace tst_act_gate

#include "tst_act_gate.moc"
