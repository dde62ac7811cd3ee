// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/models/room_list_model.h"
#include "ui/persona/persona_window.h"
#include "ui/stage/speech_bubble.h"
#include "ui/transcript/transcript_view.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QListView>
#include <QMenu>

namespace tst_failed_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Advice;
using model::Cause;

namespace {

const model::CallTrouble kFull{Cause::Unreachable, Advice::WaitAWhile, u"the <b>card</b> is\n full"_s, 500};
const auto kSentence =
    u"Kyoko could not reply. The provider cannot accept the request at the moment. The provider said: “the <b>card</b> is full” (500). Wait a while and try again."_s;

base::MessageId idOf(qint64 row) { return posted(row, kyoko(), {}).message.id; }

model::FailedReply failedAfter(qint64 row, const QString &turn = u"t1"_s)
{
    return {.id = turn,
            .about = idOf(row),
            .after = row < 0 ? std::nullopt : std::optional(idOf(row)),
            .turn = base::TurnId(turn),
            .calls = {{kyoko(), kFull}}};
}

ports::FloorView floorWith(const QList<model::FailedReply> &failed)
{
    ports::FloorView floor = quietFloor();
    floor.failed = failed;
    floor.rows[0].lastEnd = ports::TurnEnd{model::Outcome::Failed, Cause::Unreachable};
    return floor;
}

struct Stage
{
    explicit Stage(const QList<model::FailedReply> &failed = {}, bool readOnly = false, int messages = 3)
        : studio(readOnly)
    {
        const QList<model::MessagePosted> talk{posted(0, kyoko(), u"Welcome!"_s),
                                               posted(1, aya(), u"Rain again."_s),
                                               posted(2, natsumi(), u"Tea?"_s)};
        studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(roomView(5, talk.mid(0, messages), floorWith(failed)));
        settle();
        studio.rooms.forgetCalls();
    }

    void settle() { QCoreApplication::processEvents(); }
    ui::TranscriptView *transcript() { return studio.find<ui::TranscriptView>(u"transcript"_s); }

    /// The text of that row for screen readers.
    QString spoken(qint64 row)
    {
        const QList<ui::VisibleRow> rows = transcript()->visibleRows();
        for (const ui::VisibleRow &one : rows) {
            if (one.row == row)
                return one.spoken;
        }
        return {};
    }

    QStringList actionsAt(qint64 row)
    {
        QStringList texts;
        const QList<ui::VisibleRow> rows = transcript()->visibleRows();
        for (const ui::VisibleRow &one : rows) {
            for (const auto &[action, rect] : one.row == row ? one.actions : decltype(one.actions)())
                texts.append(action.text);
        }
        return texts;
    }

    void click(qint64 row, qsizetype action)
    {
        const QList<ui::VisibleRow> rows = transcript()->visibleRows();
        for (const ui::VisibleRow &one : rows) {
            if (one.row == row)
                QTest::mouseClick(transcript()->viewport(), Qt::LeftButton, {},
                                  one.actions.at(action).second.center());
        }
        settle();
    }

    void publish(qint64 seq, const model::EnvelopeBody &body, const QList<model::FailedReply> &failed)
    {
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(seq, body)}, floorWith(failed));
        settle();
    }

    QAccessibleInterface *rowInterface(int index)
    {
        return QAccessible::queryAccessibleInterface(transcript())->child(index);
    }
    QString roomTrouble()
    {
        const auto *list = studio.find<QListView>(u"roomList"_s);
        return list->model()->index(0, 0).data(ui::RoomListModel::TroubleRole).toString();
    }

    StudioWindow studio;
};

} // namespace

