// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/memory_service.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_note_store.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_memory_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::RequestId;
using model::MemoryNote;
using services::MemoryService;
using tests::companion;

/// What companions remember, as the window reads and changes it.
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
    void whoLeavesForGoodIsForgottenAlone();

private:
    [[nodiscard]] QList<MemoryNote> told() const
    {
        return m_told->constLast().at(1).value<QList<MemoryNote>>();
    }
    [[nodiscard]] bool ends(const RequestId &request, const QSignalSpy &how)
    {
        return QTest::qWaitFor(
            [&] { return how.size() == 1 && how.first().first().value<RequestId>() == request; });
    }

    tests::FakeNoteStore m_store;
    tests::FakeClock m_clock;
    std::unique_ptr<memory::NoteBook> m_book;
    std::unique_ptr<MemoryService> m_service;
    std::unique_ptr<QSignalSpy> m_told;
    std::unique_ptr<QSignalSpy> m_done;
    std::unique_ptr<QSignalSpy> m_failed;
};

void TestMemoryService::init()
{
    m_told.reset();
    m_done.reset();
    m_failed.reset();
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
    m_done = std::make_unique<QSignalSpy>(m_service.get(), &ports::MemoryPort::done);
    m_failed = std::make_unique<QSignalSpy>(m_service.get(), &ports::MemoryPort::failed);
}

void TestMemoryService::notesAreReadWhenTheyAreThere()
{
    const RequestId request = m_service->readNotes(companion(u"kyoko"_s));
    QVERIFY(m_told->isEmpty());

    QVERIFY(ends(request, *m_done));

    QCOMPARE(told(), m_store.kept);
}

void TestMemoryService::theUsersWordsAreMarkedAndKeepTheirSources()
{
    const RequestId request = m_service->writeNote(companion(u"kyoko"_s), 3, u"Ken likes coffee."_s);

    QVERIFY(ends(request, *m_done));

    const MemoryNote note = told().first();
    QCOMPARE(note.text, u"Ken likes coffee."_s);
    QVERIFY(note.byUser);
    QCOMPARE(note.sources, QList<base::MessageId>{base::MessageId(u"m1"_s)});
    QCOMPARE(note.room, base::RoomId(u"tea"_s));
    QCOMPARE(note.time, m_clock.wallNow().toUTC());
}

void TestMemoryService::aNewNoteHasNoSource()
{
    const RequestId request = m_service->writeNote(companion(u"kyoko"_s), 0, u"Ken is a cook."_s);

    QVERIFY(ends(request, *m_done));

    QCOMPARE(told().size(), 2);
    QVERIFY(told().last().sources.isEmpty() && told().last().room.isEmpty());
    QVERIFY(told().last().byUser);
}

void TestMemoryService::aNoteIsForgotten()
{
    const RequestId request = m_service->forgetNote(companion(u"kyoko"_s), 3);

    QVERIFY(ends(request, *m_done));

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

    const RequestId request = m_service->writeNote(companion(who), id, text);

    QVERIFY(ends(request, *m_failed));
    QVERIFY(m_done->isEmpty());
    QVERIFY(!m_failed->first().at(1).value<base::Error>().text.isEmpty());
    QCOMPARE(m_store.kept.first().text, u"Ken likes tea."_s);
}

void TestMemoryService::whatACompanionNotesItselfIsToldToo()
{
    m_service->readNotes(companion(u"kyoko"_s));
    QTRY_COMPARE(m_told->size(), 1);

    m_book->keep({.companion = companion(u"kyoko"_s), .text = u"Ken has a cat."_s}, this,
                 [](const auto &) {});

    QTRY_COMPARE(m_told->size(), 2);
    QCOMPARE(told().last().text, u"Ken has a cat."_s);
}

void TestMemoryService::whoLeavesForGoodIsForgottenAlone()
{
    const MemoryNote ofKyoko = m_store.kept.first();
    const MemoryNote ofAya{.id = 4, .companion = companion(u"aya"_s), .text = u"It rains."_s};
    const MemoryNote another{.id = 5, .companion = companion(u"kyoko"_s), .text = u"Ken has a cat."_s};
    m_store.kept = {ofKyoko, ofAya, another}; // read from the event loop, later than this

    m_service->forget(companion(u"kyoko"_s));

    QTRY_COMPARE(m_store.kept, QList<MemoryNote>{ofAya});
    QVERIFY(m_book->of(companion(u"kyoko"_s)).isEmpty());
}

SUITE_TEST(QCoreApplication, TestMemoryService)

} // namespace tst_memory_service

#include "tst_memory_service.moc"
