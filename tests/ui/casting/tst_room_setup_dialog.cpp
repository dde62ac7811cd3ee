// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/follow_mask.h"
#include "core/model/room_limits.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/ui/casting/sample_providers.h"
#include "ui/avatar/avatars.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_list.h"
#include "ui/library/library_model.h"
#include "ui/rooms/cast_list.h"
#include "ui/rooms/cast_model.h"
#include "ui/rooms/room_setup_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace tst_room_setup_dialog {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PolicyName;
using model::PolicyNumber;
using ui::RoomSetupDialog;
using Purpose = ui::RoomSetupDialog::Purpose;

namespace {

/// The tea room as it is, with a policy that cannot occur by chance.
ports::RoomSetup teaSetup()
{
    ports::RoomSetup setup;
    setup.name = u"Tea at five"_s;
    setup.roster = {natsumi(), kyoko()};
    setup.policy.gap = base::Millis(1500);
    setup.policy.maxCompanionTurns = 5;
    setup.scene = u"A narrow tea house."_s;
    setup.language = u"ko"_s;
    setup.identities = {{}, {base::ParticipantId(u"user_mum"_s), u"Mum"_s, u"#2f8a4e"_s, u"Bakes."_s}};
    setup.models = {model::RoomModels::Votes::Batched, 2'500'000'000, true};
    setup.voices = {.aloud = true, .inStep = false};
    setup.turns = {.maxSessionTurns = 30, .watchLoops = false, .compress = true};
    setup.overrides = {{.companion = kyoko(), .role = u"a guest today"_s, .talkativeness = 0.333},
                       {.companion = aya(), .endNote = QString()}};
    return setup;
}

struct Stage
{
    explicit Stage(Purpose purpose, const ports::RoomSetup &start = teaSetup(),
                   const QList<PolicyName> &policies = {PolicyName::Vote, PolicyName::Manual},
                   ui::ModelList *models = nullptr, const QList<model::Persona> &personas = samplePersonas())
        : dialog(std::make_unique<RoomSetupDialog>(
              purpose, start,
              RoomSetupDialog::Choices{personas, model::Language::English, policies, {}, models}, faces,
              nullptr))
        , wanted(dialog.get(), &RoomSetupDialog::wanted)
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        if (!QTest::qWaitForWindowActive(dialog.get()))
            qFatal("no dialog came up");
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return dialog->findChild<Widget *>(name);
    }
    QLineEdit *number(PolicyNumber number) { return find<QLineEdit>(u"policyNumber%1"_s.arg(int(number))); }
    QString numberFlaw(PolicyNumber number)
    {
        return find<ui::FormField>(u"policyNumber%1Field"_s.arg(int(number)))->flawText();
    }
    void write(QLineEdit *input, const QString &text)
    {
        input->selectAll();
        QTest::keyClicks(input, text);
    }
    void done() { QTest::mouseClick(find<QPushButton>(u"createRoom"_s), Qt::LeftButton); }

    ui::Avatars faces;
    std::unique_ptr<RoomSetupDialog> dialog;
    QSignalSpy wanted;
};

} // namespace

class RoomSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereComesBackUnchanged();
    void aNewRoomIsNamedAfterThoseWhoTakePart();
    void theOfferedNameFollowsTheCast_data();
    void theOfferedNameFollowsTheCast();
    void theRosterIsChosenAndMovedWithKeys();
    void facesAreTickedAndMovedWithKeys();
    void searchingHidesTheOthers();
    void aMaskOfThoseWhoTakePartIsWritten();
    void aNumberOutOfItsLimitsIsToldAndNotTaken();
    void decimalsAndCommasAreUnderstood();
    void aFaultOfAnotherPolicyDoesNotMatter();
    void whatIsNotAvailableSaysSo();
    void aPolicyIsChosenWithTheKeyboard();
    void aBudgetIsWrittenInDollarsOrCents_data();
    void aBudgetIsWrittenInDollarsOrCents();
    void aBudgetThatIsNoSumKeepsTheRoomFromBeingMade();
    void aLimitOfTurnsIsWrittenOrLeftOut_data();
    void aLimitOfTurnsIsWrittenOrLeftOut();
    void aLimitThatIsNoWholeNumberIsTold();
    void circlesAndSummariesAreChosen();
    void whispersAreAnsweredAloudOnlyIfChosen();
    void aLanguageIsChosenOrLeftToTheUser();
    void votesAreOnlyChosenWhereThereAreSome();
    void howVotesAreHadAndWhatIsKeptIsChosen();
    void theModelOfTheRoomIsChosen();
    void theModelsHaveAPageOfTheirOwn();
    void whoAnswersWithWhatIsListed_data();
    void whoAnswersWithWhatIsListed();
    void theListFollowsTheForm();
    void aRoomWithoutCompanionsListsNobody();
    void whatCanBeHeardIsChosen();
    void peopleToWriteAsComeAndGo();
    void whoOneIsCanBeTold();
    void twoOfOneNameAreRefused();
    void anEndlessSceneIsRefused();
    void aRefusalLeavesTheDialogOpen();
    void theCastModelKeepsItsPromises();
    void theArchivedAreOnlyThereWhileTheyTakePart();
    void everyControlHasAName();
};

void RoomSetupTest::whatIsThereComesBackUnchanged()
{
    Stage stage(Purpose::ChangeRoom);

    stage.done();

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.wanted.first().first().value<ports::RoomSetup>(), teaSetup());
}

void RoomSetupTest::aNewRoomIsNamedAfterThoseWhoTakePart()
{
    Stage stage(Purpose::NewRoom, {.roster = {kyoko(), aya()}});
    auto *name = stage.find<QLineEdit>(u"roomName"_s);
    QCOMPARE(name->placeholderText(), u"Kyoko & Aya"_s);

    stage.done();
    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.wanted.first().first().value<ports::RoomSetup>().name, u"Kyoko & Aya"_s);
    stage.dialog->refuse(u"The disk is full."_s);
    QTest::keyClicks(name, u"  Lab   talk "_s);
    stage.done();

    QCOMPARE(stage.wanted.size(), 2);
    QCOMPARE(stage.wanted.last().first().value<ports::RoomSetup>().name, u"Lab talk"_s);
}

void RoomSetupTest::theOfferedNameFollowsTheCast_data()
{
    QTest::addColumn<int>("members");
    QTest::addColumn<QString>("name");
    QTest::newRow("nobody") << 0 << u"New room"_s;
    QTest::newRow("one") << 1 << u"Kyoko"_s;
    QTest::newRow("three") << 3 << u"Kyoko, Aya & Natsumi"_s;
}

void RoomSetupTest::theOfferedNameFollowsTheCast()
{
    QFETCH(const int, members);
    QFETCH(const QString, name);
    const QList<base::ParticipantId> all{kyoko(), aya(), natsumi()};
    Stage stage(Purpose::NewRoom, {.roster = all.mid(0, members)});

    QCOMPARE(stage.dialog->setup().name, name);
    QCOMPARE(stage.find<ui::FormField>(u"roomNameField"_s)->flawText(), QString());
}

void RoomSetupTest::theRosterIsChosenAndMovedWithKeys()
{
    Stage stage(Purpose::ChangeRoom);
    auto *list = stage.find<QListView>(u"castRows"_s);
    list->setFocus();

    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier); // Natsumi after Kyoko
    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), natsumi()}));
    QTest::keyClick(list, Qt::Key_Down); // Aya
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);

    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), aya(), natsumi()}));
    QTest::mouseClick(stage.find<QPushButton>(u"castUp"_s), Qt::LeftButton);
    QCOMPARE(stage.dialog->setup().roster, (QList{aya(), kyoko(), natsumi()}));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), natsumi()}));
}

