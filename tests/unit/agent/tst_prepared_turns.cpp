// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/companion_agent.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QPointer>
#include <QTest>

#include <functional>

namespace tst_prepared_turns {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::Purpose;
using model::Outcome;
using tests::companion;
using tests::message;
using tests::ScriptedAnswer;

namespace {

const auto kAya = companion(u"aya"_s);

agent::Scene scene(int messages, int tokens = 100)
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s);
    for (int i = 1; i <= messages; ++i)
        scene.witnessed.append(message(u"m%1"_s.arg(i)).says(u"7"_s.repeated(tokens - 12)));
    scene.present = {{kAya, u"Aya"_s, {}}, {tests::user(), u"Mika"_s, {}}};
    scene.room = base::RoomId(u"room_tea"_s);
    scene.turn = base::TurnId(u"t1"_s);
    return scene;
}

class NoTools final : public agent::Toolbox
{
public:
    QList<llm::ToolSpec> tools() const override { return {}; }
    void use(const agent::ToolUse &, const Answered &answered) override { answered({}); }
};

/// A turn of Aya, with everything that it reported, in order.
class Turn
{
public:
    Turn()
    {
        model.behaveAs({.name = u"Scripted"_s, .context = 8000});
        model.script(kAya, Purpose::Summary, ScriptedAnswer::text(u"They spoke of rain."_s, Millis(50)));
        model.script(kAya, Purpose::Speech, ScriptedAnswer::slowly({u"It "_s, u"rains."_s}, Millis(500)));
        model.script(kAya, Purpose::Wake, ScriptedAnswer::text(u"NO_REPLY"_s));
    }

    void speaks(const agent::Scene &scene) { follow(agent.speak(scene, nullptr, &parent)); }
    void wakes(agent::Scene scene)
    {
        scene.policy = model::PolicyName::Resource;
        scene.resource = llm::ResourceFloor{.level = 40, .tiers = {{5, 10}, {60, 50}}};
        follow(agent.wake(scene, std::make_unique<NoTools>(), &parent));
    }

    void run(int ms)
    {
        clock.advance(Millis(ms));
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        clock.advance(Millis(0));
    }

    template<class Kind>
    [[nodiscard]] int count() const
    {
        return int(std::count_if(events.begin(), events.end(), [](const model::TurnEventKind &kind) {
            return std::holds_alternative<Kind>(kind);
        }));
    }
    [[nodiscard]] int closings() const
    {
        return int(std::count_if(events.begin(), events.end(), model::isClosing));
    }
    [[nodiscard]] QList<Purpose> asked() const
    {
        QList<Purpose> asked;
        for (const llm::ModelRequest &request : model.requests())
            asked.append(request.brief.purpose);
        return asked;
    }

    tests::FakeClock clock;
    tests::ScriptedModelClient model{clock};
    agent::CompanionAgent agent{model, clock};
    QObject parent;
    QPointer<agent::TurnCall> call;
    QStringList order;
    QList<model::TurnEventKind> events;
    QList<model::Summary> summaries;
    std::optional<model::TurnOver> over;
    QString said; ///< at its end
    std::function<void()> whenSummarized;

private:
    void follow(agent::TurnCall *turn)
    {
        call = turn;
        QObject::connect(turn, &agent::TurnCall::event, &parent, [this](const model::TurnEventKind &kind) {
            order.append(std::holds_alternative<model::ChatCompressed>(kind) ? u"compressed"_s : u"event"_s);
            events.append(kind);
        });
        QObject::connect(turn, &agent::TurnCall::summarized, &parent, [this](const model::Summary &summary) {
            order.append(u"summarized"_s);
            summaries.append(summary);
            if (whenSummarized)
                whenSummarized();
        });
        QObject::connect(turn, &agent::TurnCall::over, &parent, [this](const model::TurnOver &result) {
            over = result;
            said = call->saidSoFar();
        });
    }
};

} // namespace

/// A talk that has become too long is summarised before the turn; it is still one turn.
class TestPreparedTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortTalkBeginsAtOnce();
    void aLongTalkIsToldInShortBeforeTheTurn();
    void theTurnIsAskedWithTheSummary();
    void aWokenCompanionIsToldInShortToo();
    void cancelWhileItIsPreparedClosesItOnce();
    void cancelLaterKeepsWhatWasSaid();
    void cancelWhereTheSummaryIsHeardOfClosesItOnce();
    void whoHearsOfTheSummaryMayTakeTheTurnAway();
    void aTalkThatCannotFitFailsWithoutBeingSent();
    void aFailedSummaryLeavesTheTurn();
    void votesAreNotHeldUp();
};

void TestPreparedTurns::aShortTalkBeginsAtOnce()
{
    Turn turn;

    turn.speaks(scene(5));

    QCOMPARE(turn.asked(), QList<Purpose>{Purpose::Speech});
}

void TestPreparedTurns::aLongTalkIsToldInShortBeforeTheTurn()
{
    Turn turn;

    turn.speaks(scene(60));
    turn.run(100);
    turn.run(2000);

    QCOMPARE(turn.order.mid(0, 2), (QStringList{u"summarized"_s, u"compressed"_s}));
    QCOMPARE(turn.summaries.first().text, u"They spoke of rain."_s);
    QCOMPARE(std::get<model::ChatCompressed>(turn.events.first()).summary, turn.summaries.first().id);
    QCOMPARE(turn.closings(), 1);
    QCOMPARE(turn.over->outcome, Outcome::Spoke);
    QCOMPARE(turn.over->said->text, u"It rains."_s);
    QCOMPARE(turn.said, u"It rains."_s);
    QVERIFY(!turn.call);
}

