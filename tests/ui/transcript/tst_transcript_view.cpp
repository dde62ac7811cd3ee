// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/transcript/rows.h"
#include "ui/avatar/avatars.h"
#include "ui/transcript/pictures/row_pictures.h"
#include "ui/transcript/transcript_view.h"
#include "ui/transcript/view/speaker_faces.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_transcript_view {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

namespace {

const base::TurnId kTurn(u"t1"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);

void wheel(QWidget *viewport, int pixels)
{
    QWheelEvent event(QPointF(50, 50), viewport->mapToGlobal(QPointF(50, 50)), QPoint(0, pixels), QPoint(),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport, &event);
}

} // namespace

class TestTranscriptView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<TranscriptModel>();
        m_model->setSpeakers(test::speakers());
        test::serve(*m_model);
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->setFrameInterval(std::chrono::milliseconds(0));
        m_view->resize(600, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }

    void onlyVisibleRowsAreLaidOut()
    {
        m_model->reset(1'000'000);
        m_view->grab();

        const QList<VisibleRow> visible = m_view->visibleRows();

        QCOMPARE(visible.last().row, 999'999);
        QVERIFY(visible.size() < 20);
        QVERIFY(m_view->layoutsMade() < 100);
    }

    void itOpensAtTheNewestMessage()
    {
        m_model->reset(500);

        const QList<VisibleRow> visible = m_view->visibleRows();

        QVERIFY(m_view->isAtBottom());
        QCOMPARE(visible.last().rect.bottom(), m_view->viewport()->rect().bottom());
    }

    void aNewMessageCostsItsOwnLayoutOnly()
    {
        m_model->reset(100'000);
        m_view->grab();
        const quint64 before = m_view->layoutsMade();

        m_model->append(rowAt(100'000));
        m_view->grab();

        QCOMPARE(m_view->visibleRows().last().row, 100'000);
        QVERIFY(m_view->layoutsMade() - before <= 2);
    }

    void scrolledUpItStaysWhereItIsWhenMessagesCome()
    {
        m_model->reset(1000);
        m_view->grab();
        QSignalSpy newer(m_view.get(), &TranscriptView::newerBelowChanged);
        wheel(m_view->viewport(), 333);
        QVERIFY(!m_view->isAtBottom());
        const VisibleRow before = m_view->visibleRows().first();

        for (qint64 index = 1000; index < 1005; ++index)
            m_model->append(rowAt(index));
        m_view->grab();

        QCOMPARE(m_view->visibleRows().first().row, before.row);
        QCOMPARE(m_view->visibleRows().first().rect, before.rect);
        QCOMPARE(m_view->newerBelow(), 5);
        QCOMPARE(newer.last().first().toInt(), 5);
    }

    void readersAreToldEachNewMessage()
    {
        m_model->reset(5);
        m_view->grab();
        const tests::HeardByScreenReaders readers;

        m_model->append(rowAt(5, u"Tea is ready."_s));

        const auto alerts = readers.all(QAccessible::Alert, u"transcript"_s);
        QCOMPARE(alerts.size(), 1);
        QVERIFY2(alerts.first().description.contains(u"Tea is ready."_s),
                 qPrintable(alerts.first().description));
        m_view->hide();
        m_model->append(rowAt(6));
        QCOMPARE(readers.alerts(u"transcript"_s).size(), 1);
    }

    void everyControlHasAName()
    {
        m_model->reset(1000);
        m_view->grab();
        wheel(m_view->viewport(), 3000);
        m_model->append(rowAt(1000));

        // "1 new ↓" describes the state, not the action.
        QCOMPARE(m_view->findChild<QAbstractButton *>(u"transcript.jump"_s)->accessibleName(),
                 u"Go to the newest message"_s);
        QCOMPARE(tests::namelessControls(*m_view), QString());
    }

    void afterAWayBackItStaysWhereItIsAndSoDoTheKeys()
    {
        m_model->reset(1000);
        m_view->grab();
        wheel(m_view->viewport(), 3000);
        const VisibleRow before = m_view->visibleRows().first();
        m_view->setCurrentRow(m_view->visibleRows().at(1).row);
        const qint64 current = m_view->currentRow();
        model::MessageRow other = rowAt(998, u"Another."_s);
        other.seq = 5000;

        m_model->goBack({997, 999, {rowAt(997), other}});

        QVERIFY(!m_view->isAtBottom());
        QCOMPARE(m_view->visibleRows().first().row, before.row);
        QCOMPARE(m_view->visibleRows().first().rect, before.rect);
        QCOMPARE(m_view->currentRow(), current);
        QVERIFY(m_view->announcement().contains(u"Another."_s));
        m_view->jumpToNewest();
        QCOMPARE(m_view->visibleRows().last().row, 998);
    }

    void whereTheMessagesAreGoneItGoesToTheNewest()
    {
        m_model->reset(1000);
        m_view->grab();
        wheel(m_view->viewport(), 3000);

        m_model->goBack({0, 1, {rowAt(0)}});

        QCOMPARE(m_view->visibleRows().size(), 1);
        QVERIFY(m_view->isAtBottom());
    }

    void theJumpButtonLeadsToTheNewest()
    {
        m_model->reset(1000);
        auto *jump = m_view->findChild<QAbstractButton *>(u"transcript.jump"_s);
        m_view->grab();
        QVERIFY(!jump->isVisible());
        QTest::keyClick(m_view.get(), Qt::Key_PageUp);
        m_model->append(rowAt(1000));
        QTRY_VERIFY(jump->isVisible());

        QTest::mouseClick(jump, Qt::LeftButton);

        QVERIFY(m_view->isAtBottom());
        QCOMPARE(m_view->newerBelow(), 0);
        QVERIFY(!jump->isVisible());
    }

    void theWheelMovesByPixels()
    {
        m_model->reset(1000);
        m_view->grab();
        wheel(m_view->viewport(), 400);
        const VisibleRow before = m_view->visibleRows().at(2);

        wheel(m_view->viewport(), 7);

        const QList<VisibleRow> after = m_view->visibleRows();
        const auto same = std::find_if(after.begin(), after.end(),
                                       [&](const VisibleRow &row) { return row.row == before.row; });
        QVERIFY(same != after.end());
        QCOMPARE(same->rect.top(), before.rect.top() + 7);
    }

    void scrollingDownAgainSticksToTheBottom()
    {
        m_model->reset(1000);
        m_view->grab();
        wheel(m_view->viewport(), 50);
        QVERIFY(!m_view->isAtBottom());

        wheel(m_view->viewport(), -50);
        QVERIFY(m_view->isAtBottom());
        m_model->append(rowAt(1000));

        QCOMPARE(m_view->visibleRows().last().row, 1000);
    }

    void keysReachBothEnds()
    {
        m_model->reset(10'000);
        m_view->grab();

        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->visibleRows().first().row, 0);
        QCOMPARE(m_view->visibleRows().first().rect.top(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_view->visibleRows().first().rect.top(), 0);
        const qint64 last = m_view->visibleRows().last().row;
        QTest::keyClick(m_view.get(), Qt::Key_PageDown);
        QVERIFY(m_view->visibleRows().first().row >= last - 1);
        QTest::keyClick(m_view.get(), Qt::Key_End);

        QVERIFY(m_view->isAtBottom());
        QCOMPARE(m_view->visibleRows().last().row, 9'999);
    }

    void theBarMeetsBothEndsAndTheMiddle()
    {
        m_model->reset(1'000'000);
        m_view->grab();
        QScrollBar *bar = m_view->verticalScrollBar();
        QCOMPARE(bar->value(), bar->maximum());

        bar->setValue(0);
        QCOMPARE(m_view->visibleRows().first().row, 0);
        QCOMPARE(m_view->visibleRows().first().rect.top(), 0);
        bar->setValue(bar->maximum() / 2);
        QVERIFY(std::abs(m_view->visibleRows().first().row - 500'000) < 20);
        QVERIFY(std::abs(bar->value() - bar->maximum() / 2) <= bar->maximum() / 1'000'000);
        bar->setValue(bar->maximum());

        QVERIFY(m_view->isAtBottom());
    }

    void theBarFollowsTheWheelOneWay()
    {
        m_model->reset(60);
        m_view->grab();
        QScrollBar *bar = m_view->verticalScrollBar();
        int value = bar->value();
        for (int step = 0; step < 2000 && bar->value() > 0; ++step) {
            wheel(m_view->viewport(), 11);
            QVERIFY(bar->value() <= value);
            value = bar->value();
        }

        QCOMPARE(bar->value(), 0);
        QCOMPARE(m_view->visibleRows().first().row, 0);
    }

    void aShortConversationStandsAtTheBottomWithoutABar()
    {
        m_model->reset(2);
        m_view->grab();

        QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
        QCOMPARE(m_view->visibleRows().last().rect.bottom(), m_view->viewport()->rect().bottom());
        wheel(m_view->viewport(), 100);
        QVERIFY(m_view->isAtBottom());
    }

    void resizingKeepsTheFirstVisibleRow()
    {
        m_model->reset(1000);
        m_view->grab();
        m_view->jumpToRow(400);
        const qint64 first = m_view->visibleRows().first().row;

        m_view->resize(350, 700);
        m_view->grab();

        QCOMPARE(m_view->visibleRows().first().row, first);
    }

    void resizingAtTheBottomStaysThere()
    {
        m_model->reset(1000);
        m_view->grab();

        m_view->resize(350, 300);
        m_view->grab();

        QVERIFY(m_view->isAtBottom());
        QCOMPARE(m_view->visibleRows().last().row, 999);
    }

    void rowsThatComeLateReplaceTheirPlaceholders()
    {
        m_view.reset();
        m_model = std::make_unique<TranscriptModel>();
        m_view = std::make_unique<TranscriptView>(*m_model);
        m_view->resize(600, 500);
        m_view->show();
        m_model->reset(100);
        const QString placeholder = m_view->visibleRows().last().spoken;

        QList<model::MessageRow> rows;
        for (qint64 index = 64; index < 100; ++index)
            rows.append(rowAt(index));
        m_model->setPage({64, 100, rows});

        QVERIFY(!placeholder.contains(u"number"_s));
        QVERIFY(m_view->visibleRows().last().spoken.endsWith(u"Message number 99."_s));
        QVERIFY(m_view->isAtBottom());
    }

    void theStreamingRowGrowsAndBecomesAMessage()
    {
        m_model->reset(50);
        m_view->grab();
        m_model->startStreaming(kTurn, kKyoko);
        m_model->addToStreaming(kTurn, u"Once upon"_s);
        QCOMPARE(m_view->visibleRows().last().row, 50);
        QVERIFY(m_view->visibleRows().last().spoken.endsWith(u"Once upon"_s));
        m_model->addToStreaming(kTurn, u" a time"_s);

        model::MessageRow said = rowAt(50, u"Once upon a time."_s, u"companion_kyoko"_s);
        said.posted.turn = kTurn;
        m_model->append(said);

        QCOMPARE(m_view->visibleRows().last().row, 50);
        QVERIFY(m_view->visibleRows().last().spoken.endsWith(u"Once upon a time."_s));
        QVERIFY(m_view->isAtBottom());
    }

    void eachPieceOfAStreamLaysOutTheLastBlockOnly()
    {
        m_model->startStreaming(kTurn, kKyoko);
        m_model->addToStreaming(kTurn, QString(u"A line of a story.\n\n"_s).repeated(12) + u"And "_s);
        m_view->grab();
        const quint64 before = m_view->layoutsMade();

        for (int piece = 0; piece < 10; ++piece) {
            m_model->addToStreaming(kTurn, u"word "_s);
            m_view->grab();
        }

        QCOMPARE(m_view->layoutsMade() - before, 10);
    }

    void anUnfinishedTurnVanishes()
    {
        m_model->reset(3);
        m_model->startStreaming(kTurn, kKyoko);
        m_view->grab();

        m_model->endStreaming(kTurn);

        QCOMPARE(m_view->visibleRows().last().row, 2);
    }

    void notesAreVisibleBetweenMessages()
    {
        m_model->reset(2);
        const int before = m_view->visibleRows().last().rect.height();

        m_model->addNote(u"Kyoko waves"_s);

        QVERIFY(m_view->visibleRows().last().rect.height() > before);
    }

    void screenReadersSeeVisibleRowsAndTheNewestOne()
    {
        m_model->reset(1000);
        m_view->grab();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QVERIFY(!list->text(QAccessible::Name).isEmpty());

        m_model->append(rowAt(1000, u"Good morning"_s, u"companion_kyoko"_s));

        QCOMPARE(list->childCount(), int(m_view->visibleRows().size()));
        QAccessibleInterface *newest = list->child(list->childCount() - 1);
        QVERIFY(newest->text(QAccessible::Name).startsWith(u"Kyoko"_s));
        QVERIFY(newest->text(QAccessible::Name).endsWith(u"Good morning"_s));
        QCOMPARE(newest->parent(), list);
        QCOMPARE(list->indexOfChild(newest), list->childCount() - 1);
        QVERIFY(m_view->geometry().contains(m_view->mapFromGlobal(newest->rect().center())));
        QVERIFY(list->text(QAccessible::Description).endsWith(u"Good morning"_s));
    }

    void facesStandBesideNamesAndMayComeLater()
    {
        m_model->append(rowAt(0, u"mine"_s, u"user"_s));
        m_model->append(rowAt(1, u"hers"_s, u"companion_kyoko"_s));
        const QImage initials = m_view->grab().toImage();
        auto avatars = std::make_unique<Avatars>();
        m_view->setAvatars(*avatars);
        Face face;
        face.name = u"Kyoko"_s;
        face.colour = u"#00a050"_s;
        face.avatar.hair = model::Avatar::Hair::Bob;

        avatars->setPeople({{kKyoko, face}});

        QTRY_VERIFY(m_view->grab().toImage() != initials);
        avatars.reset(); // their owner may be destroyed first
        QCOMPARE(m_view->grab().toImage(), initials);
    }

    void aPictureIsShownBelowItsWordsAndOpens()
    {
        RowPictures &pictures = m_view->pictures();
        QSignalSpy needed(&pictures, &RowPictures::needed);
        QSignalSpy opened(m_view.get(), &TranscriptView::noteActivated);
        m_model->reset(0);
        m_model->append(withPicture(u"A cat"_s));
        const int without = heightOf(rowAt(0));
        QTRY_COMPARE(needed.count(), 1);
        const QString id = needed.first().first().toString();
        QCOMPARE(RowPictures::placeOf(id)->message, base::MessageId(u"m0"_s));
        QVERIFY(m_view->visibleRows().first().rect.height() >= without + 90);
        QImage red(200, 100, QImage::Format_RGB32);
        red.fill(Qt::red);

        pictures.set(id, red);

        const VisibleRow row = m_view->visibleRows().first();
        QCOMPARE(row.actions.size(), 1);
        QCOMPARE(row.actions.first().first.name, u"A cat"_s);
        const QPoint inside = row.actions.first().second.center();
        const QImage shown = m_view->viewport()->grab().toImage();
        QCOMPARE(shown.pixelColor(inside * shown.devicePixelRatio()), QColor(Qt::red));
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, inside);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().toString(), id);
        QCOMPARE(needed.count(), 1);
    }

    void aPictureGrowsWithTheText()
    {
        QSignalSpy needed(&m_view->pictures(), &RowPictures::needed);
        m_view->resize(1000, 900);
        m_model->reset(0);
        model::MessageRow large = withPicture(u"A cat"_s);
        large.posted.message.pictures.first().width = 1600;
        large.posted.message.pictures.first().height = 1200;
        m_model->append(large);
        QTRY_COMPARE(needed.count(), 1);
        const QSize before = m_view->visibleRows().first().actions.first().second.size();
        QFont font = m_view->font();

        font.setPointSizeF(font.pointSizeF() * 3);
        m_view->setFont(font);

        QTRY_VERIFY(m_view->visibleRows().first().actions.first().second.width() > 2 * before.width());
        QTRY_COMPARE(needed.count(), 2); // the small picture would be blurred
    }

    void aPictureThatIsGoneIsSaidToBe()
    {
        RowPictures &pictures = m_view->pictures();
        QSignalSpy needed(&pictures, &RowPictures::needed);
        m_model->reset(0);
        m_model->append(withPicture({}));
        QTRY_COMPARE(needed.count(), 1);
        const QImage before = m_view->viewport()->grab().toImage();

        pictures.setGone(needed.first().first().toString());

        QVERIFY(pictures.isGone(needed.first().first().toString()));
        QTRY_VERIFY(m_view->viewport()->grab().toImage() != before);
        QCOMPARE(m_view->visibleRows().first().actions.first().first.name, u"Picture"_s);
        QVERIFY(!RowPictures::placeOf(u"picture/x/m0"_s));
        QVERIFY(!RowPictures::placeOf(u"s1"_s));
    }

    void anotherRoomBeginsAtItsEnd()
    {
        m_model->reset(1000);
        m_view->jumpToRow(3);

        m_model->reset(10);

        QVERIFY(m_view->isAtBottom());
        QCOMPARE(m_view->visibleRows().last().row, 9);
    }

    void facesThatAreGoneGiveWayToInitials()
    {
        SpeakerFaces faces(*m_model, nullptr);
        QSignalSpy changed(&faces, &SpeakerFaces::changed);
        const Avatars *drawn = &faces.users();
        QCOMPARE(&faces.companions(), drawn);
        auto set = std::make_unique<Avatars>();

        faces.setAvatars(*set);
        faces.setAvatars(*set);

        QCOMPARE(&faces.companions(), set.get());
        QCOMPARE(&faces.users(), drawn);
        QCOMPARE(changed.count(), 1);
        Avatars others;
        faces.setAvatars(others);
        set.reset(); // these faces are of no interest any more
        QCOMPARE(&faces.companions(), &others);
        {
            Avatars shortLived;
            faces.setAvatars(shortLived);
        }
        QCOMPARE(&faces.companions(), drawn);
    }

private:
    static model::MessageRow withPicture(const QString &description)
    {
        model::MessageRow row = rowAt(0);
        row.posted.message.pictures = {{{}, 200, 100, description}};
        return row;
    }
    static int heightOf(const model::MessageRow &row)
    {
        TranscriptModel model;
        model.setSpeakers(test::speakers());
        TranscriptView view(model);
        view.resize(600, 500);
        model.reset(0);
        model.append(row);
        return view.visibleRows().first().rect.height();
    }

    std::unique_ptr<TranscriptModel> m_model;
    std::unique_ptr<TranscriptView> m_view;
};

SUITE_TEST(QApplication, TestTranscriptView)

} // namespace tst_transcript_view

#include "tst_transcript_view.moc"
