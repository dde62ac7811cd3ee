// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replay/replay.h"
#include "core/replay/replay_line.h"
#include "core/turn/advance.h"
#include "tests/replay/case_file.h"
#include "tests/support/suite.h"

#include <QBuffer>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_cases {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

using Outputs = QList<model::FloorOutput>;

/// A case as values, for those tests that change how it is fed; it holds no bad line.
struct Parsed
{
    turn::Floor floor;
    model::PolicySettings policy;
    QList<replay::InputLine> inputs;
};

std::optional<Parsed> parse(const QString &name)
{
    const CaseFile file = readCase(casePath(name));
    if (file.error)
        return std::nullopt;
    const auto room = replay::readRoom(file.inputs.first());
    Parsed parsed{turn::openFloor(room->roster, room->policy), room->policy, {}};
    model::PolicySettings policy = room->policy;
    for (qsizetype i = 1; i < file.inputs.size(); ++i) {
        parsed.inputs.append(*replay::readInput(file.inputs[i], policy));
        policy = parsed.inputs.last().policy;
    }
    return parsed;
}

Outputs feed(turn::Floor floor, const QList<replay::InputLine> &inputs)
{
    Outputs outputs;
    for (const replay::InputLine &line : inputs) {
        turn::Step step = turn::advance(std::move(floor), line.input, line.policy);
        floor = std::move(step.floor);
        outputs += step.outputs;
    }
    return outputs + turn::completeInstant(std::move(floor)).outputs;
}

std::optional<QString> voterOf(const model::FloorInputKind &input)
{
    if (const auto *failed = std::get_if<model::VoteFailed>(&input))
        return failed->from.value();
    const auto *voted = std::get_if<model::Voted>(&input);
    const auto *from = voted ? std::get_if<QString>(&voted->state.from) : nullptr;
    return from ? std::optional(*from) : std::nullopt;
}

/// The end of the run of votes of one instant that begins at `first`, one vote a voter.
qsizetype endOfInstant(const QList<replay::InputLine> &inputs, qsizetype first)
{
    QSet<QString> voters;
    qsizetype end = first;
    for (; end < inputs.size() && inputs[end].input.t == inputs[first].input.t; ++end) {
        const auto voter = voterOf(inputs[end].input.kind);
        if (!voter || voters.contains(*voter))
            break;
        voters.insert(*voter);
    }
    return end;
}

bool holdsIgnored(const Outputs &outputs, base::Millis t)
{
    return std::any_of(outputs.cbegin(), outputs.cend(), [t](const model::FloorOutput &output) {
        return output.t == t && std::holds_alternative<model::Ignored>(output.kind);
    });
}

} // namespace

/// Every hand-written case, as it stands and fed in other ways that must not matter.
class TestCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWhatTheCaseSays_data() { rows(); }
    void printsWhatTheCaseSays();
    void votesOfOneInstantComeInAnyOrder_data() { rows(); }
    void votesOfOneInstantComeInAnyOrder();
    void aCopyOfTheFloorGoesOnAlike_data() { rows(); }
    void aCopyOfTheFloorGoesOnAlike();
    void ticksAtEveryDueTimeChangeNothing_data() { rows(); }
    void ticksAtEveryDueTimeChangeNothing();
    void linesSurviveWritingAndReading_data() { rows(); }
    void linesSurviveWritingAndReading();
    void thereAreAsManyCasesAsThereWere();

private:
    static void rows();
};

void TestCases::rows()
{
    QTest::addColumn<QString>("name");
    const QStringList names = allCases();
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestCases::printsWhatTheCaseSays()
{
    QFETCH(QString, name);
    const CaseFile file = readCase(casePath(name));
    QVERIFY2(file.hasHeading, "a case begins with a line that names its paragraph: # §2 Cue");
    QByteArray text = file.inputs.join('\n') + '\n';
    QBuffer in(&text);
    QBuffer out;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);

    const replay::ReplayEnd end = replay::replay(in, u"case"_s, out);

    QList<QByteArray> printed = out.data().split('\n');
    printed.removeLast();
    for (qsizetype i = 0; i < std::max(printed.size(), file.answers.size()); ++i)
        QCOMPARE(QString::fromUtf8(printed.value(i, "(nothing more)")),
                 QString::fromUtf8(file.answers.value(i, "(nothing more)")));
    QCOMPARE(end.ok, !file.error);
    if (file.error)
        QVERIFY2(end.error.startsWith(u"case:"_s + *file.error), qPrintable(end.error));
}

