// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/room_limits.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_template_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/forms/form_field.h"
#include "ui/rooms/room_setup_dialog.h"
#include "ui/rooms/save_template_dialog.h"
#include "ui/rooms/starting_points.h"
#include "ui/rooms/template_desk.h"
#include "ui/rooms/template_window.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

namespace tst_room_templates {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PolicyName;
using model::RoomTemplate;
using model::TemplateId;
using ui::RoomSetupDialog;
using Purpose = ui::RoomSetupDialog::Purpose;

namespace {

/// A template with an existing companion and a removed one.
RoomTemplate lab()
{
    RoomTemplate lab{{.name = u"Lab"_s,
                      .roster = {base::ParticipantId(u"companion_mina"_s), aya()},
                      .scene = u"A laboratory."_s},
                     TemplateId(u"t1"_s)};
    lab.policy.policy = PolicyName::Ring;
    lab.models.budget = 3'000'000'000;
    lab.turns.maxSessionTurns = 20;
    lab.overrides = {{.companion = aya(), .role = u"the boss"_s},
                     {.companion = base::ParticipantId(u"companion_mina"_s), .role = u"gone"_s}};
    return lab;
}

struct Stage
{
    explicit Stage(Purpose purpose = Purpose::NewRoom, const ports::RoomSetup &start = {},
                   const QList<model::Persona> &personas = samplePersonas())
        : dialog(purpose, start,
                 {personas,
                  model::Language::English,
                  {model::kOfferedPolicies.cbegin(), model::kOfferedPolicies.cend()}},
                 faces, nullptr)
        , wanted(&dialog, &RoomSetupDialog::wanted)
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        desk.refresh();
        port.list({lab()});
        dialog.offerTemplates(desk);
        dialog.show();
        if (!QTest::qWaitForWindowActive(&dialog))
            qFatal("no dialog came up");
    }
    template<class Widget>
    Widget *find(const QString &name)
    {
        return dialog.findChild<Widget *>(name);
    }
    /// In the form that is shown now.
    QLineEdit *name() { return dialog.findChildren<QLineEdit *>(u"roomName"_s).last(); }
    void begin(const QString &like)
    {
        QPushButton *card = this->card(like);
        QVERIFY2(card, qPrintable(like));
        card->click();
    }
    QPushButton *card(const QString &name)
    {
        for (QPushButton *card : find<QWidget>(u"roomStart"_s)->findChildren<QPushButton *>())
            if (card->text() == name && card->isVisible())
                return card;
        return nullptr;
    }
    /// The names of the pressed cards.
    QStringList pressed()
    {
        QStringList names;
        for (QPushButton *card : find<QWidget>(u"roomStart"_s)->findChildren<QPushButton *>())
            if (card->isChecked() && card->isVisible())
                names.append(card->text());
        return names;
    }
    /// Of the form that is shown now.
    template<class Widget>
    Widget *now(const QString &name)
    {
        return dialog.findChildren<Widget *>(name).last();
    }
    void write(const QString &input, const QString &text)
    {
        if (const auto lines = dialog.findChildren<QLineEdit *>(input); !lines.isEmpty())
            lines.last()->QLineEdit::setText(text); // as the user would
        else
            now<QPlainTextEdit>(input)->setPlainText(text);
    }
    /// What the shown form says about its fields.
    QStringList flaws()
    {
        QStringList flaws;
        const auto forms = dialog.findChildren<ui::RoomSetupForm *>();
        for (const auto *field : forms.last()->findChildren<ui::FormField *>())
            if (!field->isHidden() && !field->flawText().isEmpty())
                flaws.append(field->objectName());
        return flaws;
    }
    QPlainTextEdit *scene() { return dialog.findChildren<QPlainTextEdit *>(u"roomScene"_s).last(); }

    FakeTemplatePort port;
    ui::TemplateDesk desk{port};
    ui::Avatars faces;
    RoomSetupDialog dialog;
    QSignalSpy wanted;
};

} // namespace

