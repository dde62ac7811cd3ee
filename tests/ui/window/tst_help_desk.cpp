// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/full_window.h"
#include "ui/help/about_window.h"
#include "ui/help/manual_window.h"
#include "ui/help/report_window.h"
#include "ui/window/help/help_desk.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_help_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

class ReplayPort : public ports::RecordPort
{
public:
    base::Job exportRoom(const ports::Record &, const QString &, base::Listener<base::Progress>,
                         base::Then<QString>) override
    {
        return {};
    }
    base::Job readRoom(const ports::Record &record, qint64, base::Then<ports::RecordPiece> then) override
    {
        asked.append(record);
        answer = std::move(then);
        return {};
    }

    QList<ports::Record> asked;
    std::optional<base::Then<ports::RecordPiece>> answer;
};

constexpr auto kReplay = R"({"t":1,"posted":{"id":"m1","from":"user","message":"Meet me at noon"}}
)"_L1;

/// The window with a room, a provider with secrets in its address, and the report open.
struct Stage
{
    Stage()
    {
        studio.window.desks().offerRecords(records);
        studio.window.desks().offerProviders(providers);
        studio.open();
    }
    ~Stage() { delete report(); }

    void openReport() { studio.find<QAction>(u"reportAction"_s)->trigger(); }
    void answerReplay(const base::Result<ports::RecordPiece> &piece) { giveAnswer(*records.answer, piece); }
    ui::ReportWindow *report() { return studio.find<ui::ReportWindow>(u"reportWindow"_s); }
    QCheckBox *tick(const QString &name) { return studio.find<QCheckBox>(name); }
    QString told() { return studio.find<QLabel>(u"reportTold"_s)->text(); }

    ReplayPort records;
    FakeProviderPort providers;
    StudioWindow studio;
};

ports::ProviderList secretProviders()
{
    ports::ProviderRow row;
    row.provider.id = base::ProviderId(u"p1"_s);
    row.provider.name = u"Private name"_s;
    row.provider.kind = model::ProviderKind::Anthropic;
    row.provider.baseUrl = QUrl(u"https://mina:hunter2@api.example.org/v1?key=hunter3"_s);
    row.hasKey = true;
    return {.rows = {row}, .standard = {}, .keychain = true};
}

ui::ManualWindow *shownManual()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *manual = qobject_cast<ui::ManualWindow *>(window))
            return manual;
    return nullptr;
}

} // namespace

class HelpDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aboutOpensOnceAndLeadsToTheReport();
    void theReportHoldsNoSecrets();
    void troublesOfTheSessionAreInTheReport();
    void theReplayIsAddedOnlyWhenItIsTicked();
    void aReplayThatFailsIsNotPartOfTheReport();
    void aRoomThatIsTooLongIsNotPartOfTheReport();
    void whatIsShownIsSavedAndNothingElse();
    void aFileThatCannotBeWrittenIsTold();
    void withoutARoomNoReplayIsOffered();
    void theManualOpensAtThePlaceWithTheFocus_data();
    void theManualOpensAtThePlaceWithTheFocus();
    void eachDialogHasItsPage_data();
    void eachDialogHasItsPage();
    void anotherPlaceIsShownInTheSameWindow();
    void theManualGoesWithTheWindow();
};

void HelpDeskTest::aboutOpensOnceAndLeadsToTheReport()
{
    Stage stage;
    stage.studio.find<QAction>(u"aboutAction"_s)->trigger();
    stage.studio.find<QAction>(u"aboutAction"_s)->trigger();
    QCOMPARE(stage.studio.window.findChildren<ui::AboutWindow *>().size(), 1);

    stage.studio.find<QPushButton>(u"aboutReport"_s)->click();

    QVERIFY(stage.report() && stage.report()->isVisible());
    QTRY_VERIFY(!stage.studio.find<ui::AboutWindow>(u"aboutWindow"_s));
}

void HelpDeskTest::theReportHoldsNoSecrets()
{
    Stage stage;
    stage.studio.window.tell(
        {ui::Trouble::Kind::RequestFailed, {}, u"The key sk-live-hunter4hunter4 was refused."_s});
    stage.openReport();
    QVERIFY(stage.report()->text().contains(u"[providers]\nnone\n"_s)); // until they are known

    stage.providers.answerList(secretProviders());

    const QString text = stage.report()->text();
    QVERIFY(text.contains(u"\nanthropic, https://api.example.org, model none, with a key\n"_s));
    QVERIFY2(!text.contains(u"hunter"_s) && !text.contains(u"mina"_s) && !text.contains(u"Private"_s),
             qPrintable(text));
    QVERIFY(text.contains(u"look/theme = "_s));
    QVERIFY(text.contains(u"Companion Studio: "_s));
    QVERIFY2(!text.contains(stage.studio.folder.dataFolder()), qPrintable(text));
    QVERIFY2(!text.contains(u"Tea at five"_s), qPrintable(text));
}