void RoomSetupTest::facesAreTickedAndMovedWithKeys()
{
    Stage stage(Purpose::NewRoom, {.roster = {natsumi(), kyoko()}});
    auto *faces = stage.find<QListView>(u"castRows"_s);
    faces->setFocus();

    QTest::keyClick(faces, Qt::Key_Right, Qt::AltModifier); // Natsumi after Kyoko
    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), natsumi()}));
    QTest::keyClick(faces, Qt::Key_Right); // Aya
    QTest::keyClick(faces, Qt::Key_Space);
    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), natsumi(), aya()}));
    QCOMPARE(faces->currentIndex().data(Qt::AccessibleTextRole).toString(), u"Aya takes part"_s);
    QTest::keyClick(faces, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(stage.dialog->setup().roster, (QList{kyoko(), aya(), natsumi()}));
    QTest::mouseClick(faces->viewport(), Qt::LeftButton, {},
                      faces->visualRect(faces->model()->index(0, 0)).center());
    QCOMPARE(stage.dialog->setup().roster, (QList{aya(), natsumi()}));
}

void RoomSetupTest::searchingHidesTheOthers()
{
    Stage stage(Purpose::ChangeRoom);
    auto *list = stage.find<QListView>(u"castRows"_s);

    QTest::keyClicks(stage.find<QLineEdit>(u"castSearch"_s), u"researcher"_s);

    QVERIFY(list->isRowHidden(0));
    QVERIFY(list->isRowHidden(1));
    QVERIFY(!list->isRowHidden(2));
    QCOMPARE(stage.dialog->setup().roster, (QList{natsumi(), kyoko()}));
}

void RoomSetupTest::aMaskOfThoseWhoTakePartIsWritten()
{
    Stage stage(Purpose::ChangeRoom);
    QVERIFY(stage.find<QWidget>(u"policyMask"_s)->isVisibleTo(stage.dialog.get()));
    stage.find<QAction>(u"policyMaskAllButSelf"_s)->trigger();

    auto *list = stage.find<QListView>(u"castRows"_s);
    list->setCurrentIndex(list->model()->index(2, 0)); // Aya joins in
    QTest::keyClick(list, Qt::Key_Space);
    stage.done();

    const auto told = stage.wanted.constLast().constFirst().value<ports::RoomSetup>();
    QCOMPARE(told.roster, (QList{natsumi(), kyoko(), aya()}));
    QCOMPARE(told.policy.follows,
             (model::FollowMask::Follows{{natsumi(), {kyoko(), aya()}}, {kyoko(), {natsumi(), aya()}}}));
}

void RoomSetupTest::aNumberOutOfItsLimitsIsToldAndNotTaken()
{
    Stage stage(Purpose::ChangeRoom);

    for (const QString &bad : {u"-1"_s, u"61"_s, u"soon"_s, QString(), u"1e99"_s, u"nan"_s}) {
        stage.number(PolicyNumber::Gap)->clear();
        stage.write(stage.number(PolicyNumber::Gap), u"3"_s);
        stage.write(stage.number(PolicyNumber::Gap), bad);
        if (bad.isEmpty())
            QTest::keyClick(stage.number(PolicyNumber::Gap), Qt::Key_Backspace);
        QVERIFY2(!stage.numberFlaw(PolicyNumber::Gap).isEmpty(), qPrintable(bad));
        stage.done();
        QCOMPARE(stage.wanted.size(), 0);
    }
    stage.write(stage.number(PolicyNumber::Gap), u"60"_s);
    QCOMPARE(stage.numberFlaw(PolicyNumber::Gap), QString());
    stage.done();

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.dialog->setup().policy.gap, base::Millis(60'000));
    QVERIFY(!model::outOfLimits(stage.dialog->setup().policy));
}

void RoomSetupTest::decimalsAndCommasAreUnderstood()
{
    Stage stage(Purpose::ChangeRoom);

    stage.write(stage.number(PolicyNumber::VoteDeadline), u"0.5"_s);
    QCOMPARE(stage.dialog->setup().policy.voteDeadline, base::Millis(500));
    stage.write(stage.number(PolicyNumber::MaxCompanionTurns), u"2.5"_s);

    QVERIFY(!stage.numberFlaw(PolicyNumber::MaxCompanionTurns).isEmpty());
    QCOMPARE(stage.dialog->setup().policy.maxCompanionTurns, 5); // unchanged
}

void RoomSetupTest::aFaultOfAnotherPolicyDoesNotMatter()
{
    Stage stage(Purpose::ChangeRoom);
    stage.write(stage.number(PolicyNumber::VoteDeadline), u"9999"_s);

    QTest::mouseClick(stage.find<QRadioButton>(u"policy%1"_s.arg(int(PolicyName::Manual))), Qt::LeftButton,
                      Qt::NoModifier, QPoint(8, 8));
    QVERIFY(!stage.number(PolicyNumber::VoteDeadline)->isVisible());
    stage.done();

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.dialog->setup().policy.policy, PolicyName::Manual);
    QCOMPARE(stage.dialog->setup().policy.voteDeadline, teaSetup().policy.voteDeadline);
}

