// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "tests/support/ui/sample_room.h"
#include "ui/providers/provider_wizard.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace studio::tests::provider_scenes {

namespace {

using ports::LocalServer;
using ports::TestResult;
using ports::TestStep;

template<class Widget>
Widget *inWizard(Stage &stage, const QString &objectName)
{
    auto *wizard = stage.window().findChild<ui::ProviderWizard *>();
    return wizard ? wizard->findChild<Widget *>(objectName) : nullptr;
}

void next(Stage &stage) { inWizard<QPushButton>(stage, u"wizardNext"_s)->click(); }

/// Like the link in the status line.
void openWizard(Stage &stage)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"connectModelAction"_s)->trigger();
}

/// Ollama answers, and our own firehose is on llama.cpp's port.
void wizardWhere(Stage &stage)
{
    openWizard(stage);
    stage.providers.findServer({LocalServer::What::Ollama,
                                model::ProviderKind::Ollama,
                                QUrl(u"http://localhost:11434"_s),
                                {u"llama3.2"_s, u"qwen3:8b"_s}});
    stage.providers.findServer({LocalServer::What::OwnFirehose,
                                model::ProviderKind::Compatible,
                                QUrl(u"http://localhost:8080"_s),
                                {}});
    stage.providers.endSearch();
    inWizard<QAbstractButton>(stage, u"place7"_s)->click();
}

void wizardNothingFound(Stage &stage)
{
    openWizard(stage);
    stage.providers.endSearch();
}

/// With a key, on a desktop without a keychain.
void wizardAccess(Stage &stage)
{
    Q_EMIT stage.providers.providersChanged();
    stage.providers.answerList({});
    openWizard(stage);
    inWizard<QAbstractButton>(stage, u"place0"_s)->click();
    next(stage);
    QTest::keyClicks(inWizard<QLineEdit>(stage, u"providerKey"_s), u"sk-not-a-real-key"_s);
}

void wizardAccessWrong(Stage &stage)
{
    openWizard(stage);
    inWizard<QAbstractButton>(stage, u"place6"_s)->click();
    next(stage);
    QTest::keyClicks(inWizard<QLineEdit>(stage, u"providerAddress"_s), u"file:///etc/passwd"_s);
    next(stage);
}

void comeToModels(Stage &stage)
{
    openWizard(stage);
    inWizard<QAbstractButton>(stage, u"place0"_s)->click();
    next(stage);
    QTest::keyClicks(inWizard<QLineEdit>(stage, u"providerKey"_s), u"sk-not-a-real-key"_s);
    next(stage);
}

void wizardModels(Stage &stage)
{
    comeToModels(stage);
    QStringList models{u"gpt-4.1"_s,    u"gpt-4.1-mini"_s, u"gpt-5"_s,
                       u"gpt-5-mini"_s, u"gpt-5-nano"_s,   u"o4-mini"_s};
    for (int number = 1; number <= 12; ++number)
        models.append(u"ft:gpt-4.1-mini:tea-house:%1"_s.arg(number));
    stage.providers.answerModels(models);
    QTest::keyClicks(inWizard<QLineEdit>(stage, u"providerModel"_s), u"gpt-5"_s);
}

void wizardNoModels(Stage &stage)
{
    comeToModels(stage);
    stage.providers.answerModels(base::failure(base::ErrorCode::Network, stage.talk.noList));
    QTest::keyClicks(inWizard<QLineEdit>(stage, u"providerModel"_s), u"gpt-5"_s);
}

void comeToTest(Stage &stage)
{
    wizardModels(stage);
    next(stage);
}

void wizardTesting(Stage &stage)
{
    comeToTest(stage);
    for (const TestStep step : {TestStep::Reach, TestStep::Key, TestStep::List})
        stage.providers.answerStep(step, TestResult::How::Fine);
    stage.providers.answerStep(TestStep::Stream, TestResult::How::Running);
}

void wizardTestFails(Stage &stage)
{
    comeToTest(stage);
    stage.providers.answerStep(TestStep::Reach, TestResult::How::Fine);
    stage.providers.answerStep(TestStep::Key, TestResult::How::Failed, stage.talk.keyRefused);
    for (const TestStep step :
         {TestStep::List, TestStep::Stream, TestStep::Json, TestStep::Tool, TestStep::Picture})
        stage.providers.answerStep(step, TestResult::How::Skipped);
    stage.providers.endTest();
}

/// It works, except for the list of models and pictures.
void testToTheEnd(Stage &stage)
{
    comeToTest(stage);
    for (const TestStep step :
         {TestStep::Reach, TestStep::Key, TestStep::Stream, TestStep::Json, TestStep::Tool})
        stage.providers.answerStep(step, TestResult::How::Fine);
    stage.providers.answerStep(TestStep::List, TestResult::How::Warning, stage.talk.noList);
    stage.providers.answerStep(TestStep::Picture, TestResult::How::Warning, stage.talk.noPictures);
    model::ModelFacts facts;
    facts.model = u"gpt-5"_s;
    facts.abilities.schema = model::Known::Yes;
    facts.abilities.tools = model::Known::Yes;
    facts.abilities.pictures = model::Known::No;
    stage.providers.endTest(ports::TestReport{.facts = facts});
}

