// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/turn_tools.h"
#include "tests/support/scripted_tools.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_allowed_tools {

using namespace Qt::StringLiterals;
using namespace studio;
using agent::ToolAnswer;
using model::Action;
using tests::companion;
using tests::ScriptedAnswer;
using tests::ScriptedTools;
using tests::Stage;

namespace {

using Names = std::optional<QStringList>;

model::Room teaRoom() { return tests::room(u"tea"_s).with({u"aya"_s}); }

model::Room market() { return tests::room(u"market"_s).with({u"aya"_s}).policy(model::PolicyName::Resource); }

/// The tools in a turn of Aya, whose persona allows these; the test calls them.
class Bench
{
public:
    Bench(const Names &tools, const Names &gestures, const model::Room &room = teaRoom(),
          const tools::ToolRegistry *others = nullptr)
        : m_stage(room)
        , m_tools(room::TurnSelf{.hands = m_stage.director(),
                                 .companion = companion(u"aya"_s),
                                 .turn = base::TurnId(u"t1"_s),
                                 .present = {},
                                 .buysSpeech = room.policy.policy == model::PolicyName::Resource,
                                 .feeling = {},
                                 .allowedTools = tools,
                                 .allowedGestures = gestures},
                  others)
    {
    }

    [[nodiscard]] ToolAnswer use(const QString &tool, const QByteArray &arguments)
    {
        ToolAnswer given;
        m_tools.use({{base::CallId(u"c1"_s), tool, {arguments}}, false},
                    [&given](const ToolAnswer &answer) { given = answer; });
        return given;
    }
    [[nodiscard]] QStringList offered() const
    {
        QStringList names;
        for (const llm::ToolSpec &spec : m_tools.tools())
            names.append(spec.name);
        return names;
    }
    [[nodiscard]] llm::ToolSpec spec(const QString &name) const
    {
        for (const llm::ToolSpec &spec : m_tools.tools()) {
            if (spec.name == name)
                return spec;
        }
        return {};
    }
    [[nodiscard]] QList<Action> acts()
    {
        m_stage.wait(0); // delivers published events
        return m_stage.all<Action>();
    }
    [[nodiscard]] Stage &stage() { return m_stage; }

private:
    Stage m_stage;
    room::TurnTools m_tools;
};

} // namespace

/// The tools and gestures that a persona allows in a turn: nothing else is offered, and nothing else is done.
class TestAllowedTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutALimitAllAreOffered();
    void onlyWhatIsAllowedIsOffered();
    void whatIsNotAllowedIsNotDone();
    void speakingIsNoToolToGoWithout();
    void othersThatBearTheNameOfSpeechAreNotSpeech();
    void toolsOfOthersAreBoundToo();
    void onlyAllowedGesturesAreOffered();
    void aGestureThatIsNotAllowedIsRefused_data();
    void aGestureThatIsNotAllowedIsRefused();
    void anotherNameOfAnAllowedGestureWillDo();
    void whoMakesNoGesturesHasAFace();
    void theTurnIsBoundAsItsPersonaIs();
    void whatTheRoomIsAskedForIsNotBound();
};

void TestAllowedTools::withoutALimitAllAreOffered()
{
    const Bench bench({}, {});

    QVERIFY(bench.offered().contains(u"roll_dice"_s));
    QVERIFY(bench.offered().contains(u"look"_s));
}

void TestAllowedTools::onlyWhatIsAllowedIsOffered()
{
    const Bench bench(QStringList{u"now"_s, u"nothing_of_that_name"_s}, {});

    QCOMPARE(bench.offered(), (QStringList{u"say"_s, u"now"_s}));
}

// A model may call a tool that it saw in another turn, or made up.
void TestAllowedTools::whatIsNotAllowedIsNotDone()
{
    Bench bench(QStringList{u"now"_s}, {});

    const ToolAnswer gesture = bench.use(u"gesture"_s, R"({"name":"wave"})");
    const ToolAnswer now = bench.use(u"now"_s, "{}");

    QCOMPARE(gesture.errorType, u"notAllowed"_s);
    QVERIFY(bench.acts().isEmpty());
    QVERIFY(!now.error);
}

void TestAllowedTools::speakingIsNoToolToGoWithout()
{
    Bench bench(QStringList(), QStringList(), market());

    QCOMPARE(bench.offered(), (QStringList{u"history"_s, u"status"_s, u"consume"_s, u"say"_s}));
    QVERIFY(!bench.use(u"status"_s, "{}").error);
}