void RoomSetupTest::whatIsNotAvailableSaysSo()
{
    Stage stage(Purpose::ChangeRoom);
    auto *ring = stage.find<QRadioButton>(u"policy%1"_s.arg(int(PolicyName::Ring)));

    QVERIFY(!ring->isEnabled());
    QVERIFY(ring->accessibleDescription().contains(u"Not available"_s));
    QVERIFY(stage.find<QRadioButton>(u"policy%1"_s.arg(int(PolicyName::Vote)))->isChecked());
}

void RoomSetupTest::aPolicyIsChosenWithTheKeyboard()
{
    Stage stage(Purpose::ChangeRoom);
    auto *vote = stage.find<QRadioButton>(u"policy%1"_s.arg(int(PolicyName::Vote)));
    vote->setFocus();

    QTest::keyClick(vote, Qt::Key_Down);

    QCOMPARE(stage.dialog->setup().policy.policy, PolicyName::Manual);
}

void RoomSetupTest::aBudgetIsWrittenInDollarsOrCents_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<qint64>>("budget");

    QTest::newRow("none") << u""_s << std::optional<qint64>();
    QTest::newRow("dollars") << u"2"_s << std::optional<qint64>(2'000'000'000);
    QTest::newRow("with its sign") << u"$0.75"_s << std::optional<qint64>(750'000'000);
    QTest::newRow("with its sign behind") << u"1.50 $"_s << std::optional<qint64>(1'500'000'000);
    QTest::newRow("cents") << u"50 ¢"_s << std::optional<qint64>(500'000'000);
    QTest::newRow("in full width") << u"＄２"_s << std::optional<qint64>(2'000'000'000);
}

void RoomSetupTest::aBudgetIsWrittenInDollarsOrCents()
{
    QFETCH(QString, text);
    QFETCH(std::optional<qint64>, budget);
    Stage stage(Purpose::ChangeRoom);
    auto *input = stage.find<QLineEdit>(u"roomBudget"_s);
    QCOMPARE(input->text(), u"2.5"_s);

    input->setText(text);
    Q_EMIT input->textEdited(text);
    stage.done();

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.wanted.first().first().value<ports::RoomSetup>().models.budget, budget);
}

void RoomSetupTest::aBudgetThatIsNoSumKeepsTheRoomFromBeingMade()
{
    Stage stage(Purpose::ChangeRoom);
    auto *input = stage.find<QLineEdit>(u"roomBudget"_s);
    auto *field = stage.find<ui::FormField>(u"roomBudgetField"_s);

    for (const QString &text : {u"a lot"_s, u"0"_s, u"$"_s, u"2000000"_s}) {
        stage.write(input, text);
        QCOMPARE(field->flawText(), u"Enter an amount from 1 ¢ to $1,000,000.00, or leave it empty."_s);
    }
    stage.done();

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(input->hasFocus());
}

void RoomSetupTest::aLimitOfTurnsIsWrittenOrLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<int>>("limit");

    QTest::newRow("none") << u""_s << std::optional<int>();
    QTest::newRow("twenty") << u"20"_s << std::optional<int>(20);
    QTest::newRow("in full width") << u"２０"_s << std::optional<int>(20);
}

void RoomSetupTest::aLimitOfTurnsIsWrittenOrLeftOut()
{
    QFETCH(QString, text);
    QFETCH(std::optional<int>, limit);
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    auto *input = stage.find<QLineEdit>(u"roomMaxTurns"_s);

    input->setText(text);
    Q_EMIT input->textEdited(text);

    QCOMPARE(stage.dialog->setup().turns.maxSessionTurns, limit);
    QVERIFY(stage.find<ui::FormField>(u"roomMaxTurnsField"_s)->flawText().isEmpty());
}

