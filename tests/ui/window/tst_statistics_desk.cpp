// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_statistics_port.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_statistics.h"
#include "tests/ui/window/studio_window.h"
#include "ui/statistics/share_delegate.h"
#include "ui/statistics/statistics_window.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

namespace tst_statistics_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

model::RoomStatistics sample() { return sampleStatistics({{kyoko(), u"Kyoko"_s}, {aya(), u"<b>Aya</b>"_s}}); }

/// The window over the tea room, with its statistics requested.
struct Stage
{
    Stage()
    {
        studio.window.desks().offerStatistics(port);
        studio.open();
        studio.find<QAction>(u"statisticsAction"_s)->trigger();
    }
    ~Stage() { delete window(); }

    ui::StatisticsWindow *window() { return studio.find<ui::StatisticsWindow>(u"statisticsWindow"_s); }
    QTableWidget *table(const QString &section) { return studio.find<QTableWidget>(section + u"Table"_s); }
    QString summary() { return studio.find<QLabel>(u"statisticsSummary"_s)->text(); }
    QPushButton *button(const QString &name) { return studio.find<QPushButton>(name); }

    StudioWindow studio;
    FakeStatisticsPort port;
};

} // namespace

/// The statistics of a room, from the menu.
class StatisticsDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutItsPortNothingIsOffered()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"statisticsAction"_s)->isVisible());
    }

    void itCountsAndShows()
    {
        Stage stage;
        QCOMPARE(stage.port.asked, QList<base::RoomId>{teaRoom()});
        QVERIFY(!stage.button(u"statisticsSave"_s)->isEnabled());
        stage.port.tellProgress(0.5);
        QCOMPARE(stage.studio.find<QProgressBar>(u"statisticsProgress"_s)->value(), 500);

        stage.port.tell(sample());

        QVERIFY(stage.summary().contains(u"1,240"_s));
        QVERIFY(!stage.studio.find<QProgressBar>(u"statisticsProgress"_s)->isVisible());
        const QTableWidget *speech = stage.table(u"statisticsSpeech"_s);
        QCOMPARE(speech->rowCount(), 2);
        QCOMPARE(speech->item(1, 0)->text(), u"<b>Aya</b>"_s); // shown as text
        QCOMPARE(speech->item(0, 2)->text(), u"67 %"_s);
        QCOMPARE(qRound(speech->item(0, 1)->data(ui::ShareDelegate::kShareRole).toDouble() * 100), 67);
        QCOMPARE(stage.table(u"statisticsTurns"_s)->rowCount(), 3);
        QCOMPARE(stage.table(u"statisticsMissing"_s)->item(0, 2)->text(), u"17"_s);
        QCOMPARE(stage.table(u"statisticsTimes"_s)->item(0, 2)->text(), u"0.9 s"_s);
        QCOMPARE(stage.table(u"statisticsCosts"_s)->rowCount(), 2);
        QCOMPARE(namelessControls(*stage.window()), QString());
    }

    void anEmptyRoomSaysSo()
    {
        Stage stage;
        model::RoomStatistics nothing;
        nothing.name = u"Tea"_s;

        stage.port.tell(nothing);

        QCOMPARE(stage.summary(), u"No messages yet."_s);
        QVERIFY(!stage.table(u"statisticsMissing"_s)->isVisibleTo(stage.window()));
    }

    void anAnswerToAnotherQuestionIsNotShown()
    {
        Stage stage;
        const base::Job other = stage.port.count(teaRoom(), {}, {}, {});
        stage.port.tell(sample());

        QVERIFY(!stage.button(u"statisticsSave"_s)->isEnabled());
    }

    void anOlderAnswerIsNotShown()
    {
        Stage stage;
        const auto older = stage.port.questions.last();
        giveAnswer(older, base::failure(base::ErrorCode::Storage, u"The disk hums."_s));
        stage.button(u"statisticsAgain"_s)->click();

        giveAnswer(older, ports::CountedRoom{sample(), {}});

        QVERIFY(!stage.button(u"statisticsSave"_s)->isEnabled());
        QCOMPARE(*stage.port.cancelled, QList<qsizetype>{0});
    }

    void whatWentWrongIsToldAndCanBeTriedAgain()
    {
        Stage stage;
        giveAnswer(stage.port.questions.last(), base::failure(base::ErrorCode::Storage, u"The disk hums."_s));
        QCOMPARE(stage.summary(), u"The disk hums."_s);

        stage.button(u"statisticsAgain"_s)->click();

        QCOMPARE(stage.port.asked.size(), 2);
    }

    void closingWithdrawsTheQuestion()
    {
        Stage stage;
        delete stage.window();
        QCOMPARE(*stage.port.cancelled, QList<qsizetype>{0});

        stage.port.tell(sample()); // the window is gone
        QVERIFY(!stage.window());
    }

    void theTableGoesToTheClipboard()
    {
        Stage stage;
        stage.port.tell(sample(), "x,y\r\n");
        stage.button(u"statisticsCopy"_s)->click();

        QCOMPARE(QGuiApplication::clipboard()->text(), u"x,y\r\n"_s);
    }

    void everythingHasANameForThoseWhoDoNotSee()
    {
        Stage stage;
        stage.port.tell(sample());
        for (const QTableWidget *table : stage.window()->findChildren<QTableWidget *>())
            QVERIFY(!table->accessibleName().isEmpty());
        for (const QPushButton *button : stage.window()->findChildren<QPushButton *>())
            QVERIFY(!button->objectName().isEmpty() && !button->text().isEmpty());
        QCOMPARE(stage.table(u"statisticsSpeech"_s)->item(0, 1)->data(Qt::AccessibleTextRole).toString(),
                 u"67 %"_s);
    }

    void aLongNameLeavesRoomForTheNumbers()
    {
        Stage stage;
        const QString name(120, u'W');
        stage.port.tell(sampleStatistics({{kyoko(), name}, {aya(), u"Aya"_s}}));

        for (const QString &section : {u"statisticsTimes"_s, u"statisticsSpeech"_s, u"statisticsMissing"_s}) {
            const QTableWidget *table = stage.table(section);
            QVERIFY2(table, qPrintable(section));
            QVERIFY2(table->columnWidth(0) < table->width() / 2, qPrintable(section));
            for (int column = 2; column < table->columnCount(); ++column) {
                const QString number = table->item(0, column)->text();
                QVERIFY2(table->columnWidth(column) >= table->fontMetrics().horizontalAdvance(number),
                         qPrintable(section));
            }
        }
        QVERIFY(stage.table(u"statisticsTimes"_s)->item(0, 0)->toolTip().contains(name));
    }
};

SUITE_TEST(QApplication, StatisticsDeskTest)

} // namespace tst_statistics_desk

#include "tst_statistics_desk.moc"
