// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_upkeep_port.h"
#include "tests/support/ui/sample_sizes.h"
#include "tests/ui/window/studio_window.h"
#include "ui/upkeep/data_window.h"
#include "ui/upkeep/size_bar.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>

namespace tst_upkeep_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Finding;

namespace {

/// The window of the data, opened from the menu.
struct Stage
{
    explicit Stage(bool readOnly = false)
        : studio(readOnly)
    {
        studio.window.desks().offerUpkeep(port);
        studio.open();
        open();
    }
    ~Stage() { delete window(); }

    void open() { studio.find<QAction>(u"yourDataAction"_s)->trigger(); }
    ui::DataWindow *window() { return studio.find<ui::DataWindow>(u"dataWindow"_s); }
    QPushButton *button(const QString &name) { return studio.find<QPushButton>(name); }
    QString text(const QString &name) { return studio.find<QLabel>(name)->text(); }
    QListWidget *copies() { return studio.find<QListWidget>(u"dataCopies"_s); }
    QProgressBar *progress() { return studio.find<QProgressBar>(u"dataProgress"_s); }
    QMessageBox *question(const QString &name) { return studio.find<QMessageBox>(name); }
    bool isBusy() { return button(u"dataStop"_s)->isVisible(); }

    StudioWindow studio;
    FakeUpkeepPort port;
};

model::DataSizes sizes() { return sampleSizesWithBackups({u"<b>Tea</b>"_s, u"Lab"_s}); }

} // namespace