void RoomSetupTest::aLimitThatIsNoWholeNumberIsTold()
{
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    auto *input = stage.find<QLineEdit>(u"roomMaxTurns"_s);
    auto *field = stage.find<ui::FormField>(u"roomMaxTurnsField"_s);

    for (const QString &text : {u"many"_s, u"0"_s, u"2.5"_s, u"100001"_s}) {
        stage.write(input, text);
        QCOMPARE(field->flawText(), u"Enter a whole number from 1 to 100,000, or leave it empty."_s);
    }
    stage.done();

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(input->hasFocus());
}

void RoomSetupTest::aLanguageIsChosenOrLeftToTheUser()
{
    Stage stage(Purpose::ChangeRoom);
    auto *box = stage.find<QComboBox>(u"roomLanguage"_s);
    QCOMPARE(box->currentText(), u"한국어"_s);
    box->setCurrentIndex(0);
    QCOMPARE(box->currentText(), u"Same as mine"_s);
    stage.done();
    QCOMPARE(stage.wanted.takeFirst().at(0).value<ports::RoomSetup>().language, QString());
}

void RoomSetupTest::circlesAndSummariesAreChosen()
{
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    QVERIFY(stage.find<QCheckBox>(u"roomWatchLoops"_s)->isChecked());
    QVERIFY(stage.find<QCheckBox>(u"roomCompress"_s)->isChecked());

    stage.find<QCheckBox>(u"roomWatchLoops"_s)->click();
    stage.find<QCheckBox>(u"roomCompress"_s)->click();

    QCOMPARE(stage.dialog->setup().turns, (model::RoomTurns{{}, false, false}));
}

void RoomSetupTest::whispersAreAnsweredAloudOnlyIfChosen()
{
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    auto *aloud = stage.find<QCheckBox>(u"roomWhispersAloud"_s);
    QVERIFY(!aloud->isChecked());
    QVERIFY(!aloud->accessibleDescription().isEmpty());

    aloud->click();

    QVERIFY(stage.dialog->setup().turns.whispersAloud);
}

void RoomSetupTest::votesAreOnlyChosenWhereThereAreSome()
{
    Stage stage(Purpose::ChangeRoom);
    stage.dialog->turnToModels();
    auto *votes = stage.find<QComboBox>(u"roomVotes"_s);
    QVERIFY(votes->isVisibleTo(stage.dialog.get()));

    stage.find<QRadioButton>(u"policy%1"_s.arg(int(PolicyName::Manual)))->click();

    QVERIFY(!votes->isVisibleTo(stage.dialog.get()));
}

void RoomSetupTest::howVotesAreHadAndWhatIsKeptIsChosen()
{
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    auto *votes = stage.find<QComboBox>(u"roomVotes"_s);
    auto *hint = stage.find<QLabel>(u"roomVotesHint"_s);
    QVERIFY(hint->text().startsWith(u"One call for each companion"_s));

    votes->setCurrentIndex(1);
    Q_EMIT votes->activated(1);
    stage.find<QCheckBox>(u"roomRecorded"_s)->click();
    stage.done();

    QVERIFY(hint->text().startsWith(u"One call asks all companions"_s));
    const auto models = stage.wanted.first().first().value<ports::RoomSetup>().models;
    QCOMPARE(models, (model::RoomModels{model::RoomModels::Votes::Batched, {}, true}));
}

