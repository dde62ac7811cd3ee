// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/forms/model_list.h"
#include "ui/persona/trial.h"
#include "ui/persona/trial_pane.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace tst_trial_pane {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

/// The pane for Aya, who uses Gemini, over fake ports.
struct TrialStage
{
    TrialStage()
    {
        persona = samplePersonas().at(2);
        persona.model = {.provider = base::ProviderId(u"gemini"_s), .temperature = 0.4};
        pane.offerModels(models);
        pane.setPersona(persona, model::Language::English);
        providers.answerList(sampleProviders());
        pane.show();
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return pane.findChild<Widget *>(name);
    }
    void choose(const QString &provider)
    {
        auto *box = find<QComboBox>(u"trialProvider"_s);
        const int index = box->findText(provider, Qt::MatchStartsWith);
        if (index < 0)
            qFatal("no %s", qPrintable(provider));
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    OpenTrial tryIt()
    {
        find<QLineEdit>(u"trialLine"_s)->setText(u"Hello?"_s);
        find<QPushButton>(u"trialButton"_s)->click();
        return port.trial();
    }
    const model::ModelChoice &tried() { return port.lastPersona().model; }
    QString text(const QString &label) { return find<QLabel>(label)->text(); }

    FakePersonaPort port;
    FakeProviderPort providers;
    ui::ModelList models{providers};
    ui::Trial trial{port};
    model::Persona persona;
    ui::TrialPane pane{trial};
};

} // namespace

class TrialPaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsOwnModelAnswersAtFirst();
    void rehearsalCanAnswer();
    void anyModelOfAProviderCanAnswer();
    void theNextProviderForgetsTheModel();
    void aMissingKeyIsTold();
    void voteThoughtAndReplyComeAsTheyCome();
    void whatComesAfterACancelIsNotShown();
    void troubleIsToldPlainly();
};

void TrialPaneTest::itsOwnModelAnswersAtFirst()
{
    TrialStage stage;

    stage.tryIt();

    QCOMPARE(stage.tried(), stage.persona.model);
    QVERIFY(stage.text(u"trialIntro"_s).contains(u"gemini-2.5-flash"_s));
    QVERIFY(stage.find<QComboBox>(u"trialModel"_s)->isHidden());
}

void TrialPaneTest::rehearsalCanAnswer()
{
    TrialStage stage;

    stage.choose(u"Rehearsal"_s);
    stage.tryIt();

    QCOMPARE(stage.tried().provider, model::rehearsalProvider());
    QCOMPARE(stage.tried().model, QString());
    QVERIFY(stage.find<QComboBox>(u"trialModel"_s)->isHidden());
}

void TrialPaneTest::anyModelOfAProviderCanAnswer()
{
    TrialStage stage;

    stage.choose(u"Ollama"_s);
    stage.providers.answerModels(QStringList{u"llama3"_s, u"qwen3:8b"_s});
    auto *box = stage.find<QComboBox>(u"trialModel"_s);
    QVERIFY(!box->isHidden());
    QVERIFY(box->findText(u"llama3"_s) >= 0);
    stage.find<QLineEdit>(u"trialModelLine"_s)->setText(u"llama3"_s);
    stage.tryIt();

    QCOMPARE(stage.tried().provider.value(), u"ollama"_s);
    QCOMPARE(stage.tried().model, u"llama3"_s);
    QCOMPARE(stage.tried().temperature, 0.4); // the settings of the model are the persona's
    QCOMPARE(stage.persona.model.provider.value(), u"gemini"_s);
}

void TrialPaneTest::theNextProviderForgetsTheModel()
{
    TrialStage stage;
    stage.choose(u"Ollama"_s);
    stage.find<QLineEdit>(u"trialModelLine"_s)->setText(u"llama3"_s);

    stage.choose(u"Claude"_s);
    stage.tryIt();

    QCOMPARE(stage.tried().provider.value(), u"claude"_s);
    QCOMPARE(stage.tried().model, QString());
}

void TrialPaneTest::aMissingKeyIsTold()
{
    TrialStage stage;

    stage.choose(u"OpenAI"_s);

    QVERIFY(stage.text(u"trialIntro"_s).contains(u"key"_s));
}

void TrialPaneTest::voteThoughtAndReplyComeAsTheyCome()
{
    TrialStage stage;
    const OpenTrial trial = stage.tryIt();
    QCOMPARE(stage.text(u"trialState"_s), u"Aya is voting…"_s);

    trial.tell(
        model::State{.from = aya(), .state = model::VoteState::Listen, .importance = 3, .selected = true});
    QCOMPARE(stage.text(u"trialState"_s), u"Aya would listen: called on, importance 3 of 10."_s);
    trial.tell(ports::TrialThought{u"<b>Tea, then.</b>"_s});
    QVERIFY(stage.text(u"trialThought"_s).contains(u"<b>Tea, then.</b>"_s));
    trial.say(u"Good "_s);
    trial.say(u"evening."_s);
    QVERIFY(stage.text(u"trialReply"_s).startsWith(u"Good evening."_s));
    trial.end();

    QCOMPARE(stage.text(u"trialReply"_s), u"Good evening."_s);
    stage.tryIt();
    QVERIFY(stage.find<QLabel>(u"trialThought"_s)->isHidden()); // from another trial
}

void TrialPaneTest::whatComesAfterACancelIsNotShown()
{
    TrialStage stage;
    const OpenTrial trial = stage.tryIt();
    trial.say(u"Good"_s);

    stage.find<QPushButton>(u"trialButton"_s)->click();
    QVERIFY(stage.port.commands().last().startsWith(u"cancelTrial"_s));
    trial.say(u" evening."_s);

    QCOMPARE(stage.text(u"trialReply"_s), u"Good"_s);
    QVERIFY(stage.find<QPushButton>(u"trialButton"_s)->isEnabled());
}

void TrialPaneTest::troubleIsToldPlainly()
{
    TrialStage stage;
    const OpenTrial trial = stage.tryIt();

    trial.end(base::failure(base::ErrorCode::Network, u"The key was refused."_s));

    QVERIFY(stage.text(u"trialState"_s).contains(u"The key was refused."_s));
}

SUITE_TEST(QApplication, TrialPaneTest)

} // namespace tst_trial_pane

#include "tst_trial_pane.moc"
