// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_controls.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_model_controls {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Effort;
using model::Known;
using model::ModelAbilities;
using model::ModelChoice;
using model::ModelControl;
using model::NotTaken;
using model::ProviderKind;
using model::whyNotTaken;

namespace {

const QList<ProviderKind> kKinds{ProviderKind::OpenAi,    ProviderKind::OpenAiResponses,
                                 ProviderKind::Anthropic, ProviderKind::Gemini,
                                 ProviderKind::Ollama,    ProviderKind::Compatible};

/// A choice with every setting.
ModelChoice full()
{
    return {.provider = base::ProviderId(u"openai"_s),
            .model = u"gpt-5"_s,
            .temperature = 1.5,
            .topP = 0.9,
            .maxTokens = 500,
            .seed = 7,
            .stop = {u"END"_s},
            .effort = Effort::Low};
}

ModelAbilities thinks(Known thinking, Known sampling)
{
    ModelAbilities abilities;
    abilities.thinking = thinking;
    abilities.sampling = sampling;
    return abilities;
}

} // namespace

class TestModelControls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rehearsalTakesNothing();
    void aKindTakesWhatItsRequestsHaveAPlaceFor_data();
    void aKindTakesWhatItsRequestsHaveAPlaceFor();
    void whatIsNotKnownIsTaken();
    void aModelThatAlwaysSamplesItsOwnWayTakesNoTemperature();
    void onlyOpenAisChatLosesTheStopsWithTheTemperature();
    void aModelThatCannotThinkTakesNoEffort();
    void anthropicTakesNoTemperatureWhileItThinks();
    void anthropicTakesNoTopPBesideATemperature();
    void whatIsTakenIsAllThatMayBeSent();
    void aTemperatureIsLoweredToWhatTheKindTakes();
    void everyControlKnowsWhetherItIsSet();
};

void TestModelControls::rehearsalTakesNothing()
{
    for (const ModelControl control : model::kEveryControl)
        QCOMPARE(whyNotTaken(control, full(), {}, {}), std::optional(NotTaken::ByRehearsal));
}

void TestModelControls::aKindTakesWhatItsRequestsHaveAPlaceFor_data()
{
    QTest::addColumn<ProviderKind>("kind");
    QTest::addColumn<QList<ModelControl>>("notTaken");

    QTest::newRow("OpenAI") << ProviderKind::OpenAi << QList<ModelControl>{};
    QTest::newRow("responses") << ProviderKind::OpenAiResponses
                               << QList<ModelControl>{ModelControl::Seed, ModelControl::Stop};
    QTest::newRow("Anthropic") << ProviderKind::Anthropic << QList<ModelControl>{ModelControl::Seed};
    QTest::newRow("Gemini") << ProviderKind::Gemini << QList<ModelControl>{};
    QTest::newRow("Ollama") << ProviderKind::Ollama << QList<ModelControl>{};
    QTest::newRow("compatible") << ProviderKind::Compatible << QList<ModelControl>{};
}

void TestModelControls::aKindTakesWhatItsRequestsHaveAPlaceFor()
{
    QFETCH(ProviderKind, kind);
    QFETCH(QList<ModelControl>, notTaken);

    for (const ModelControl control : model::kEveryControl) {
        const auto why = whyNotTaken(control, {}, kind, {});
        QCOMPARE(why, notTaken.contains(control) ? std::optional(NotTaken::ByKind) : std::nullopt);
    }
}

void TestModelControls::whatIsNotKnownIsTaken()
{
    for (const ProviderKind kind : kKinds) {
        QVERIFY(!whyNotTaken(ModelControl::Temperature, {}, kind, thinks(Known::Unknown, Known::Unknown)));
        QVERIFY(!whyNotTaken(ModelControl::Effort, {}, kind, thinks(Known::Unknown, Known::Unknown)));
    }
}

void TestModelControls::aModelThatAlwaysSamplesItsOwnWayTakesNoTemperature()
{
    const ModelAbilities own = thinks(Known::Yes, Known::No);
    for (const ProviderKind kind : kKinds) {
        QCOMPARE(whyNotTaken(ModelControl::Temperature, {}, kind, own), std::optional(NotTaken::ByModel));
        QCOMPARE(whyNotTaken(ModelControl::TopP, {}, kind, own), std::optional(NotTaken::ByModel));
        QVERIFY(!whyNotTaken(ModelControl::MaxTokens, {}, kind, own));
        QVERIFY(!whyNotTaken(ModelControl::Effort, {}, kind, own));
    }
}