void RoomSetupTest::theModelOfTheRoomIsChosen()
{
    ports::RoomSetup start{.name = u"New"_s};
    start.models.model = model::ModelChoice{.provider = base::ProviderId(u"gone"_s), .model = u"old"_s};
    Stage stage(Purpose::NewRoom, start);
    auto *provider = stage.find<QComboBox>(u"roomModelProvider"_s);
    auto *name = stage.find<QLineEdit>(u"roomModelName"_s);
    QCOMPARE(provider->currentText(), u"gone (not on this computer)"_s);
    QCOMPARE(name->text(), u"old"_s);

    name->setText(u" new "_s);
    Q_EMIT name->textEdited(name->text());
    QCOMPARE(stage.dialog->setup().models.model->model, u"new"_s);
    provider->setCurrentIndex(1);
    Q_EMIT provider->activated(1);
    QCOMPARE(stage.dialog->setup().models.model,
             std::optional(model::ModelChoice{.provider = model::rehearsalProvider()}));
    QVERIFY(!name->isVisibleTo(stage.dialog.get()));
    provider->setCurrentIndex(0);
    Q_EMIT provider->activated(0);

    QCOMPARE(stage.dialog->setup().models.model, std::optional<model::ModelChoice>());
}

void RoomSetupTest::theModelsHaveAPageOfTheirOwn()
{
    for (const Purpose purpose : {Purpose::NewRoom, Purpose::ChangeRoom}) {
        Stage stage(purpose);
        auto *pages = stage.find<QTabWidget>(u"roomPages"_s);
        auto *provider = stage.find<QComboBox>(u"roomModelProvider"_s);
        QVERIFY(!provider->isVisible());

        stage.dialog->turnToModels();

        QCOMPARE(pages->tabText(pages->currentIndex()), u"Models"_s);
        QVERIFY(provider->isVisible());
        QCOMPARE(stage.dialog->focusWidget(), provider);
        QVERIFY(stage.find<QLineEdit>(u"roomBudget"_s)->isVisible());
        QVERIFY(!stage.find<QComboBox>(u"roomLanguage"_s)->isVisible());
    }
}

void RoomSetupTest::whoAnswersWithWhatIsListed_data()
{
    QTest::addColumn<QString>("own");      // Kyoko's provider
    QTest::addColumn<QString>("onlyHere"); // and that of the room's change of her
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("source");
    const auto none = QString();
    QTest::newRow("nothing chosen") << none << none << none << u"claude-sonnet-4-5 (Claude)"_s
                                    << u"default model"_s;
    QTest::newRow("the room's") << none << none << u"gemini"_s << u"gemini-2.5-flash (Gemini)"_s
                                << u"the room’s model"_s;
    QTest::newRow("her own") << u"ollama"_s << none << u"gemini"_s << u"qwen3:8b (Ollama here)"_s
                             << u"own model"_s;
    QTest::newRow("only here") << u"ollama"_s << u"rehearsal"_s << u"gemini"_s
                               << u"Rehearsal (offline, not an AI)"_s << u"own model, only in this room"_s;
    QTest::newRow("without a key") << u"openai"_s << none << none << u"gpt-4o (OpenAI)"_s
                                   << u"own model; the key of OpenAI is missing"_s;
    QTest::newRow("gone") << u"groq"_s << none << u"gemini"_s << u"claude-sonnet-4-5 (Claude)"_s
                          << u"default model, because groq is not on this computer"_s;
    QTest::newRow("the room's is gone") << none << none << u"lab"_s << u"claude-sonnet-4-5 (Claude)"_s
                                        << u"default model, because lab is not on this computer"_s;
}

void RoomSetupTest::whoAnswersWithWhatIsListed()
{
    QFETCH(const QString, own);
    QFETCH(const QString, onlyHere);
    QFETCH(const QString, room);
    FakeProviderPort port;
    ui::ModelList models(port);
    QList<model::Persona> personas = samplePersonas();
    personas[0].model.provider = base::ProviderId(own);
    ports::RoomSetup start{.name = u"Tea"_s, .roster = {bob(), kyoko()}};
    if (!onlyHere.isEmpty())
        start.overrides = {
            {.companion = kyoko(), .model = model::ModelChoice{.provider = base::ProviderId(onlyHere)}}};
    if (!room.isEmpty())
        start.models.model = model::ModelChoice{.provider = base::ProviderId(room)};
    Stage stage(Purpose::ChangeRoom, start, {PolicyName::Vote}, &models, personas);
    stage.dialog->turnToModels();
    QCOMPARE(stage.find<QLabel>(u"answerListEmpty"_s)->text(), u"Loading the models…"_s);

    ports::ProviderList list = sampleProviders();
    list.standard.provider = base::ProviderId(u"claude"_s);
    port.answerList(list);

    QVERIFY(!stage.find<QLabel>(u"answerListEmpty"_s)->isVisible());
    QCOMPARE(stage.find<QLabel>(u"answerCompanion1"_s)->text(), u"Kyoko"_s); // the guest has no model here
    QTEST(stage.find<QLabel>(u"answerModel1"_s)->text(), "model");
    QTEST(stage.find<QLabel>(u"answerSource1"_s)->text(), "source");
    QVERIFY(!stage.find<QLabel>(u"answerModel2"_s));
}

