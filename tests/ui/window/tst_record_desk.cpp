// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/panels/trouble_banner.h"
#include "ui/window/desks/record_desk.h"
#include "ui/window/quiet_notice.h"

#include <QAction>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

namespace tst_record_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

class FakeRecordPort : public ports::RecordPort
{
    Q_OBJECT

public:
    base::Job exportRoom(const ports::Record &record, const QString &filePath,
                         base::Listener<base::Progress> listener, base::Then<QString> then) override
    {
        records.append(record);
        files.append(filePath);
        progress.append(listener);
        exports.append(then);
        return job(u"export%1"_s.arg(files.size()));
    }
    base::Job readRoom(const ports::Record &record, qint64, base::Then<ports::RecordPiece> then) override
    {
        previews.append(record);
        reads.append(then);
        return job(u"read%1"_s.arg(previews.size()));
    }

    QList<base::Listener<base::Progress>> progress;
    QList<base::Then<QString>> exports;
    QList<base::Then<ports::RecordPiece>> reads;

    QList<ports::Record> previews;
    QStringList stopped;
    QList<ports::Record> records;
    QStringList files;

private:
    base::Job job(const QString &name)
    {
        return base::Job([this, name] { stopped.append(name); });
    }
};

} // namespace

class RecordDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAWriterNothingIsOffered()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"exportRoomAction"_s)->isVisible());
    }

    void aRoomIsExportedToTheChosenFileAndANoticeSaysSo()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();

        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        studio.find<QPushButton>(u"exportSave"_s)->click();
        auto *dialog = studio.find<QFileDialog>(u"exportRoomDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(u"/tmp/tea.md"_s);
        QCOMPARE(records.files, QStringList({u"/tmp/tea.md"_s}));
        QCOMPARE(records.records.first().room, teaRoom());
        QCOMPARE(records.records.first().format, ports::RecordFormat::Markdown);
        auto *notice = studio.find<ui::QuietNotice>(u"quietNotice"_s);
        QVERIFY(!notice->isVisible());
        giveAnswer(records.exports.first(), u"/tmp/tea.md"_s);

        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(u"tea.md"_s));
        QVERIFY(studio.find<QPushButton>(u"noticeAct"_s)->isVisible());
    }

    void aCompleteRoomGetsTheNameThatDesktopsOpenWithTheStudio()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        auto *format = studio.find<QComboBox>(u"exportFormat"_s);
        format->setCurrentIndex(format->findData(int(ports::RecordFormat::Json)));

        studio.find<QPushButton>(u"exportSave"_s)->click();
        auto *dialog = studio.find<QFileDialog>(u"exportRoomDialog"_s);
        QVERIFY2(dialog->selectedFiles().first().endsWith(u".room.json"_s),
                 qPrintable(dialog->selectedFiles().first()));
        Q_EMIT dialog->fileSelected(u"/tmp/tea.json"_s); // a name of the user's own

        QCOMPARE(records.files, QStringList({u"/tmp/tea.json"_s}));
        QCOMPARE(records.records.last().format, ports::RecordFormat::Json);
    }

    void aFailureIsToldAtTheTop()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();

        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        studio.find<QPushButton>(u"exportSave"_s)->click();
        studio.find<QWidget>(u"exportWindow"_s)->close();
        Q_EMIT studio.find<QFileDialog>(u"exportRoomDialog"_s)->fileSelected(u"/proc/tea.json"_s);
        giveAnswer(records.exports.first(),
                   base::failure(base::ErrorCode::Storage, u"Nothing can be written there."_s));
        (void)records.exportRoom({}, u"/proc/other.json"_s, {}, {});
        giveAnswer(records.exports.last(), base::failure(base::ErrorCode::Storage, u"Not ours."_s));

        const auto troubles = studio.find<ui::TroubleBanner>(u"troubleBanner"_s)->troubles();
        QCOMPARE(troubles.size(), 1);
        QCOMPARE(troubles.first().detail, u"Nothing can be written there."_s);
        QVERIFY(!studio.find<QWidget>(u"quietNotice"_s)->isVisible());
    }

    void whatIsChosenIsPreviewedAndWritten()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        QTRY_COMPARE(records.previews.size(), 1);
        QCOMPARE(records.previews.first().format, ports::RecordFormat::Html);

        auto *format = studio.find<QComboBox>(u"exportFormat"_s);
        format->setCurrentIndex(format->findData(int(ports::RecordFormat::Text)));
        studio.find<QComboBox>(u"exportDetail"_s)->setCurrentIndex(1);
        studio.find<QCheckBox>(u"exportRedact"_s)->setChecked(true);
        QTRY_COMPARE(records.previews.size(), 2);
        QVERIFY(records.stopped.contains(u"read1"_s));
        giveAnswer(records.reads.at(0), ports::RecordPiece{"too late", false, true, 1, 8});
        giveAnswer(records.reads.at(1), ports::RecordPiece{"Companion A: Hello.", false, true, 12, 19});

        QCOMPARE(studio.find<QPlainTextEdit>(u"exportText"_s)->toPlainText(), u"Companion A: Hello."_s);
        QVERIFY(studio.find<QLabel>(u"exportSize"_s)->text().contains(u"12"_s));
        studio.find<QPushButton>(u"exportSave"_s)->click();
        auto *dialog = studio.find<QFileDialog>(u"exportRoomDialog"_s);
        QVERIFY(dialog->selectedFiles().first().endsWith(u"room.txt"_s)); // a name would reveal too much
        Q_EMIT dialog->fileSelected(u"/tmp/tea.txt"_s);
        const ports::Record wanted = records.records.last();
        QCOMPARE(wanted.format, ports::RecordFormat::Text);
        QCOMPARE(wanted.detail, ports::RecordDetail::Votes);
        QVERIFY(wanted.redacted);
    }

    void whispersAreLeftOutWithWhatCouldTellOfThem()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        QTRY_COMPARE(records.previews.size(), 1);
        QVERIFY(!records.previews.first().withoutWhispers);
        QVERIFY(studio.find<QWidget>(u"exportDetail"_s)->isEnabled());

        studio.find<QCheckBox>(u"exportWhispers"_s)->setChecked(true);
        QTRY_COMPARE(records.previews.size(), 2);
        QVERIFY(records.previews.last().withoutWhispers);
        QVERIFY(!studio.find<QWidget>(u"exportDetail"_s)->isEnabled());
        QVERIFY(studio.find<QLabel>(u"exportWhispersHelp"_s)->isVisible());
    }

    void anExportShowsHowFarItIsAndCanBeStopped()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        studio.find<QPushButton>(u"exportSave"_s)->click();
        Q_EMIT studio.find<QFileDialog>(u"exportRoomDialog"_s)->fileSelected(u"/tmp/tea.html"_s);

        records.progress.first()({250, 1000});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
        auto *progress = studio.find<QProgressBar>(u"exportProgress"_s);
        QVERIFY(!progress->isHidden());
        QCOMPARE(progress->value(), 250);
        QVERIFY(!studio.find<QPushButton>(u"exportSave"_s)->isEnabled());
        studio.find<QPushButton>(u"exportStop"_s)->click();
        QCOMPARE(records.stopped, QStringList{u"export1"_s});
        giveAnswer(records.exports.first(),
                   base::failure(base::ErrorCode::Cancelled, u"The export was stopped."_s));

        QVERIFY(progress->isHidden());
        QVERIFY(studio.find<QLabel>(u"exportTrouble"_s)->text().isEmpty());
        QVERIFY(studio.find<QPushButton>(u"exportSave"_s)->isEnabled());
    }

    void aPageIsPreviewedAsAPicture()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        QTRY_COMPARE(records.previews.size(), 1);
        giveAnswer(records.reads.at(0),
                   ports::RecordPiece{"<style>a{}</style><p>Aya: Hello.", false, false, 12, 40'960});
        QCOMPARE(records.previews.size(), 2);
        QCOMPARE(records.previews.last().format, ports::RecordFormat::Pdf);
        QByteArray png;
        QBuffer buffer(&png);
        QImage paper(210, 297, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && paper.save(&buffer, "PNG"));

        giveAnswer(records.reads.at(1), ports::RecordPiece{png, true, false, 12, png.size()});

        auto *picture = studio.find<QLabel>(u"exportPaper"_s);
        QVERIFY(picture->isVisible() && !picture->pixmap(Qt::ReturnByValue).isNull());
        const QString size = studio.find<QLabel>(u"exportSize"_s)->text(); // of the page
        QVERIFY2(size.contains(u"12"_s) && size.contains(u"40"_s), qPrintable(size));
    }

    void whatIsCopiedIsTextAndAPage()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        QTRY_COMPARE(records.previews.size(), 1);

        studio.find<QPushButton>(u"exportCopy"_s)->click();
        QCOMPARE(records.previews.last().format, ports::RecordFormat::Text);
        giveAnswer(records.reads.at(1), ports::RecordPiece{"Aya: Hello.", false, true, 1, 11});
        QCOMPARE(records.previews.last().format, ports::RecordFormat::Html);
        giveAnswer(records.reads.at(2), ports::RecordPiece{"<p>Aya: Hello.</p>", false, true, 1, 18});

        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(), u"Aya: Hello."_s);
        QCOMPARE(copied->html(), u"<p>Aya: Hello.</p>"_s);
    }

    void anAnswerToAWindowThatClosesIsLost()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.desks().offerRecords(records);
        studio.open();
        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        QTRY_COMPARE(records.previews.size(), 1);

        records.reads.first()(base::failure(base::ErrorCode::Storage, u"No."_s)); // on its way
        delete studio.find<QWidget>(u"exportWindow"_s);
        QCoreApplication::sendPostedEvents();

        QVERIFY(studio.find<ui::TroubleBanner>(u"troubleBanner"_s)->troubles().isEmpty());
    }

    void namesOfRoomsBecomeNamesOfFiles_data()
    {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << u"Tea at five"_s << u"Tea at five"_s;
        QTest::newRow("Japanese") << u"五時のお茶"_s << u"五時のお茶"_s;
        QTest::newRow("a way out") << u"../../etc/passwd"_s << u"etc passwd"_s;
        QTest::newRow("signs") << u"a:b*c?\"d\"<e>|f\\g"_s << u"a b c d e f g"_s;
        QTest::newRow("hidden") << u"...secret"_s << u"secret"_s;
        QTest::newRow("nothing left") << u"///"_s << u"room"_s;
        QTest::newRow("endless") << u"字"_s.repeated(500) << u"字"_s.repeated(80);
    }
    void namesOfRoomsBecomeNamesOfFiles()
    {
        QFETCH(QString, room);
        QFETCH(QString, file);

        QCOMPARE(ui::RecordDesk::fileNameFor(room), file);
    }
};

SUITE_TEST(QApplication, RecordDeskTest)

} // namespace tst_record_desk

#include "tst_record_desk.moc"
