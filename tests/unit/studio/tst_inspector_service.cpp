// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/studio/services/providers/inspector_service.h"

#include "core/store/sqlite/sqlite_store.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_inspector_service {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Exchange;
using services::InspectorService;

namespace {

Exchange exchange(const QString &room)
{
    return {.time = QDateTime(QDate(2026, 5, 1), QTime(12, 0), base::kUtc),
            .room = base::RoomId(room),
            .model = u"Rehearsal"_s,
            .took = base::Millis(3),
            .prompt = R"({"messages":[{"role":"user","text":"Hi"}]})",
            .reply = "data: 1"};
}

} // namespace

/// Model calls, stored and shown.
class TestInspectorService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsKeptIsToldWithoutItsTexts();
    void whatIsOfNoRoomIsNotKept();
    void oneIsReadWholeAndSetOut();
    void whatIsNotThereFails();

private:
    tests::TemporaryStudio m_folder;
    std::unique_ptr<store::SqliteStore> m_store;
    std::unique_ptr<InspectorService> m_service;
};

void TestInspectorService::init()
{
    m_service.reset();
    m_store.reset();
    auto opened = store::SqliteStore::open(m_folder.file(QString::fromLatin1(QTest::currentTestFunction())),
                                           store::SqliteStore::Mode::ReadWrite);
    QVERIFY(opened);
    m_store = std::move(*opened);
    m_service = std::make_unique<InspectorService>(*m_store);
}

void TestInspectorService::whatIsKeptIsToldWithoutItsTexts()
{
    QSignalSpy kept(m_service.get(), &InspectorService::exchangeKept);

    m_service->keep(exchange(u"tea"_s));
    QTRY_COMPARE(kept.size(), 1);
    tests::Answer<QList<Exchange>> read;
    m_service->exchanges(base::RoomId(u"tea"_s), {}, read.then());
    QVERIFY(read.comes());

    Exchange expected = exchange(u"tea"_s);
    expected.id = 1;
    expected.prompt.clear();
    expected.reply.clear();
    QCOMPARE(kept.first().first().value<Exchange>(), expected);
    QCOMPARE(read.result().value(), QList<Exchange>{expected});
}

void TestInspectorService::whatIsOfNoRoomIsNotKept()
{
    QSignalSpy kept(m_service.get(), &InspectorService::exchangeKept);

    m_service->keep(exchange({}));
    m_service->keep(exchange(u"tea"_s));
    QTRY_COMPARE(kept.size(), 1);

    QCOMPARE(kept.first().first().value<Exchange>().id, 1);
}

void TestInspectorService::oneIsReadWholeAndSetOut()
{
    QSignalSpy kept(m_service.get(), &InspectorService::exchangeKept);
    m_service->keep(exchange(u"tea"_s));
    QTRY_COMPARE(kept.size(), 1);

    tests::Answer<Exchange> read;
    m_service->exchange(1, read.then());
    QVERIFY(read.comes());

    const Exchange whole = read.result().value();
    QVERIFY(whole.prompt.contains("\n"));
    QVERIFY(whole.prompt.contains("\"text\": \"Hi\""));
    QCOMPARE(whole.reply, QByteArray("data: 1"));
}

void TestInspectorService::whatIsNotThereFails()
{
    tests::Answer<Exchange> read;

    m_service->exchange(99, read.then());

    QVERIFY(read.comes() && !read.result());
    QCOMPARE(read.result().error().code, base::ErrorCode::NotFound);
}

SUITE_TEST(QCoreApplication, TestInspectorService)

} // namespace tst_inspector_service

#include "tst_inspector_service.moc"
