// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay_line.h"
#include "core/turn/advance.h"
#include "core/what_if/collector.h"
#include "core/what_if/re_decide.h"
#include "tests/replay/case_file.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_cases_again {

using namespace studio;
using namespace studio::tests;

namespace {

bool isCounted(model::Rule rule) { return model::isOfVotes(rule) || rule == model::Rule::OnlyCandidate; }

/// A case as the log of a room: its rounds, and how many of its decisions are of that kind.
struct Recorded
{
    QList<what_if::RoundRecord> rounds;
    qsizetype counted = 0;
};

Recorded record(const CaseFile &file)
{
    const auto room = replay::readRoom(file.inputs.first());
    turn::Floor floor = turn::openFloor(room->roster, room->policy);
    what_if::Collector log(room->roster, room->policy);
    model::PolicySettings policy = room->policy;
    Recorded recorded;
    qint64 seq = 1;
    bool isDirected = false; // a director, who may choose nobody too, asks for no votes
    const auto tell = [&](const replay::InputLine &line) {
        turn::Step step = turn::advance(std::move(floor), line.input, line.policy);
        floor = std::move(step.floor);
        log.tell(line.input, line.policy);
        for (const model::FloorOutput &output : std::as_const(step.outputs)) {
            if (std::holds_alternative<model::AskDirector>(output.kind))
                isDirected = true;
            if (std::holds_alternative<model::AskVotes>(output.kind))
                isDirected = false;
            if (const auto *decision = std::get_if<model::Decision>(&output.kind)) {
                log.decided(++seq, *decision);
                recorded.counted +=
                    isCounted(decision->rule) && !(isDirected && decision->rule == model::Rule::Nobody);
            }
        }
        policy = line.policy;
    };
    base::Millis end{0};
    for (qsizetype i = 1; i < file.inputs.size(); ++i) {
        const auto line = replay::readInput(file.inputs[i], policy);
        tell(*line);
        end = line->input.t;
    }
    tell({{end + base::Millis(1), model::Control::Tick}, policy}); // the last instant is over
    recorded.rounds = log.rounds();
    return recorded;
}

} // namespace

/// Every hand-written case once more, as a recorded room that is decided again.
class TestCasesAgain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRoundIsDecidedAsItWas_data();
    void everyRoundIsDecidedAsItWas();
};

void TestCasesAgain::everyRoundIsDecidedAsItWas_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = allCases();
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestCasesAgain::everyRoundIsDecidedAsItWas()
{
    QFETCH(QString, name);
    const CaseFile file = readCase(casePath(name));
    if (file.error)
        return;

    const Recorded recorded = record(file);

    QCOMPARE(recorded.rounds.size(), recorded.counted);
    for (const what_if::RoundRecord &round : recorded.rounds) {
        const model::ReDecided again = what_if::reDecide(round, {});
        QVERIFY(again.would == round.decision);
        QVERIFY(!again.differs());
    }
}

SUITE_TEST(QCoreApplication, TestCasesAgain)

} // namespace tst_cases_again

#include "tst_cases_again.moc"
