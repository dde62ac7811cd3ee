// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/providers/cost_window.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimeZone>

namespace tst_cost_window {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::CallPurpose;
using model::CallRecord;
using ports::CostReport;
using ports::CostSum;

namespace {

constexpr qint64 kCent = 10'000'000; // nano-dollars

CallRecord call(CallPurpose purpose, const base::ParticipantId &companion, std::optional<qint64> cost)
{
    CallRecord call;
    call.time = QDateTime(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    call.room = teaRoom();
    call.companions = {companion};
    call.purpose = purpose;
    call.provider = base::ProviderId(u"openai"_s);
    call.model = u"gpt-5"_s;
    call.tokens = {1200, 900, 80, {}};
    call.cost = cost;
    call.took = base::Millis(1234);
    return call;
}

CostSum sum(qint64 calls, qint64 cost, qint64 unpriced = 0)
{
    return {calls, cost, unpriced, {1200 * calls, 900 * calls, 80 * calls, {}}};
}

ui::CostNames names()
{
    return {ui::People(samplePersonas(), model::Language::English),
            {{base::ProviderId(u"openai"_s), u"OpenAI"_s}}};
}

struct Stage
{
    Stage()
        : window(nullptr)
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.setRooms({{teaRoom(), u"Tea at five"_s}});
    }
    QString cell(const QString &view, int row, int column)
    {
        const QAbstractItemModel *table = window.findChild<QTableView *>(view)->model();
        return table->index(row, column).data().toString();
    }
    QString sumText() { return window.findChild<QLabel *>(u"costSum"_s)->text(); }

    ui::CostWindow window;
};

} // namespace

class CostWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void eachCallSaysWhatItWasFor()
    {
        Stage stage;
        CallRecord vote = call(CallPurpose::Vote, kyoko(), kCent / 10);
        vote.rung = model::VoteRung::Schema;
        CostReport report;
        report.calls = {vote, call(CallPurpose::Speech, aya(), 2 * kCent)};
        report.all = sum(2, kCent * 21 / 10);

        stage.window.show(report, names());

        QCOMPARE(stage.cell(u"costCalls"_s, 0, 3), u"Speech"_s); // newest first
        QCOMPARE(stage.cell(u"costCalls"_s, 0, 4), u"Aya"_s);
        QCOMPARE(stage.cell(u"costCalls"_s, 0, 5), u"gpt-5 (OpenAI)"_s);
        QCOMPARE(stage.cell(u"costCalls"_s, 0, 6), u"1,200 in, 900 of them cached; 80 out"_s);
        QCOMPARE(stage.cell(u"costCalls"_s, 0, 1), u"2 ¢"_s);
        QCOMPARE(stage.cell(u"costCalls"_s, 1, 3), u"Vote"_s);
        const auto *table = stage.window.findChild<QTableView *>(u"costCalls"_s)->model();
        QVERIFY(table->index(1, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("format enforced by the provider"_L1));
    }

    void aCallThatFailedSaysSoAndWhy()
    {
        Stage stage;
        CallRecord vote = call(CallPurpose::Vote, kyoko(), {});
        vote.trouble = {model::Cause::Refused, model::Advice::CheckKey, {}, 401};
        vote.tries = 3;
        CostReport report;
        report.calls = {vote};
        report.all = sum(1, 0, 1);

        stage.window.show(report, names());

        QCOMPARE(stage.cell(u"costCalls"_s, 0, 3), u"Vote, failed"_s);
        QCOMPARE(stage.cell(u"costCalls"_s, 0, 1), u"unknown"_s);
        const auto *table = stage.window.findChild<QTableView *>(u"costCalls"_s)->model();
        QVERIFY(table->index(0, 0).data(Qt::ToolTipRole).toString().contains("OpenAI refused the key"_L1));
    }

    void whatIsNotKnownIsNotCountedAsNothing()
    {
        QCOMPARE(ui::costText(sum(3, 2 * kCent)), u"2 ¢"_s);
        QCOMPARE(ui::costText(sum(3, 2 * kCent, 1)), u"2 ¢ or more"_s);
        QCOMPARE(ui::costText(sum(3, 0, 3)), u"unknown"_s);
        QCOMPARE(ui::sumSentence({}), u"No model calls yet."_s);
        QVERIFY(ui::sumSentence(sum(3, 2 * kCent, 1)).endsWith("The price of 1 of them is unknown."_L1));
    }