/// Templates in the window: start from one, keep one, rename and delete them.
class RoomTemplatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreStartingPoints();
    void startingPointsLeaveTheArchivedOut();
    void aNewRoomBeginsLikeATemplate();
    void whoIsGoneIsToldAndLeftOut();
    void aNameOfOnesOwnStays();
    void withoutATemplateAllIsAsBefore();
    void theChosenCardStaysPressedWhileOneWrites();
    void whatWasWrittenStaysWithAnotherCard();
    void whatWasWrittenFitsEveryOtherCard_data();
    void whatWasWrittenFitsEveryOtherCard();
    void whatCouldNotBeReadStaysWithItsFlaw();
    void aFlawOfATemplateGoesWithIt();
    void aFullCastStaysWithinItsLimit();
    void theUsersOwnNameStaysWithACard();
    void howItBeginsStaysWithAnotherCard();
    void cardsAreChosenWithTheKeyboard();
    void aTemplateThatComesIsACard();
    void theFirstPageFitsASmallWindow_data();
    void theFirstPageFitsASmallWindow();
    void aRoomThatIsThereBeginsLikeNothing();
    void whatIsWrittenIsKeptAsATemplate();
    void aTakenNameReplacesAndSaysSo();
    void aNameIsNeeded();
    void aRefusalLeavesTheNameThere();
    void aTemplateIsRenamedWhereItStands();
    void aTemplateIsDeletedAfterAQuestion();
    void aFailureShowsWhatIsKept();
    void withoutTemplatesTheWindowSaysHowToMakeOne();
    void everyControlHasAName();
};

void RoomTemplatesTest::thereAreStartingPoints()
{
    const QList<RoomTemplate> points = ui::startingPoints(samplePersonas());

    QCOMPARE(points.size(), 8);
    QCOMPARE(points.at(0).policy.policy, PolicyName::Vote);
    QCOMPARE(points.at(1).policy.policy, PolicyName::Ring);
    QCOMPARE(points.at(2).policy.policy, PolicyName::Resource);
    QCOMPARE(points.at(0).roster.size(), 3);
    QCOMPARE(points.at(2).roster.size(), 2);
    for (const RoomTemplate &point : points)
        QVERIFY(!point.name.isEmpty() && !point.scene.isEmpty() && !point.roster.isEmpty());
}

void RoomTemplatesTest::startingPointsLeaveTheArchivedOut()
{
    QList<model::Persona> personas = samplePersonas();
    personas.first().archived = true;

    QVERIFY(!ui::startingPoints(personas).first().roster.contains(personas.first().id));
    QVERIFY(ui::startingPoints({}).first().roster.isEmpty());
}