void wizardTested(Stage &stage) { testToTheEnd(stage); }

void wizardLast(Stage &stage)
{
    testToTheEnd(stage);
    next(stage);
}

// ---- providers

model::ModelFacts priced(const QString &model, qint64 in, qint64 cached, qint64 out)
{
    model::ModelFacts facts;
    facts.provider = base::ProviderId(u"openai"_s);
    facts.model = model;
    facts.abilities.schema = model::Known::Yes;
    facts.abilities.tools = model::Known::Yes;
    facts.abilities.pictures = model::Known::Yes;
    facts.price = {in, cached, out};
    facts.context = 400'000;
    return facts;
}

ports::ProviderRow providerRow(const QString &name, model::ProviderKind kind, const QString &address,
                               const QString &model)
{
    ports::ProviderRow row;
    row.provider.id = base::ProviderId(name.toLower());
    row.provider.name = name;
    row.provider.kind = kind;
    row.provider.baseUrl = QUrl(address);
    row.provider.model = model;
    return row;
}

ports::ProviderList threeProviders()
{
    using model::KeyPlace;
    using model::ProviderKind;
    constexpr qint64 kDollar = 1'000'000'000;
    ports::ProviderRow anthropic = providerRow(u"Anthropic"_s, ProviderKind::Anthropic,
                                               u"https://api.anthropic.com"_s, u"claude-sonnet-4-5"_s);
    anthropic.provider.keyPlace = KeyPlace::Environment;
    anthropic.provider.variable = u"ANTHROPIC_API_KEY"_s;
    ports::ProviderRow ollama =
        providerRow(u"Ollama"_s, ProviderKind::Ollama, u"http://localhost:11434"_s, u"llama3.2"_s);
    model::ModelFacts qwen = priced(u"qwen3:8b"_s, 0, 0, 0);
    qwen.provider = ollama.provider.id;
    qwen.abilities.pictures = model::Known::No;
    qwen.price = {};
    qwen.context = 32'768;
    qwen.tested = QDateTime(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    qwen.habits = {model::ServerHabit::Thinks, model::ServerHabit::NoStreamOptions,
                   model::ServerHabit::NoForcedTool};
    ollama.models = {qwen};
    ports::ProviderRow openAi =
        providerRow(u"OpenAI"_s, ProviderKind::OpenAi, u"https://api.openai.com/v1"_s, u"gpt-5"_s);
    openAi.provider.keyPlace = KeyPlace::Keychain;
    openAi.hasKey = true;
    openAi.models = {priced(u"gpt-5"_s, kDollar * 5 / 4, kDollar / 8, 10 * kDollar),
                     priced(u"gpt-5-mini"_s, kDollar / 4, kDollar / 40, 2 * kDollar)};
    ports::ProviderList list;
    list.rows = {anthropic, ollama, openAi};
    list.standard.provider = openAi.provider.id;
    list.keychain = true;
    return list;
}

void knowProviders(Stage &stage)
{
    Q_EMIT stage.providers.providersChanged();
    stage.providers.answerList(threeProviders());
}

void openProviders(Stage &stage, int chosen)
{
    knowProviders(stage);
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"providersAction"_s)->trigger();
    auto *list = stage.window().findChild<QListView *>(u"providerList"_s);
    list->setCurrentIndex(list->model()->index(chosen, 0));
}

void providersWindow(Stage &stage) { openProviders(stage, 2); }

/// A model of a local server, and what was learned from its answers.
void providersLearned(Stage &stage) { openProviders(stage, 1); }

void providersEmpty(Stage &stage)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"providersAction"_s)->trigger();
}

void providerRemoved(Stage &stage)
{
    providersWindow(stage);
    stage.window().findChild<QPushButton *>(u"providerRemove"_s)->click();
}

// ---- calls that wait or failed, and their costs

constexpr qint64 kCent = 10'000'000; // nano-dollars

ports::CostSum sum(qint64 calls, qint64 cost)
{
    return {calls, cost, 0, {1200 * calls, 900 * calls, 80 * calls, {}}};
}

ports::WaitingCall tooMany(const base::ParticipantId &companion, std::chrono::seconds left)
{
    ports::WaitingCall call;
    call.companion = companion;
    call.vote = true;
    call.trouble = {model::Cause::RateLimited, model::Advice::WaitAWhile, u"Rate limit reached"_s, 429};
    call.failedTries = 1;
    call.left = left;
    return call;
}

void retry(Stage &stage)
{
    ports::FloorView floor;
    floor.rows = {voted(kyoko(), 7, model::VoteState::Speak), pending(natsumi()), pending(aya())};
    floor.rows[0].manner = model::VoteManner{model::VoteRung::Schema, false, false};
    floor.votingOn = base::MessageId(u"m1"_s);
    stage.openRoom(2, floor);
    using std::chrono::seconds;
    Q_EMIT stage.rooms.callsWaiting(teaRoom(), {tooMany(natsumi(), seconds(3)), tooMany(aya(), seconds(8))});
}