/// Maintenance of the data, from the menu.
class UpkeepDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutItsPortNothingIsOffered()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"yourDataAction"_s)->isVisible());
    }

    void afterARecoveryTheBannerLeadsToTheBackups()
    {
        StudioWindow studio;
        FakeUpkeepPort port;
        studio.window.desks().offerUpkeep(port);
        studio.open();
        studio.window.tell({ui::Trouble::Kind::DataRecovered, {}, u"The stored data was damaged."_s});

        studio.find<QPushButton>(u"remedy2"_s)->click();

        QCOMPARE(port.wishes, QStringList{u"weighData"_s});
        QVERIFY(studio.find<ui::DataWindow>(u"dataWindow"_s)->isVisible());
        delete studio.find<ui::DataWindow>(u"dataWindow"_s);
    }

    void sizesAndBackupsAreShown()
    {
        Stage stage;
        QCOMPARE(stage.port.wishes, QStringList{u"weighData"_s});

        stage.port.tell(sizes());

        QCOMPARE(stage.text(u"dataFolder"_s), u"/home/mina/.local/share/companion-studio"_s);
        QVERIFY(stage.text(u"dataParts"_s).contains(u"215.00 MiB"_s));
        QVERIFY(stage.text(u"dataRooms"_s).startsWith(u"<b>Tea</b>"_s)); // shown as text
        QCOMPARE(stage.copies()->count(), 10);
        const QDateTime last = sizes().copies.first().made.toLocalTime();
        QVERIFY(stage.text(u"dataLastBackup"_s)
                    .contains(stage.window()->locale().toString(last, QLocale::ShortFormat)));
        QVERIFY(!stage.isBusy());
    }

    void nothingBackedUpYetIsSaid()
    {
        Stage stage;
        model::DataSizes none = sampleSizes({});
        none.lastTrouble = u"The disk is full."_s;

        stage.port.tell(none);

        QVERIFY(stage.text(u"dataLastBackup"_s).contains(u"No backup yet. Backups are made daily"_s));
        QVERIFY(stage.text(u"dataLastBackup"_s).contains(u"The disk is full."_s));
        QVERIFY(!stage.studio.find<QLabel>(u"dataRooms"_s)->isVisible());
        QVERIFY(!stage.button(u"dataRestore"_s)->isEnabled());
    }

    void aBackupShowsHowFarItIs()
    {
        Stage stage;
        stage.port.tell(sizes());
        stage.button(u"dataBackUp"_s)->click();
        QVERIFY(stage.isBusy());
        QVERIFY(!stage.button(u"dataBackUp"_s)->isEnabled());
        QVERIFY(!stage.button(u"dataCheck"_s)->isEnabled());
        QCOMPARE(stage.progress()->maximum(), 0); // not known yet
        stage.port.tellProgress(40);
        QCOMPARE(stage.progress()->value(), 40);
        const base::Job other = stage.port.checkData({}, {});
        stage.port.tellProgress(90);
        QCOMPARE(stage.progress()->value(), 40);

        giveAnswer(stage.port.backups.last(), sizes().copies.first());

        QVERIFY(!stage.isBusy());
        QVERIFY(stage.text(u"dataResult"_s).contains(u"studio-20260502.db"_s));
        QCOMPARE(stage.port.wishes.last(), u"weighData"_s);
    }

    void whatACheckFoundStandsInSentences()
    {
        Stage stage;
        stage.port.tell(sizes());
        stage.button(u"dataCheck"_s)->click();
        stage.port.tell(model::CheckReport{.events = 12'345, .rooms = 2});
        QVERIFY(stage.text(u"dataResult"_s).contains(u"12,345"_s));
        stage.button(u"dataCheck"_s)->click();
        QVERIFY(stage.text(u"dataResult"_s).isEmpty()); // the earlier result

        model::CheckReport bad;
        bad.findings.append(
            {Finding::Code::Gap, Finding::Severity::Error, u"r"_s, u"<i>Three</i> are gone."_s});
        bad.further = 7;
        stage.port.tell(bad);

        const QStringList lines = stage.text(u"dataResult"_s).split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1], u"<i>Three</i> are gone."_s);
        QVERIFY(lines[2].contains(u'7'));
        QCOMPARE(stage.studio.find<QLabel>(u"dataResult"_s)->textFormat(), Qt::PlainText);
    }

    void stoppingCancelsWhatRuns()
    {
        Stage stage;
        stage.button(u"dataCheck"_s)->click();
        stage.button(u"dataStop"_s)->click();
        QCOMPARE(*stage.port.cancelled, QStringList{u"checkData"_s});

        giveAnswer(stage.port.checks.last(), base::failure(base::ErrorCode::Cancelled, u"It was stopped."_s));

        QVERIFY(!stage.isBusy());
        QCOMPARE(stage.text(u"dataResult"_s), u"It was stopped."_s);
    }

    void restoringAsksFirst()
    {
        Stage stage;
        stage.port.tell(sizes());
        QVERIFY(!stage.button(u"dataRestore"_s)->isEnabled()); // none is selected
        stage.copies()->setCurrentRow(2);
        stage.button(u"dataRestore"_s)->click();
        QVERIFY(!stage.port.wishes.contains(u"layReady"_s));
        stage.question(u"restoreQuestion"_s)->button(QMessageBox::Cancel)->click();
        QVERIFY(!stage.port.wishes.contains(u"layReady"_s));
        QTRY_VERIFY(!stage.question(u"restoreQuestion"_s));

        stage.button(u"dataRestore"_s)->click();
        stage.button(u"restoreAnswer"_s)->click();

        QCOMPARE(stage.port.ready, sizes().copies[2].file);
        QVERIFY(stage.isBusy());
        giveAnswer(stage.port.restores.last(), QStringList{u"The firehose was open."_s});
        QVERIFY(stage.text(u"dataResult"_s).contains(u"Backup ready. Restart to use it. Your current"_s));
        QVERIFY(stage.text(u"dataResult"_s).contains(u"The firehose was open."_s));
    }

    void compactingShowsWhatIsWonFirst()
    {
        Stage stage;
        stage.button(u"dataCompact"_s)->click();
        model::CompactionGain gain;
        gain.attachments = 4;
        gain.attachmentBytes = 1024 * 1024;
        gain.freeBytes = 2048;
        giveAnswer(stage.port.gains.last(), gain);
        QMessageBox *box = stage.question(u"compactQuestion"_s);
        QVERIFY(box);
        QVERIFY(box->text().contains(u"2.00 KiB"_s) && box->text().contains(u"4 (1.00 MiB)"_s));
        QVERIFY(!stage.port.wishes.contains(u"compact"_s));

        stage.button(u"compactAnswer"_s)->click();
        gain.before = 4096 * 1024;
        gain.after = 3072 * 1024;
        giveAnswer(stage.port.compactions.last(), gain);

        QVERIFY(stage.text(u"dataResult"_s).contains(u"3.00 MiB"_s));
    }

    void closedAndOpenedAgainItStillTellsWhatRuns()
    {
        Stage stage;
        stage.button(u"dataBackUp"_s)->click();
        delete stage.window();
        stage.port.tellProgress(10); // the window is gone
        QVERIFY(stage.port.cancelled->isEmpty());

        stage.open();

        QVERIFY(stage.isBusy());
        stage.port.tellProgress(55);
        QCOMPARE(stage.progress()->value(), 55);
        delete stage.window();
        giveAnswer(stage.port.backups.last(), sizes().copies.first());
        stage.open();
        QVERIFY(!stage.isBusy());
    }

    void whatIsCheckedWhileClosedIsNotHeldForRunning()
    {
        Stage stage;
        stage.button(u"dataCheck"_s)->click();
        delete stage.window();
        stage.port.tell(model::CheckReport{});

        stage.open();

        QVERIFY(!stage.isBusy());
    }

    void aReadOnlyStudioOnlyLooks()
    {
        Stage stage(true);
        stage.port.tell(sizes());
        stage.copies()->setCurrentRow(0);

        QVERIFY(stage.button(u"dataCheck"_s)->isEnabled());
        for (const QString &name : {u"dataBackUp"_s, u"dataRebuild"_s, u"dataCompact"_s, u"dataRestore"_s})
            QVERIFY2(!stage.button(name)->isEnabled(), qPrintable(name));
    }

    void aNewBackupKeepsTheChoice()
    {
        Stage stage;
        stage.port.tell(sizes());
        stage.copies()->setCurrentRow(3);
        const QVariant chosen = stage.copies()->currentItem()->data(Qt::UserRole);
        Q_EMIT stage.port.dataChanged();
        QCOMPARE(stage.port.wishes.size(), 2);
        model::DataSizes more = sizes();
        more.copies.prepend({u"/new.db"_s, QDate(2026, 5, 3), 1, QDateTime(QDate(2026, 5, 3), QTime(1, 0))});

        stage.port.tell(more);

        QCOMPARE(stage.copies()->currentItem()->data(Qt::UserRole), chosen);
        QCOMPARE(stage.copies()->currentRow(), 4);
    }

    void thePathGoesToTheClipboard()
    {
        Stage stage;
        stage.port.tell(sizes());
        stage.button(u"dataCopyPath"_s)->click();

        QCOMPARE(QGuiApplication::clipboard()->text(), sizes().folder);
    }

    void everythingHasANameForThoseWhoDoNotSee()
    {
        Stage stage;
        stage.port.tell(sizes());
        for (const QPushButton *button : stage.window()->findChildren<QPushButton *>())
            QVERIFY(!button->objectName().isEmpty() && !button->text().isEmpty());
        QVERIFY(!stage.copies()->accessibleName().isEmpty());
        QVERIFY(!stage.progress()->accessibleName().isEmpty());
        QVERIFY(!stage.studio.find<ui::SizeBar>(u"dataSizeBar"_s)->accessibleName().isEmpty());
    }
};

SUITE_TEST(QApplication, UpkeepDeskTest)

} // namespace tst_upkeep_desk

#include "tst_upkeep_desk.moc"
