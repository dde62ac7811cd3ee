// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rich_talk.h"
#include "ui/actions/shortcut_book.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/transcript_view.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

namespace tst_message_menu {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

class TestMessageMenu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<TranscriptModel>();
        m_model->setSpeakers(test::speakers());
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->resize(700, 600);
        for (const model::MessageRow &row : test::richTalk())
            m_model->append(row);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus(Qt::TabFocusReason);
        QGuiApplication::clipboard()->clear();
    }
    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }

    void keysGoFromMessageToMessage()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(m_view->currentRow(), 5);

        for (int step = 0; step < 9; ++step)
            QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(m_view->currentRow(), 0);
        QCOMPARE(m_view->visibleRows().first().row, 0);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ControlModifier);

        QCOMPARE(m_view->currentRow(), 1);
    }

    void theMessageThatHasTheKeysShowsItsTime()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ControlModifier);
        const QImage with = m_view->grab().toImage();

        m_view->clearFocus();

        QVERIFY(m_view->grab().toImage() != with);
    }

    void theMenuOfAMessageOpensByKeysAndCopies()
    {
        m_view->setCurrentRow(2);

        trigger(u"Copy the message"_s);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(
            u"Comparing clocks\n\nYou cannot, not exactly."_s));
        trigger(u"Copy the message as Markdown"_s);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"# Comparing clocks\n\nYou *cannot*"_s));
        trigger(u"Copy the code"_s);

        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"auto offset("_s));
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u"\n}"_s));
    }

    void theKeysReachLinks()
    {
        m_view->setCurrentRow(2);
        QSignalSpy told(m_view.get(), &TranscriptView::linkActivated);

        trigger(u"Open the link to www.rfc-editor.org…"_s);
        trigger(u"Open the link to example.com…"_s);

        QCOMPARE(told.size(), 2);
        QCOMPARE(told.last().first().toUrl(), QUrl(u"https://example.com/ntp"_s));
    }

    void aMenuOutlivesItsMessage()
    {
        QSignalSpy told(m_view.get(), &TranscriptView::linkActivated);
        m_view->setCurrentRow(2);
        QMenu *menu = openMenu();

        m_model->reset(0);
        m_model->append(rowAt(0, u"another room"_s));
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(u"Open the link"_s) || action->text().startsWith(u"Copy"_s))
                action->trigger();
        }

        QCOMPARE(told.size(), 0);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString());
        delete menu;
    }

    void theDecisionOfACompanionIsShown()
    {
        QSignalSpy wanted(m_view.get(), &TranscriptView::decisionWanted);
        m_view->setCurrentRow(2);
        trigger(u"Show the decision"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().value<base::MessageId>(), base::MessageId(u"m2"_s));

        m_view->setCurrentRow(1);
        QMenu *menu = openMenu();
        QVERIFY(!menu->findChild<QAction *>(u"transcript.menu.decision"_s)->isEnabled());
        delete menu;
    }

    void theKeysOfAMessageCanBeChanged()
    {
        ShortcutBook book;
        const auto give = [&book](const QString &id, QKeyCombination key) {
            QVERIFY(book.setKeys(id, {QKeySequence(key)}));
        };
        give(u"messageTurnAction"_s, Qt::CTRL | Qt::Key_J);
        give(u"messageDecisionAction"_s, QKeyCombination(Qt::Key_F9));
        give(u"copyMarkdownAction"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_Y);
        give(u"messageMenuAction"_s, Qt::ALT | Qt::Key_Down);
        QSignalSpy turn(m_view.get(), &TranscriptView::turnWanted);
        QSignalSpy decision(m_view.get(), &TranscriptView::decisionWanted);
        QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ControlModifier);
        m_view->setCurrentRow(2);

        QTest::keyClick(m_view.get(), Qt::Key_T, Qt::ControlModifier); // no longer
        QCOMPARE(turn.size(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(turn.size(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_F9);
        QCOMPARE(decision.size(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"# Comparing clocks"_s));
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::AltModifier);

        auto *menu = m_view->findChild<QMenu *>(u"transcript.menu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->findChild<QAction *>(u"transcript.menu.turn"_s)->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_J));
        delete menu;
    }

    void copyWithoutASelectionCopiesTheMessage()
    {
        m_view->setCurrentRow(5);

        QTest::keySequence(m_view.get(), QKeySequence(QKeySequence::Copy));

        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"中文"_s));
    }

    void keysSelectCharactersWordsAndMessages()
    {
        m_view->setCurrentRow(0);
        for (int step = 0; step < 4; ++step)
            QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"Come"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_view->selectedText(), u"Come i"_s);
        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);

        QVERIFY(m_view->selectedText().startsWith(u"Kyoko: Come in"_s));
        QVERIFY(m_view->selectedText().contains(u"You: "_s));
    }

    void keysSelectWholeMessages()
    {
        m_view->setCurrentRow(0);

        QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier | Qt::ControlModifier);

        QVERIFY(m_view->selectedText().startsWith(u"Kyoko: Come in"_s));
        QVERIFY(m_view->selectedText().endsWith(u"You: A long one. Aya, how do I compare two clocks?"_s));
    }

    void theButtonOfACodeBlockCopiesIt()
    {
        m_model->reset(0);
        m_model->append(
            rowAt(0, u"```\n"_s + QString(u"line\n"_s).repeated(50) + u"```"_s, u"companion_aya"_s));
        m_view->resize(700, 1400);
        m_view->grab();
        bool found = false;
        const QRect row = m_view->visibleRows().first().rect;
        for (int y = row.top(); y < row.bottom() && !found; y += 6) {
            QTest::mouseMove(m_view->viewport(), QPoint(row.right() - Metrics().medium - 12, y));
            found = m_view->viewport()->cursor().shape() == Qt::PointingHandCursor;
            if (found)
                QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                                  QPoint(row.right() - Metrics().medium - 12, y));
        }

        QVERIFY(found);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString(u"line\n"_s).repeated(50).chopped(1));
    }

    void theBarIsOverTheMessageUnderThePointer()
    {
        m_view->offerWays();
        m_view->offerQuotes();
        const QList<VisibleRow> before = m_view->visibleRows();

        pointAt(4);
        QVERIFY(bar()->isVisible());
        QVERIFY(textOf(4).intersects(bar()->geometry()));
        QVERIFY(m_view->viewport()->rect().contains(bar()->geometry()));
        pointAt(5);
        QVERIFY(textOf(5).intersects(bar()->geometry()));

        const QList<VisibleRow> after = m_view->visibleRows();
        QCOMPARE(after.size(), before.size());
        for (qsizetype row = 0; row < after.size(); ++row)
            QCOMPARE(after.at(row).rect, before.at(row).rect);
        QCOMPARE(m_view->findChildren<QWidget *>(u"transcript.bar"_s).size(), 1);
        leave();
        QVERIFY(!bar()->isVisible());
    }

    void theBarFollowsTheKeys()
    {
        m_view->setCurrentRow(4);
        QTRY_VERIFY(bar()->isVisible());
        QVERIFY(textOf(4).intersects(bar()->geometry()));
        m_view->setCurrentRow(5);
        QTRY_VERIFY(textOf(5).intersects(bar()->geometry()));
        for (const QAbstractButton *button : bar()->findChildren<QAbstractButton *>())
            QCOMPARE(button->focusPolicy(), Qt::NoFocus);

        m_view->clearFocus();

        QTRY_VERIFY(!bar()->isVisible());
    }

    void theBarOffersWhatCanBeDone()
    {
        pointAt(5);
        QVERIFY(!shows("edit") && !shows("again") && !shows("quote") &&
                !shows("delete")); // a window that only reads
        QVERIFY(shows("copy") && shows("more"));

        m_view->offerWays();
        m_view->offerQuotes();
        model::MessageRow reply = rowAt(6, u"Once more?"_s, u"companion_aya"_s);
        reply.posted.turn = base::TurnId(u"t6"_s);
        m_model->append(reply);
        m_model->append(rowAt(7, u"By nobody's turn."_s, u"companion_aya"_s));
        pointAt(6);
        QVERIFY(shows("edit") && shows("again") && shows("quote"));
        pointAt(7);
        QVERIFY(shows("edit") && shows("delete") && !shows("again"));
        for (const QAbstractButton *button : bar()->findChildren<QAbstractButton *>())
            QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
    }

    void theBarDoesWhatItSays()
    {
        m_view->offerWays();
        m_view->offerQuotes();
        model::MessageRow reply = rowAt(6, u"It *rains*."_s, u"companion_aya"_s);
        reply.posted.turn = base::TurnId(u"t6"_s);
        m_model->append(reply);
        QSignalSpy again(m_view.get(), &TranscriptView::replyAgainWanted);
        QSignalSpy edit(m_view.get(), &TranscriptView::editWanted);
        QString quotedText;
        connect(m_view.get(), &TranscriptView::quoteWanted, this,
                [&](const Quotation &quotation) { quotedText = quotation.text; });
        pointAt(6);

        QSignalSpy removed(m_view.get(), &TranscriptView::deleteWanted);
        for (const char *name : {"again", "edit", "copy", "quote", "delete", "more"})
            button(name)->click();

        QCOMPARE(again.value(0).value(0).value<base::MessageId>(), base::MessageId(u"m6"_s));
        QCOMPARE(edit.value(0).value(0).toLongLong(), 6);
        QCOMPARE(removed.value(0).value(0).value<base::MessageId>(), base::MessageId(u"m6"_s));
        QCOMPARE(QGuiApplication::clipboard()->text(), u"It rains."_s);
        QCOMPARE(quotedText, u"It *rains*."_s);
        auto *menu = m_view->findChild<QMenu *>(u"transcript.menu"_s);
        QVERIFY(menu);
        QVERIFY(menu->findChild<QAction *>(u"transcript.menu.replyAgain"_s));
        delete menu;
    }

    void noBarOverNotesPlaceholdersAndWhatIsBeingSaid()
    {
        m_model->addNote(u"Kyoko waves"_s);
        const QRect last = textOf(5);
        point(QPoint(last.center().x(), last.bottom() - 4));
        QVERIFY(!bar()->isVisible());

        m_model->startStreaming(base::TurnId(u"t9"_s), base::ParticipantId(u"companion_aya"_s));
        m_model->addToStreaming(base::TurnId(u"t9"_s), u"I am still"_s);
        pointAt(6);
        QVERIFY(!bar()->isVisible());

        m_model->reset(3); // nothing is loaded
        pointAt(1);
        QVERIFY(!bar()->isVisible());
    }

    void theBarStaysUnderThePointerWhileTheTalkGoesOn()
    {
        pointAt(5);
        const QRect place = bar()->geometry();
        const QPointF inside(2, 2);
        QEnterEvent enter(inside, inside, bar()->mapToGlobal(inside));
        QCoreApplication::sendEvent(bar(), &enter);

        m_model->startStreaming(base::TurnId(u"t9"_s), base::ParticipantId(u"companion_aya"_s));
        m_model->addToStreaming(base::TurnId(u"t9"_s), u"One more line.\n\nAnd another.\n"_s);
        (void)m_view->visibleRows();
        QCoreApplication::processEvents();

        QVERIFY(bar()->isVisible());
        QCOMPARE(bar()->geometry(), place);
        button("copy")->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"中文"_s));
    }

    void theBarGoesWithItsMessage()
    {
        pointAt(5);
        QVERIFY(bar()->isVisible());
        point(bar()->geometry().center());

        m_model->reset(0);

        QTRY_VERIFY(!bar()->isVisible());
    }

    void selectingTextHidesTheBar()
    {
        pointAt(5);
        const QPoint inside = textOf(5).center();
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, inside);
        QMouseEvent drag(QEvent::MouseMove, QPointF(inside + QPoint(30, 0)),
                         m_view->viewport()->mapToGlobal(QPointF(inside + QPoint(30, 0))), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view->viewport(), &drag);
        QVERIFY(!bar()->isVisible());
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, inside);
    }

    void aQuoteIsTheSelectionInTheMessageOrTheWholeMessage()
    {
        m_view->offerQuotes();
        QStringList texts;
        connect(m_view.get(), &TranscriptView::quoteWanted, this,
                [&](const Quotation &quotation) { texts.append(quotation.text); });
        m_view->setCurrentRow(0);
        for (int step = 0; step < 4; ++step)
            QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);

        trigger(u"Quote the message"_s);
        m_view->setCurrentRow(1);
        trigger(u"Quote the message"_s); // the selection is in another message
        m_view->selectAll();
        trigger(u"Quote the message"_s);

        const QString second = m_model->message(1)->posted.message.text;
        QCOMPARE(texts, (QStringList{u"Come"_s, second, second}));
    }

    void theQuoteOfAWhisperSaysWhoHeardIt()
    {
        m_view->offerQuotes();
        model::MessageRow whisper = rowAt(6, u"Only you."_s, u"companion_aya"_s);
        whisper.posted.message.whisper = true;
        whisper.posted.message.to = {base::ParticipantId(u"user"_s),
                                     base::ParticipantId(u"companion_kyoko"_s)};
        m_model->append(whisper);
        QList<Quotation> quotations;
        connect(m_view.get(), &TranscriptView::quoteWanted, this,
                [&](const Quotation &quotation) { quotations.append(quotation); });
        m_view->setCurrentRow(6);
        trigger(u"Quote the message"_s);

        QCOMPARE(quotations.size(), 1);
        QVERIFY(quotations.first().isWhisper);
        QCOMPARE(quotations.first().heardBy,
                 (QList{base::ParticipantId(u"companion_aya"_s), base::ParticipantId(u"companion_kyoko"_s)}));
    }

    void screenReadersAreToldWhichMessageHasTheKeys()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_view.get());
        m_view->setCurrentRow(3);

        QAccessibleInterface *focus = list->focusChild();

        QVERIFY(focus);
        QVERIFY(focus->state().focused);
        QVERIFY(focus->text(QAccessible::Name).endsWith(u"分かりやすい！日本語でもお願い。"_s));
    }

