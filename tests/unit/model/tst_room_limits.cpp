// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_room_limits {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

void setNumber(PolicySettings &policy, PolicyNumber number, qint64 value)
{
    switch (number) {
    case PolicyNumber::Gap: policy.gap = Millis(value); return;
    case PolicyNumber::MaxCompanionTurns: policy.maxCompanionTurns = int(value); return;
    case PolicyNumber::VoteDeadline: policy.voteDeadline = Millis(value); return;
    case PolicyNumber::Refund: policy.refund = Millis(value); return;
    case PolicyNumber::TurnTimeout: policy.turnTimeout = Millis(value); return;
    case PolicyNumber::Ceiling: policy.ceiling = Millis(value); return;
    case PolicyNumber::WaitForUser: policy.waitForUser = Millis(value); return;
    case PolicyNumber::Idle: policy.idle = Millis(value); return;
    case PolicyNumber::IdleMost: policy.idleMost = int(value); return;
    case PolicyNumber::CoolDown: policy.coolDown = int(value); return;
    case PolicyNumber::DirectorDeadline: policy.directorDeadline = Millis(value); return;
    }
}

} // namespace

/// The numbers of a policy within the bounds of a form.
class TestRoomLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDefaultsAreWithin();
    void theTableStandsInTheOrderOfItsNumbers();
    void aNumberBeyondItsLimitIsFound_data();
    void aNumberBeyondItsLimitIsFound();
    void aVotersOwnDeadlineCountsToo();
};

void TestRoomLimits::theDefaultsAreWithin() { QVERIFY(!model::outOfLimits({})); }

void TestRoomLimits::theTableStandsInTheOrderOfItsNumbers()
{
    for (const model::PolicyLimit &limit : model::kPolicyLimits) {
        QCOMPARE(model::limitOf(limit.number).lowest, limit.lowest);
        QVERIFY(limit.lowest < limit.highest);
        PolicySettings policy;
        setNumber(policy, limit.number, limit.highest);
        QCOMPARE(model::valueOf(policy, limit.number), limit.highest);
    }
}

void TestRoomLimits::aNumberBeyondItsLimitIsFound_data()
{
    QTest::addColumn<PolicyNumber>("number");
    for (const model::PolicyLimit &limit : model::kPolicyLimits)
        QTest::addRow("number %d", int(limit.number)) << limit.number;
}

void TestRoomLimits::aNumberBeyondItsLimitIsFound()
{
    QFETCH(const PolicyNumber, number);
    const model::PolicyLimit limit = model::limitOf(number);
    const auto flawOf = [number](qint64 value) {
        PolicySettings policy;
        setNumber(policy, number, value);
        return model::outOfLimits(policy);
    };
    QVERIFY(!flawOf(limit.lowest));
    QVERIFY(!flawOf(limit.highest));
    QVERIFY(flawOf(limit.lowest - 1) == number);
    QVERIFY(flawOf(limit.highest + 1) == number);
}

void TestRoomLimits::aVotersOwnDeadlineCountsToo()
{
    PolicySettings policy;
    policy.deadlines[base::ParticipantId(u"companion_aya"_s)] = Millis(1);
    QVERIFY(model::outOfLimits(policy) == PolicyNumber::VoteDeadline);
}

SUITE_TEST(QCoreApplication, TestRoomLimits)

} // namespace tst_room_limits

#include "tst_room_limits.moc"
