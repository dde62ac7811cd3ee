// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/sample_room.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/forms/form_field.h"
#include "ui/library/casting.h"
#include "ui/persona/draft_text.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_window.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

namespace tst_model_fields {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Effort;
using model::ModelChoice;
using ui::Casting;
using ui::PersonaWindow;

namespace {

/// The open form of Aya, with or without a chosen model, in a studio with four providers.
struct Stage
{
    explicit Stage(const ModelChoice &choice = {}, const ports::ProviderList &list = sampleProviders())
    {
        parent.resize(1280, 800);
        casting.offerProviders(providers);
        casting.desk().refresh();
        QList<model::Persona> all = samplePersonas();
        all.first().model = choice;
        port.list(all);
        casting.edit(all.first().id);
        providers.answerList(list);
        form = parent.findChild<PersonaWindow *>();
        if (!form || !QTest::qWaitForWindowActive(form))
            qFatal("no form came up");
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        auto *found = form->findChild<Widget *>(name);
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }

    void choose(const QString &box, const QString &item)
    {
        auto *combo = find<QComboBox>(box);
        const int index = combo->findText(item);
        if (index < 0)
            qFatal("no %s", qPrintable(item));
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
        Q_EMIT combo->textActivated(item);
    }

    void unfold() { QTest::mouseClick(find<QPushButton>(u"personaModelSettings"_s), Qt::LeftButton); }
    void write(const QString &input, const QString &text)
    {
        auto *line = find<QLineEdit>(input);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void undo() { QTest::keyClick(form, Qt::Key_Z, Qt::ControlModifier); }
    QString hint(const QString &field) { return find<QLabel>(field + u"Hint"_s)->text(); }
    QString beside(const QString &control) { return find<QLabel>(control + u"Beside"_s)->text(); }
    QString flaw(const QString &field) { return find<ui::FormField>(field + u"Field"_s)->flawText(); }
    bool takes(const QString &control) { return find<QWidget>(control)->isEnabled(); }
    ModelChoice written() { return form->session().edit().persona().model; }

    FakePersonaPort port;
    FakeDraftPort drafts;
    FakeProviderPort providers;
    QWidget parent;
    Casting casting{port, drafts, &parent};
    PersonaWindow *form = nullptr;
};

ModelChoice named(const QString &provider, const QString &name = {})
{
    return {.provider = base::ProviderId(provider), .model = name};
}

const QStringList kControls{u"personaTemperature"_s, u"personaTopP"_s, u"personaMaxTokens"_s,
                            u"personaSeed"_s,        u"personaStop"_s, u"personaEffort"_s};

} // namespace

class TestModelFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutProvidersThereIsNoSuchSection();
    void theStandardIsShownAsWhatItIs();
    void aChosenProviderIsWritten();
    void anotherProviderForgetsTheModelOfTheFirst();
    void modelsAreAskedForOnceAndOffered();
    void aListThatCannotBeHadSaysWhy();
    void aModelThatIsNotListedIsStillTaken();
    void everySettingIsWritten();
    void aNumberOutOfRangeIsToldUnderItsField();
    void whatIsNoNumberKeepsTheFormFromSaving();
    void undoGoesOverTheSettings();
    void rehearsalTakesNoSettings();
    void whatAKindDoesNotTakeIsGreyedWithTheReason();
    void whatAModelDoesNotTakeIsGreyedWithTheReason();
    void aModelOfTheDataFileIsKnownToo();
    void noKeychainIsAskedForBeforeAFormOpens();
    void whatIsGreyedIsKept();
    void aTemperatureThatIsTooHighForTheKindIsTold();
    void aProviderThatIsGoneIsSaidAndKept();
    void aDraftKeepsAProviderThatIsGone();
    void aMissingKeyIsSaid();
    void aChangedListIsReadAgain();
    void theTrialNamesTheModelThatAnswers();
    void theWheelChangesNoBoxThatNobodyChose();
};

void TestModelFields::withoutProvidersThereIsNoSuchSection()
{
    FakePersonaPort port;
    FakeDraftPort drafts;
    QWidget parent;
    Casting casting{port, drafts, &parent};

    casting.newCompanion();

    const auto *form = parent.findChild<PersonaWindow *>();
    QVERIFY(form);
    QVERIFY(!form->findChild<QComboBox *>(u"personaProvider"_s));
    QVERIFY(form->findChild<QLabel *>(u"personaModel"_s)->isHidden());
}

void TestModelFields::theStandardIsShownAsWhatItIs()
{
    Stage stage;
    auto *provider = stage.find<QComboBox>(u"personaProvider"_s);

    QCOMPARE(provider->currentText(), u"Default: Rehearsal (offline, not an AI)"_s);
    QCOMPARE(provider->count(), 2 + 4);
    QVERIFY(!stage.takes(u"personaModelName"_s));
    QCOMPARE(stage.hint(u"personaModelName"_s), u"Follows the default."_s);
}

void TestModelFields::aChosenProviderIsWritten()
{
    Stage stage;

    stage.choose(u"personaProvider"_s, u"Ollama here"_s);

    QCOMPARE(stage.written(), named(u"ollama"_s));
    QVERIFY(stage.takes(u"personaModelName"_s));
    QCOMPARE(stage.find<QLineEdit>(u"personaModelLine"_s)->placeholderText(),
             u"qwen3:8b (provider’s default)"_s);
}

void TestModelFields::anotherProviderForgetsTheModelOfTheFirst()
{
    Stage stage(named(u"ollama"_s, u"gemma3"_s));

    stage.choose(u"personaProvider"_s, u"Gemini"_s);
    QCOMPARE(stage.written(), named(u"gemini"_s));
    stage.undo();

    QCOMPARE(stage.written(), named(u"ollama"_s, u"gemma3"_s));
    QCOMPARE(stage.find<QComboBox>(u"personaProvider"_s)->currentText(), u"Ollama here"_s);
    QCOMPARE(stage.find<QLineEdit>(u"personaModelLine"_s)->text(), u"gemma3"_s);
}

void TestModelFields::modelsAreAskedForOnceAndOffered()
{
    Stage stage(named(u"ollama"_s));
    QVERIFY(!stage.providers.wasAsked(u"listModels"_s));

    stage.find<QComboBox>(u"personaModelName"_s)->setFocus();
    stage.providers.answerModels(QStringList{u"qwen3:8b"_s, u"gemma3"_s});
    stage.find<QLineEdit>(u"personaName"_s)->setFocus();
    stage.find<QComboBox>(u"personaModelName"_s)->setFocus();
    stage.choose(u"personaModelName"_s, u"gemma3"_s);

    QCOMPARE(stage.providers.commands().count(u"listModels Ollama here keep"_s), 1);
    QCOMPARE(stage.find<QComboBox>(u"personaModelName"_s)->count(), 2);
    QCOMPARE(stage.written(), named(u"ollama"_s, u"gemma3"_s));
}

void TestModelFields::aListThatCannotBeHadSaysWhy()
{
    Stage stage(named(u"ollama"_s));

    stage.find<QComboBox>(u"personaModelName"_s)->setFocus();
    stage.providers.answerModels(
        base::failure(base::ErrorCode::Network, u"Ollama here could not be reached."_s));

    QCOMPARE(stage.hint(u"personaModelName"_s),
             u"Enter the model name. The list could not be loaded: Ollama here could not be reached."_s);
    QVERIFY(stage.takes(u"personaModelName"_s));
}

void TestModelFields::aModelThatIsNotListedIsStillTaken()
{
    Stage stage(named(u"ollama"_s));
    stage.find<QComboBox>(u"personaModelName"_s)->setFocus();
    stage.providers.answerModels(QStringList{u"qwen3:8b"_s});

    stage.write(u"personaModelLine"_s, u"mistral"_s);

    QCOMPARE(stage.written(), named(u"ollama"_s, u"mistral"_s));
    QCOMPARE(stage.hint(u"personaModelName"_s), u"Ollama here does not list this model."_s);
    QCOMPARE(stage.flaw(u"personaModelName"_s), QString());
}

void TestModelFields::everySettingIsWritten()
{
    Stage stage(named(u"gemini"_s));
    stage.unfold();

    stage.write(u"personaTemperature"_s, u"0.7"_s);
    stage.write(u"personaTopP"_s, u"0.9"_s);
    stage.write(u"personaMaxTokens"_s, u"512"_s);
    stage.write(u"personaSeed"_s, u"7"_s);
    stage.find<QPlainTextEdit>(u"personaStop"_s)->setPlainText(u"END\n\\n\\n"_s);
    stage.choose(u"personaEffort"_s, u"Low"_s);

    const ModelChoice expected{.provider = base::ProviderId(u"gemini"_s),
                               .temperature = 0.7,
                               .topP = 0.9,
                               .maxTokens = 512,
                               .seed = 7,
                               .stop = {u"END"_s, u"\n\n"_s},
                               .effort = Effort::Low};
    QCOMPARE(stage.written(), expected);
    QCOMPARE(stage.find<QLabel>(u"personaModelSettingsHint"_s)->text(),
             u"Set: Temperature, Top-p, Reply limit, Seed, Stop sequences, Thinking"_s);
}

void TestModelFields::aNumberOutOfRangeIsToldUnderItsField()
{
    Stage stage(named(u"gemini"_s));
    stage.unfold();

    stage.write(u"personaTemperature"_s, u"3"_s);
    QCOMPARE(stage.flaw(u"personaTemperature"_s),
             u"Write a temperature between 0 and 2, or leave it empty."_s);
    stage.write(u"personaTemperature"_s, u"1"_s);

    QCOMPARE(stage.flaw(u"personaTemperature"_s), QString());
}

void TestModelFields::whatIsNoNumberKeepsTheFormFromSaving()
{
    Stage stage(named(u"gemini"_s));
    stage.unfold();
    stage.write(u"personaTemperature"_s, u"0.7"_s);
    stage.write(u"personaSeed"_s, u"lucky"_s);
    stage.unfold(); // folded again

    QTest::mouseClick(stage.find<QPushButton>(u"personaSave"_s), Qt::LeftButton);

    QVERIFY(!stage.port.commands().contains(u"savePersona companion_aya"_s));
    QVERIFY(stage.flaw(u"personaSeed"_s).startsWith(u"Write a whole number"_s));
    QVERIFY(stage.find<QLineEdit>(u"personaSeed"_s)->isVisible());
    QVERIFY(stage.find<QLineEdit>(u"personaSeed"_s)->hasFocus());
    QCOMPARE(stage.find<QLineEdit>(u"personaSeed"_s)->text(), u"lucky"_s);
}

void TestModelFields::undoGoesOverTheSettings()
{
    Stage stage(named(u"gemini"_s));
    stage.unfold();

    stage.write(u"personaTemperature"_s, u"0.7"_s);
    stage.choose(u"personaEffort"_s, u"High"_s);
    stage.undo();
    QCOMPARE(stage.written().effort, Effort::AsItLikes);
    QCOMPARE(stage.find<QComboBox>(u"personaEffort"_s)->currentText(), u"Automatic"_s);
    stage.undo();

    QCOMPARE(stage.written(), named(u"gemini"_s));
    QCOMPARE(stage.find<QLineEdit>(u"personaTemperature"_s)->text(), QString());
}

void TestModelFields::rehearsalTakesNoSettings()
{
    Stage stage(named(u"rehearsal"_s));

    QCOMPARE(stage.find<QComboBox>(u"personaProvider"_s)->currentText(), u"Rehearsal (offline, not an AI)"_s);
    for (const QString &control : kControls) {
        QVERIFY2(!stage.takes(control), qPrintable(control));
        QCOMPARE(stage.find<QWidget>(control)->accessibleDescription(),
                 u"Rehearsal is not an AI and does not have this setting."_s);
        QCOMPARE(stage.beside(control), QString());
    }
    stage.unfold();
    const auto *once = stage.find<QLabel>(u"personaModelSettingsReason"_s);
    QVERIFY(once->isVisible());
    QCOMPARE(once->text(), u"Rehearsal is not an AI and has none of these settings."_s);
}

void TestModelFields::whatAKindDoesNotTakeIsGreyedWithTheReason()
{
    Stage stage(named(u"claude"_s));
    stage.unfold();

    QVERIFY(!stage.takes(u"personaSeed"_s));
    QCOMPARE(stage.beside(u"personaSeed"_s), u"Anthropic does not have this setting."_s);
    QCOMPARE(stage.find<QWidget>(u"personaSeed"_s)->accessibleDescription(),
             u"Anthropic does not have this setting."_s);
    QVERIFY(stage.takes(u"personaTopP"_s));

    stage.write(u"personaTemperature"_s, u"0.5"_s);
    QVERIFY(!stage.takes(u"personaTopP"_s));
    QCOMPARE(stage.beside(u"personaTopP"_s), u"Not supported together with a temperature."_s);

    stage.choose(u"personaEffort"_s, u"High"_s);
    QVERIFY(!stage.takes(u"personaTemperature"_s));
    QCOMPARE(stage.beside(u"personaTemperature"_s), u"Not supported while the model thinks."_s);
}

void TestModelFields::whatAModelDoesNotTakeIsGreyedWithTheReason()
{
    Stage stage(named(u"openai"_s, u"o4-mini"_s));
    QVERIFY(!stage.takes(u"personaTemperature"_s));
    QCOMPARE(stage.beside(u"personaTemperature"_s), u"o4-mini does not support it."_s);
    QVERIFY(stage.takes(u"personaEffort"_s));

    stage.write(u"personaModelLine"_s, u"gpt-4o"_s);

    QVERIFY(stage.takes(u"personaTemperature"_s));
    QVERIFY(!stage.takes(u"personaEffort"_s));
    QCOMPARE(stage.beside(u"personaEffort"_s), u"gpt-4o does not support it."_s);
}

void TestModelFields::aModelOfTheDataFileIsKnownToo()
{
    Stage stage(named(u"claude"_s, u"claude-x"_s));
    QVERIFY(stage.takes(u"personaTemperature"_s));

    QVERIFY(stage.providers.wasAsked(u"readFacts claude claude-x"_s));
    stage.providers.answerFacts(facts(u"claude"_s, u"claude-x"_s, model::Known::Yes, model::Known::No));

    QVERIFY(!stage.takes(u"personaTemperature"_s));
    QCOMPARE(stage.beside(u"personaTemperature"_s), u"claude-x does not support it."_s);
    QCOMPARE(stage.providers.commands().count(u"readFacts claude claude-x"_s), 1);
}

/// A list of providers reports whether there is a keychain, and asking for that may start one.
void TestModelFields::noKeychainIsAskedForBeforeAFormOpens()
{
    FakePersonaPort port;
    FakeDraftPort drafts;
    FakeProviderPort providers;
    QWidget parent;
    Casting casting{port, drafts, &parent};
    casting.offerProviders(providers);
    QCOMPARE(providers.commands(), QStringList());

    casting.newCompanion();
    casting.newCompanion();

    QCOMPARE(providers.commands(), QStringList{u"listProviders"_s});
}

void TestModelFields::whatIsGreyedIsKept()
{
    ModelChoice choice = named(u"openai"_s, u"gpt-4o"_s);
    choice.temperature = 0.4;
    Stage stage(choice);

    stage.write(u"personaModelLine"_s, u"o4-mini"_s);

    QVERIFY(!stage.takes(u"personaTemperature"_s));
    QCOMPARE(stage.find<QLineEdit>(u"personaTemperature"_s)->text(), u"0.4"_s);
    QCOMPARE(stage.written().temperature, std::optional(0.4));
}

void TestModelFields::aTemperatureThatIsTooHighForTheKindIsTold()
{
    Stage stage(named(u"claude"_s));
    stage.unfold();

    stage.write(u"personaTemperature"_s, u"1.5"_s);

    QCOMPARE(stage.flaw(u"personaTemperature"_s), QString());
    QCOMPARE(stage.beside(u"personaTemperature"_s),
             u"Anthropic accepts at most 1. Higher values are capped."_s);
}

void TestModelFields::aProviderThatIsGoneIsSaidAndKept()
{
    const ModelChoice gone = named(u"groq"_s, u"llama"_s);
    Stage stage(gone);

    QCOMPARE(stage.find<QComboBox>(u"personaProvider"_s)->currentText(), u"groq (not on this computer)"_s);
    QCOMPARE(stage.hint(u"personaProvider"_s),
             u"groq is not on this computer. The default model is used: Rehearsal (offline, not an AI)."_s);
    QCOMPARE(stage.written(), gone);
    QVERIFY(!stage.form->session().edit().isChanged());
}

void TestModelFields::aDraftKeepsAProviderThatIsGone()
{
    model::Persona aya = samplePersonas().first();
    aya.model = named(u"groq"_s, u"llama"_s);
    aya.model.stop = {u"\n\n"_s};

    const auto draft = ui::readDraft(
        u"persona/x"_s, ui::draftText({u"persona/x"_s, aya, true, QDateTime::currentDateTimeUtc()}));

    QVERIFY(draft);
    QCOMPARE(draft->persona.model, aya.model);
}

void TestModelFields::aMissingKeyIsSaid()
{
    Stage stage(named(u"openai"_s));

    QCOMPARE(stage.hint(u"personaProvider"_s),
             u"The key of OpenAI is missing. Enter it in the provider list."_s);
}

void TestModelFields::aChangedListIsReadAgain()
{
    Stage stage;

    ports::ProviderList list = sampleProviders();
    list.standard = named(u"gemini"_s);
    Q_EMIT stage.providers.providersChanged();
    stage.providers.answerList(list);

    QCOMPARE(stage.find<QComboBox>(u"personaProvider"_s)->currentText(),
             u"Default: gemini-2.5-flash (Gemini)"_s);
    QVERIFY(stage.takes(u"personaSeed"_s));
}

void TestModelFields::theTrialNamesTheModelThatAnswers()
{
    Stage stage;
    QVERIFY(
        stage.find<QLabel>(u"trialIntro"_s)->text().startsWith(u"Rehearsal (offline, not an AI) answers."_s));

    stage.choose(u"personaProvider"_s, u"Gemini"_s);

    QVERIFY(stage.find<QLabel>(u"trialIntro"_s)->text().startsWith(u"gemini-2.5-flash (Gemini) answers."_s));
}

void TestModelFields::theWheelChangesNoBoxThatNobodyChose()
{
    Stage stage(named(u"gemini"_s));
    auto *provider = stage.find<QComboBox>(u"personaProvider"_s);
    QVERIFY(!provider->hasFocus());

    QWheelEvent wheel({5, 5}, provider->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(provider, &wheel);

    QCOMPARE(stage.written(), named(u"gemini"_s));
}

SUITE_TEST(QApplication, TestModelFields)

} // namespace tst_model_fields

#include "tst_model_fields.moc"
