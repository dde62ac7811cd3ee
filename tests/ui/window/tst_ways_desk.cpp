// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/window/studio_window.h"
#include "ui/composer/composer.h"
#include "ui/panels/trouble_banner.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/quiet_notice.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_ways_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

/// The tea room: the user asks, Aya answers with the second of three versions of her turn.
struct Stage
{
    explicit Stage(bool readOnly = false)
        : studio(readOnly)
    {
        ports::RoomView view = roomView(
            5,
            {posted(0, base::ParticipantId(u"user"_s), u"How is it?"_s), posted(1, aya(), u"Rain again."_s)},
            quietFloor());
        view.newest.rows[0].original = u"What is it?"_s;
        view.newest.rows[1].posted.turn = base::TurnId(u"t1"_s);
        view.newest.rows[1].alternatives = {2, 3};
        reply = view.newest.rows[1].posted.message.id.value();
        question = view.newest.rows[0].posted.message.id.value();
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
        settle();
        studio.rooms.forgetCalls();
    }

    void settle() { QCoreApplication::processEvents(); }
    ui::TranscriptView *transcript() { return studio.find<ui::TranscriptView>(u"transcript"_s); }
    QWidget *editor() { return studio.find<QWidget>(u"transcript.editor"_s); }
    QPlainTextEdit *text() { return studio.find<QPlainTextEdit>(u"transcript.editor.text"_s); }
    void publish(qint64 seq, const model::EnvelopeBody &body)
    {
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(seq, body)}, quietFloor());
    }

    /// The names of the commands for a message's text.
    QStringList ways(qint64 row, const QString &triggered = {})
    {
        transcript()->setFocus();
        transcript()->setCurrentRow(row);
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(transcript()->viewport(), &wanted);
        QStringList names;
        auto *menu = transcript()->findChild<QMenu *>(u"transcript.menu"_s);
        for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            const QString name = action->objectName().section(u'.', 2);
            if (QStringList{u"replyAgain"_s, u"decideAgain"_s, u"older"_s, u"newer"_s, u"continue"_s,
                            u"edit"_s, u"delete"_s}
                    .contains(name))
                names.append(name);
            if (!triggered.isEmpty() && name == triggered)
                action->trigger();
        }
        delete menu;
        settle();
        return names;
    }

    /// The places in the topmost line where the pointer shows that it is clickable.
    QList<QPoint> clickable()
    {
        QWidget *view = transcript()->viewport();
        QList<QPoint> places;
        for (int y = 0; y < view->height() && places.isEmpty(); y += 4) {
            for (int x = 0; x < view->width(); x += 3) {
                QTest::mouseMove(view, {x, y});
                if (view->cursor().shape() == Qt::PointingHandCursor)
                    places.append({x, y});
            }
        }
        return places;
    }

    StudioWindow studio;
    QString reply;
    QString question;
};

} // namespace