void TestModelControls::onlyOpenAisChatLosesTheStopsWithTheTemperature()
{
    const ModelAbilities own = thinks(Known::Yes, Known::No);

    QCOMPARE(whyNotTaken(ModelControl::Stop, {}, ProviderKind::OpenAi, own),
             std::optional(NotTaken::ByModel));
    for (const ProviderKind kind : {ProviderKind::Anthropic, ProviderKind::Gemini, ProviderKind::Compatible})
        QVERIFY(!whyNotTaken(ModelControl::Stop, {}, kind, own));
}

void TestModelControls::aModelThatCannotThinkTakesNoEffort()
{
    for (const ProviderKind kind : kKinds)
        QCOMPARE(whyNotTaken(ModelControl::Effort, {}, kind, thinks(Known::No, Known::Yes)),
                 std::optional(NotTaken::ByModel));
}

void TestModelControls::anthropicTakesNoTemperatureWhileItThinks()
{
    for (const Effort effort : {Effort::Low, Effort::Medium, Effort::High}) {
        const ModelChoice choice{.effort = effort};
        QCOMPARE(whyNotTaken(ModelControl::Temperature, choice, ProviderKind::Anthropic, {}),
                 std::optional(NotTaken::WithThinking));
        QVERIFY(!whyNotTaken(ModelControl::Temperature, choice, ProviderKind::Gemini, {}));
    }
    QVERIFY(!whyNotTaken(ModelControl::Temperature, {.effort = Effort::Off}, ProviderKind::Anthropic, {}));
    QVERIFY(!whyNotTaken(ModelControl::Temperature, {.effort = Effort::High}, ProviderKind::Anthropic,
                         thinks(Known::No, Known::Unknown)));
}

void TestModelControls::anthropicTakesNoTopPBesideATemperature()
{
    const ModelChoice choice{.temperature = 0.5, .topP = 0.9};

    QCOMPARE(whyNotTaken(ModelControl::TopP, choice, ProviderKind::Anthropic, {}),
             std::optional(NotTaken::WithTemperature));
    QVERIFY(!whyNotTaken(ModelControl::Temperature, choice, ProviderKind::Anthropic, {}));
    QVERIFY(!whyNotTaken(ModelControl::TopP, choice, ProviderKind::OpenAi, {}));
}

void TestModelControls::whatIsTakenIsAllThatMayBeSent()
{
    const ModelChoice asked = full();

    const ModelChoice rehearsed = model::takenOf(asked, {}, {});
    const ModelChoice answered = model::takenOf(asked, ProviderKind::OpenAiResponses, {});
    const ModelChoice thought = model::takenOf(asked, ProviderKind::Anthropic, {});

    QCOMPARE(rehearsed, (ModelChoice{.provider = asked.provider, .model = asked.model}));
    ModelChoice expected = asked;
    expected.seed.reset();
    expected.stop.clear();
    QCOMPARE(answered, expected);
    QVERIFY(!thought.temperature && !thought.topP && !thought.seed);
    QCOMPARE(thought.effort, Effort::Low);
    QCOMPARE(thought.stop, asked.stop);
    QCOMPARE(model::takenOf(asked, ProviderKind::Compatible, {}), asked);
}

void TestModelControls::aTemperatureIsLoweredToWhatTheKindTakes()
{
    const ModelChoice hot{.temperature = 1.5};

    QCOMPARE(model::takenOf(hot, ProviderKind::Anthropic, {}).temperature, std::optional(1.0));
    QCOMPARE(model::takenOf(hot, ProviderKind::Gemini, {}).temperature, std::optional(1.5));
}

void TestModelControls::everyControlKnowsWhetherItIsSet()
{
    for (const ModelControl control : model::kEveryControl) {
        QVERIFY(model::isSet(control, full()));
        QVERIFY(!model::isSet(control, {}));
    }
}

SUITE_TEST(QCoreApplication, TestModelControls)

} // namespace tst_model_controls

#include "tst_model_controls.moc"
