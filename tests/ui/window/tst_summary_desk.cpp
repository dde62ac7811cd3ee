// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/window/studio_window.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/desks/summary_sheet.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_summary_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

model::Summary summary(const QString &id, const base::ParticipantId &whose = kyoko())
{
    return {.id = id,
            .companion = whose,
            .from = posted(0, kyoko(), {}).message.id,
            .to = posted(1, kyoko(), {}).message.id,
            .messages = 42,
            .text = u"Mika told of the <b>sea</b>."_s,
            .before = 4200,
            .after = 300};
}

struct Stage
{
    explicit Stage(const QList<model::Summary> &summaries = {}, bool readOnly = false)
        : studio(readOnly)
    {
        ports::RoomView view = roomView(5,
                                        {posted(0, kyoko(), u"Welcome!"_s),
                                         posted(1, aya(), u"Rain again."_s), posted(2, natsumi(), u"Tea?"_s)},
                                        quietFloor());
        view.summaries = summaries;
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
        settle();
        studio.rooms.forgetCalls();
    }
    ~Stage() { delete sheet(); }

    void settle() { QCoreApplication::processEvents(); }
    ui::TranscriptView *transcript() { return studio.find<ui::TranscriptView>(u"transcript"_s); }
    ui::SummarySheet *sheet() { return studio.find<ui::SummarySheet>(u"summarySheet"_s); }

    /// The entries of the second message's menu that open something.
    QStringList entries()
    {
        transcript()->setFocus();
        transcript()->setCurrentRow(1);
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(transcript()->viewport(), &wanted);
        QStringList texts;
        auto *menu = transcript()->findChild<QMenu *>(u"transcript.menu"_s);
        for (const QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->objectName() == "transcript.menu.note"_L1)
                texts.append(action->text());
        }
        delete menu;
        return texts;
    }

    void open(const QString &id)
    {
        Q_EMIT transcript()->noteActivated(id);
        settle();
    }

    StudioWindow studio;
};

} // namespace

/// If a companion gets only a summary of the room, the conversation says so, shows it and can remove it.
class SummaryDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomWithoutSummariesHasNothingToShow()
    {
        Stage stage;

        QVERIFY(stage.entries().isEmpty());
        stage.open(u"s1"_s);

        QVERIFY(!stage.sheet());
    }

    void aSummaryOfBeforeIsShownAfterARestart()
    {
        Stage stage({summary(u"s1"_s)});

        QCOMPARE(stage.entries(), QStringList{u"Show the summary for Kyoko…"_s});
    }

    void oneThatIsMadeNowIsShownAtOnce()
    {
        Stage stage;

        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::Summarized{summary(u"s1"_s)})},
                                            quietFloor());

        QCOMPARE(stage.entries().size(), 1);
    }

    void ofEachCompanionTheNewestIsShown()
    {
        Stage stage({summary(u"s1"_s), summary(u"s2"_s, aya()), summary(u"s3"_s)});

        QCOMPARE(stage.entries().size(), 2);
        stage.open(u"s1"_s);
        QVERIFY(!stage.sheet());
        stage.open(u"s3"_s);
        QVERIFY(stage.sheet());
        QCOMPARE(namelessControls(*stage.sheet()), QString());
    }

    void theSheetShowsTheTextAsItIsAndWhatItSaves()
    {
        Stage stage({summary(u"s1"_s)});

        stage.open(u"s1"_s);

        QCOMPARE(stage.studio.find<QPlainTextEdit>(u"summarySheet.text"_s)->toPlainText(),
                 u"Mika told of the <b>sea</b>."_s);
        QVERIFY(stage.studio.find<QLabel>(u"summarySheet.what"_s)->text().contains(u"42"_s));
        QVERIFY(stage.studio.find<QLabel>(u"summarySheet.facts"_s)->text().contains(u"93"_s));
    }

    void undoIsAskedForOnceAndTheSheetGoesWhenItIsDone()
    {
        Stage stage({summary(u"s1"_s)});
        stage.open(u"s1"_s);

        stage.studio.find<QPushButton>(u"summarySheet.undo"_s)->click();

        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"undoSummary room_tea s1"_s});
        QVERIFY(!stage.studio.find<QPushButton>(u"summarySheet.undo"_s)->isEnabled());
        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::SummaryUndone{u"s1"_s, kyoko()})},
                                            quietFloor());
        QTRY_VERIFY(!stage.sheet());
        QVERIFY(stage.entries().isEmpty());
    }

    void whatIsUnderOneThatWasTakenOffIsShownAgain()
    {
        Stage stage({summary(u"s1"_s), summary(u"s2"_s)});

        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::SummaryUndone{u"s2"_s, kyoko()})},
                                            quietFloor());
        stage.open(u"s1"_s);

        QVERIFY(stage.sheet());
        QCOMPARE(stage.sheet()->summary(), u"s1"_s);
    }

    void enterClosesTheSheetAndUndoesNothing()
    {
        Stage stage({summary(u"s1"_s)});
        stage.open(u"s1"_s);

        QTest::keyClick(stage.sheet(), Qt::Key_Return);

        QTRY_VERIFY(!stage.sheet());
        QVERIFY(stage.studio.rooms.commands().isEmpty());
    }

    void whereNothingCanBeWrittenNothingCanBeUndone()
    {
        Stage stage({summary(u"s1"_s)}, true);

        stage.open(u"s1"_s);

        QVERIFY(stage.sheet());
        QVERIFY(!stage.studio.find<QPushButton>(u"summarySheet.undo"_s));
    }

    void aClickOnTheLineOpensTheSheet()
    {
        Stage stage({summary(u"s1"_s)});
        ui::TranscriptView *view = stage.transcript();
        const auto rows = view->visibleRows();
        const auto row =
            std::find_if(rows.begin(), rows.end(), [](const ui::VisibleRow &one) { return one.row == 1; });
        QVERIFY(row != rows.end());

        // The line is the lowest of its row, at the beginning of its words.
        for (int y = row->rect.bottom(); y > row->rect.top() && !stage.sheet(); y -= 3) {
            for (int x = row->rect.left() + 24; x < row->rect.left() + 160 && !stage.sheet(); x += 12)
                QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(x, y));
        }

        QVERIFY(stage.sheet());
    }
};

SUITE_TEST(QApplication, SummaryDeskTest)

} // namespace tst_summary_desk

#include "tst_summary_desk.moc"