void TestCases::votesOfOneInstantComeInAnyOrder()
{
    QFETCH(QString, name);
    const auto parsed = parse(name);
    if (!parsed)
        return;
    const Outputs expected = feed(parsed->floor, parsed->inputs);

    for (qsizetype first = 0; first < parsed->inputs.size(); ++first) {
        const qsizetype size = endOfInstant(parsed->inputs, first) - first;
        if (size < 2 || holdsIgnored(expected, parsed->inputs[first].input.t))
            continue;
        QList<int> order(size);
        std::iota(order.begin(), order.end(), 0);
        for (int tries = 0; tries < 24 && std::next_permutation(order.begin(), order.end()); ++tries) {
            QList<replay::InputLine> inputs = parsed->inputs;
            for (qsizetype i = 0; i < size; ++i)
                inputs[first + i] = parsed->inputs[first + order[i]];
            QVERIFY(feed(parsed->floor, inputs) == expected);
        }
        first += size - 1;
    }
}

void TestCases::aCopyOfTheFloorGoesOnAlike()
{
    QFETCH(QString, name);
    const auto parsed = parse(name);
    if (!parsed)
        return;
    turn::Floor floor = parsed->floor;

    for (qsizetype i = 0; i < parsed->inputs.size(); ++i) {
        const turn::Floor copy = floor;
        const Outputs rest = feed(copy, parsed->inputs.mid(i));
        QVERIFY(feed(floor, parsed->inputs.mid(i)) == rest);
        QVERIFY(copy == floor);
        floor = turn::advance(floor, parsed->inputs[i].input, parsed->inputs[i].policy).floor;
    }
}

void TestCases::ticksAtEveryDueTimeChangeNothing()
{
    QFETCH(QString, name);
    const auto parsed = parse(name);
    if (!parsed)
        return;
    const Outputs expected = feed(parsed->floor, parsed->inputs);

    QList<replay::InputLine> inputs;
    turn::Floor floor = parsed->floor;
    model::PolicySettings policy = parsed->policy;
    const auto push = [&](const replay::InputLine &line) {
        inputs.append(line);
        floor = turn::advance(std::move(floor), line.input, line.policy).floor;
    };
    for (const replay::InputLine &line : parsed->inputs) {
        for (auto due = turn::nextDue(floor); due && *due <= line.input.t; due = turn::nextDue(floor))
            push({{*due, model::Control::Tick}, policy});
        push(line);
        policy = line.policy;
    }

    QVERIFY(feed(parsed->floor, inputs) == expected);
}

void TestCases::linesSurviveWritingAndReading()
{
    QFETCH(QString, name);
    const CaseFile file = readCase(casePath(name));
    if (file.error)
        return;
    const auto room = replay::readRoom(file.inputs.first());
    QVERIFY(replay::readRoom(replay::write(*room)) == room);

    model::PolicySettings policy = room->policy;
    for (qsizetype i = 1; i < file.inputs.size(); ++i) {
        const auto line = replay::readInput(file.inputs[i], policy);
        QVERIFY(line.has_value());
        QVERIFY2(replay::readInput(replay::write(*line), policy) == line, file.inputs[i].constData());
        policy = line->policy;
    }
}

void TestCases::thereAreAsManyCasesAsThereWere()
{
    QVERIFY2(allCases().size() >= 160, "cases are only ever added");
}

SUITE_TEST(QCoreApplication, TestCases)

} // namespace tst_cases

#include "tst_cases.moc"