void HelpDeskTest::troublesOfTheSessionAreInTheReport()
{
    Stage stage;
    for (int number = 1; number <= 25; ++number)
        stage.studio.window.tell(
            {ui::Trouble::Kind::RequestFailed, u"Private room"_s, u"Trouble number %1."_s.arg(number)});

    stage.openReport();

    const QString text = stage.report()->text();
    QVERIFY(!text.contains(u"number 5."_s) && text.contains(u"number 6."_s)); // the newest twenty
    QVERIFY(text.indexOf(u"number 24."_s) < text.indexOf(u"number 25."_s));
    QVERIFY(!text.contains(u"Private room"_s));
}

void HelpDeskTest::theReplayIsAddedOnlyWhenItIsTicked()
{
    Stage stage;
    stage.openReport();
    QVERIFY(stage.records.asked.isEmpty());
    QVERIFY(stage.tick(u"reportAddReplay"_s)->text().contains(u"Tea at five"_s));
    QVERIFY(!stage.tick(u"reportAddTalk"_s)->isVisible());

    stage.tick(u"reportAddReplay"_s)->click();
    QCOMPARE(stage.records.asked.size(), 1);
    QCOMPARE(stage.records.asked.constFirst().format, ports::RecordFormat::Cassette);
    QCOMPARE(stage.records.asked.constFirst().room, teaRoom());
    QVERIFY(!stage.studio.find<QPushButton>(u"reportSave"_s)->isEnabled());
    stage.answerReplay(ports::RecordPiece{.bytes = kReplay.latin1(), .isWhole = true});

    QVERIFY(stage.report()->text().contains(u"\"message\":\"xxxx xx xx xxxx\""_s));
    QVERIFY(!stage.report()->text().contains(u"noon"_s));
    stage.tick(u"reportAddTalk"_s)->click();
    QVERIFY(stage.report()->text().contains(u"Meet me at noon"_s));
    QVERIFY(stage.studio.find<QLabel>(u"reportWarning"_s)->text().contains(u"everything that was said"_s));
    stage.tick(u"reportAddReplay"_s)->click();
    QVERIFY(!stage.report()->text().contains(u"replay"_s));
    QVERIFY(!stage.studio.find<QLabel>(u"reportWarning"_s)->isVisible());
}

void HelpDeskTest::aReplayThatFailsIsNotPartOfTheReport()
{
    Stage stage;
    stage.openReport();
    stage.tick(u"reportAddReplay"_s)->click();

    stage.answerReplay(base::failure(base::ErrorCode::Storage, u"The disk is full."_s, {}));

    QVERIFY(!stage.tick(u"reportAddReplay"_s)->isChecked());
    QCOMPARE(stage.told(), u"The disk is full."_s);
    QVERIFY(stage.studio.find<QPushButton>(u"reportSave"_s)->isEnabled());
}

void HelpDeskTest::aRoomThatIsTooLongIsNotPartOfTheReport()
{
    Stage stage;
    stage.openReport();
    stage.tick(u"reportAddReplay"_s)->click();

    stage.answerReplay(ports::RecordPiece{.bytes = "{\"t\":1}\n", .isWhole = false});

    QVERIFY(!stage.tick(u"reportAddReplay"_s)->isChecked());
    QVERIFY(stage.told().contains(u"too long"_s));
    QVERIFY(!stage.report()->text().contains(u"replay"_s));
}

void HelpDeskTest::whatIsShownIsSavedAndNothingElse()
{
    Stage stage;
    stage.openReport();
    auto *desk = stage.studio.window.help();
    const QString file = stage.studio.folder.file(u"report.txt"_s);

    desk->saveReport(file);

    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()), stage.report()->text());
    QVERIFY(stage.told().contains(u"report.txt"_s));
    stage.studio.find<QPushButton>(u"reportCopy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), stage.report()->text());
}

void HelpDeskTest::aFileThatCannotBeWrittenIsTold()
{
    Stage stage;
    stage.openReport();

    stage.studio.window.help()->saveReport(stage.studio.folder.file(u"no/such/folder/report.txt"_s));

    QVERIFY(stage.told().startsWith(u"The report could not be saved: "_s));
}

void HelpDeskTest::withoutARoomNoReplayIsOffered()
{
    StudioWindow studio;
    studio.find<QAction>(u"reportAction"_s)->trigger();

    QVERIFY(!studio.find<QCheckBox>(u"reportAddReplay"_s)->isVisible());
    QVERIFY(studio.find<ui::ReportWindow>(u"reportWindow"_s)->text().startsWith(u"[program]\n"_s));
    delete studio.find<ui::ReportWindow>(u"reportWindow"_s);
}

