// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/memory_service.h"
#include "tests/support/answer.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_note_store.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_memory_service {

using namespace Qt::StringLiterals;
using namespace studio;
using model::MemoryNote;
using services::MemoryService;
using tests::Answer;
using tests::companion;

/// What companions remember, as read and changed by the window.
class TestMemoryService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void notesAreReadWhenTheyAreThere();
    void theUsersWordsAreMarkedAndKeepTheirSources();
    void aNewNoteHasNoSource();
    void aNoteIsForgotten();
    void whatCannotBeIsToldOnce_data();
    void whatCannotBeIsToldOnce();
    void whatACompanionNotesItselfIsToldToo();
    void newsComesBeforeTheAnswer();
    void nobodyIsToldWhoIsGone();
    void whoLeavesForGoodIsForgottenAlone();

private:
    [[nodiscard]] QList<MemoryNote> told() const
    {
        return m_told->constLast().at(1).value<QList<MemoryNote>>();
    }

    tests::FakeNoteStore m_store;
    tests::FakeClock m_clock;
    std::unique_ptr<memory::NoteBook> m_book;
    std::unique_ptr<MemoryService> m_service;
    std::unique_ptr<QSignalSpy> m_told;
};

void TestMemoryService::init()
{
    m_told.reset();
    m_service.reset();
    m_book.reset();
    m_store.kept = {{.id = 3,
                     .companion = companion(u"kyoko"_s),
                     .text = u"Ken likes tea."_s,
                     .room = base::RoomId(u"tea"_s),
                     .sources = {base::MessageId(u"m1"_s)}}};
    m_book = std::make_unique<memory::NoteBook>(m_store);
    m_service = std::make_unique<MemoryService>(*m_book, m_clock);
    m_told = std::make_unique<QSignalSpy>(m_service.get(), &ports::MemoryPort::notesChanged);
}

void TestMemoryService::notesAreReadWhenTheyAreThere()
{
    Answer<QList<MemoryNote>> notes;
    m_service->readNotes(companion(u"kyoko"_s), notes.then());
    QVERIFY(!notes.isHere());

    QVERIFY(notes.comes());

    QCOMPARE(notes.result().value(), m_store.kept);
    QVERIFY(m_told->isEmpty()); // nothing has changed
}

void TestMemoryService::theUsersWordsAreMarkedAndKeepTheirSources()
{
    Answer<void> written;
    m_service->writeNote(companion(u"kyoko"_s), 3, u"Ken likes coffee."_s, written.then());

    QVERIFY(written.comes() && written.result());

    const MemoryNote note = told().first();
    QCOMPARE(note.text, u"Ken likes coffee."_s);
    QVERIFY(note.byUser);
    QCOMPARE(note.sources, QList<base::MessageId>{base::MessageId(u"m1"_s)});
    QCOMPARE(note.room, base::RoomId(u"tea"_s));
    QCOMPARE(note.time, m_clock.wallNow().toUTC());
}

void TestMemoryService::aNewNoteHasNoSource()
{
    Answer<void> written;
    m_service->writeNote(companion(u"kyoko"_s), 0, u"Ken is a cook."_s, written.then());

    QVERIFY(written.comes() && written.result());

    QCOMPARE(told().size(), 2);
    QVERIFY(told().last().sources.isEmpty() && told().last().room.isEmpty());
    QVERIFY(told().last().byUser);
}

void TestMemoryService::aNoteIsForgotten()
{
    Answer<void> forgotten;
    m_service->forgetNote(companion(u"kyoko"_s), 3, forgotten.then());

    QVERIFY(forgotten.comes() && forgotten.result());

    QVERIFY(told().isEmpty());
    QVERIFY(m_store.kept.isEmpty());
}

void TestMemoryService::whatCannotBeIsToldOnce_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<qint64>("id");
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing written") << u"kyoko"_s << qint64(3) << u"  "_s;
    QTest::newRow("too long") << u"kyoko"_s << qint64(0) << QString(1001, u'x');
    QTest::newRow("of another") << u"aya"_s << qint64(3) << u"Ken likes me."_s;
    QTest::newRow("gone") << u"kyoko"_s << qint64(99) << u"Ken?"_s;
}

void TestMemoryService::whatCannotBeIsToldOnce()
{
    QFETCH(const QString, who);
    QFETCH(const qint64, id);
    QFETCH(const QString, text);

    Answer<void> written;
    m_service->writeNote(companion(who), id, text, written.then());

    QVERIFY(written.comes() && !written.result());
    QVERIFY(!written.result().error().text.isEmpty());
    QCOMPARE(m_store.kept.first().text, u"Ken likes tea."_s);
}

void TestMemoryService::whatACompanionNotesItselfIsToldToo()
{
    Answer<QList<MemoryNote>> notes;
    m_service->readNotes(companion(u"kyoko"_s), notes.then());
    QVERIFY(notes.comes());

    m_book->keep({.companion = companion(u"kyoko"_s), .text = u"Ken has a cat."_s}, this,
                 [](const auto &) {});

    QTRY_COMPARE(m_told->size(), 1);
    QCOMPARE(told().last().text, u"Ken has a cat."_s);
}

void TestMemoryService::newsComesBeforeTheAnswer()
{
    QStringList heard;
    connect(m_service.get(), &ports::MemoryPort::notesChanged, this, [&heard] { heard << u"news"_s; });
    m_service->writeNote(companion(u"kyoko"_s), 0, u"Ken is a cook."_s,
                         {this, [&heard](const base::Result<void> &) { heard << u"answer"_s; }});

    QTRY_COMPARE(heard, (QStringList{u"news"_s, u"answer"_s}));
    disconnect(m_service.get(), nullptr, this, nullptr);
}

void TestMemoryService::nobodyIsToldWhoIsGone()
{
    auto gone = std::make_unique<Answer<void>>();
    m_service->writeNote(companion(u"kyoko"_s), 0, u"Ken is a cook."_s, gone->then());
    gone.reset();
    Answer<QList<MemoryNote>> notes;
    m_service->readNotes(companion(u"kyoko"_s), notes.then());

    QVERIFY(notes.comes());
    QTRY_COMPARE(m_store.kept.size(), 2); // requested changes are still made
}

void TestMemoryService::whoLeavesForGoodIsForgottenAlone()
{
    const MemoryNote ofKyoko = m_store.kept.first();
    const MemoryNote ofAya{.id = 4, .companion = companion(u"aya"_s), .text = u"It rains."_s};
    const MemoryNote another{.id = 5, .companion = companion(u"kyoko"_s), .text = u"Ken has a cat."_s};
    m_store.kept = {ofKyoko, ofAya, another}; // read from the event loop, after this

    m_service->forget(companion(u"kyoko"_s));

    QTRY_COMPARE(m_store.kept, QList<MemoryNote>{ofAya});
    QVERIFY(m_book->of(companion(u"kyoko"_s)).isEmpty());
}

SUITE_TEST(QCoreApplication, TestMemoryService)

} // namespace tst_memory_service

#include "tst_memory_service.moc"
