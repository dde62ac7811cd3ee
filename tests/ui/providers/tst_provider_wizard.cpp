// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/forms/form_field.h"
#include "ui/providers/provider_wizard.h"
#include "ui/widgets/notice_bar.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_provider_wizard {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::KeyPlace;
using model::ProviderKind;
using ports::KeyInput;
using ports::LocalServer;
using ports::TestResult;
using ports::TestStep;
using Page = ui::ProviderWizard::Page;

namespace {

LocalServer ollama()
{
    return {LocalServer::What::Ollama,
            ProviderKind::Ollama,
            QUrl(u"http://localhost:11434"_s),
            {u"llama3.2"_s, u"qwen3:8b"_s}};
}

ports::ProviderList withKeychain()
{
    return {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true};
}

ports::ProviderRow openAi()
{
    return {{.id = base::ProviderId(u"openai"_s),
             .name = u"OpenAI"_s,
             .kind = ProviderKind::OpenAi,
             .baseUrl = QUrl(u"https://api.openai.com/v1"_s),
             .keyPlace = KeyPlace::Keychain,
             .model = u"gpt-5"_s},
            true,
            {}};
}

struct Stage
{
    explicit Stage(const ports::ProviderList &list = withKeychain(),
                   const ui::ProviderWizard::Start &start = {})
        : wizard(new ui::ProviderWizard(port, list, start, nullptr))
    {
        wizard->show();
        if (!QTest::qWaitForWindowActive(wizard))
            qFatal("no wizard came up");
    }
    ~Stage() { delete wizard; }

    template<class Widget>
    Widget *find(const QString &name) const
    {
        return wizard->findChild<Widget *>(name);
    }
    void next() const { QTest::mouseClick(find<QPushButton>(u"wizardNext"_s), Qt::LeftButton); }
    void back() const { QTest::mouseClick(find<QPushButton>(u"wizardBack"_s), Qt::LeftButton); }
    void choose(const QString &place) const
    {
        for (QAbstractButton *button : wizard->findChildren<QAbstractButton *>()) {
            if (button->text() == place)
                return button->click();
        }
        QFAIL(qPrintable(place + u" is not offered"_s));
    }
    void write(const QString &input, const QString &text) const
    {
        find<QLineEdit>(input)->selectAll();
        QTest::keyClicks(find<QLineEdit>(input), text);
    }
    QString text(const QString &label) const { return find<QLabel>(label)->text(); }
    QString flaw(const QString &field) const { return find<ui::FormField>(field + u"Field"_s)->flawText(); }
    void comeToAccess() const
    {
        choose(u"OpenAI"_s);
        next();
    }
    void comeToModel() const
    {
        comeToAccess();
        write(u"providerKey"_s, u"sk-secret"_s);
        next();
    }
    void comeToTest()
    {
        comeToModel();
        port.answerModels(QStringList{u"gpt-5"_s, u"gpt-5-mini"_s});
        write(u"providerModel"_s, u"gpt-5"_s);
        next();
    }

    FakeProviderPort port;
    QPointer<ui::ProviderWizard> wizard;
};

} // namespace

class ProviderWizardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void serversOfThisMachineAreOfferedAsTheyAnswer()
    {
        Stage stage;
        QVERIFY(stage.port.wasAsked(u"findLocalServers"_s));

        stage.port.findServer(ollama());
        stage.port.endSearch();
        stage.choose(u"Ollama"_s);
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Access);
        QCOMPARE(stage.find<QLineEdit>(u"providerName"_s)->text(), u"Ollama"_s);
        QCOMPARE(stage.find<QLineEdit>(u"providerAddress"_s)->text(), u"http://localhost:11434"_s);
        QVERIFY(!stage.find<QLineEdit>(u"providerKey"_s)->isVisible());
    }

    void ourOwnFirehoseIsToldButIsNoModel()
    {
        Stage stage;

        stage.port.findServer({.what = LocalServer::What::OwnFirehose,
                               .baseUrl = QUrl(u"http://localhost:8080"_s),
                               .models = {}});

        const auto buttons = stage.wizard->findChildren<QAbstractButton *>();
        const auto firehose = std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton *one) {
            return one->text().contains("Firehose"_L1);
        });
        QVERIFY(firehose != buttons.end());
        QVERIFY(!(*firehose)->isEnabled());
        QVERIFY((*firehose)->accessibleDescription().contains("localhost:8080"_L1));
    }

    void whatWasFoundBeforeIsForgottenWhenOneLooksAgain()
    {
        Stage stage;
        stage.port.findServer(ollama());
        stage.port.endSearch();

        stage.find<QPushButton>(u"whereAgain"_s)->click();
        stage.port.endSearch();

        QCOMPARE(stage.port.commands().count(u"findLocalServers"_s), 2);
        QVERIFY(stage.text(u"whereSearch"_s).contains("Start Ollama"_L1));
        stage.next();
        QCOMPARE(stage.wizard->page(), Page::Where);
        QCOMPARE(stage.text(u"wizardState"_s), u"Choose a server or an account."_s);
    }

    void aKeyIsShownAsDotsAndItIsSaidWhereItWillBeKept()
    {
        Stage stage;

        stage.comeToAccess();

        QCOMPARE(stage.find<QLineEdit>(u"providerKey"_s)->echoMode(), QLineEdit::Password);
        QVERIFY(stage.text(u"providerKeysHint"_s).contains("in the keychain"_L1));
    }

    void withoutAKeychainItIsSaidThatTheKeyIsKeptUntilTheProgramEnds()
    {
        Stage stage(ports::ProviderList{});

        stage.comeToAccess();
        stage.write(u"providerKey"_s, u"sk-secret"_s);
        stage.next();

        QVERIFY(stage.text(u"providerKeysHint"_s).contains("No keychain found. The key is kept until"_L1));
        QCOMPARE(stage.port.lastProvider().keyPlace, KeyPlace::Session);
        QCOMPARE(stage.port.lastKey().key, QByteArray("sk-secret"));
    }

    void whatIsMissingIsToldOnlyWhenOneWantsToGoOn()
    {
        Stage stage;
        stage.comeToAccess();
        QVERIFY(stage.flaw(u"providerKeys"_s).isEmpty());

        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Access);
        QVERIFY(stage.flaw(u"providerKeys"_s).contains("Paste the key"_L1));
        QVERIFY(stage.find<QLineEdit>(u"providerKey"_s)->hasFocus());
    }

    void addressesThatNothingCanBeSentToAreToldAtOnce_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("a file") << u"file:///etc/passwd"_s;
        QTest::newRow("a word") << u"openai"_s;
        QTest::newRow("an address of mail") << u"mailto:me"_s;
        QTest::newRow("a sentence") << u"my server. At home"_s;
        QTest::newRow("no host") << u"https://"_s;
        QTest::newRow("a password") << u"https://me:secret@api.openai.com/v1"_s;
    }
    void addressesThatNothingCanBeSentToAreToldAtOnce()
    {
        QFETCH(QString, address);
        Stage stage;
        stage.comeToAccess();

        stage.write(u"providerAddress"_s, address);

        QVERIFY(!stage.flaw(u"providerAddress"_s).isEmpty());
    }

    void aSchemeAndANameThatAreLeftOutAreFilledIn_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("name");
        QTest::newRow("this machine")
            << u" localhost:8080 "_s << u"http://localhost:8080"_s << u"localhost:8080"_s;
        QTest::newRow("its number") << u"127.0.0.1:8191/v1"_s << u"http://127.0.0.1:8191/v1"_s
                                    << u"127.0.0.1:8191"_s;
        QTest::newRow("six") << u"[::1]:8080"_s << u"http://[::1]:8080"_s << u"[::1]:8080"_s;
        QTest::newRow("at home") << u"192.168.1.20:1234"_s << u"http://192.168.1.20:1234"_s
                                 << u"192.168.1.20:1234"_s;
        QTest::newRow("a name at home") << u"box:11434"_s << u"http://box:11434"_s << u"box:11434"_s;
        QTest::newRow("Bonjour") << u"studio.local"_s << u"http://studio.local"_s << u"studio.local"_s;
        QTest::newRow("the net") << u"llm.example.org/v1"_s << u"https://llm.example.org/v1"_s
                                 << u"llm.example.org"_s;
        QTest::newRow("a number of the net")
            << u"8.8.8.8:443"_s << u"https://8.8.8.8:443"_s << u"8.8.8.8:443"_s;
        QTest::newRow("complete") << u"http://llm.example.org"_s << u"http://llm.example.org"_s
                                  << u"llm.example.org"_s;
        QTest::newRow("taken") << u"https://openai"_s << u"https://openai"_s << u"openai 2"_s;
    }
    void aSchemeAndANameThatAreLeftOutAreFilledIn()
    {
        QFETCH(QString, typed);
        ports::ProviderList list = withKeychain();
        list.rows = {openAi()};
        Stage stage(list);
        stage.choose(u"Another server"_s);
        stage.next();

        stage.find<QLineEdit>(u"providerAddress"_s)->setFocus();
        stage.write(u"providerAddress"_s, typed);
        QTest::keyClick(stage.find<QLineEdit>(u"providerAddress"_s), Qt::Key_Tab);

        QTEST(stage.find<QLineEdit>(u"providerAddress"_s)->text(), "address");
        QTEST(stage.find<QLineEdit>(u"providerName"_s)->text(), "name");
        QVERIFY(!stage.flaw(u"providerAddress"_s)
                     .contains("Enter an address"_L1)); // that a key is exposed is told
    }

    void aNameThatWasWrittenStays()
    {
        Stage stage;
        stage.choose(u"Another server"_s);
        stage.next();

        stage.write(u"providerName"_s, u"Mine"_s);
        stage.find<QLineEdit>(u"providerAddress"_s)->setFocus();
        stage.write(u"providerAddress"_s, u"localhost:8080"_s);
        QTest::keyClick(stage.find<QLineEdit>(u"providerAddress"_s), Qt::Key_Tab);

        QCOMPARE(stage.find<QLineEdit>(u"providerName"_s)->text(), u"Mine"_s);
    }

    void aKeyWithABlankInItIsNotTaken()
    {
        Stage stage;
        stage.comeToAccess();

        stage.write(u"providerKey"_s, u"sk secret"_s);
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Access);
        QVERIFY(stage.flaw(u"providerKeys"_s).contains("no blanks"_L1));
    }

    void aVariableIsNamedAndNothingIsStored()
    {
        Stage stage;
        stage.comeToAccess();

        auto *way = stage.find<QComboBox>(u"providerKeyWay"_s);
        way->setCurrentIndex(1);
        Q_EMIT way->activated(1);
        stage.write(u"providerVariable"_s, u"OPENAI_API_KEY"_s);
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Model);
        QCOMPARE(stage.port.lastProvider().keyPlace, KeyPlace::Environment);
        QCOMPARE(stage.port.lastProvider().variable, u"OPENAI_API_KEY"_s);
        QCOMPARE(stage.port.lastKey().what, KeyInput::What::Forget);
    }

    void aNameThatIsTakenGetsANumber()
    {
        ports::ProviderList list = withKeychain();
        list.rows = {openAi()};
        Stage stage(list);

        stage.comeToAccess();

        QCOMPARE(stage.find<QLineEdit>(u"providerName"_s)->text(), u"OpenAI 2"_s);
    }

    void writingNarrowsTheListOfModels()
    {
        Stage stage;
        stage.comeToModel();
        stage.port.answerModels(QStringList{u"gpt-5"_s, u"gpt-5-mini"_s, u"o4"_s});

        stage.write(u"providerModel"_s, u"mini"_s);

        auto *list = stage.find<QListView>(u"modelList"_s);
        QCOMPARE(list->model()->rowCount(), 1);
        list->setCurrentIndex(list->model()->index(0, 0));
        QCOMPARE(stage.find<QLineEdit>(u"providerModel"_s)->text(), u"gpt-5-mini"_s);
    }

    void enterTakesTheFirstMatchAndThenGoesOn()
    {
        Stage stage;
        stage.comeToModel();
        stage.port.answerModels(QStringList{u"gpt-5"_s, u"gpt-5-mini"_s, u"o4-mini"_s});
        auto *name = stage.find<QLineEdit>(u"providerModel"_s);
        stage.write(u"providerModel"_s, u"mini"_s);

        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(name->text(), u"gpt-5-mini"_s);
        QCOMPARE(stage.wizard->page(), Page::Model);

        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(stage.wizard->page(), Page::Test);
        QCOMPARE(stage.port.lastProvider().model, u"gpt-5-mini"_s);
    }

    void downGoesIntoTheList()
    {
        Stage stage;
        stage.comeToModel();
        stage.port.answerModels(QStringList{u"gpt-5"_s, u"gpt-5-mini"_s, u"o4-mini"_s});
        auto *name = stage.find<QLineEdit>(u"providerModel"_s);
        stage.write(u"providerModel"_s, u"mini"_s);

        QTest::keyClick(name, Qt::Key_Down);
        QVERIFY(stage.find<QListView>(u"modelList"_s)->hasFocus());
        QCOMPARE(name->text(), u"gpt-5-mini"_s);
        QTest::keyClick(stage.find<QListView>(u"modelList"_s), Qt::Key_Down);

        QCOMPARE(name->text(), u"o4-mini"_s);
    }

    void aNameThatIsNotInTheListHasToBeConfirmed()
    {
        Stage stage;
        stage.comeToModel();
        stage.port.answerModels(QStringList{u"gpt-5"_s, u"gpt-5-mini"_s});
        auto *asItIs = stage.find<QPushButton>(u"modelAsItIs"_s);
        QVERIFY(!asItIs->isVisible());
        stage.write(u"providerModel"_s, u"gpt-6-secret"_s);

        stage.next();
        QCOMPARE(stage.wizard->page(), Page::Model);
        QVERIFY(stage.flaw(u"providerModel"_s).startsWith("No model in the list has this name."_L1));
        QCOMPARE(asItIs->text(), u"Use “gpt-6-secret” anyway"_s);
        asItIs->click();
        QVERIFY(!asItIs->isVisible());
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Test);
        QCOMPARE(stage.port.lastProvider().model, u"gpt-6-secret"_s);
    }

    void withoutAListTheModelIsWrittenByHand()
    {
        Stage stage;
        stage.comeToModel();

        stage.port.answerModels(base::failure(base::ErrorCode::Network, u"The server knows no list."_s));
        QVERIFY(!stage.find<QListView>(u"modelList"_s)->isVisible());
        QVERIFY(stage.text(u"modelListState"_s).contains("Enter the model name"_L1));
        stage.next();
        QVERIFY(!stage.flaw(u"providerModel"_s).isEmpty());
        stage.write(u"providerModel"_s, u"my-model"_s);
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Test);
        QCOMPARE(stage.port.lastProvider().model, u"my-model"_s);
    }

    void eachStepOfTheTestSaysHowItWentAndAFailureKeepsNobody()
    {
        Stage stage;
        stage.comeToTest();
        QCOMPARE(stage.find<QPushButton>(u"wizardNext"_s)->text(), u"Skip test"_s);

        stage.port.answerStep(TestStep::Reach, TestResult::How::Fine);
        stage.port.answerStep(TestStep::Key, TestResult::How::Failed, u"OpenAI refused the key."_s);
        stage.port.answerStep(TestStep::List, TestResult::How::Skipped);
        stage.port.endTest();

        const auto *key = stage.find<QWidget>(u"testStep1"_s);
        QCOMPARE(key->accessibleName(), u"Key accepted: failed"_s);
        QCOMPARE(key->findChild<QLabel *>(u"stepText"_s)->text(), u"OpenAI refused the key."_s);
        QVERIFY(stage.text(u"testSummary"_s).startsWith("Not ready yet."_L1));
        QCOMPARE(stage.find<QPushButton>(u"wizardNext"_s)->text(), u"Continue anyway"_s);
        stage.next();
        QCOMPARE(stage.wizard->page(), Page::Last);
    }

    void readersAreToldTheOutcomeOfTheTest()
    {
        Stage stage;
        stage.comeToTest();
        const HeardByScreenReaders readers;

        stage.port.answerStep(TestStep::Key, TestResult::How::Failed, u"OpenAI refused the key."_s);
        stage.port.endTest();

        QCOMPARE(readers.alerts(u"testSummary"_s), QStringList{stage.text(u"testSummary"_s)});
    }

    void readersAreToldWhatTheStudioRefuses()
    {
        Stage stage;
        stage.comeToTest();
        const HeardByScreenReaders readers;

        stage.next();
        stage.next();
        stage.port.answerSaved(
            base::failure(base::ErrorCode::InvalidInput, u"Clouds keep secrets at this address."_s));

        QCOMPARE(readers.alerts(u"noticeBar"_s), QStringList{u"Clouds keep secrets at this address."_s});
    }

    void everyControlOfEachPageHasAName()
    {
        Stage stage;
        stage.port.findServer(ollama());
        stage.comeToTest();

        QCOMPARE(namelessControls(*stage.wizard), QString());
    }

    void aTestThatIsLeftIsStopped()
    {
        Stage stage;
        stage.comeToTest();

        stage.back();

        QCOMPARE(stage.port.commands().last(), u"cancel testProvider"_s);
        QCoreApplication::processEvents();
        stage.next();
        QCOMPARE(stage.port.commands().count(u"testProvider OpenAI set"_s), 2);
    }

    void whatATestPutRightIsInTheForm()
    {
        Stage stage;
        stage.comeToTest();
        model::Provider corrected = stage.port.lastProvider();
        corrected.baseUrl = QUrl(u"https://api.openai.com/v2"_s);
        model::ModelFacts facts;
        facts.model = u"gpt-5"_s;

        stage.port.endTest(ports::TestReport{.corrected = corrected, .facts = facts});
        stage.back();
        stage.back();

        QCOMPARE(stage.find<QLineEdit>(u"providerAddress"_s)->text(), u"https://api.openai.com/v2"_s);
    }

    void whatATestFoundAndCouldNotKeepIsSaidAndUsed()
    {
        Stage stage;
        stage.comeToTest();
        model::ModelFacts facts;
        facts.model = u"gpt-5"_s;
        facts.abilities.schema = model::Known::Yes;

        stage.port.endTest(ports::TestReport{
            .facts = facts, .notKept = base::Error{base::ErrorCode::Storage, u"The disk is full."_s, {}}});

        QVERIFY(stage.text(u"testSummary"_s).contains("The disk is full."_L1));
    }

    void whoClosesTheWizardStopsWhatItAsked()
    {
        Stage stage;
        stage.comeToModel();

        delete stage.wizard;
        stage.port.answerModels(QStringList{u"gpt-5"_s}); // for nobody

        QVERIFY(stage.port.commands().contains(u"cancel findLocalServers"_s));
    }

    void theModelsOfAnEarlierAddressAreNotOffered()
    {
        Stage stage;
        stage.comeToModel();
        stage.back();
        stage.write(u"providerKey"_s, u"sk-another"_s);
        stage.next();
        QCOMPARE(stage.port.commands().count(u"listModels OpenAI set"_s), 2);

        stage.port.answerModels(QStringList{u"new"_s});
        stage.port.answerModels(QStringList{u"old"_s}, 0);

        const QAbstractItemModel *models = stage.find<QListView>(u"modelList"_s)->model();
        QCOMPARE(models->rowCount(), 1);
        QCOMPARE(models->index(0, 0).data().toString(), u"new"_s);
    }

    void nothingIsSavedBeforeTheEndAndThenInItsOrder()
    {
        Stage stage;
        QSignalSpy stored(stage.wizard, &ui::ProviderWizard::stored);
        stage.comeToTest();
        model::ModelFacts facts;
        facts.model = u"gpt-5"_s;
        facts.abilities.schema = model::Known::Yes;
        stage.port.endTest(ports::TestReport{.facts = facts});
        stage.next();
        QVERIFY(stage.find<QCheckBox>(u"asStandard"_s)->isChecked());
        QVERIFY(stage.text(u"lastAbilities"_s).contains("The provider enforces the vote format"_L1));
        QVERIFY(stage.port.commands().filter(u"save"_s).isEmpty());

        stage.next();
        QCOMPARE(stage.port.commands().last(), u"saveProvider OpenAI set"_s);
        QCOMPARE(stage.port.lastProvider().model, u"gpt-5"_s);
        model::Provider saved = stage.port.lastProvider();
        saved.id = base::ProviderId(u"openai"_s);
        stage.port.answerSaved(saved);
        QCOMPARE(stage.port.savedFacts().constLast().provider, saved.id);
        stage.port.answerChange();
        QCOMPARE(stage.port.standard().provider, saved.id);
        QVERIFY(stage.wizard->isVisible());
        stage.port.answerChange();

        QCOMPARE(stored.count(), 1);
        QVERIFY(!stage.wizard || !stage.wizard->isVisible());
    }

    void whatTheStudioRefusesIsToldAndStays()
    {
        Stage stage;
        stage.comeToTest();
        stage.next();
        stage.next();

        stage.port.answerSaved(
            base::failure(base::ErrorCode::InvalidInput, u"Clouds keep secrets at this address."_s));

        QVERIFY(stage.wizard->isVisible());
        QCOMPARE(stage.find<ui::NoticeBar>(u"noticeBar"_s)->text(),
                 u"Clouds keep secrets at this address."_s);
        QVERIFY(stage.find<QPushButton>(u"wizardNext"_s)->isEnabled());
    }

    void aStoredKeyStaysUnlessAnotherOneIsWritten()
    {
        ports::ProviderList list = withKeychain();
        list.rows = {openAi()};
        Stage stage(list, {openAi(), Page::Access});

        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Model);
        QCOMPARE(stage.port.commands().last(), u"listModels OpenAI keep"_s);
        QVERIFY(stage.port.lastKey().isAtHand); // advice about it speaks of this form
        QCOMPARE(stage.find<QLineEdit>(u"providerModel"_s)->text(), u"gpt-5"_s);
    }

    void aStoredKeyIsNotTakenAlongToAnotherServer()
    {
        ports::ProviderList list = withKeychain();
        list.rows = {openAi()};
        Stage stage(list, {openAi(), Page::Access});

        stage.write(u"providerAddress"_s, u"https://elsewhere.example/v1"_s);
        stage.next();

        QCOMPARE(stage.wizard->page(), Page::Access);
        QVERIFY(stage.flaw(u"providerKeys"_s).contains("another server"_L1));
    }

    void pricesThatTheUserWroteAreNotOverwrittenByATest()
    {
        ports::ProviderRow row = openAi();
        model::ModelFacts own;
        own.provider = row.provider.id;
        own.model = u"gpt-5"_s;
        own.price.input = 42;
        own.priceIsOfUser = true;
        row.models = {own};
        ports::ProviderList list = withKeychain();
        list.rows = {row};
        Stage stage(list, {row, Page::Test});

        model::ModelFacts found;
        found.model = u"gpt-5"_s;
        found.abilities.tools = model::Known::Yes;
        stage.port.endTest(ports::TestReport{.facts = found});
        stage.next();
        stage.next();
        stage.port.answerSaved(row.provider);

        QCOMPARE(stage.port.savedFacts().constLast().price.input, 42);
        QCOMPARE(stage.port.savedFacts().constLast().abilities.tools, model::Known::Yes);
    }
};

SUITE_TEST(QApplication, ProviderWizardTest)

} // namespace tst_provider_wizard

#include "tst_provider_wizard.moc"