/// If a reply failed for a technical reason, a line says so, and what can be done.
class FailedDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLineStandsWhereTheReplyWouldAlsoAfterARestart()
    {
        Stage stage({failedAfter(1)});

        QCOMPARE(stage.actionsAt(1), (QStringList{u"Try again"_s, u"Change the model"_s, u"Details"_s}));
        QVERIFY(stage.spoken(1).endsWith(kSentence));
        QVERIFY(stage.actionsAt(0).isEmpty());
        QVERIFY(stage.actionsAt(2).isEmpty());
    }

    void itComesWithTheFailureAndGoesWithTheReply()
    {
        Stage stage;

        stage.publish(6, model::FloorTold{}, {failedAfter(2)});
        QCOMPARE(stage.actionsAt(2).size(), 3);
        stage.publish(7, posted(3, kyoko(), u"Here I am."_s), {});

        QVERIFY(stage.actionsAt(2).isEmpty());
        QVERIFY(!stage.spoken(2).contains(u"could not answer"_s));
    }

    void severalStandInTheOrderOfTheTalk()
    {
        Stage stage({failedAfter(0, u"t1"_s), failedAfter(2, u"t2"_s), failedAfter(2, u"t3"_s)});

        QCOMPARE(stage.actionsAt(0).size(), 3);
        QCOMPARE(stage.actionsAt(2).size(), 6);
    }

    void anEmptyRoomShowsItToo()
    {
        Stage stage({failedAfter(-1)}, false, 0);

        QCOMPARE(stage.actionsAt(0).size(), 3);
        QCOMPARE(stage.spoken(0), kSentence);
        stage.click(0, 0);
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_kyoko"_s});
        stage.publish(6, posted(0, kyoko(), u"Hello."_s), {});
        QVERIFY(stage.spoken(0).endsWith(u"Hello."_s));
    }

    void aClickLetsTheSameCompanionTryAgain()
    {
        Stage stage({failedAfter(2)});

        stage.click(2, 0);

        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_kyoko"_s});
    }

    void aClickOpensTheCompanionsModel()
    {
        Stage stage({failedAfter(2)});

        stage.click(2, 1);

        QCOMPARE(stage.studio.window.findChildren<ui::PersonaWindow *>().size(), 1);
    }

    void aClickOpensTheInspector()
    {
        Stage stage({failedAfter(2)});

        stage.click(2, 2);

        QTRY_VERIFY(stage.studio.find<QWidget>(u"inspectorPanel"_s)->isVisible());
    }

    void theKeysReachEveryAction()
    {
        Stage stage({failedAfter(2)});
        stage.transcript()->setFocus();
        stage.transcript()->setCurrentRow(2);

        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(stage.transcript()->viewport(), &wanted);
        auto *menu = stage.transcript()->findChild<QMenu *>(u"transcript.menu"_s);
        QVERIFY(menu);
        for (const QString &name : {u"tryAgain"_s, u"changeModel"_s, u"details"_s})
            QVERIFY2(menu->findChild<QAction *>(u"transcript.menu."_s + name), qPrintable(name));
        auto *again = menu->findChild<QAction *>(u"transcript.menu.tryAgain"_s);
        QCOMPARE(again->text(), u"Let Kyoko try again"_s);
        again->trigger();
        delete menu;

        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_kyoko"_s});
    }

    void screenReadersFindThemAsButtons()
    {
        Stage stage({failedAfter(2)});
        QAccessibleInterface *row = stage.rowInterface(2);
        QVERIFY(row);
        QCOMPARE(row->childCount(), 3);

        QAccessibleInterface *again = row->child(0);

        QCOMPARE(again->role(), QAccessible::Button);
        QCOMPARE(again->text(QAccessible::Name), u"Let Kyoko try again"_s);
        QCOMPARE(again->parent(), row);
        QCOMPARE(row->indexOfChild(again), 0);
        QVERIFY(!again->rect().isEmpty());
        again->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"cue room_tea companion_kyoko"_s});
    }

    void aFailureIsTold()
    {
        Stage stage;

        stage.publish(6, model::FloorTold{}, {failedAfter(2)});

        QCOMPARE(stage.transcript()->announcement(), kSentence);
    }

    void stageAndRoomSayTheSameUntilSomethingIsSaid()
    {
        Stage stage({failedAfter(2)});
        const auto *bubble = stage.studio.find<ui::SpeechBubble>(u"speechBubble"_s);
        QCOMPARE(bubble->text(), kSentence);
        QCOMPARE(stage.roomTrouble(), kSentence);

        stage.publish(6, posted(3, aya(), u"Never mind."_s), {failedAfter(2)});

        QTRY_COMPARE(bubble->text(), u"Never mind."_s);
        QCOMPARE(stage.roomTrouble(), QString());
        QCOMPARE(stage.actionsAt(2).size(), 3);
    }

    void whereNothingCanBeWrittenOnlyDetailsAreOffered()
    {
        Stage stage({failedAfter(2)}, true);

        QCOMPARE(stage.actionsAt(2), QStringList{u"Details"_s});
    }
};

SUITE_TEST(QApplication, FailedDeskTest)

} // namespace tst_failed_desk

#include "tst_failed_desk.moc"
