// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/note_book.h"
#include "tests/support/builders.h"
#include "tests/support/fake_note_store.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_note_book {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using memory::NoteBook;
using model::MemoryNote;
using tests::companion;
using tests::FakeNoteStore;

namespace {

MemoryNote note(const QString &text, const QString &who = u"kyoko"_s)
{
    return {.companion = companion(who), .text = text, .sources = {base::MessageId(u"m1"_s)}};
}

} // namespace

/// What companions remember, compared with what is on disk.
class TestNoteBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_store.kept.clear();
        m_store.fails = false;
        m_answers.clear();
    }
    void notesOfEveryCompanionAreReadOnce();
    void whatIsKeptIsThereWhenItIsOnDisk();
    void aNoteIsWordedAnew();
    void nobodyChangesTheNotesOfAnother();
    void whatCannotBeKeptChangesNothing_data();
    void whatCannotBeKeptChangesNothing();
    void aDiskThatFailsChangesNothing();
    void whoIsGoneIsNotAnswered();
    void thereIsAnEndToRemembering();

private:
    void keep(NoteBook &book, const MemoryNote &one)
    {
        book.keep(one, this, [this](const base::Result<MemoryNote> &kept) { m_answers.append(kept); });
        QCoreApplication::processEvents();
    }

    FakeNoteStore m_store;
    QList<base::Result<MemoryNote>> m_answers;
};

void TestNoteBook::notesOfEveryCompanionAreReadOnce()
{
    m_store.kept = {note(u"tea"_s), note(u"music"_s, u"aya"_s), note(u"chess"_s)};
    for (int i = 0; i < 3; ++i)
        m_store.kept[i].id = i + 1;
    NoteBook book(m_store);
    int told = 0;
    book.whenRead(this, [&told] { ++told; });
    QVERIFY(book.of(companion(u"kyoko"_s)).isEmpty());

    QTRY_COMPARE(told, 1);
    book.whenRead(this, [&told] { ++told; });

    QCOMPARE(told, 2);
    QCOMPARE(book.of(companion(u"kyoko"_s)), (QList<MemoryNote>{m_store.kept[0], m_store.kept[2]}));
    QCOMPARE(book.of(companion(u"aya"_s)), QList<MemoryNote>{m_store.kept[1]});
}

void TestNoteBook::whatIsKeptIsThereWhenItIsOnDisk()
{
    NoteBook book(m_store);
    QCoreApplication::processEvents();
    QSignalSpy changed(&book, &NoteBook::changed);

    book.keep(note(u"  Ken likes tea. "_s), this,
              [this](const base::Result<MemoryNote> &kept) { m_answers.append(kept); });
    QVERIFY(book.of(companion(u"kyoko"_s)).isEmpty());
    QTRY_COMPARE(m_answers.size(), 1);

    QCOMPARE(m_answers.first()->text, u"Ken likes tea."_s);
    QCOMPARE(book.of(companion(u"kyoko"_s)), QList<MemoryNote>{*m_answers.first()});
    QCOMPARE(changed.size(), 1);
}

void TestNoteBook::aNoteIsWordedAnew()
{
    NoteBook book(m_store);
    keep(book, note(u"tea"_s));
    keep(book, note(u"music"_s));
    MemoryNote other = *m_answers.first();
    other.text = u"green tea"_s;

    keep(book, other);

    QCOMPARE(book.of(companion(u"kyoko"_s)), (QList<MemoryNote>{other, *m_answers.at(1)}));
}

void TestNoteBook::nobodyChangesTheNotesOfAnother()
{
    NoteBook book(m_store);
    keep(book, note(u"tea"_s));
    MemoryNote stolen = note(u"I am the best"_s, u"aya"_s);
    stolen.id = m_answers.first()->id;
    std::optional<base::Result<void>> forgotten;

    keep(book, stolen);
    book.forget(companion(u"aya"_s), stolen.id, this,
                [&](const base::Result<void> &result) { forgotten = result; });

    QCOMPARE(m_answers.last().error().code, ErrorCode::NotFound);
    QCOMPARE(forgotten->error().code, ErrorCode::NotFound);
    QCOMPARE(m_store.kept, book.of(companion(u"kyoko"_s)));
}

void TestNoteBook::whatCannotBeKeptChangesNothing_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("blanks") << u" \n\t"_s;
    QTest::newRow("a book") << QString(model::kLongestNote + 1, u'a');
}

void TestNoteBook::whatCannotBeKeptChangesNothing()
{
    QFETCH(const QString, text);
    NoteBook book(m_store);

    keep(book, note(text));

    QCOMPARE(m_answers.first().error().code, ErrorCode::InvalidInput);
    QVERIFY(m_store.kept.isEmpty());
}

void TestNoteBook::aDiskThatFailsChangesNothing()
{
    NoteBook book(m_store);
    m_store.fails = true;

    keep(book, note(u"tea"_s));

    QCOMPARE(m_answers.first().error().code, ErrorCode::Storage);
    QVERIFY(book.of(companion(u"kyoko"_s)).isEmpty());
}

void TestNoteBook::whoIsGoneIsNotAnswered()
{
    NoteBook book(m_store);
    auto asker = std::make_unique<QObject>();
    bool told = false;

    book.keep(note(u"tea"_s), asker.get(), [&told](const base::Result<MemoryNote> &) { told = true; });
    asker.reset();
    QTRY_COMPARE(book.of(companion(u"kyoko"_s)).size(), 1);

    QVERIFY(!told);
}

void TestNoteBook::thereIsAnEndToRemembering()
{
    for (int i = 1; i <= model::kMostNotes; ++i) {
        m_store.kept.append(note(u"note %1"_s.arg(i)));
        m_store.kept.last().id = i;
    }
    NoteBook book(m_store);
    QCoreApplication::processEvents();

    keep(book, note(u"one more"_s));
    keep(book, note(u"of another"_s, u"aya"_s));

    QCOMPARE(m_answers.first().error().code, ErrorCode::InvalidInput);
    QVERIFY(m_answers.last());
}

SUITE_TEST(QCoreApplication, TestNoteBook)

} // namespace tst_note_book

#include "tst_note_book.moc"
