// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/full_window.h"
#include "ui/transcript/link_dialog.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <functional>

namespace tst_names_of_controls {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

/// Every control has a name for screen readers, even if it is not shown yet.
class NamesOfControlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aControlWithoutANameIsFound_data();
    void aControlWithoutANameIsFound();
    void thoseOfTheWindow();
    void thoseOfEachWindowThatAnActionOpens_data();
    void thoseOfEachWindowThatAnActionOpens();
    void choicesAreSpokenByNameAndEntry_data();
    void choicesAreSpokenByNameAndEntry();
    void anotherEntryIsSpoken();
    void aWindowIsNotReadOutAsAQuestion_data();
    void aWindowIsNotReadOutAsAQuestion();
    void aQuestionIsReadOut();
    void aNamedContainerIsAGroup();
    void regionsAreGroupsWithNames();
    void aListTellsItsRowWithTheFocus_data();
    void aListTellsItsRowWithTheFocus();
    void anEmptyListTellsNoRow();
};

void NamesOfControlsTest::aControlWithoutANameIsFound_data()
{
    QTest::addColumn<std::function<void(QWidget &)>>("make");
    QTest::addColumn<int>("nameless");
    using Make = std::function<void(QWidget &)>;
    const auto row = [](const char *name, const Make &make, int nameless) {
        QTest::newRow(name) << make << nameless;
    };
    row(
        "a field", [](QWidget &in) { new QLineEdit(&in); }, 1);
    row(
        "a field that is hidden", [](QWidget &in) { (new QLineEdit(&in))->hide(); }, 1);
    row(
        "a field with an invitation",
        [](QWidget &in) { (new QLineEdit(&in))->setPlaceholderText(u"Here"_s); }, 1);
    row(
        "a field with a name", [](QWidget &in) { (new QLineEdit(&in))->setAccessibleName(u"Name"_s); }, 0);
    row(
        "a field with a cross in it",
        [](QWidget &in) {
            auto *field = new QLineEdit(u"x"_s, &in);
            field->setClearButtonEnabled(true);
            field->setAccessibleName(u"Name"_s);
        },
        0);
    row(
        "a field with a label",
        [](QWidget &in) { (new QLabel(u"&Name"_s, &in))->setBuddy(new QLineEdit(&in)); }, 0);
    row(
        "a label of something else", [](QWidget &in) { new QLabel(u"Name"_s, &in), new QLineEdit(&in); }, 1);
    row(
        "a list of choices", [](QWidget &in) { (new QComboBox(&in))->addItem(u"One"_s); }, 1);
    row(
        "a number", [](QWidget &in) { new QSpinBox(&in); }, 1);
    row(
        "a list", [](QWidget &in) { new QListView(&in); }, 1);
    row(
        "a table", [](QWidget &in) { new QTableView(&in); }, 1);
    row(
        "a text", [](QWidget &in) { new QPlainTextEdit(&in); }, 1);
    row(
        "a button", [](QWidget &in) { new QToolButton(&in); }, 1);
    row(
        "a button with words", [](QWidget &in) { new QPushButton(u"Go"_s, &in); }, 0);
}

void NamesOfControlsTest::aControlWithoutANameIsFound()
{
    QFETCH(const std::function<void(QWidget &)>, make);
    QFETCH(const int, nameless);
    QWidget window;

    make(window);

    QCOMPARE(namelessControls(window).split(u'\n', Qt::SkipEmptyParts).size(), nameless);
}

void NamesOfControlsTest::thoseOfTheWindow()
{
    FullWindow stage;
    for (const QString &action : {u"showFloorAction"_s, u"showTimelineAction"_s, u"showEventsAction"_s,
                                  u"showTurnsAction"_s, u"searchAction"_s, u"paletteAction"_s})
        stage.studio.find<QAction>(action)->trigger();

    Q_EMIT stage.permissions.pendingChanged({pendingWish(u"c1"_s)});
    Q_EMIT stage.queries.pendingChanged(
        {pendingQuery(u"q1"_s, u"camera"_s),
         pendingQuery(u"q2"_s, u"ask"_s, R"({"question":"Which tea?","choices":["Green","Black"]})")});

    // The menu of policies is filled when it opens: tst_policy_row.
    QCOMPARE(namelessControls(stage.studio.window, {u"voiceSign"_s, u"cameraSign"_s, u"costSign"_s,
                                                    u"noticeAct"_s, u"policyMenuList"_s}),
             QString());
}

