// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/studio_window.h"
#include "ui/panels/trouble_banner.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/record_desk.h"

#include <QAction>
#include <QFileDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

class FakeRecordPort : public ports::RecordPort
{
    Q_OBJECT

public:
    base::RequestId exportRoom(const ports::Record &record, const QString &filePath) override
    {
        records.append(record);
        files.append(filePath);
        return base::RequestId(u"export%1"_s.arg(files.size()));
    }

    QList<ports::Record> records;
    QStringList files;
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
        studio.window.offerRecords(records);
        studio.open();

        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        auto *dialog = studio.find<QFileDialog>(u"exportRoomDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(u"/tmp/tea.md"_s);
        QCOMPARE(records.files, QStringList({u"/tmp/tea.md"_s}));
        QCOMPARE(records.records.first().room, teaRoom());
        QCOMPARE(records.records.first().format, ports::RecordFormat::Markdown);
        auto *notice = studio.find<ui::QuietNotice>(u"quietNotice"_s);
        QVERIFY(!notice->isVisible());
        Q_EMIT records.exported(base::RequestId(u"export1"_s), u"/tmp/tea.md"_s);

        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(u"tea.md"_s));
        QVERIFY(studio.find<QPushButton>(u"noticeAct"_s)->isVisible());
    }

    void aFailureIsToldAtTheTop()
    {
        FakeRecordPort records;
        StudioWindow studio;
        studio.window.offerRecords(records);
        studio.open();

        studio.find<QAction>(u"exportRoomAction"_s)->trigger();
        Q_EMIT studio.find<QFileDialog>(u"exportRoomDialog"_s)->fileSelected(u"/proc/tea.json"_s);
        Q_EMIT records.failed(base::RequestId(u"export1"_s),
                              {base::ErrorCode::Storage, u"Nothing can be written there."_s, {}});
        Q_EMIT records.failed(base::RequestId(u"another"_s), {base::ErrorCode::Storage, u"Not ours."_s, {}});

        const auto troubles = studio.find<ui::TroubleBanner>(u"troubleBanner"_s)->troubles();
        QCOMPARE(troubles.size(), 1);
        QCOMPARE(troubles.first().detail, u"Nothing can be written there."_s);
        QVERIFY(!studio.find<QWidget>(u"quietNotice"_s)->isVisible());
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

QTEST_MAIN(RecordDeskTest)
#include "tst_record_desk.moc"
