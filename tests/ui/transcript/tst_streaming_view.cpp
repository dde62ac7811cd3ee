// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/transcript/rich_talk.h"
#include "ui/transcript/frame_pacer.h"
#include "ui/transcript/transcript_view.h"

#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>

namespace tst_streaming_view {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::rowAt;

namespace {

const base::TurnId kTurn(u"t"_s);

// Records what was painted, and how often.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *watched) { watched->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++paints;
            last = static_cast<QPaintEvent *>(event)->region().boundingRect();
        }
        return false;
    }
    int paints = 0;
    QRect last;
};

} // namespace

class TestStreamingView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFrameComesAtOnceWhenTheLastIsOld()
    {
        FramePacer pacer;
        QSignalSpy due(&pacer, &FramePacer::due);

        pacer.request();

        QCOMPARE(due.size(), 1);
    }

    void requestsWithinAFrameBecomeOne()
    {
        FramePacer pacer;
        pacer.setFrame(50ms);
        QSignalSpy due(&pacer, &FramePacer::due);
        pacer.request();

        for (int count = 0; count < 100; ++count)
            pacer.request();

        QCOMPARE(due.size(), 1);
        QTRY_COMPARE(due.size(), 2);
    }

    void aPieceThatBreaksNoLinePaintsItsBlockOnly()
    {
        const Shown shown = open();
        shown.model->addToStreaming(kTurn, u"Once upon a time "_s);
        shown.view->grab();
        QCoreApplication::processEvents();
        PaintWatch watch(shown.view->viewport());

        shown.model->addToStreaming(kTurn, u"there"_s);

        QTRY_COMPARE(watch.paints, 1);
        QVERIFY2(watch.last.height() <= 2 * shown.view->fontMetrics().lineSpacing() + 2 * Metrics().large,
                 qPrintable(QString::number(watch.last.height())));
    }

    void onlyTheOpenBlockIsLaidOutAgain()
    {
        const Shown shown = open();
        shown.model->addToStreaming(kTurn, test::richTalk().at(2).posted.message.text + u"\n\nAnd "_s);
        shown.view->grab();
        const quint64 before = shown.view->layoutsMade();

        for (int piece = 0; piece < 20; ++piece) {
            shown.model->addToStreaming(kTurn, u"so "_s);
            shown.view->grab();
        }

        QVERIFY2(shown.view->layoutsMade() - before <= 42,
                 qPrintable(QString::number(shown.view->layoutsMade() - before)));
    }

    void streamedAndWholeLookAlike()
    {
        const QString text = test::richTalk().at(2).posted.message.text;
        const Shown streamed = open();
        for (qsizetype at = 0; at < text.size(); at += 5) {
            streamed.model->addToStreaming(kTurn, text.mid(at, 5));
            streamed.view->grab();
        }
        model::MessageRow said = rowAt(3, text, u"companion_kyoko"_s);
        said.posted.turn = kTurn;
        const Shown whole = open();

        whole.model->append(said);
        const QImage before = streamed.view->grab().toImage();
        streamed.model->append(said);

        QCOMPARE(streamed.view->grab().toImage(), whole.view->grab().toImage());
        QVERIFY(before != whole.view->grab().toImage()); // its caret is gone
    }

    void nothingFlickersWhileAMessageTakesItsPlace()
    {
        const Shown shown = open();
        shown.model->addToStreaming(kTurn, u"Good **morning**."_s);
        const QList<VisibleRow> before = shown.view->visibleRows();
        model::MessageRow said = rowAt(3, u"Good **morning**."_s, u"companion_kyoko"_s);
        said.posted.turn = kTurn;

        shown.model->append(said);

        const QList<VisibleRow> after = shown.view->visibleRows();
        QCOMPARE(after.size(), before.size());
        for (qsizetype row = 0; row < after.size(); ++row)
            QCOMPARE(after.at(row).rect, before.at(row).rect);
    }

    void theLanguageMayChangeInTheMiddle()
    {
        const Shown shown = open();
        shown.model->addToStreaming(kTurn, u"One **two** "_s);
        shown.view->setLocale(QLocale(QLocale::Japanese));
        shown.model->addToStreaming(kTurn, u"three"_s);

        QVERIFY(shown.view->visibleRows().last().spoken.endsWith(u"One two three"_s));
    }

    void aHiddenTranscriptDoesNoWork()
    {
        const Shown shown = open();
        shown.view->grab();
        shown.view->hide();
        const quint64 before = shown.view->layoutsMade();

        for (int piece = 0; piece < 100; ++piece)
            shown.model->addToStreaming(kTurn, u"word "_s);
        QCoreApplication::processEvents();

        QCOMPARE(shown.view->layoutsMade(), before);
    }

private:
    struct Shown
    {
        std::unique_ptr<TranscriptModel> model;
        std::unique_ptr<TranscriptView> view;
    };
    // Three messages and a started turn.
    static Shown open()
    {
        Shown shown{std::make_unique<TranscriptModel>(), {}};
        shown.model->setSpeakers(test::speakers());
        for (qint64 row = 0; row < 3; ++row)
            shown.model->append(rowAt(row));
        shown.view = std::make_unique<TranscriptView>(*shown.model);
        shown.view->setFrameInterval(0ms);
        shown.view->resize(600, 700);
        shown.view->show();
        shown.model->startStreaming(kTurn, base::ParticipantId(u"companion_kyoko"_s), rowAt(2).time);
        return shown;
    }
};

SUITE_TEST(QApplication, TestStreamingView)

} // namespace tst_streaming_view

#include "tst_streaming_view.moc"