/// A message can be said again, decided again, chosen among others and edited, by menu, key and line.
class WaysDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReplyOffersAllAndAUsersMessageIsOnlyEdited()
    {
        Stage stage;
        QCOMPARE(stage.ways(1), (QStringList{u"replyAgain"_s, u"decideAgain"_s, u"older"_s, u"newer"_s,
                                             u"continue"_s, u"edit"_s, u"delete"_s}));
        QCOMPARE(stage.ways(0), (QStringList{u"continue"_s, u"edit"_s, u"delete"_s}));
    }

    void aQuoteGoesToTheMessageBox()
    {
        Stage stage;
        QCOMPARE(stage.ways(1, u"quote"_s).size(), 7);
        QCOMPARE(stage.studio.window.findChild<ui::Composer *>()->text(), u"> Rain again.\n\n"_s);
        QVERIFY(!stage.studio.window.findChild<ui::Composer *>()->unsent().whisper);
    }

    void whereNothingIsWrittenNothingIsOffered()
    {
        Stage stage(true);
        (void)stage.ways(1, u"quote"_s);
        QCOMPARE(stage.studio.window.findChild<ui::Composer *>()->text(), QString());
        QCOMPARE(stage.ways(1), QStringList());
        QVERIFY(!stage.studio.find<QAction>(u"replyAgainAction"_s)->isEnabled());
    }

    void theMenuAsksTheRoom()
    {
        Stage stage;
        for (const QString &name : {u"replyAgain"_s, u"decideAgain"_s, u"older"_s, u"newer"_s})
            (void)stage.ways(1, name);
        QCOMPARE(
            stage.studio.rooms.commands(),
            (QStringList{u"replyAgain room_tea "_s + stage.reply, u"decideAgain room_tea "_s + stage.reply,
                         u"chooseAlternative room_tea "_s + stage.reply + u" 1"_s,
                         u"chooseAlternative room_tea "_s + stage.reply + u" 3"_s}));
    }

    void theLineBelowAReplyLeadsBothWays()
    {
        Stage stage;
        const QList<QPoint> line = stage.clickable();
        QVERIFY(line.size() > 10);

        QTest::mouseClick(stage.transcript()->viewport(), Qt::LeftButton, {}, line.first());
        QTest::mouseClick(stage.transcript()->viewport(), Qt::LeftButton, {}, line.last());

        QCOMPARE(stage.studio.rooms.commands(),
                 (QStringList{u"chooseAlternative room_tea "_s + stage.reply + u" 1"_s,
                              u"chooseAlternative room_tea "_s + stage.reply + u" 3"_s}));
    }

    void theMenuBarIsForTheNewestReply()
    {
        Stage stage;
        stage.studio.find<QAction>(u"replyAgainAction"_s)->trigger();
        stage.studio.find<QAction>(u"decideAgainAction"_s)->trigger();
        QCOMPARE(stage.studio.rooms.commands(),
                 (QStringList{u"replyAgain room_tea newest"_s, u"decideAgain room_tea newest"_s}));
    }

    void aMessageIsEditedInItsPlace()
    {
        Stage stage;
        QVERIFY(stage.editor()->isHidden());
        (void)stage.ways(0, u"edit"_s);
        QVERIFY(stage.editor()->isVisible());
        QCOMPARE(namelessControls(*stage.editor()), QString());
        auto *save = stage.studio.find<QPushButton>(u"transcript.editor.save"_s);
        QCOMPARE(stage.text()->toPlainText(), u"How is it?"_s);
        QVERIFY(stage.text()->accessibleName().startsWith("Edit message by "_L1));
        QCOMPARE(stage.studio.find<QLabel>(u"transcript.editor.original"_s)->text(), u"What is it?"_s);
        QTRY_VERIFY(stage.transcript()->viewport()->rect().contains(stage.editor()->geometry()));

        stage.text()->setPlainText(u" "_s);
        QVERIFY(!save->isEnabled());
        QTest::keyClick(stage.text(), Qt::Key_Return);
        QVERIFY(stage.editor()->isVisible());
        stage.text()->setPlainText(u"How are"_s);
        stage.text()->moveCursor(QTextCursor::End);
        QTest::keyClick(stage.text(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(stage.text(), u"you?"_s);
        QTest::keyClick(stage.text(), Qt::Key_Return, Qt::ControlModifier);

        QVERIFY(stage.editor()->isHidden());
        QCOMPARE(stage.studio.rooms.commands(),
                 QStringList{u"editMessage room_tea "_s + stage.question + u" How are\nyou?"_s});
    }

    void whatIsNotSavedStaysAsADraft()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        stage.text()->setPlainText(u"Half a"_s);
        QTest::keyClick(stage.text(), Qt::Key_Escape);
        QVERIFY(stage.editor()->isHidden());
        (void)stage.ways(1, u"edit"_s);
        QCOMPARE(stage.text()->toPlainText(), u"Rain again."_s);
        QVERIFY(stage.studio.find<QLabel>(u"transcript.editor.original"_s)->isHidden());
        stage.text()->setPlainText(u"Sun"_s);
        (void)stage.ways(0, u"edit"_s); // without Esc in between
        QCOMPARE(stage.text()->toPlainText(), u"Half a"_s);
        (void)stage.ways(1, u"edit"_s);
        QCOMPARE(stage.text()->toPlainText(), u"Sun"_s);

        QTest::keyClick(stage.text(), Qt::Key_Return);
        stage.publish(6, model::MessageEdited{base::MessageId(stage.reply), u"Sun"_s});
        stage.publish(7, model::MessageEdited{base::MessageId(stage.reply), u"Snow"_s});
        (void)stage.ways(1, u"edit"_s);
        QCOMPARE(stage.text()->toPlainText(), u"Snow"_s); // what was saved is no draft any more
    }

    void aMessageThatIsDeletedMeanwhileKeepsItsDraft()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        stage.text()->setPlainText(u"Half a"_s);
        stage.publish(6, model::MessageEdited{base::MessageId(stage.question), QString()});
        QVERIFY(stage.editor()->isHidden());
        stage.publish(7, model::MessageEdited{base::MessageId(stage.question), u"How is it?"_s});
        (void)stage.ways(0, u"edit"_s);
        QCOMPARE(stage.text()->toPlainText(), u"Half a"_s);

        stage.studio.window.close();
        QCoreApplication::processEvents();
    }

    void whatIsSaidMeanwhileMovesNothing()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        stage.settle();
        const QRect before = stage.editor()->geometry();
        for (int i = 0; i < 30; ++i)
            stage.publish(6 + i, posted(2 + i, aya(), u"Rain.\n\nAnd more rain."_s));
        stage.settle();
        QVERIFY(stage.editor()->isVisible());
        QTRY_VERIFY(stage.transcript()->viewport()->rect().intersects(stage.editor()->geometry()));
        QCOMPARE(stage.editor()->size(), before.size());
        QVERIFY(!stage.transcript()->isAtBottom());

        stage.text()->setPlainText(QString(u"A line\n"_s).repeated(8));
        QVERIFY(stage.editor()->height() > before.height()); // grows with the text
    }

    void aHugePasteIntoTheEditorChangesNothing()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        const auto *hint = stage.studio.find<QLabel>(u"transcript.editor.hint"_s);
        const QString usual = hint->text();
        QGuiApplication::clipboard()->setText(QString(50 * 1024 * 1024, u'x'));

        stage.text()->paste();

        QCOMPARE(stage.text()->toPlainText(), u"How is it?"_s);
        QCOMPARE(hint->text(), u"The pasted text has 52,428,800 characters. At most 48,000 can be pasted "
                               "here. Nothing was pasted."_s);
        QTest::keyClick(stage.text(), Qt::Key_X);
        QCOMPARE(hint->text(), usual);
    }

    void theEditorOutlivesThemesAndLanguages()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        stage.text()->setPlainText(u"Half a"_s);
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(stage.editor(), &language);
        QFont larger = stage.transcript()->font();
        larger.setPointSizeF(larger.pointSizeF() * 2);
        stage.transcript()->setFont(larger);
        stage.settle();
        QCOMPARE(stage.text()->toPlainText(), u"Half a"_s);
        QTRY_VERIFY(stage.transcript()->viewport()->rect().intersects(stage.editor()->geometry()));
    }

    void aDeletedMessageComesBackByItsLine()
    {
        Stage stage;
        const base::MessageId id(stage.question);
        (void)stage.ways(0, u"delete"_s);
        QCOMPARE(stage.studio.rooms.commands(),
                 QStringList{u"editMessage room_tea "_s + stage.question + u' '});
        stage.studio.rooms.forgetCalls();
        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(6, model::MessageEdited{id, QString()})},
                                            quietFloor());
        QVERIFY(stage.studio.rooms.has(u"listRooms"_s)); // its last words may be others now
        stage.studio.rooms.forgetCalls();
        QCOMPARE(stage.ways(0), QStringList()); // neither edited nor deleted again
        QTest::keyClick(stage.transcript(), Qt::Key_Delete);
        QTest::keyClick(stage.transcript(), Qt::Key_F2, Qt::ControlModifier);
        QVERIFY(stage.editor()->isHidden());
        QVERIFY(stage.studio.rooms.commands().isEmpty());

        stage.transcript()->activateNote(u"restoreMessage:"_s + stage.question);

        QCOMPARE(stage.studio.rooms.commands(),
                 QStringList{u"editMessage room_tea "_s + stage.question + u" How is it?"_s});
        stage.studio.rooms.forgetCalls();
        Q_EMIT stage.studio.rooms.published(
            teaRoom(), {eventAt(7, model::MessageEdited{id, u"How is it?"_s})}, quietFloor());
        QVERIFY(stage.studio.rooms.has(u"messages room_tea 0 1"_s)); // it may have been edited before
        stage.transcript()->activateNote(u"restoreMessage:"_s + stage.question);
        stage.transcript()->activateNote(u"restoreMessage:m99"_s);
    }

    void theDeleteKeyDeletesTheMessageWithTheFocus()
    {
        Stage stage;
        stage.transcript()->setFocus();
        stage.transcript()->setCurrentRow(1);
        QTest::keyClick(stage.transcript(), Qt::Key_Delete);
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"editMessage room_tea "_s + stage.reply + u' '});
    }

    void aNewRoomContinuesAndIsOpened()
    {
        Stage stage;
        (void)stage.ways(1, u"continue"_s);
        stage.transcript()->setFocus();
        QTest::keyClick(stage.transcript(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.studio.rooms.commands(),
                 QStringList{u"continueRoom room_tea "_s + stage.reply}); // the second waits for the first
        model::Room made;
        made.id = base::RoomId(u"room_tea_2"_s);
        made.name = u"Tea at five (2)"_s;

        stage.studio.rooms.commandOf(u"continueRoom"_s).answer<model::Room>(made);

        QTRY_VERIFY(stage.studio.rooms.has(u"openRoom room_tea_2"_s));
        auto *notice = stage.studio.window.findChild<ui::QuietNotice *>();
        QCOMPARE(notice->text(), u"You are in “Tea at five (2)” now, which continues “Tea at five”."_s);
        stage.studio.rooms.forgetCalls();
        notice->findChild<QPushButton *>(u"noticeAct"_s)->click(); // back
        QTRY_VERIFY(stage.studio.rooms.has(u"openRoom room_tea"_s));
        QVERIFY(!stage.studio.rooms.has(u"openRoom room_tea_2"_s));
    }

    void aRoomThatContinuesAnotherSaysSoAndLeadsThere()
    {
        const base::RoomId garden(u"room_garden"_s);
        StudioWindow studio;
        studio.list({StudioWindow::tea(), {.id = garden, .name = u"In the garden"_s}});
        ports::RoomView view = roomView(
            5, {posted(0, aya(), u"Rain."_s), posted(1, aya(), u"Sun."_s), posted(2, aya(), u"Snow."_s)},
            quietFloor());
        view.room.continued = {garden, u"The yard"_s, view.newest.rows[1].posted.message.id};
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
        QCoreApplication::processEvents();
        const auto rowAt = [&studio](qsizetype row) {
            return studio.find<ui::TranscriptView>(u"transcript"_s)->visibleRows().value(row);
        };

        QCOMPARE(rowAt(1).notes, QStringList{u"From here on, this room continues “In the garden”."_s});
        QVERIFY(rowAt(0).notes.isEmpty() && rowAt(2).notes.isEmpty());
        QCOMPARE(rowAt(1).actions.size(), 1);
        QCOMPARE(rowAt(1).actions.first().first.text, u"Open “In the garden”"_s);
        studio.list({StudioWindow::tea()}); // the other room was deleted
        QCoreApplication::processEvents();
        QCOMPARE(rowAt(1).notes, QStringList{u"From here on, this room continues “The yard”."_s});
        QVERIFY(rowAt(1).actions.isEmpty());
        studio.list({StudioWindow::tea(), {.id = garden, .name = u"In the garden"_s}});
        QCoreApplication::processEvents();
        studio.rooms.forgetCalls();
        QTest::mouseClick(studio.find<ui::TranscriptView>(u"transcript"_s)->viewport(), Qt::LeftButton, {},
                          rowAt(1).actions.first().second.center());
        QTRY_VERIFY(studio.rooms.has(u"openRoom room_garden"_s));
    }

    void withoutATakenMessageTheLineStandsFirst()
    {
        StudioWindow studio;
        ports::RoomView view = roomView(5, {posted(0, aya(), u"Rain."_s)}, quietFloor());
        view.room.continued = {base::RoomId(u"gone"_s), u"The yard"_s, {}};
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
        QCoreApplication::processEvents();
        const auto rows = studio.find<ui::TranscriptView>(u"transcript"_s)->visibleRows();
        QCOMPARE(rows.value(0).notes, QStringList{u"From here on, this room continues “The yard”."_s});
    }

    void theKeyContinuesFromTheMessageWithTheFocus()
    {
        Stage stage;
        stage.transcript()->setFocus();
        stage.transcript()->setCurrentRow(0);
        QTest::keyClick(stage.transcript(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"continueRoom room_tea "_s + stage.question});
    }

    void aRoomThatCannotBeContinuedSaysWhy()
    {
        Stage stage;
        (void)stage.ways(0, u"continue"_s);

        stage.studio.rooms.last().fail({base::ErrorCode::Storage, u"The disk is full."_s, {}});

        QTRY_COMPARE(stage.studio.find<ui::TroubleBanner>(u"troubleBanner"_s)->isVisible(), true);
        QVERIFY(!stage.studio.rooms.has(u"openRoom"_s));
        stage.studio.rooms.forgetCalls();
        (void)stage.ways(0, u"continue"_s); // again
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"continueRoom room_tea "_s + stage.question});
    }

    void thePaletteContinuesFromTheMessageWithTheFocus()
    {
        Stage stage;
        auto *input = stage.studio.find<QLineEdit>(u"paletteInput"_s);
        const auto choose = [&] {
            stage.studio.find<QAction>(u"paletteAction"_s)->trigger();
            input->setText(u"Continue in a new room"_s);
            QTest::keyClick(input, Qt::Key_Return);
        };
        stage.transcript()->setFocus();
        stage.transcript()->setCurrentRow(1);
        choose();
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"continueRoom room_tea "_s + stage.reply});

        stage.publish(6, model::MessageEdited{base::MessageId(stage.reply), QString()});
        stage.studio.rooms.commandOf(u"continueRoom"_s).fail({base::ErrorCode::NotFound, u"Gone."_s, {}});
        stage.settle();
        stage.studio.rooms.forgetCalls();
        choose();
        QVERIFY(!stage.studio.rooms.has(u"continueRoom"_s)); // the message was deleted
    }

    void whatIsNotChangedIsNotSent()
    {
        Stage stage;
        (void)stage.ways(0, u"edit"_s);
        stage.studio.find<QPushButton>(u"transcript.editor.save"_s)->click();
        (void)stage.ways(0, u"edit"_s);
        QTest::keyClick(stage.text(), Qt::Key_Escape);
        QVERIFY(stage.studio.rooms.commands().isEmpty());
    }

    void afterAWayBackTheRoomIsShownAnew()
    {
        Stage stage;
        Q_EMIT stage.studio.rooms.published(
            teaRoom(), {eventAt(6, model::Rewound{3, model::Rewound::Why::ReplyAgain})}, quietFloor());
        QVERIFY(stage.studio.rooms.has(u"openRoom room_tea"_s));
        QVERIFY(stage.studio.rooms.has(u"listRooms"_s)); // its last words are others now
        QVERIFY(stage.transcript());
        stage.studio.rooms.commandOf(u"openRoom"_s)
            .answer<ports::RoomView>(
                roomView(6, {posted(0, base::ParticipantId(u"user"_s), u"How is it?"_s)}, quietFloor()));
        stage.studio.rooms.forgetCalls();
        // The next reply has alternatives: only the room knows which one it is.
        Q_EMIT stage.studio.rooms.published(teaRoom(), {eventAt(7, posted(1, aya(), u"Sun!"_s))},
                                            quietFloor());
        QCOMPARE(stage.studio.rooms.commands(), QStringList{u"messages room_tea 1 1"_s});
    }
};

SUITE_TEST(QApplication, WaysDeskTest)

} // namespace tst_ways_desk

#include "tst_ways_desk.moc"