    void turnsAndDaysAreSummedUp()
    {
        Stage stage;
        CostReport report;
        report.turns = {{base::TurnId(u"t1"_s), aya(), sum(4, 3 * kCent)}};
        report.days = {{QDate(2026, 3, 13), sum(10, 5 * kCent)}, {QDate(2026, 3, 14), sum(4, 3 * kCent)}};
        report.all = sum(14, 8 * kCent);

        stage.window.show(report, names());

        QCOMPARE(stage.cell(u"costTurns"_s, 0, 0), u"Aya"_s);
        QCOMPARE(stage.cell(u"costTurns"_s, 0, 1), u"3 ¢"_s);
        QCOMPARE(stage.cell(u"costDays"_s, 0, 2), u"4"_s);
        QCOMPARE(stage.cell(u"costDays"_s, 1, 1), u"5 ¢"_s);
        QVERIFY(stage.sumText().startsWith(u"8 ¢ for 14 call"_s));
    }

    void theCostIsInSightWithLargeTextAndLongNames()
    {
        Stage stage;
        QList<model::Persona> people = samplePersonas();
        const QString longName = u"Kyoko-"_s.repeated(33);
        for (model::Persona &persona : people)
            persona.texts[model::Language::English].name = longName;
        const ui::CostNames longNames{ui::People(people, model::Language::English), {}};
        CostReport report;
        report.calls = {call(CallPurpose::Vote, kyoko(), kCent)};
        report.turns = {{base::TurnId(u"t1"_s), kyoko(), sum(4, 3 * kCent)}};
        report.days = {{QDate(2026, 3, 14), sum(4, 3 * kCent)}};
        QFont large = stage.window.font();
        large.setPointSize(20);
        stage.window.setFont(large);
        stage.window.resize(960, 600); // what a screen of 1280×800 lets it have
        stage.window.QDialog::show();

        stage.window.show(report, longNames);

        auto *tabs = stage.window.findChild<QTabWidget *>(u"costTabs"_s);
        for (int page = 0; page < tabs->count(); ++page) {
            tabs->setCurrentIndex(page);
            const auto *view = qobject_cast<QTableView *>(tabs->widget(page));
            const QRect cost = view->visualRect(view->model()->index(0, 1));
            QVERIFY2(view->viewport()->rect().contains(cost), qPrintable(view->objectName()));
            const QString text = view->model()->index(0, 1).data().toString();
            QVERIFY(cost.width() >= view->fontMetrics().horizontalAdvance(text));
        }
        const QAbstractItemModel *calls = stage.window.findChild<QTableView *>(u"costCalls"_s)->model();
        QCOMPARE(calls->index(0, 4).data().toString(), longName.left(ui::CostTable::kLongestName) + u'…');
        QVERIFY(calls->index(0, 4).data(Qt::ToolTipRole).toString().contains(longName));
    }

    void anotherRoomIsAskedFor()
    {
        Stage stage;
        QSignalSpy wanted(&stage.window, &ui::CostWindow::reportWanted);
        QVERIFY(stage.window.room().isEmpty());
        auto *scope = stage.window.findChild<QComboBox *>(u"costScope"_s);

        scope->setCurrentIndex(1);
        Q_EMIT scope->activated(1);

        QCOMPARE(wanted.first().first().value<base::RoomId>(), teaRoom());
    }

    void aRoomStaysChosenWhenRoomsCome()
    {
        Stage stage;
        stage.window.choose(teaRoom());

        stage.window.setRooms({{base::RoomId(u"room_lab"_s), u"Lab talk"_s}, {teaRoom(), u"Tea at six"_s}});

        QCOMPARE(stage.window.room(), teaRoom());
    }

    void aReportThatCannotBeHadSaysWhy()
    {
        Stage stage;

        stage.window.tellTrouble(u"The disk could not be read."_s);

        QCOMPARE(stage.sumText(), u"The disk could not be read."_s);
    }
};

SUITE_TEST(QApplication, CostWindowTest)

} // namespace tst_cost_window

#include "tst_cost_window.moc"