void RoomTemplatesTest::aNewRoomBeginsLikeATemplate()
{
    Stage stage;

    stage.begin(u"Lab"_s);

    const ports::RoomSetup setup = stage.dialog.setup();
    QCOMPARE(setup.name, u"Lab"_s);
    QCOMPARE(setup.scene, u"A laboratory."_s);
    QCOMPARE(setup.policy.policy, PolicyName::Ring);
    QCOMPARE(setup.models.budget, std::optional<qint64>(3'000'000'000));
    QCOMPARE(setup.turns.maxSessionTurns, std::optional(20));
    QCOMPARE(setup.overrides.size(), 1);
    QCOMPARE(setup.overrides.first().role, std::optional(u"the boss"_s));
    stage.find<QPushButton>(u"createRoom"_s)->click();
    QCOMPARE(stage.wanted.size(), 1);
}

void RoomTemplatesTest::whoIsGoneIsToldAndLeftOut()
{
    Stage stage;

    stage.begin(u"Lab"_s);

    QCOMPARE(stage.dialog.setup().roster, QList{aya()});
    QVERIFY(stage.dialog.findChild<ui::NoticeBar *>()->text().contains(u"mina"_s));
    stage.begin(u"Tea for three"_s);
    QVERIFY(!stage.dialog.findChild<ui::NoticeBar *>()->isVisible());
}

void RoomTemplatesTest::aNameOfOnesOwnStays()
{
    Stage stage;
    stage.begin(u"Lab"_s);
    QCOMPARE(stage.dialog.setup().name, u"Lab"_s);
    stage.begin(u"Debate"_s);
    QCOMPARE(stage.dialog.setup().name, u"Debate"_s);

    stage.name()->selectAll();
    QTest::keyClicks(stage.name(), u"My own"_s);
    stage.begin(u"Lab"_s);

    QCOMPARE(stage.dialog.setup().name, u"My own"_s);
    QCOMPARE(stage.dialog.setup().scene, u"A laboratory."_s);
}

void RoomTemplatesTest::withoutATemplateAllIsAsBefore()
{
    Stage stage(Purpose::NewRoom, {.name = {}, .roster = {kyoko()}});
    const ports::RoomSetup before = stage.dialog.setup();

    stage.begin(u"Lab"_s);
    stage.begin(u"Empty room"_s);

    QVERIFY(stage.dialog.setup() == before);
}

void RoomTemplatesTest::theChosenCardStaysPressedWhileOneWrites()
{
    Stage stage;
    QCOMPARE(stage.pressed(), QStringList{u"Empty room"_s});

    stage.begin(u"Round table"_s);
    QCOMPARE(stage.pressed(), QStringList{u"Round table"_s});
    QTest::keyClicks(stage.scene(), u"At night. "_s);

    QCOMPARE(stage.pressed(), QStringList{u"Round table"_s});
    QVERIFY(stage.dialog.setup().scene.contains(u"At night."_s));
    QCOMPARE(stage.dialog.setup().policy.policy, PolicyName::Ring);
}

void RoomTemplatesTest::whatWasWrittenStaysWithAnotherCard()
{
    Stage stage;
    stage.begin(u"Round table"_s);
    stage.scene()->selectAll();
    QTest::keyClicks(stage.scene(), u"On a boat."_s);
    auto *faces = stage.dialog.findChildren<QListView *>(u"castRows"_s).last();
    const QList<base::ParticipantId> all = stage.dialog.setup().roster;
    faces->setCurrentIndex(faces->model()->index(0, 0));
    QTest::keyClick(faces, Qt::Key_Space); // the first does not take part

    stage.begin(u"Tea for three"_s);

    QCOMPARE(stage.dialog.setup().scene, u"On a boat."_s);
    QVERIFY(!stage.dialog.setup().roster.contains(all.first()));
    QCOMPARE(stage.dialog.setup().name, u"Tea for three"_s);
    QCOMPARE(stage.dialog.setup().policy.policy, PolicyName::Vote);
    stage.begin(u"Lab"_s);
    QCOMPARE(stage.dialog.setup().scene, u"On a boat."_s);
    QCOMPARE(stage.dialog.setup().turns.maxSessionTurns, std::optional(20));
}

namespace {

const QStringList &allCards()
{
    static const QStringList cards{
        u"Empty room"_s,      u"Tea for three"_s, u"Round table"_s, u"Debate"_s,      u"Interview"_s,
        u"Writing a novel"_s, u"Language café"_s, u"Game night"_s,  u"Study group"_s, u"Lab"_s};
    return cards;
}

/// Into one field of each kind.
void writeAll(Stage &stage)
{
    stage.write(u"roomName"_s, u"My own"_s);
    stage.write(u"roomScene"_s, u"On a boat."_s);
    stage.write(u"identityName"_s, u"Mika"_s);
    stage.write(u"roomBudget"_s, u"2.5"_s);
    stage.write(u"roomMaxTurns"_s, u"30"_s);
    stage.write(u"policyNumber%1"_s.arg(int(model::PolicyNumber::Gap)), u"1.5"_s);
    stage.write(u"policyNumber%1"_s.arg(int(model::PolicyNumber::VoteDeadline)), u"20"_s);
    stage.write(u"policySeed"_s, u"77"_s);
    auto *language = stage.now<QComboBox>(u"roomLanguage"_s);
    language->setCurrentIndex(language->findData(u"ko"_s));
    auto *provider = stage.now<QComboBox>(u"roomModelProvider"_s);
    provider->setCurrentIndex(1); // Rehearsal
    Q_EMIT provider->activated(1);
}

/// What each card fills in.
QMap<QString, ports::RoomSetup> plainSetups()
{
    Stage stage;
    QMap<QString, ports::RoomSetup> setups;
    for (const QString &card : allCards()) {
        stage.begin(card);
        setups.insert(card, stage.dialog.setup());
    }
    return setups;
}

/// The setup with all that writeAll() writes.
ports::RoomSetup withAll(ports::RoomSetup setup)
{
    setup.name = u"My own"_s;
    setup.scene = u"On a boat."_s;
    setup.identities = {{}};
    setup.identities.first().name = u"Mika"_s;
    setup.models.budget = 2'500'000'000;
    setup.turns.maxSessionTurns = 30;
    setup.policy.gap = base::Millis(1500);
    setup.policy.voteDeadline = base::Millis(20'000);
    setup.policy.seed = 77;
    setup.language = u"ko"_s;
    setup.models.model = model::ModelChoice{.provider = model::rehearsalProvider()};
    return setup;
}

} // namespace

void RoomTemplatesTest::whatWasWrittenFitsEveryOtherCard_data()
{
    QTest::addColumn<QString>("first");
    for (const QString &card : {u"Empty room"_s, u"Round table"_s, u"Debate"_s, u"Lab"_s}) // of each kind
        QTest::newRow(qPrintable(card)) << card;
}

void RoomTemplatesTest::whatWasWrittenFitsEveryOtherCard()
{
    QFETCH(const QString, first);
    static const QMap<QString, ports::RoomSetup> plain = plainSetups();
    Stage stage;
    stage.begin(first);
    writeAll(stage);

    for (const QString &card : allCards()) {
        stage.begin(card);

        QVERIFY2(stage.dialog.setup() == withAll(plain.value(card)), qPrintable(card));
        QCOMPARE(stage.flaws(), QStringList());
    }
}

void RoomTemplatesTest::whatCouldNotBeReadStaysWithItsFlaw()
{
    const auto turnTime = u"policyNumber%1"_s.arg(int(model::PolicyNumber::TurnTimeout));
    Stage stage;
    stage.begin(u"Round table"_s);
    stage.write(u"roomBudget"_s, u"a lot"_s);
    stage.write(turnTime, u"soon"_s);

    for (const QString &card : allCards()) {
        stage.begin(card);
        QCOMPARE(stage.now<QLineEdit>(u"roomBudget"_s)->text(), u"a lot"_s);
        QVERIFY2(stage.flaws().contains(u"roomBudgetField"_s), qPrintable(card));
        QCOMPARE(stage.now<QLineEdit>(turnTime)->text(), u"soon"_s);
        // hidden where nobody takes turns in a ring
        QCOMPARE(stage.flaws().contains(turnTime + u"Field"_s),
                 stage.dialog.setup().policy.policy == PolicyName::Ring);
    }
    stage.write(u"roomBudget"_s, u"1"_s);
    stage.begin(u"Interview"_s);

    QCOMPARE(stage.flaws(), QStringList());
    QCOMPARE(stage.dialog.setup().models.budget, std::optional<qint64>(1'000'000'000));
}

void RoomTemplatesTest::aFlawOfATemplateGoesWithIt()
{
    Stage stage;
    RoomTemplate broken = lab();
    broken.name = u"Broken"_s;
    broken.id = TemplateId(u"t2"_s);
    broken.policy.turnTimeout = base::Millis(1);
    broken.scene = QString(5'000, u'x');
    stage.desk.refresh();
    stage.port.list({lab(), broken});

    stage.begin(u"Broken"_s);
    QCOMPARE(stage.flaws().size(), 2);
    stage.begin(u"Lab"_s);

    QCOMPARE(stage.flaws(), QStringList());
    QCOMPARE(stage.dialog.setup().policy.turnTimeout, lab().policy.turnTimeout);
    QCOMPARE(stage.dialog.setup().scene, lab().scene);
}

void RoomTemplatesTest::aFullCastStaysWithinItsLimit()
{
    QList<model::Persona> many = samplePersonas();
    for (int i = 0; many.size() < model::kMostInRoom + 3; ++i) {
        model::Persona persona = many.first();
        persona.id = base::ParticipantId(u"companion_%1"_s.arg(i));
        many.append(persona);
    }
    QList<base::ParticipantId> last;
    for (const model::Persona &persona : many.mid(3))
        last.append(persona.id);
    Stage stage(Purpose::NewRoom, {.roster = last.mid(1)}, many);
    auto *faces = stage.now<QListView>(u"castRows"_s);
    for (int row = 0; row < faces->model()->rowCount(); ++row) { // one more of one's own
        const QModelIndex index = faces->model()->index(row, 0);
        if (index.data().toString() == u"Aya"_s) {
            faces->setCurrentIndex(index);
            QTest::keyClick(faces, Qt::Key_Space);
        }
    }
    QCOMPARE(stage.dialog.setup().roster.size(), model::kMostInRoom);

    stage.begin(u"Tea for three"_s);

    QVERIFY(stage.dialog.setup().roster.size() <= model::kMostInRoom);
    QVERIFY(stage.dialog.setup().roster.contains(aya()));
    QCOMPARE(stage.flaws(), QStringList());
}

void RoomTemplatesTest::theUsersOwnNameStaysWithACard()
{
    ports::RoomSetup start;
    start.identities = {{.name = u"Mika"_s}};
    start.voices.aloud = true; // both from the settings
    Stage stage(Purpose::NewRoom, start);

    stage.begin(u"Tea for three"_s);
    QCOMPARE(stage.dialog.setup().identities, start.identities);
    QVERIFY(stage.dialog.setup().voices.aloud);
    stage.begin(u"Lab"_s); // a template of the user says what is read aloud

    QCOMPARE(stage.dialog.setup().identities, start.identities);
    QVERIFY(!stage.dialog.setup().voices.aloud);
}

void RoomTemplatesTest::howItBeginsStaysWithAnotherCard()
{
    Stage stage;
    stage.begin(u"Round table"_s);
    auto *way = stage.dialog.findChildren<QComboBox *>(u"openingWay"_s).last();
    way->setCurrentIndex(1); // nobody speaks first
    Q_EMIT way->activated(1);

    stage.begin(u"Tea for three"_s);

    QVERIFY(!stage.dialog.beginning().greets);
}

void RoomTemplatesTest::cardsAreChosenWithTheKeyboard()
{
    Stage stage;
    stage.card(u"Empty room"_s)->setFocus();

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);

    QCOMPARE(stage.pressed(), QStringList{u"Tea for three"_s});
    QCOMPARE(QApplication::focusWidget(), stage.card(u"Tea for three"_s));
    QCOMPARE(stage.dialog.setup().name, u"Tea for three"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(stage.pressed(), QStringList{u"Round table"_s});
}

void RoomTemplatesTest::aTemplateThatComesIsACard()
{
    Stage stage;
    stage.begin(u"Lab"_s);
    RoomTemplate attic = lab();
    attic.name = u"Tom & Jerry"_s;
    attic.id = TemplateId(u"t2"_s);

    stage.desk.refresh();
    stage.port.list({attic, lab()});

    QVERIFY(stage.card(u"Tom && Jerry"_s));
    QCOMPARE(stage.pressed(), QStringList{u"Lab"_s});
    stage.desk.refresh();
    stage.port.list({attic}); // the chosen one is gone: what it filled in stays
    QCOMPARE(stage.pressed(), QStringList{u"Empty room"_s});
    QCOMPARE(stage.dialog.setup().scene, u"A laboratory."_s);
}

void RoomTemplatesTest::theFirstPageFitsASmallWindow_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("usual text") << 10;
    QTest::newRow("text twice as large") << 20;
}

void RoomTemplatesTest::theFirstPageFitsASmallWindow()
{
    QFETCH(const int, points);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSize(points);
    QApplication::setFont(font);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    Stage stage;
    stage.dialog.resize(640, 520);
    QTRY_COMPARE(stage.dialog.size(), QSize(640, 520));

    auto *page = stage.find<QScrollArea>(u"roomFirst"_s);
    QCOMPARE(stage.find<QTabWidget>(u"roomPages"_s)->currentWidget(), page);
    QTRY_VERIFY(page->widget()->width() <= page->viewport()->width());
    int below = -1; // each part is in sight and under the one before
    for (const QString &name :
         {u"roomStart"_s, u"roomName"_s, u"castRows"_s, u"roomScene"_s, u"identityName"_s}) {
        auto *part = page->findChild<QWidget *>(name);
        QVERIFY2(part && part->isVisible(), qPrintable(name));
        const QRect place(part->mapTo(page->widget(), QPoint()), part->size());
        QVERIFY2(place.top() > below, qPrintable(name));
        QVERIFY2(place.right() <= page->widget()->width(), qPrintable(name));
        below = place.bottom();
    }
}

void RoomTemplatesTest::aRoomThatIsThereBeginsLikeNothing()
{
    Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s});

    QVERIFY(!stage.find<QWidget>(u"roomStart"_s));
    QVERIFY(stage.find<QPushButton>(u"saveTemplate"_s)->isVisible());
}

void RoomTemplatesTest::whatIsWrittenIsKeptAsATemplate()
{
    Stage stage(
        Purpose::ChangeRoom,
        {.name = u"Tea"_s, .roster = {kyoko()}, .scene = u"Kyoto"_s, .models = {.budget = 10'000'000}});

    stage.find<QPushButton>(u"saveTemplate"_s)->click();
    auto *dialog = stage.find<ui::SaveTemplateDialog>(u"saveTemplateDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"templateName"_s)->text(), u"Tea"_s);
    dialog->findChild<QPushButton *>(u"saveTemplateNow"_s)->click();

    QCOMPARE(stage.port.saved().size(), 1);
    const RoomTemplate kept = stage.port.saved().first();
    QVERIFY(kept.id.isEmpty());
    QCOMPARE(kept.name, u"Tea"_s);
    QCOMPARE(kept.roster, QList{kyoko()});
    QCOMPARE(kept.scene, u"Kyoto"_s);
    QCOMPARE(kept.models.budget, std::optional<qint64>(10'000'000));
    QSignalSpy over(dialog, &QDialog::finished);
    stage.port.keep();
    QCOMPARE(over.size(), 1);
    QVERIFY(stage.dialog.isVisible()); // only the question has gone
}

void RoomTemplatesTest::aTakenNameReplacesAndSaysSo()
{
    Stage stage(Purpose::ChangeRoom, {.name = u"lab"_s});
    stage.find<QPushButton>(u"saveTemplate"_s)->click();
    auto *dialog = stage.find<ui::SaveTemplateDialog>(u"saveTemplateDialog"_s);

    auto *field = dialog->findChild<ui::FormField *>(u"templateNameField"_s);
    QVERIFY(field->flawText().contains(u"replaced"_s));
    dialog->findChild<QPushButton *>(u"saveTemplateNow"_s)->click();

    QCOMPARE(stage.port.saved().first().id, TemplateId(u"t1"_s));
}

void RoomTemplatesTest::aNameIsNeeded()
{
    Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s});
    stage.find<QPushButton>(u"saveTemplate"_s)->click();
    auto *dialog = stage.find<ui::SaveTemplateDialog>(u"saveTemplateDialog"_s);
    auto *name = dialog->findChild<QLineEdit *>(u"templateName"_s);

    name->selectAll();
    QTest::keyClicks(name, u"  "_s);

    QVERIFY(!dialog->findChild<QPushButton *>(u"saveTemplateNow"_s)->isEnabled());
    QVERIFY(!dialog->findChild<ui::FormField *>(u"templateNameField"_s)->flawText().isEmpty());
}

void RoomTemplatesTest::aRefusalLeavesTheNameThere()
{
    Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s});
    stage.find<QPushButton>(u"saveTemplate"_s)->click();
    auto *dialog = stage.find<ui::SaveTemplateDialog>(u"saveTemplateDialog"_s);
    dialog->findChild<QPushButton *>(u"saveTemplateNow"_s)->click();

    stage.port.refuse(u"There are too many."_s);

    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->findChild<ui::NoticeBar *>()->text(), u"There are too many."_s);
    QVERIFY(dialog->findChild<QPushButton *>(u"saveTemplateNow"_s)->isEnabled());
}

