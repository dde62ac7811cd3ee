// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/transcript_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QTest>

namespace tst_transcript_selection {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

class TestTranscriptSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<TranscriptModel>();
        m_model->setSpeakers(test::speakers());
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->resize(600, 500);
        m_model->append(rowAt(0, u"first words here"_s, u"user"_s));
        m_model->append(rowAt(1, u"second\nmessage"_s, u"companion_kyoko"_s));
        m_model->append(rowAt(2, u"third"_s, u"companion_aya"_s));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        QGuiApplication::clipboard()->clear();
    }
    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }

    void aPartOfOneMessageIsCopiedPlain()
    {
        drag(textStart(0), textStart(0) + QPoint(400, 0));

        QTest::keySequence(m_view.get(), QKeySequence(QKeySequence::Copy));

        QCOMPARE(QGuiApplication::clipboard()->text(), u"first words here"_s);
    }

    void severalMessagesAreCopiedWithNames()
    {
        drag(textStart(0), textStart(2) + QPoint(500, 0));

        QCOMPARE(m_view->selectedText(), u"You: first words here\nKyoko: second\nmessage\n綾: third"_s);
    }

    void draggingUpwardsSelectsTheSame()
    {
        drag(textStart(2) + QPoint(500, 0), textStart(0));

        QCOMPARE(m_view->selectedText(), u"You: first words here\nKyoko: second\nmessage\n綾: third"_s);
    }

    void aDoubleClickSelectsAWord()
    {
        const int wide = m_view->fontMetrics().horizontalAdvance(u"first wo"_s);

        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, textStart(0) + QPoint(wide, 0));

        QCOMPARE(m_view->selectedText(), u"words"_s);
    }

    void shiftClickExtendsTheSelection()
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, textStart(0));

        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                          textStart(0) + QPoint(500, 0));

        QCOMPARE(m_view->selectedText(), u"first words here"_s);
    }

    void aClickSelectsNothing()
    {
        m_view->selectAll();

        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, textStart(1));

        QCOMPARE(m_view->selectedText(), QString());
    }

    void everythingCanBeSelected()
    {
        QTest::keySequence(m_view.get(), QKeySequence(QKeySequence::SelectAll));

        QCOMPARE(m_view->selectedText().count(u'\n'), 3);
    }

    void messagesThatAreNotLoadedAreCountedInTheCopy()
    {
        m_model->append(rowAt(10, u"after the gap"_s, u"user"_s));

        m_view->selectAll();

        QVERIFY(m_view->selectedText().contains(u"[Messages not loaded: 7]"_s));
        QVERIFY(m_view->selectedText().endsWith(u"You: after the gap"_s));
    }

    void theSelectionIsVisible()
    {
        const QImage before = m_view->grab().toImage();

        m_view->selectAll();

        QVERIFY(m_view->grab().toImage() != before);
    }

    void theSelectionIsSeenToTheRightPlaceWhenPainted()
    {
        drag(textStart(0), textStart(0) + QPoint(400, 0));
        const QImage image = m_view->grab().toImage();

        bool found = false;
        const int y = textStart(0).y();
        for (int x = 0; x < image.width() && !found; ++x)
            found = image.pixelColor(x, y) == Theme::light().selection;

        QVERIFY(found);
    }

    void theMenuCopiesTheSelectionOrTheMessage()
    {
        const auto menuAt = [this] {
            QContextMenuEvent event(QContextMenuEvent::Mouse, textStart(0), QPoint(5, 5));
            QCoreApplication::sendEvent(m_view->viewport(), &event);
            return m_view->findChild<QMenu *>(u"transcript.menu"_s);
        };
        QMenu *ofMessage = menuAt();
        QVERIFY(ofMessage);
        ofMessage->actions().first()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"first words here"_s);
        delete ofMessage;
        m_view->selectAll();

        QMenu *menu = menuAt();

        QVERIFY(menu && menu->actions().first()->isEnabled());
        menu->actions().first()->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"You: first"_s));
        delete menu;
    }

private:
    // Left edge, in the middle of a row's first line of text.
    QPoint textStart(qint64 row)
    {
        const QList<VisibleRow> rows = m_view->visibleRows();
        for (const VisibleRow &visible : rows) {
            if (visible.row == row) {
                const int line = m_view->fontMetrics().height();
                const Metrics metrics;
                // The first row has the day above it.
                const int day = row == 0 ? metrics.large + metrics.small + int(line * 0.87) : 0;
                const int left = RowFrame({m_view->font(), 576, metrics, {}}).left;
                return visible.rect.topLeft() +
                       QPoint(left, day + metrics.tiny + metrics.small + line + line / 2);
            }
        }
        return {};
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_view->viewport(), (from + to) / 2);
        QTest::mouseMove(m_view->viewport(), to);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    }

    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
};

SUITE_TEST(QApplication, TestTranscriptSelection)

} // namespace tst_transcript_selection

#include "tst_transcript_selection.moc"