private:
    QWidget *bar() { return m_view->findChild<QWidget *>(u"transcript.bar"_s); }
    QAbstractButton *button(const char *name)
    {
        return m_view->findChild<QAbstractButton *>(u"transcript.bar."_s + QLatin1StringView(name));
    }
    bool shows(const char *name) { return !button(name)->isHidden(); }
    QRect textOf(qint64 row)
    {
        for (const VisibleRow &visible : m_view->visibleRows())
            if (visible.row == row)
                return visible.rect;
        return {};
    }
    void point(QPoint place)
    {
        QMouseEvent move(QEvent::MouseMove, QPointF(place), m_view->viewport()->mapToGlobal(QPointF(place)),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view->viewport(), &move);
    }
    void pointAt(qint64 row)
    {
        leave();
        point(textOf(row).center());
    }
    void leave()
    {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
        m_view->clearFocus();
        QCoreApplication::processEvents();
    }
    QMenu *openMenu()
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QCoreApplication::sendEvent(m_view->viewport(), &event);
        return m_view->findChild<QMenu *>(u"transcript.menu"_s);
    }
    void trigger(const QString &beginning)
    {
        QMenu *menu = openMenu();
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        const auto action = std::find_if(actions.begin(), actions.end(), [&](const QAction *one) {
            return one->text().startsWith(beginning);
        });
        QVERIFY2(action != actions.end(), qPrintable(beginning));
        (*action)->trigger();
        delete menu;
    }

    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
};

SUITE_TEST(QApplication, TestMessageMenu)

} // namespace tst_message_menu

#include "tst_message_menu.moc"
