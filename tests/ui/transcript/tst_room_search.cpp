// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/ui/transcript/rows.h"
#include "ui/transcript/folding.h"
#include "ui/transcript/room_search.h"
#include "ui/transcript/transcript_view.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace tst_room_search {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;
using test::rowAt;

constexpr int kPatience = 60'000; // ms; 20,000 messages are many for the sanitizers

class TestRoomSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundInAnyForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("found");
        QTest::newRow("capitals") << u"The Clock"_s << u"cLOCK"_s << u"Clock"_s;
        QTest::newRow("full width") << u"ＡＢＣ１２３"_s << u"abc123"_s << u"ＡＢＣ１２３"_s;
        QTest::newRow("half width") << u"それはﾄｹｲです"_s << u"トケイ"_s << u"ﾄｹｲ"_s;
        QTest::newRow("half width with a mark") << u"ﾄﾞｱを開ける"_s << u"ドア"_s << u"ﾄﾞｱ"_s;
        QTest::newRow("one character") << u"東京の夜"_s << u"夜"_s << u"夜"_s;
        QTest::newRow("two characters") << u"東京の夜"_s << u"東京"_s << u"東京"_s;
        QTest::newRow("one sign for many") << u"㍿青空"_s << u"株式会社"_s << u"㍿"_s;
        QTest::newRow("accents") << u"the café there"_s << u"cafe"_s << u"café"_s;
        QTest::newRow("accents of their own") << u"the cafe\u0301 there"_s << u"café"_s << u"cafe\u0301"_s;
        QTest::newRow("an apostrophe") << u"they don’t know"_s << u"don't"_s << u"don’t"_s;
        QTest::newRow("half of a ligature") << u"a ﬁn"_s << u"f"_s << u"ﬁ"_s;
        QTest::newRow("within a word") << u"Tokyo"_s << u"kyo"_s << u"kyo"_s;
        QTest::newRow("emoji") << u"a 😀 b"_s << u"😀"_s << u"😀"_s;
        QTest::newRow("blanks around") << u"one two"_s << u"  one   two "_s << u"one two"_s;
        QTest::newRow("not there") << u"one"_s << u"two"_s << QString();
        QTest::newRow("lone surrogate") << QString(QChar(0xd83d)) + u"x"_s << u"x"_s << u"x"_s;
    }
    void wordsAreFoundInAnyForm()
    {
        QFETCH(QString, text);
        QFETCH(QString, query);
        QFETCH(QString, found);

        const QList<TextHit> hits = hitsIn(text, foldedQuery(query));

        QCOMPARE(hits.size(), found.isEmpty() ? 0 : 1);
        if (!hits.isEmpty())
            QCOMPARE(text.mid(hits.first().from, hits.first().to - hits.first().from), found);
    }

    void messagesThatAreNotLoadedAreSearched()
    {
        TranscriptModel model;
        test::serve(model);
        model.reset(5000);
        RoomSearch search(model);

        search.setQuery(u"number 77."_s, 4999);

        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
        QCOMPARE(search.hitCount(), 1);
        QCOMPARE(search.current().row, 77);
        QCOMPARE(search.currentNumber(), 1);
    }

    void whatIsLookedAtStaysLoaded()
    {
        TranscriptModel model;
        test::serve(model);
        model.reset(20'000);
        model.require(19'900, 100);
        RoomSearch search(model);

        search.setQuery(u"no such words"_s, 0);

        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
        QVERIFY(model.message(19'950));
        QVERIFY(!model.message(10'000));
    }

    void theNewestHitAtOrAboveIsShownFirst()
    {
        TranscriptModel model;
        test::serve(model);
        model.reset(300);
        RoomSearch search(model);

        search.setQuery(u"message"_s, 150);

        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
        QCOMPARE(search.hitCount(), 300);
        QCOMPARE(search.current().row, 150);
        search.goToOlder();
        QCOMPARE(search.current().row, 149);
        search.goToNewer();
        search.goToNewer();
        QCOMPARE(search.current().row, 151);
        QCOMPARE(search.currentNumber(), 152);
    }

    void hitsGoRound()
    {
        TranscriptModel model;
        model.append(rowAt(0, u"tick tack"_s));
        model.append(rowAt(1, u"**tick**"_s));
        RoomSearch search(model);

        search.setQuery(u"tick"_s, 0);

        QTRY_COMPARE(search.current(), (TextPosition{0, 0}));
        search.goToOlder();
        QCOMPARE(search.current(), (TextPosition{1, 0}));
        search.goToNewer();
        QCOMPARE(search.current(), (TextPosition{0, 0}));
    }

    void pagesThatCannotBeHadAreCounted()
    {
        TranscriptModel model;
        connect(&model, &TranscriptModel::pageNeeded, &model, [&model](qint64 first) {
            model.setPage({first, 200, {}});
        });
        model.reset(200);
        RoomSearch search(model);

        search.setQuery(u"x"_s, 0);

        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);
        QCOMPARE(search.rowsNotSearched(), 200);
    }

    void messagesThatComeLaterAreSearchedToo()
    {
        TranscriptModel model;
        model.append(rowAt(0, u"one"_s));
        RoomSearch search(model);
        search.setQuery(u"two"_s, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!search.isSearching(), kPatience);

        model.append(rowAt(1, u"two"_s));

        QCOMPARE(search.hitCount(), 1);
    }

    void anotherRoomEndsTheSearch()
    {
        TranscriptModel model;
        model.append(rowAt(0, u"one"_s));
        RoomSearch search(model);
        search.setQuery(u"one"_s, 0);
        QTRY_COMPARE(search.hitCount(), 1);

        model.reset(5);

        QCOMPARE(search.hitCount(), 0);
        QVERIFY(search.query().isEmpty());
    }

    void theStripCountsAndHighlightsAndCloses()
    {
        TranscriptModel model;
        test::serve(model);
        model.reset(400);
        TranscriptView view(model);
        view.resize(600, 400);
        view.show();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        const QImage before = view.grab().toImage();

        QTest::keySequence(&view, QKeySequence(QKeySequence::Find));
        auto *edit = view.findChild<QLineEdit *>(u"transcript.find.query"_s);
        auto *count = view.findChild<QLabel *>(u"transcript.find.count"_s);
        QVERIFY(edit && edit->hasFocus());
        const tests::HeardByScreenReaders readers;
        QTest::keyClicks(edit, u"NUMBER 12"_s);

        QTRY_COMPARE(count->text(), u"11 of 11"_s); // 12, 120…129: the newest is shown
        QCOMPARE(view.search().current().row, 129);
        QVERIFY(isVisible(view, 129));
        QVERIFY(view.grab().toImage() != before);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(count->text(), u"10 of 11"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(view.search().current().row, 12);
        QVERIFY(isVisible(view, 12));
        edit->setText(u"nowhere"_s);
        QTRY_COMPARE(count->text(), u"No match"_s);
        const auto told = readers.all(QAccessible::NameChanged, count->objectName());
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.last().name, u"No match"_s);
        QCOMPARE(tests::namelessControls(view), QString());
        QTest::keyClick(edit, Qt::Key_Escape);

        QVERIFY(!edit->isVisible());
        QVERIFY(view.hasFocus());
        QCOMPARE(view.search().hitCount(), 0);
    }

    void escapeClosesTheStripBeforeItReachesTheWindow()
    {
        TranscriptModel model;
        test::serve(model);
        model.reset(10);
        TranscriptView view(model);
        QAction stop(&view);
        stop.setShortcut(Qt::Key_Escape);
        view.addAction(&stop);
        QSignalSpy stopped(&stop, &QAction::triggered);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.openFind();
        auto *edit = view.findChild<QLineEdit *>(u"transcript.find.query"_s);

        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(stopped.size(), 0);
        QVERIFY(!edit->isVisible());
        QTest::keyClick(&view, Qt::Key_Escape);

        QCOMPARE(stopped.size(), 1);
    }

private:
    static bool isVisible(TranscriptView &view, qint64 row)
    {
        const QList<VisibleRow> rows = view.visibleRows();
        return std::any_of(rows.begin(), rows.end(), [row](const VisibleRow &one) { return one.row == row; });
    }
};

SUITE_TEST(QApplication, TestRoomSearch)

} // namespace tst_room_search

#include "tst_room_search.moc"
