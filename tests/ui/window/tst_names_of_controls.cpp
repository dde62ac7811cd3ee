// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/full_window.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

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

SUITE_TEST(QApplication, NamesOfControlsTest)

} // namespace tst_names_of_controls

#include "tst_names_of_controls.moc"
