// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/counting_client.h"
#include "core/agent/prompt_preview.h"
#include "core/agent/request_tokens.h"
#include "core/agent/talk_window.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_counting_client {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using llm::ChatText;
using llm::ModelRequest;
using tests::companion;
using tests::ScriptedAnswer;

namespace {

ModelRequest said(const QString &text)
{
    ModelRequest request;
    request.messages = {{ChatText::Role::User, text}};
    request.brief.persona.id = companion(u"aya"_s);
    return request;
}

QString english() { return QString(u"The kettle sings and nobody listens. "_s).repeated(50); }

/// A model behind the tested client. Its counts follow the script.
struct Stage
{
    Stage() { model.behaveAs({.name = u"small"_s, .offline = false}); }

    void ask(const ModelRequest &request, std::optional<qint64> counted)
    {
        ScriptedAnswer answer = ScriptedAnswer::text(u"Yes."_s);
        answer.end = llm::ModelFinish{u"stop"_s, counted, 1};
        model.script(companion(u"aya"_s), llm::Purpose::Speech, answer);
        QObject parent;
        [[maybe_unused]] const llm::ModelCall *call = client.start(request, &parent);
        clock.advance(Millis(10));
        QCoreApplication::processEvents();
    }

    [[nodiscard]] qint64 estimate(const ModelRequest &request) const
    {
        return agent::requestTokens(request, client.traits({}).tokens);
    }

    tests::FakeClock clock;
    tests::ScriptedModelClient model{clock};
    agent::CountingClient client{model};
};

} // namespace

/// A server's counts correct the estimates for its model, wherever prompts are fitted to a limit.
class TestCountingClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasCountedIsExpectedNextTime();
    void eachModelIsCountedByItself();
    void aFormThatTheServerMayNotTellIsNoReasonToCountLess();
    void aPictureTeachesNothing();
    void aServerThatCountsNothingChangesNothing();
    void aModelWithFewTokensIsToldMore();
    void aPreviewCountsAsTheModelDoes();
};

void TestCountingClient::whatWasCountedIsExpectedNextTime()
{
    Stage stage;
    const ModelRequest request = said(english());
    const qint64 before = stage.estimate(request);

    stage.ask(request, before * 3 / 4);

    QVERIFY(qAbs(stage.estimate(request) - before * 3 / 4) <= 2);
}

void TestCountingClient::eachModelIsCountedByItself()
{
    Stage stage;
    const ModelRequest request = said(english());
    stage.ask(request, stage.estimate(request) / 2);

    stage.model.behaveAs({.name = u"large"_s, .offline = false});

    QCOMPARE(stage.client.traits({}).tokens, model::TokenScale());
}

void TestCountingClient::aFormThatTheServerMayNotTellIsNoReasonToCountLess()
{
    Stage silent;
    ModelRequest request = said(english());
    const qint64 talk = silent.estimate(request);
    request.tools = {{u"roll"_s, english(), {"{}"}}};

    silent.ask(request, talk + 20); // the tools are not in the prompt
    QCOMPARE(silent.client.traits({}).tokens, model::TokenScale());

    Stage thrifty;
    thrifty.ask(request, talk / 2); // the talk is shorter than estimated
    QVERIFY(qAbs(thrifty.estimate(said(english())) - talk / 2) <= 2);
}

void TestCountingClient::aPictureTeachesNothing()
{
    Stage stage;
    ModelRequest request = said(english());
    request.messages.first().pictures = {{u"image/png"_s, "png"}};

    stage.ask(request, 300);

    QCOMPARE(stage.client.traits({}).tokens, model::TokenScale());
}

void TestCountingClient::aServerThatCountsNothingChangesNothing()
{
    for (const std::optional<qint64> counted : {std::optional<qint64>(), std::optional<qint64>(0)}) {
        Stage stage;
        stage.ask(said(english()), counted);
        QCOMPARE(stage.client.traits({}).tokens, model::TokenScale());
    }
}

void TestCountingClient::aModelWithFewTokensIsToldMore()
{
    agent::Scene scene;
    for (int i = 0; i < 200; ++i)
        scene.witnessed.append(tests::message(u"m%1"_s.arg(i)).says(english().left(400)));
    Stage stage;
    stage.model.behaveAs({.name = u"small"_s, .offline = false, .context = 8000});
    scene.window = agent::windowFor(stage.client.traits({}));
    const qsizetype leftOut = agent::firstTold(scene);
    const ModelRequest request = said(english());

    stage.ask(request, stage.estimate(request) / 2);

    scene.window = agent::windowFor(stage.client.traits({}));
    QVERIFY(agent::firstTold(scene) < leftOut);
}

void TestCountingClient::aPreviewCountsAsTheModelDoes()
{
    agent::Scene scene;
    scene.persona = tests::persona(u"aya"_s).named(model::Language::English, u"Aya"_s);
    scene.persona.texts[model::Language::English].story = english();
    scene.witnessed = {tests::message(u"m1"_s).says(u"Hello"_s)};
    const auto tokens = [&scene] {
        qint64 sum = 0;
        const model::PromptPreview preview = agent::previewPrompt(scene);
        for (const model::PromptPart &part : preview.speech)
            sum += part.tokens;
        return sum;
    };
    const qint64 before = tokens();
    Stage stage;
    const ModelRequest request = said(english());

    stage.ask(request, stage.estimate(request) / 2);
    scene.window.scale = stage.client.traits({}).tokens;

    QVERIFY(tokens() < before * 6 / 10);
}

SUITE_TEST(QCoreApplication, TestCountingClient)

} // namespace tst_counting_client

#include "tst_counting_client.moc"
