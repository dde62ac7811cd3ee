// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/note_search.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_note_search {

using namespace Qt::StringLiterals;
using namespace studio;
using model::MemoryNote;

namespace {

QList<MemoryNote> notesOf(const QStringList &texts)
{
    QList<MemoryNote> notes;
    for (const QString &text : texts)
        notes.append({.id = notes.size() + 1, .text = text});
    return notes;
}

QList<qint64> idsOf(const QList<MemoryNote> &notes)
{
    QList<qint64> ids;
    for (const MemoryNote &note : notes)
        ids.append(note.id);
    return ids;
}

} // namespace

/// Which notes match some words, and which are told unasked.
class TestNoteSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notesAreFoundInAnyScript_data();
    void notesAreFoundInAnyScript();
    void theBestComesFirstAndOfEqualsTheNewest();
    void noMoreThanWantedAreGiven();
    void fewNotesAreAllAtHand();
    void ofManyTheFittingAndTheNewestAreAtHand();
    void whatIsAtHandIsNotTooLong();
    void notesWithoutLettersAreNoTrouble();
};

void TestNoteSearch::notesAreFoundInAnyScript_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<qint64>>("found");

    QTest::newRow("a word in other letters") << u"COFFEE?"_s << QList<qint64>{1};
    QTest::newRow("Japanese") << u"京都"_s << QList<qint64>{2};
    QTest::newRow("kana of half width") << u"ｺｰﾋｰ"_s << QList<qint64>{3};
    QTest::newRow("Chinese") << u"猫"_s << QList<qint64>{4};
    QTest::newRow("nothing alike") << u"zyx"_s << QList<qint64>{};
    QTest::newRow("no letters") << u"?!"_s << QList<qint64>{};
    QTest::newRow("nothing") << QString() << QList<qint64>{};
}

void TestNoteSearch::notesAreFoundInAnyScript()
{
    QFETCH(const QString, words);
    QFETCH(const QList<qint64>, found);
    const auto notes =
        notesOf({u"Ken drinks coffee without milk"_s, u"去年京都に行った"_s, u"コーヒーは苦手"_s, u"猫"_s});

    QCOMPARE(idsOf(memory::fitting(notes, words, 10)), found);
}

void TestNoteSearch::theBestComesFirstAndOfEqualsTheNewest()
{
    const auto notes = notesOf({u"tea"_s, u"green tea in the morning"_s, u"tea"_s, u"music"_s});

    QCOMPARE(idsOf(memory::fitting(notes, u"green tea"_s, 10)), (QList<qint64>{3, 2, 1}));
}

void TestNoteSearch::noMoreThanWantedAreGiven()
{
    const auto notes = notesOf(QStringList(50, u"tea"_s));

    QCOMPARE(idsOf(memory::fitting(notes, u"tea"_s, 2)), (QList<qint64>{50, 49}));
}

void TestNoteSearch::fewNotesAreAllAtHand()
{
    const auto notes = notesOf({u"tea"_s, u"music"_s});

    QCOMPARE(memory::atHand(notes, u"chess"_s, 5, 100), notes);
}

void TestNoteSearch::ofManyTheFittingAndTheNewestAreAtHand()
{
    QStringList texts(20, u"music"_s);
    texts[3] = u"Ken plays chess"_s;
    const auto notes = notesOf(texts);

    QCOMPARE(idsOf(memory::atHand(notes, u"Shall we play chess?"_s, 3, 100)), (QList<qint64>{4, 19, 20}));
}

void TestNoteSearch::whatIsAtHandIsNotTooLong()
{
    const auto notes = notesOf({QString(60, u'a'), QString(60, u'b'), QString(30, u'c')});

    QCOMPARE(idsOf(memory::atHand(notes, {}, 5, 100)), (QList<qint64>{2, 3}));
}

void TestNoteSearch::notesWithoutLettersAreNoTrouble()
{
    const auto notes = notesOf({u"…"_s, QString(), QString(QChar(0xD800))});

    QVERIFY(memory::fitting(notes, u"tea"_s, 5).isEmpty());
    QVERIFY(memory::fitting(notes, u"…"_s, 5).isEmpty());
}

SUITE_TEST(void, TestNoteSearch)

} // namespace tst_note_search

#include "tst_note_search.moc"