void HelpDeskTest::theManualOpensAtThePlaceWithTheFocus_data()
{
    QTest::addColumn<QString>("action"); // that moves the focus
    QTest::addColumn<QString>("page");
    QTest::newRow("the message box") << QString() << u"talking"_s;
    QTest::newRow("the floor") << u"showFloorAction"_s << u"floor"_s;
    QTest::newRow("the timeline") << u"showTimelineAction"_s << u"floor"_s;
    QTest::newRow("the turns") << u"showTurnsAction"_s << u"floor"_s;
    QTest::newRow("the rooms") << u"nextRegionAction"_s << QString();
}

void HelpDeskTest::theManualOpensAtThePlaceWithTheFocus()
{
    QFETCH(const QString, action);
    QFETCH(const QString, page);
    FullWindow full;
    if (!action.isEmpty())
        full.studio.find<QAction>(action)->trigger();
    const QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus);
    const ui::ManualPlace place = ui::manualPlaceOf(focus);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);

    const ui::ManualWindow *manual = shownManual();
    QVERIFY(manual);
    QCOMPARE(manual->place(), place);
    if (!page.isEmpty())
        QCOMPARE(place.page, page);
}

void HelpDeskTest::eachDialogHasItsPage_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<ui::ManualPlace>("place");
    const auto row = [](const char *action, const char *page, const char *anchor = "") {
        QTest::newRow(action) << QString::fromLatin1(action)
                              << ui::ManualPlace{QString::fromLatin1(page), QString::fromLatin1(anchor)};
    };
    row("newRoomAction", "rooms", "new");
    row("settingsAction", "settings");
    row("setUpRoomAction", "rooms", "change");
    row("keepTemplateAction", "rooms", "change");
    row("templatesAction", "rooms", "change");
    row("policySettingsAction", "floor", "ways");
    row("lorebooksAction", "companions", "lore");
    row("newCompanionAction", "companions", "form");
    row("libraryAction", "companions");
    row("memoryAction1", "companions", "memory");
    row("exportRoomAction", "files", "export");
    row("searchEverywhereAction", "files", "search");
    row("statisticsAction", "files", "statistics");
    row("whoKnowsAction", "talking", "whisper");
    row("connectModelAction", "models");
    row("providersAction", "models");
    row("costsAction", "models", "costs");
    row("ledgerAction", "requests", "list");
    row("permissionsAction", "requests", "list");
    row("doorsAction", "doors");
    row("yourDataAction", "data");
    row("shortcutsAction", "start", "keys");
    row("aboutAction", "trouble", "report");
    row("reportAction", "trouble", "report");
}

void HelpDeskTest::eachDialogHasItsPage()
{
    QFETCH(const QString, action);
    QFETCH(const ui::ManualPlace, place);
    FullWindow full;
    full.studio.find<QAction>(action)->trigger();
    QTRY_VERIFY(!FullWindow::dialogs().isEmpty());
    QWidget *dialog = FullWindow::dialogs().constFirst();
    QApplication::setActiveWindow(dialog); // the platform of the tests leaves the main window active
    QTRY_COMPARE(QApplication::activeWindow(), dialog);

    QTest::keyClick(dialog, Qt::Key_F1);

    const ui::ManualWindow *manual = shownManual();
    QVERIFY(manual);
    QCOMPARE(manual->place().page, place.page);
    QCOMPARE(manual->place().anchor, place.anchor);
}

void HelpDeskTest::anotherPlaceIsShownInTheSameWindow()
{
    FullWindow full;
    full.studio.find<QAction>(u"showFloorAction"_s)->trigger();
    full.studio.find<QAction>(u"manualAction"_s)->trigger();
    ui::ManualWindow *first = shownManual();
    QVERIFY(first);

    full.studio.window.help()->openManual(full.studio.find<QWidget>(u"roomsPanel"_s));
    QCOMPARE(shownManual(), first);
    QCOMPARE(first->place().page, u"rooms"_s);
    full.studio.window.help()->openManual(nullptr);

    QCOMPARE(first->place(), ui::ManualPlace{u"start"_s});
    first->open({u"data"_s});
    QApplication::setActiveWindow(first);
    QTRY_COMPARE(QApplication::activeWindow(), first);
    QTest::keyClick(first, Qt::Key_F1);
    QCOMPARE(first->place(), ui::ManualPlace{u"data"_s}); // nothing is better than what is being read
}

void HelpDeskTest::theManualGoesWithTheWindow()
{
    {
        FullWindow full;
        full.studio.find<QAction>(u"manualAction"_s)->trigger();
        QVERIFY(shownManual());
        QVERIFY(!shownManual()->testAttribute(Qt::WA_QuitOnClose)); // closing the window ends the program
    }
    QVERIFY(!shownManual());
}

SUITE_TEST(QApplication, HelpDeskTest)

} // namespace tst_help_desk

#include "tst_help_desk.moc"