void TestAllowedTools::othersThatBearTheNameOfSpeechAreNotSpeech()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"history"_s);
    tools::ToolRegistry registry;
    QVERIFY(registry.add(files));
    Bench bench(QStringList(), {}, teaRoom(), &registry);

    const ToolAnswer answer = bench.use(u"history"_s, "{}");

    QVERIFY(!bench.offered().contains(u"history"_s));
    QCOMPARE(answer.errorType, u"notAllowed"_s);
    QVERIFY(files.uses().isEmpty());
}

void TestAllowedTools::toolsOfOthersAreBoundToo()
{
    ScriptedTools files(u"files"_s);
    files.offer(u"read"_s);
    files.offer(u"write"_s);
    tools::ToolRegistry registry;
    QVERIFY(registry.add(files));
    Bench bench(QStringList{u"read"_s}, {}, teaRoom(), &registry);

    (void)bench.use(u"write"_s, "{}");
    QVERIFY(files.uses().isEmpty());
    (void)bench.use(u"read"_s, "{}");

    QCOMPARE(files.uses().size(), 1);
    QCOMPARE(bench.offered(), (QStringList{u"say"_s, u"read"_s}));
}

void TestAllowedTools::onlyAllowedGesturesAreOffered()
{
    const Bench bench({}, QStringList{u"wave"_s, u"nod"_s});

    const llm::ToolSpec gesture = bench.spec(u"gesture"_s);

    QVERIFY(gesture.parameters.text.contains("\"wave\"") && gesture.parameters.text.contains("\"nod\""));
    QVERIFY(!gesture.parameters.text.contains("\"laugh\""));
    QVERIFY(!gesture.description.contains(u"laugh"_s));
}

void TestAllowedTools::aGestureThatIsNotAllowedIsRefused_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("by its name") << QByteArray(R"({"name":"laugh"})");
    QTest::newRow("with a feeling") << QByteArray(R"({"name":"laugh","emotion":"happy"})");
    QTest::newRow("in other letters") << QByteArray(R"({"name":" LAUGH "})");
    QTest::newRow("misspelt") << QByteArray(R"({"name":"laughh"})");
}

void TestAllowedTools::aGestureThatIsNotAllowedIsRefused()
{
    QFETCH(const QByteArray, arguments);
    Bench bench({}, QStringList{u"wave"_s});

    const ToolAnswer answer = bench.use(u"gesture"_s, arguments);

    QCOMPARE(answer.errorType, u"notAllowed"_s);
    QVERIFY(!answer.emotion);
    QVERIFY(bench.acts().isEmpty());
}

void TestAllowedTools::anotherNameOfAnAllowedGestureWillDo()
{
    Bench bench({}, QStringList{u"wave"_s});

    QVERIFY(!bench.use(u"gesture"_s, R"({"name":"WAVE"})").error);

    QCOMPARE(bench.acts().size(), 1);
}

void TestAllowedTools::whoMakesNoGesturesHasAFace()
{
    Bench bench({}, QStringList());

    QVERIFY(!bench.spec(u"gesture"_s).parameters.text.contains("\"name\""));
    QVERIFY(!bench.use(u"gesture"_s, R"({"emotion":"happy"})").error);
    QCOMPARE(bench.use(u"gesture"_s, R"({"name":"wave"})").errorType, u"notAllowed"_s);

    QCOMPARE(bench.acts().size(), 1);
    QCOMPARE(bench.acts().first().name, u"expression"_s);
}

// From the persona to the tools that the model is offered.
void TestAllowedTools::theTurnIsBoundAsItsPersonaIs()
{
    Stage stage(teaRoom());
    model::Persona aya = tests::persona(u"aya"_s);
    aya.allowedTools = {u"now"_s};
    stage.cast().set(aya);
    stage.model().behaveAs({.name = u"Scripted"_s, .offline = true, .tools = true});
    stage.vote(u"aya"_s, ScriptedAnswer::vote(model::VoteState::Speak, 9, true));
    stage.speech(u"aya"_s, ScriptedAnswer::text(u"Hello."_s));

    stage.userSays(u"Hello"_s);
    stage.wait(2000);

    QStringList offered;
    for (const llm::ModelRequest &request : stage.model().requests()) {
        for (const llm::ToolSpec &spec : request.tools)
            offered.append(spec.name);
    }
    QCOMPARE(offered, (QStringList{u"say"_s, u"now"_s}));
}

// The user at the keyboard moves a companion as they like.
void TestAllowedTools::whatTheRoomIsAskedForIsNotBound()
{
    Bench bench({}, QStringList());

    QVERIFY(bench.stage().director().act({companion(u"aya"_s), u"laugh"_s, {}, {}}, u"user"_s) > 0);

    QCOMPARE(bench.acts().size(), 1);
}

SUITE_TEST(QCoreApplication, TestAllowedTools)

} // namespace tst_allowed_tools

#include "tst_allowed_tools.moc"