void RoomSetupTest::theListFollowsTheForm()
{
    FakeProviderPort port;
    ui::ModelList models(port);
    port.answerList(sampleProviders());
    Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s, .roster = {kyoko(), aya()}}, {PolicyName::Vote},
                &models);
    stage.dialog->turnToModels();
    QCOMPARE(stage.find<QLabel>(u"answerModel2"_s)->text(), u"Rehearsal (offline, not an AI)"_s);

    auto *provider = stage.find<QComboBox>(u"roomModelProvider"_s);
    provider->setCurrentIndex(provider->findData(u"ollama"_s));
    Q_EMIT provider->activated(provider->currentIndex());
    QCOMPARE(stage.find<QLabel>(u"answerModel1"_s)->text(), u"qwen3:8b (Ollama here)"_s);
    QCOMPARE(stage.find<QLabel>(u"answerSource2"_s)->text(), u"the room’s model"_s);
    auto *list = stage.find<QListView>(u"castRows"_s);
    list->setCurrentIndex(list->model()->index(0, 0)); // Kyoko leaves
    QTest::keyClick(list, Qt::Key_Space);

    QCOMPARE(stage.find<QLabel>(u"answerCompanion1"_s)->text(), u"Aya"_s);
    QVERIFY(!stage.find<QLabel>(u"answerCompanion2"_s)->isVisible());
}

void RoomSetupTest::aRoomWithoutCompanionsListsNobody()
{
    const Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s, .roster = {bob()}});
    stage.dialog->turnToModels();

    const auto *empty = stage.dialog->findChild<QLabel *>(u"answerListEmpty"_s);
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->text(), u"No companion is in this room."_s);
}

void RoomSetupTest::whatCanBeHeardIsChosen()
{
    Stage stage(Purpose::NewRoom, {.name = u"New"_s});
    auto *aloud = stage.find<QCheckBox>(u"roomAloud"_s);
    auto *inStep = stage.find<QCheckBox>(u"roomInStep"_s);
    QVERIFY(!aloud->isChecked());
    QVERIFY(!inStep->isEnabled());

    aloud->click();
    inStep->click();
    stage.done();

    const auto voices = stage.wanted.first().first().value<ports::RoomSetup>().voices;
    QCOMPARE(voices, (model::RoomVoices{.aloud = true, .inStep = true}));
}

void RoomSetupTest::peopleToWriteAsComeAndGo()
{
    Stage stage(Purpose::ChangeRoom);

    QTest::mouseClick(stage.find<QPushButton>(u"identityAdd"_s), Qt::LeftButton);
    QTest::keyClicks(stage.dialog->focusWidget(), u"Grandpa"_s);
    QList<model::Identity> now = stage.dialog->setup().identities;
    QCOMPARE(now.size(), 3);
    QCOMPARE(now.last().name, u"Grandpa"_s);
    QVERIFY(now.last().id.value().startsWith(u"user_"_s));
    QTest::mouseClick(stage.dialog->findChildren<QToolButton *>(u"identityRemove"_s).at(1), Qt::LeftButton);

    now = stage.dialog->setup().identities;
    QCOMPARE(now.size(), 2);
    QCOMPARE(now.first(), model::Identity{});
    QCOMPARE(now.last().name, u"Grandpa"_s);
}

