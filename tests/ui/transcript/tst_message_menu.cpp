// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rich_talk.h"
#include "ui/transcript/transcript_view.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
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