/// No vote arrived while the model was loading; the turn waits for it.
void loading(Stage &stage)
{
    using model::Cause;
    using std::chrono::seconds;
    ports::FloorView floor =
        decidedFloor({missing(kyoko(), Cause::Timeout), missing(natsumi(), Cause::Timeout),
                      missing(aya(), Cause::Timeout)},
                     model::Rule::NoVotes, kyoko());
    const model::CallTrouble loads{Cause::Timeout, model::Advice::LetItLoad, u"Loading model"_s, 503};
    for (ports::FloorRow &row : floor.rows)
        row.trouble = loads;
    floor.rows[0].speaking = true;
    stage.openRoom(2, floor);
    ports::WaitingCall call;
    call.companion = kyoko();
    call.trouble = loads;
    call.loading = ports::LoadingModel{u"qwen3:8b"_s, seconds(14)};
    Q_EMIT stage.rooms.callsWaiting(teaRoom(), {call});
}

/// A refused key: nobody can vote.
void keyRefused(Stage &stage)
{
    using model::Cause;
    ports::FloorView floor =
        decidedFloor({missing(kyoko(), Cause::Refused), missing(natsumi(), Cause::Refused),
                      missing(aya(), Cause::Timeout)},
                     model::Rule::Nobody, {});
    for (int row = 0; row < 2; ++row)
        floor.rows[row].trouble =
            model::CallTrouble{Cause::Refused, model::Advice::CheckKey, u"Incorrect API key provided"_s, 401};
    floor.rest = model::Rest{model::RestReason::Nobody, {}};
    stage.openRoom(2, floor);
}

model::CallRecord pastCall(model::CallPurpose purpose, const QList<base::ParticipantId> &who,
                           const QString &model, std::optional<qint64> cost)
{
    model::CallRecord call;
    call.time = QDateTime(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    call.companions = who;
    call.purpose = purpose;
    call.provider = base::ProviderId(cost ? u"openai"_s : u"ollama"_s);
    call.model = model;
    call.tokens = {1240, 1024, 86, 40};
    call.took = base::Millis(1830);
    call.cost = cost;
    return call;
}

void costs(Stage &stage)
{
    using model::CallPurpose;
    knowProviders(stage);
    stage.openRoom(4, quietFloor());
    ports::RoomCost cost;
    cost.today = sum(14, kCent * 4 / 10);
    cost.all = sum(340, kCent * 37);
    Q_EMIT stage.costs.costChanged(teaRoom(), cost);
    stage.window().findChild<QAction *>(u"costsAction"_s)->trigger();
    const QString small = u"gpt-5-mini"_s;
    ports::CostReport report;
    report.calls = {pastCall(CallPurpose::Vote, {kyoko()}, small, kCent / 40),
                    pastCall(CallPurpose::Vote, {natsumi(), aya()}, small, kCent / 30),
                    pastCall(CallPurpose::Repair, {natsumi()}, small, kCent / 60),
                    pastCall(CallPurpose::Speech, {aya()}, u"gpt-5"_s, kCent * 3 / 10),
                    pastCall(CallPurpose::Speech, {kyoko()}, u"llama3.2"_s, {})};
    report.turns = {{base::TurnId(u"t1"_s), aya(), sum(4, kCent * 4 / 10)}};
    report.days = {{QDate(2026, 3, 14), sum(14, kCent * 4 / 10)}};
    report.all = sum(340, kCent * 37);
    stage.costs.answer(report);
}

/// The sign in the top bar, and a budget that is used up.
void budget(Stage &stage)
{
    ports::FloorView floor = quietFloor();
    floor.rest = model::Rest{model::RestReason::Budget, {}};
    stage.openRoom(4, floor);
    ports::RoomCost cost;
    cost.today = sum(14, kCent * 4 / 10);
    cost.all = sum(340, kCent * 25);
    cost.budget = 25 * kCent;
    cost.usedUp = true;
    Q_EMIT stage.costs.costChanged(teaRoom(), cost);
}

} // namespace

QList<Scene> all()
{
    return {
        {u"wizard-where"_s, true, wizardWhere},
        {u"wizard-nothing-found"_s, false, wizardNothingFound},
        {u"wizard-access"_s, true, wizardAccess},
        {u"wizard-access-wrong"_s, false, wizardAccessWrong},
        {u"wizard-models"_s, true, wizardModels},
        {u"wizard-no-models"_s, false, wizardNoModels},
        {u"wizard-testing"_s, false, wizardTesting},
        {u"wizard-test-fails"_s, true, wizardTestFails},
        {u"wizard-tested"_s, false, wizardTested},
        {u"wizard-last"_s, true, wizardLast},
        {u"providers"_s, true, providersWindow},
        {u"providers-learned"_s, true, providersLearned},
        {u"providers-empty"_s, false, providersEmpty},
        {u"provider-removed"_s, false, providerRemoved},
        {u"retry"_s, true, retry},
        {u"loading"_s, true, loading},
        {u"key-refused"_s, true, keyRefused},
        {u"costs"_s, true, costs},
        {u"budget"_s, true, budget},
    };
}

} // namespace studio::tests::provider_scenes