void RoomSetupTest::whoOneIsCanBeTold()
{
    Stage stage(Purpose::ChangeRoom);
    auto *description = stage.dialog->findChildren<QPlainTextEdit *>(u"identityDescription"_s).first();

    QTest::keyClicks(description, u"A student."_s);
    QCOMPARE(stage.dialog->setup().identities.first().description, u"A student."_s);
    description->setPlainText(QString(model::kLongestIdentityDescription + 1, u'x'));
    stage.done();

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(!stage.find<ui::FormField>(u"roomIdentitiesField"_s)->flawText().isEmpty());
}

void RoomSetupTest::twoOfOneNameAreRefused()
{
    Stage stage(Purpose::ChangeRoom);
    QTest::mouseClick(stage.find<QPushButton>(u"identityAdd"_s), Qt::LeftButton);

    stage.done();
    QCOMPARE(stage.wanted.size(), 0); // nobody may be nameless
    const QList<QLineEdit *> names = stage.dialog->findChildren<QLineEdit *>(u"identityName"_s);
    QTest::keyClicks(names.last(), u"Mum"_s);
    stage.done();
    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(!stage.find<ui::FormField>(u"roomIdentitiesField"_s)->flawText().isEmpty());
    QTest::keyClicks(names.last(), u"my"_s);
    stage.done();

    QCOMPARE(stage.wanted.size(), 1);
}

void RoomSetupTest::anEndlessSceneIsRefused()
{
    Stage stage(Purpose::ChangeRoom);

    stage.find<QPlainTextEdit>(u"roomScene"_s)->setPlainText(QString(int(model::kLongestScene) + 1, u'x'));
    stage.done();

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(!stage.find<ui::FormField>(u"roomSceneField"_s)->flawText().isEmpty());
}

void RoomSetupTest::aRefusalLeavesTheDialogOpen()
{
    Stage stage(Purpose::ChangeRoom);
    stage.done();
    QVERIFY(!stage.find<QPushButton>(u"createRoom"_s)->isEnabled()); // one click is enough

    stage.dialog->refuse(u"Disk full."_s);

    QVERIFY(stage.dialog->isVisible());
    QCOMPARE(stage.find<ui::NoticeBar>(u"noticeBar"_s)->text(), u"Disk full."_s);
    QVERIFY(stage.find<QPushButton>(u"createRoom"_s)->isEnabled());
}

void RoomSetupTest::theCastModelKeepsItsPromises()
{
    ui::CastModel model(samplePersonas(), {aya()}, model::Language::English);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);

    QVERIFY(model.moveRow({}, 0, {}, 3));
    QVERIFY(!model.moveRow({}, 0, {}, 0));
    QVERIFY(!model.moveRow({}, 7, {}, 0));
    model.toggle(model.index(0));

    QCOMPARE(model.roster(), (QList{kyoko(), aya()}));
}

void RoomSetupTest::theArchivedAreOnlyThereWhileTheyTakePart()
{
    QList<model::Persona> personas = samplePersonas();
    personas[0].archived = true; // Kyoko
    personas[1].archived = true; // Natsumi

    const ui::CastModel model(personas, {natsumi(), base::ParticipantId(u"guest:lab/bob"_s)},
                              model::Language::English);

    QCOMPARE(model.rowCount(), 3); // Natsumi, the guest, Aya
    QCOMPARE(model.index(1).data().toString(), u"lab/bob"_s);
    const ui::CastModel known(personas, {aya(), bob()}, model::Language::English, {bobTheGuest()});
    QCOMPARE(known.index(1).data().toString(), u"Bob"_s);
    QCOMPARE(known.index(1).data(ui::LibraryModel::RoleRole).toString(), u"guest"_s);
    QCOMPARE(known.roster(), (QList{aya(), bob()}));
    QCOMPARE(model.index(2).data(ui::LibraryModel::IdRole).toString(), aya().value());
}

void RoomSetupTest::everyControlHasAName()
{
    for (const Purpose purpose : {Purpose::NewRoom, Purpose::ChangeRoom}) {
        const Stage stage(purpose);

        QCOMPARE(namelessControls(*stage.dialog), QString());
    }
}

SUITE_TEST(QApplication, RoomSetupTest)

} // namespace tst_room_setup_dialog

#include "tst_room_setup_dialog.moc"