void TestPreparedTurns::theTurnIsAskedWithTheSummary()
{
    Turn turn;

    turn.speaks(scene(60));
    turn.run(100);

    QCOMPARE(turn.asked(), (QList<Purpose>{Purpose::Summary, Purpose::Speech}));
    const llm::Brief &brief = turn.model.requests().last().brief;
    QCOMPARE(brief.before, u"They spoke of rain."_s);
    QCOMPARE(brief.witnessed.size(), 18);
    QCOMPARE(brief.witnessed.last().id.value(), u"m60"_s);
}

void TestPreparedTurns::aWokenCompanionIsToldInShortToo()
{
    Turn turn;

    turn.wakes(scene(60));
    turn.run(100);
    turn.run(100);

    QCOMPARE(turn.asked(), (QList<Purpose>{Purpose::Summary, Purpose::Wake}));
    QCOMPARE(turn.closings(), 1);
    QCOMPARE(turn.over->outcome, Outcome::NoReply);
}

void TestPreparedTurns::cancelWhileItIsPreparedClosesItOnce()
{
    Turn turn;
    turn.speaks(scene(60));

    turn.call->cancel();
    turn.run(5000);

    QCOMPARE(turn.count<model::UserCancelled>(), 1);
    QCOMPARE(turn.closings(), 1);
    QCOMPARE(turn.over->outcome, Outcome::Cancelled);
    QCOMPARE(turn.asked(), QList<Purpose>{Purpose::Summary});
    QCOMPARE(turn.model.openCalls(), 0);
}

void TestPreparedTurns::cancelLaterKeepsWhatWasSaid()
{
    Turn turn;
    turn.speaks(scene(60));
    turn.run(100);
    turn.run(700);

    turn.call->cancel();

    QCOMPARE(turn.closings(), 1);
    QCOMPARE(turn.over->outcome, Outcome::Cancelled);
    QCOMPARE(turn.said.trimmed(), u"It"_s);
    QCOMPARE(turn.model.openCalls(), 0);
}

void TestPreparedTurns::cancelWhereTheSummaryIsHeardOfClosesItOnce()
{
    Turn turn;
    turn.whenSummarized = [&turn] { turn.call->cancel(); };

    turn.speaks(scene(60));
    turn.run(100);
    turn.run(2000);

    QCOMPARE(turn.closings(), 1);
    QCOMPARE(turn.count<model::ChatCompressed>(), 0);
    QCOMPARE(turn.asked(), QList<Purpose>{Purpose::Summary});
}

void TestPreparedTurns::whoHearsOfTheSummaryMayTakeTheTurnAway()
{
    Turn turn;
    turn.whenSummarized = [&turn] { delete turn.call; };

    turn.speaks(scene(60));
    turn.run(100);

    QVERIFY(turn.events.isEmpty());
    QCOMPARE(turn.model.openCalls(), 0);
}

void TestPreparedTurns::aTalkThatCannotFitFailsWithoutBeingSent()
{
    Turn turn;
    agent::Scene tooLong = scene(1);
    for (model::PersonaText &text : tooLong.persona.texts)
        text.story = u"7"_s.repeated(9000);

    turn.speaks(tooLong);
    turn.run(0);

    QCOMPARE(turn.events.size(), 2);
    QCOMPARE(std::get<model::ChatCompressed>(turn.events.first()).what,
             model::ChatCompressed::What::TooSmall);
    QVERIFY(!std::get<model::TurnError>(turn.events.last()).message.isEmpty());
    QCOMPARE(turn.over->outcome, Outcome::Failed);
    QVERIFY(turn.asked().isEmpty());
}

void TestPreparedTurns::aFailedSummaryLeavesTheTurn()
{
    Turn turn;
    turn.model.script(companion(u"kyoko"_s), Purpose::Summary, ScriptedAnswer::text({}));
    turn.model.script(companion(u"kyoko"_s), Purpose::Speech, ScriptedAnswer::text(u"Hm."_s));
    agent::Scene ofKyoko = scene(60);
    ofKyoko.persona = tests::persona(u"kyoko"_s);

    turn.speaks(ofKyoko);
    turn.run(100);
    turn.run(1000);

    QCOMPARE(std::get<model::ChatCompressed>(turn.events.first()).what, model::ChatCompressed::What::Empty);
    QVERIFY(turn.summaries.isEmpty());
    QCOMPARE(turn.over->outcome, Outcome::Spoke);
    QCOMPARE(turn.model.requests().last().brief.witnessed.size(), 60);
}

void TestPreparedTurns::votesAreNotHeldUp()
{
    Turn turn;

    turn.agent.vote(scene(60), &turn.parent);

    QCOMPARE(turn.asked(), QList<Purpose>{Purpose::Vote});
}

SUITE_TEST(QCoreApplication, TestPreparedTurns)

} // namespace tst_prepared_turns

#include "tst_prepared_turns.moc"
