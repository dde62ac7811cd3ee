// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/store/rows/note_rows.h"
#include "core/store/rows/schema.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QFile>
#include <QTest>

namespace tst_note_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::MemoryNote;
using store::Connection;
using tests::companion;
using tests::TemporaryStudio;

namespace {

MemoryNote note(const QString &text, const QString &who = u"kyoko"_s)
{
    return {.companion = companion(who),
            .text = text,
            .room = base::RoomId(u"tea"_s),
            .sources = {base::MessageId(u"m1"_s), base::MessageId(u"m2"_s)},
            .time = QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::kUtc),
            .byUser = true};
}

} // namespace

/// What companions remember, as rows.
class TestNoteRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void notesComeBackWholeOldestFirst();
    void aNoteIsReplaced();
    void aNoteIsForgotten();
    void whatIsNotThereCannotBeChanged();
    void aFileOfAnOlderSchemaHasNone();

private:
    std::unique_ptr<TemporaryStudio> m_studio;
    std::unique_ptr<Connection> m_connection;
};

void TestNoteRows::init()
{
    m_connection.reset();
    m_studio = std::make_unique<TemporaryStudio>();
    m_connection = std::make_unique<Connection>();
    QVERIFY(!m_connection->open(m_studio->file(u"studio.db"_s), Connection::Mode::ReadWrite));
    QVERIFY(!store::prepareSchema(*m_connection));
}

void TestNoteRows::notesComeBackWholeOldestFirst()
{
    MemoryNote bare{.companion = companion(u"aya"_s), .text = u"'; DROP TABLE notes; --"_s};
    bare.time = note({}).time;

    const auto first = store::replaceNote(*m_connection, note(u"お茶が好き"_s));
    const auto second = store::replaceNote(*m_connection, bare);

    QVERIFY(first->id > 0 && second->id > first->id);
    QCOMPARE(store::readNotes(*m_connection).value(), (QList<MemoryNote>{*first, *second}));
    QCOMPARE(first->sources, note({}).sources);
}

void TestNoteRows::aNoteIsReplaced()
{
    MemoryNote kept = *store::replaceNote(*m_connection, note(u"tea"_s));
    kept.text = u"green tea"_s;
    kept.byUser = false;

    QVERIFY(store::replaceNote(*m_connection, kept));

    QCOMPARE(store::readNotes(*m_connection).value(), QList<MemoryNote>{kept});
}

void TestNoteRows::aNoteIsForgotten()
{
    const MemoryNote first = *store::replaceNote(*m_connection, note(u"tea"_s));
    const MemoryNote second = *store::replaceNote(*m_connection, note(u"music"_s));

    QVERIFY(store::deleteNote(*m_connection, first.id));

    QCOMPARE(store::readNotes(*m_connection).value(), QList<MemoryNote>{second});
}

void TestNoteRows::whatIsNotThereCannotBeChanged()
{
    MemoryNote gone = note(u"tea"_s);
    gone.id = 7;

    QCOMPARE(store::replaceNote(*m_connection, gone).error().code, base::ErrorCode::NotFound);
    QCOMPARE(store::deleteNote(*m_connection, 7).error().code, base::ErrorCode::NotFound);
    QVERIFY(store::readNotes(*m_connection)->isEmpty());
}

void TestNoteRows::aFileOfAnOlderSchemaHasNone()
{
    const QString file = m_studio->file(u"older.db"_s);
    QVERIFY(QFile::copy(QStringLiteral(STUDIO_SOURCE_DIR "/tests/unit/store/fixtures/schema-4.db"), file));
    Connection older;
    QVERIFY(!older.open(file, Connection::Mode::ReadOnly));

    QVERIFY(store::readNotes(older)->isEmpty());
}

SUITE_TEST(QCoreApplication, TestNoteRows)

} // namespace tst_note_rows

#include "tst_note_rows.moc"
