// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rounds.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_stormy_room {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using model::Cause;
using model::Control;
using model::PolicyName;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;
using tests::Stage;

namespace {

const QStringList kNames{u"aya"_s, u"kyoko"_s, u"natsumi"_s, u"mei"_s};
constexpr int kStorms = tests::rounds(60);
constexpr int kSteps = 60;

/// Random events in a room, one after another, from one seed.
class Storm
{
public:
    Storm(Stage &stage, quint32 seed)
        : m_stage(stage)
        , m_dice(seed)
    {
        for (const QString &name : kNames)
            script(name);
    }

    void blow()
    {
        for (int step = 0; step < kSteps; ++step) {
            something();
            m_stage.wait(below(4) == 0 ? below(20'000) : below(900));
        }
    }

private:
    int below(int bound) { return int(m_dice.bounded(bound)); }
    template<class Value>
    Value oneOf(const QList<Value> &values)
    {
        return values.at(below(int(values.size())));
    }

    ScriptedAnswer purchase()
    {
        const int amount = oneOf<int>({5, 5, 20, 60, 80, 100, -1, 101});
        const QString text = oneOf<QString>({u"Yes"_s, u"I see"_s, u"A thought of mine, not long"_s,
                                             QString(70, u'x'), u"Kyoko?"_s, QString()});
        ScriptedAnswer answer = ScriptedAnswer::consume(amount, text, Millis(below(700)));
        for (int more = below(3); more > 0; --more)
            answer.calls.append(
                {base::CallId(u"more"_s), oneOf<QString>({u"status"_s, u"history"_s, u"?"_s}), {}});
        return answer;
    }

    void script(const QString &name)
    {
        for (int i = 0; i < 80; ++i) {
            const int kind = below(10);
            const Millis after(below(1500));
            m_stage.wake(name, kind < 6    ? purchase()
                               : kind < 8  ? ScriptedAnswer::text(u"Hm."_s, after)
                               : kind == 8 ? ScriptedAnswer::failure(Cause::Unreachable, after)
                                           : ScriptedAnswer::hang());
            m_stage.speech(name, kind < 6    ? ScriptedAnswer::slowly({u"One "_s, u"two"_s}, after)
                                 : kind < 8  ? ScriptedAnswer::text(u"NO_REPLY"_s, after)
                                 : kind == 8 ? ScriptedAnswer::failure(Cause::Refused, after)
                                             : ScriptedAnswer::hang({u"Well"_s}, after));
            m_stage.vote(name, kind < 9
                                   ? ScriptedAnswer::vote(model::VoteState::Speak, kind, kind == 3, after)
                                   : ScriptedAnswer::hang());
        }
    }

    void something()
    {
        room::Director &director = m_stage.director();
        const base::ParticipantId who = companion(oneOf(kNames));
        switch (below(9)) {
        case 0:
        case 1:
        case 2: m_stage.userSays(message(QString()).says(u"Say %1"_s.arg(below(50)))); return;
        case 3: director.cue(who, u"test"_s); return;
        case 4: director.setMuted(who, below(2) == 0, u"test"_s); return;
        case 5: director.setRoster(someRoster(), u"test"_s); return;
        case 6: {
            model::PolicySettings policy = director.room().policy;
            policy.policy = oneOf<PolicyName>({PolicyName::Vote, PolicyName::Resource, PolicyName::Resource,
                                               PolicyName::Ring, PolicyName::Manual});
            director.setPolicy(policy, u"test"_s);
            return;
        }
        case 7:
            director.control(oneOf<Control>({Control::Hold, Control::Release, Control::Pause, Control::Step,
                                             Control::Stop, Control::Reset, Control::Reshuffle}),
                             u"test"_s);
            return;
        case 8:
            director.control(Control::Release, u"test"_s);
            director.control(Control::Play, u"test"_s);
            return;
        }
    }

    QList<base::ParticipantId> someRoster()
    {
        QList<base::ParticipantId> roster;
        for (const QString &name : kNames) {
            if (below(4) > 0)
                roster.append(companion(name));
        }
        return roster;
    }

    Stage &m_stage;
    QRandomGenerator m_dice;
};

model::Room sea()
{
    return tests::room(u"sea"_s)
        .with(kNames)
        .policy(PolicyName::Resource)
        .tuned([](model::PolicySettings &policy) { policy.maxCompanionTurns = 30; });
}

} // namespace

/// Any events in any order: turns end once, the log gives the same floor again, and nothing is left running.
/// (The floor's own invariants are tested with the engine.)
class TestStormyRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStormLeavesNothingBehind();
    void afterACrashInAStormTheRoomOpens();
};

void TestStormyRoom::aStormLeavesNothingBehind()
{
    int wakes = 0;
    for (quint32 seed = 0; seed < kStorms; ++seed) {
        Stage stage(sea());
        Storm(stage, seed).blow();

        stage.director().control(Control::Stop, u"test"_s);
        stage.wait(10'000);

        QHash<base::TurnId, int> ends;
        for (const auto &event : stage.all<model::TurnEvent>())
            ends[event.turn] += model::isClosing(event.kind) ? 1 : 0;
        for (const int count : std::as_const(ends))
            QVERIFY2(count == 1, qPrintable(u"seed %1"_s.arg(seed)));
        for (const auto &said : stage.all<model::FloorSaid>()) {
            const auto *consumed = std::get_if<model::Consumed>(&said.output.kind);
            QVERIFY(!consumed || (consumed->resource >= 0 && consumed->resource <= 100));
            wakes += std::holds_alternative<model::Wake>(said.output.kind) ? 1 : 0;
        }
        QCOMPARE(stage.model().openCalls(), 0);
        QCOMPARE(stage.director().floor().level, 100);
        const room::Director again(tests::recordOf(sea(), stage.log()), stage.house(),
                                   room::Director::Opening::LookOnly);
        QVERIFY2(again.floor() == stage.director().floor(), qPrintable(u"seed %1"_s.arg(seed)));
        for (const auto &posted : stage.all<model::MessagePosted>())
            QVERIFY(posted.turn.has_value() == (posted.way != model::MessagePosted::Way::Posted));
    }
    QVERIFY(wakes > kStorms * 10);
}

void TestStormyRoom::afterACrashInAStormTheRoomOpens()
{
    for (quint32 seed = 0; seed < kStorms; ++seed) {
        Stage before(sea());
        Storm(before, 1000 + seed).blow();

        Stage after(sea(), before.log());
        after.wait(0);

        QVERIFY(after.director().floor().isResting());
        QVERIFY(after.director().floor().refunds.isEmpty());
        QCOMPARE(after.director().floor().level, 100);
        QVERIFY(after.director().rest());
        QCOMPARE(after.director().room(), before.director().room());
        const room::Director again(tests::recordOf(sea(), before.log() + after.log()), after.house(),
                                   room::Director::Opening::LookOnly);
        QVERIFY2(again.floor() == after.director().floor(), qPrintable(u"seed %1"_s.arg(seed)));
    }
}

SUITE_TEST(QCoreApplication, TestStormyRoom)

} // namespace tst_stormy_room

#include "tst_stormy_room.moc"