void NamesOfControlsTest::thoseOfEachWindowThatAnActionOpens_data()
{
    QTest::addColumn<QString>("action");
    for (const char *action :
         {"newRoomAction",         "setUpRoomAction",    "policySettingsAction", "keepTemplateAction",
          "templatesAction",       "lorebooksAction",    "exportRoomAction",     "newCompanionAction",
          "exportCompanionAction", "connectModelAction", "providersAction",      "costsAction",
          "doorsAction",           "whoKnowsAction",     "yourDataAction",       "searchEverywhereAction",
          "ledgerAction",          "permissionsAction",  "memoryAction1",        "aboutAction",
          "reportAction",          "manualAction"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void NamesOfControlsTest::thoseOfEachWindowThatAnActionOpens()
{
    QFETCH(const QString, action);
    FullWindow stage;
    QVERIFY(FullWindow::dialogs().isEmpty());
    auto *opens = stage.studio.find<QAction>(action);
    QVERIFY(opens && opens->isEnabled());

    opens->trigger();
    QTRY_VERIFY(!FullWindow::dialogs().isEmpty());

    for (const QWidget *dialog : FullWindow::dialogs())
        QCOMPARE(namelessControls(*dialog, {u"witnessExport"_s}), QString());
}

void NamesOfControlsTest::choicesAreSpokenByNameAndEntry_data()
{
    QTest::addColumn<bool>("isLabelled");
    QTest::addColumn<bool>("isEditable");
    QTest::newRow("a name") << false << false;
    QTest::newRow("a label") << true << false;
    QTest::newRow("a name, to write in") << false << true;
    QTest::newRow("a label, to write in") << true << true;
}

void NamesOfControlsTest::choicesAreSpokenByNameAndEntry()
{
    QFETCH(const bool, isLabelled);
    QFETCH(const bool, isEditable);
    const FullWindow stage; // from then on
    QWidget window;
    auto *box = new QComboBox(&window);
    box->setEditable(isEditable);
    box->addItems({u"Green"_s, u"Black"_s});
    if (isLabelled)
        (new QLabel(u"&Tea"_s, &window))->setBuddy(box);
    else
        box->setAccessibleName(u"Tea"_s);

    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(box);

    QCOMPARE(spoken->role(), QAccessible::ComboBox);
    QCOMPARE(spoken->text(QAccessible::Name), u"Tea"_s);
    QCOMPARE(spoken->text(QAccessible::Value), u"Green"_s);
    const QAccessibleInterface *list = spoken->child(0);
    QVERIFY(list);
    QCOMPARE(spoken->indexOfChild(list), 0);
    QAccessibleInterface *written = isEditable ? spoken->child(1) : spoken;
    QVERIFY(written && written->textInterface());
    QCOMPARE(written->textInterface()->text(0, written->textInterface()->characterCount()), u"Green"_s);
    QCOMPARE(spoken->childCount(), isEditable ? 2 : 1);
}

void NamesOfControlsTest::anotherEntryIsSpoken()
{
    const FullWindow stage;
    HeardByScreenReaders heard;
    QWidget window;
    new QPushButton(&window); // has the focus first
    auto *box = new QComboBox(&window);
    box->setObjectName(u"tea"_s);
    box->addItems({u"Green"_s, u"Black"_s});
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(QAccessible::queryAccessibleInterface(box));

    box->setCurrentIndex(1); // by the program
    QVERIFY(heard.all(QAccessible::TextInserted, u"tea"_s).isEmpty());

    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(heard.all(QAccessible::TextInserted, u"tea"_s).size(), 1);
}

void NamesOfControlsTest::aWindowIsNotReadOutAsAQuestion_data()
{
    QTest::addColumn<QString>("action");
    for (const char *action : {"settingsAction", "newRoomAction", "setUpRoomAction", "policySettingsAction",
                               "newCompanionAction", "libraryAction", "lorebooksAction", "exportRoomAction",
                               "providersAction", "costsAction", "searchEverywhereAction", "yourDataAction"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

/// Of what is a dialog, screen readers say every sentence that is seen.
void NamesOfControlsTest::aWindowIsNotReadOutAsAQuestion()
{
    QFETCH(const QString, action);
    FullWindow stage;
    auto *opens = stage.studio.find<QAction>(action);
    QVERIFY(opens && opens->isEnabled());

    opens->trigger();
    QTRY_VERIFY(!FullWindow::dialogs().isEmpty());

    for (QWidget *dialog : FullWindow::dialogs())
        QCOMPARE(QAccessible::queryAccessibleInterface(dialog)->role(), QAccessible::Window);
}

void NamesOfControlsTest::aQuestionIsReadOut()
{
    const FullWindow stage; // from then on
    QWidget window;
    const QScopedPointer asked(ui::LinkDialog::ask(QUrl(u"https://example.org/tea"_s), u"tea"_s, &window));
    QVERIFY(asked);
    auto *choice = new QComboBox(asked.get());
    QVERIFY(choice->view()); // a list, but in no page

    QCOMPARE(QAccessible::queryAccessibleInterface(asked.get())->role(), QAccessible::Dialog);
}

void NamesOfControlsTest::aNamedContainerIsAGroup()
{
    const FullWindow stage;
    QWidget window;
    auto *place = new QWidget(&window);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(place);
    QCOMPARE(spoken->role(), QAccessible::Client);

    place->setAccessibleName(u"Tea"_s);
    QCOMPARE(spoken->role(), QAccessible::Client); // nothing is in it
    new QPushButton(u"Pour"_s, place);
    QCOMPARE(spoken->role(), QAccessible::Grouping);

    place->setFocusPolicy(Qt::StrongFocus);
    QCOMPARE(spoken->role(), QAccessible::Client); // a control of its own
    QCOMPARE(QAccessible::queryAccessibleInterface(&window)->role(), QAccessible::Client);
}

void NamesOfControlsTest::regionsAreGroupsWithNames()
{
    FullWindow stage;
    stage.studio.find<QAction>(u"showFloorAction"_s)->trigger();

    for (const QString &name : {u"roomsPanel"_s, u"companionsPanel"_s, u"stage"_s, u"floorPanel"_s}) {
        auto *region = stage.studio.find<QWidget>(name);
        QVERIFY2(region, qPrintable(name));
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(region);
        QVERIFY2(spoken->role() == QAccessible::Grouping, qPrintable(name));
        QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(name));
        for (const QAccessibleInterface *around = spoken; around; around = around->parent())
            QVERIFY2(around->role() != QAccessible::LayeredPane, qPrintable(name));
    }
}

void NamesOfControlsTest::aListTellsItsRowWithTheFocus_data()
{
    QTest::addColumn<bool>("isTree");
    QTest::newRow("list") << false;
    QTest::newRow("tree") << true;
}

void NamesOfControlsTest::aListTellsItsRowWithTheFocus()
{
    QFETCH(const bool, isTree);
    const FullWindow stage;
    HeardByScreenReaders heard;
    QStandardItemModel rows;
    for (const QString &name : {u"Green"_s, u"Black"_s, u"White"_s})
        rows.appendRow(new QStandardItem(name));
    QWidget window;
    new QPushButton(&window); // has the focus first
    QAbstractItemView *list =
        isTree ? static_cast<QAbstractItemView *>(new QTreeView(&window)) : new QListView(&window);
    list->setModel(&rows);
    list->setCurrentIndex(rows.index(1, 0));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    heard.forget(); // Qt tells a new current row wherever the focus is

    list->setFocus();
    QTRY_COMPARE(heard.focused().value(heard.focused().size() - 1), u"Black"_s);

    QTest::keyClick(list, Qt::Key_Down);
    QTRY_COMPARE(heard.focused().value(heard.focused().size() - 1), u"White"_s);
    QCOMPARE(heard.focused().count(u"Black"_s), 1);
}

void NamesOfControlsTest::anEmptyListTellsNoRow()
{
    const FullWindow stage;
    HeardByScreenReaders heard;
    QWidget window;
    new QPushButton(&window);
    auto *list = new QListView(&window);
    auto *next = new QPushButton(u"Next"_s, &window);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    list->setFocus();
    next->setFocus(); // before the list could tell
    QCoreApplication::processEvents();

    QCOMPARE(heard.focused(), QStringList{});
}

SUITE_TEST(QApplication, NamesOfControlsTest)

} // namespace tst_names_of_controls

#include "tst_names_of_controls.moc"
