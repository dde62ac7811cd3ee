// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_camera.h"
#include "tests/support/ui/fake_cost_port.h"
#include "tests/support/ui/fake_door_port.h"
#include "tests/support/ui/fake_import_port.h"
#include "tests/support/ui/fake_inspector_port.h"
#include "tests/support/ui/fake_memory_port.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/fake_screens.h"
#include "tests/support/ui/fake_search_port.h"
#include "tests/support/ui/fake_shelf_port.h"
#include "tests/support/ui/fake_statistics_port.h"
#include "tests/support/ui/fake_template_port.h"
#include "tests/support/ui/fake_upkeep_port.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/support/ui/fake_what_if_port.h"
#include "tests/support/ui/fake_witness_port.h"
#include "tests/support/ui/guest_wishes.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/support/ui/sample_statistics.h"
#include "tests/ui/window/studio_window.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
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

namespace {

class SilentRecordPort : public ports::RecordPort
{
public:
    base::RequestId exportRoom(const ports::Record &, const QString &) override { return next(); }
    base::RequestId readRoom(const ports::Record &, qint64) override { return next(); }
    void stop(const base::RequestId &) override {}

private:
    base::RequestId next() { return base::RequestId(QString::number(++m_last)); }

    int m_last = 0;
};

/// The window with all that a studio can offer it, the tea room open, and one of each that waits.
struct Stage
{
    Stage()
    {
        ui::MainWindow &window = studio.window;
        window.offerRecords(records);
        window.offerImports(imports);
        window.offerTemplates(templates);
        window.offerShelf(shelf);
        shelf.list({{.id = base::LorebookId(u"b1"_s), .book = {.name = u"Coast"_s}}});
        window.offerWhatIf(whatIf);
        window.offerInspector(inspector);
        window.offerProviders(providers);
        window.offerCosts(costs);
        window.offerQueries(queries);
        window.offerPermissions(permissions);
        window.offerMemory(notes);
        window.offerSearch(searching);
        window.offerWitnesses(witnesses);
        window.offerStatistics(statistics);
        window.offerDoors(doors, guests);
        window.offerUpkeep(upkeep);
        window.offerCamera(devices, clock);
        window.offerScreens(screens, clock);
        window.offerVoices(voices);
        providers.answerList(
            {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true});
        studio.open(silentRing());
        Q_EMIT studio.rooms.published(teaRoom(), {}, fullMeter());
        Q_EMIT doors.doorsChanged(openDoors());
    }
    /// Windows are children of the main window or stand alone.
    [[nodiscard]] static QList<QWidget *> dialogs()
    {
        QList<QWidget *> found = QApplication::topLevelWidgets();
        found.removeIf(
            [](const QWidget *one) { return !qobject_cast<const QDialog *>(one) || one->isHidden(); });
        return found;
    }

    SilentRecordPort records;
    FakeImportPort imports;
    FakeTemplatePort templates;
    FakeShelfPort shelf;
    FakeWhatIfPort whatIf;
    FakeInspectorPort inspector;
    FakeProviderPort providers;
    FakeCostPort costs;
    FakeQueryPort queries;
    FakePermissionPort permissions;
    FakeMemoryPort notes;
    FakeSearchPort searching;
    FakeWitnessPort witnesses;
    FakeStatisticsPort statistics;
    FakeDoorPort doors;
    GuestWishes guests;
    FakeUpkeepPort upkeep;
    FakeCamera devices;
    FakeScreens screens;
    FakeVoicePort voices;
    FakeClock clock;
    StudioWindow studio; // ends before what it was offered
};

} // namespace

/// Every control has a name for screen readers, also one that is not shown yet.
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
    Stage stage;
    for (const QString &action : {u"showFloorAction"_s, u"showTimelineAction"_s, u"showEventsAction"_s,
                                  u"showTurnsAction"_s, u"searchAction"_s, u"paletteAction"_s})
        stage.studio.find<QAction>(action)->trigger();

    Q_EMIT stage.permissions.pendingChanged({pendingWish(u"c1"_s)});
    Q_EMIT stage.queries.pendingChanged(
        {pendingQuery(u"q1"_s, u"camera"_s),
         pendingQuery(u"q2"_s, u"ask"_s, R"({"question":"Which tea?","choices":["Green","Black"]})")});

    // The menu of policies is filled as it opens: tst_policy_row.
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
          "ledgerAction",          "permissionsAction",  "memoryAction1",        "aboutAction"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void NamesOfControlsTest::thoseOfEachWindowThatAnActionOpens()
{
    QFETCH(const QString, action);
    Stage stage;
    QVERIFY(Stage::dialogs().isEmpty());
    auto *opens = stage.studio.find<QAction>(action);
    QVERIFY(opens && opens->isEnabled());

    opens->trigger();
    QTRY_VERIFY(!Stage::dialogs().isEmpty());

    for (const QWidget *dialog : Stage::dialogs())
        QCOMPARE(namelessControls(*dialog, {u"witnessExport"_s}), QString());
}

SUITE_TEST(QApplication, NamesOfControlsTest)

} // namespace tst_names_of_controls

#include "tst_names_of_controls.moc"