void RoomTemplatesTest::aTemplateIsRenamedWhereItStands()
{
    Stage stage;
    ui::TemplateWindow window(stage.desk, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto *list = window.findChild<QListWidget *>(u"templateList"_s);

    window.findChild<QPushButton *>(u"renameTemplate"_s)->click();
    auto *editor = list->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"Night lab"_s);
    QTest::keyClick(editor, Qt::Key_Return);

    QTRY_COMPARE(stage.port.commands().last(), u"rename t1 Night lab"_s);
}

void RoomTemplatesTest::aTemplateIsDeletedAfterAQuestion()
{
    Stage stage;
    ui::TemplateWindow window(stage.desk, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    auto *list = window.findChild<QListWidget *>(u"templateList"_s);
    const qsizetype before = stage.port.commands().size();

    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(stage.port.commands().size(), before); // not before it is answered
    window.findChild<QPushButton *>(u"removeTemplateNow"_s)->click();

    QCOMPARE(stage.port.commands().last(), u"remove t1"_s);
    stage.desk.refresh();
    stage.port.list({});
    QCOMPARE(list->count(), 0);
}

void RoomTemplatesTest::aFailureShowsWhatIsKept()
{
    Stage stage;
    ui::TemplateWindow window(stage.desk, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    auto *list = window.findChild<QListWidget *>(u"templateList"_s);
    list->item(0)->setText(u""_s);
    QCOMPARE(stage.port.commands().last(), u"rename t1 "_s);

    stage.port.refuse(u"A template needs a name."_s);

    QCOMPARE(list->item(0)->text(), u"Lab"_s);
    QCOMPARE(window.findChild<ui::NoticeBar *>()->text(), u"A template needs a name."_s);
}

void RoomTemplatesTest::withoutTemplatesTheWindowSaysHowToMakeOne()
{
    Stage stage;
    stage.desk.refresh();
    stage.port.list({});
    ui::TemplateWindow window(stage.desk, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();

    QVERIFY(window.findChild<QWidget *>(u"templatesEmpty"_s)->isVisible());
    QVERIFY(!window.findChild<QPushButton *>(u"removeTemplate"_s)->isEnabled());
}

void RoomTemplatesTest::everyControlHasAName()
{
    Stage stage(Purpose::ChangeRoom, {.name = u"Tea"_s});
    const ui::TemplateWindow window(stage.desk, nullptr);
    stage.find<QPushButton>(u"saveTemplate"_s)->click();

    QCOMPARE(namelessControls(*stage.find<ui::SaveTemplateDialog>(u"saveTemplateDialog"_s)), QString());
    QCOMPARE(namelessControls(stage.dialog), QString());
    QCOMPARE(namelessControls(window), QString());
}

SUITE_TEST(QApplication, RoomTemplatesTest)

} // namespace tst_room_templates

#include "tst_room_templates.moc"
