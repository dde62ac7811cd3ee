// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "core/store/rows/kept_rows.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QThread>

#include <atomic>

namespace tst_store_work {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using base::Result;
using store::Connection;
using tests::StoreTalk;
using tests::TemporaryStudio;
using Mode = store::SqliteStore::Mode;

namespace {

/// The answer to one call, and the thread it arrived on.
template<class T>
struct Answer
{
    std::optional<Result<T>> result;
    QThread *thread = nullptr;

    [[nodiscard]] base::ThenWork<T> take()
    {
        return [this](const Result<T> &given) {
            result = given;
            thread = QThread::currentThread();
        };
    }
};

Result<void> keep(Connection &connection, const QString &key)
{
    return store::replaceDraft(connection, key, u"kept"_s);
}

Result<int> fail(Connection &connection, const QString &key)
{
    if (const auto kept = keep(connection, key); !kept)
        return tl::unexpected(kept.error());
    return base::failure(ErrorCode::Conflict, u"no"_s);
}

} // namespace

/// How the store passes work to its threads and returns the answers.
class TestStoreWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerComesToTheContextNeverInsideTheCall();
    void workThatFailsTakesOnlyItselfBack();
    void whoIsGoneIsNotAnsweredButTheWorkIsDone();
    void nothingIsWrittenWhereOnlyReadingIsAllowed();
    void aReadSeesWhatWasWrittenBeforeIt();
    void theReadIsDoneThoughTheWriteBeforeItFails();
    void aWatchStopsWhenTheStoreGoes();
};

void TestStoreWork::anAnswerComesToTheContextNeverInsideTheCall()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    std::atomic<QThread *> worked = nullptr;
    Answer<int> answer;

    talk.store().read(
        this,
        [&worked](Connection &) -> Result<int> {
            worked = QThread::currentThread();
            return 7;
        },
        answer.take());

    QVERIFY(!answer.result);
    QTRY_VERIFY(answer.result);
    QCOMPARE(**answer.result, 7);
    QCOMPARE(answer.thread, QThread::currentThread());
    QVERIFY(worked != QThread::currentThread());
}

void TestStoreWork::workThatFailsTakesOnlyItselfBack()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    Answer<void> before;
    Answer<int> failed;
    Answer<void> after;

    talk.store().write(
        this, [](Connection &connection) { return keep(connection, u"before"_s); }, before.take());
    talk.store().write(
        this, [](Connection &connection) { return fail(connection, u"failed"_s); }, failed.take());
    talk.store().write(
        this, [](Connection &connection) { return keep(connection, u"after"_s); }, after.take());

    QTRY_VERIFY(after.result);
    QVERIFY(*before.result);
    QCOMPARE(failed.result->error().code, ErrorCode::Conflict);
    QVERIFY(*after.result);
    QCOMPARE(talk.drafts()->keys(), (QStringList{u"after"_s, u"before"_s}));
}

void TestStoreWork::whoIsGoneIsNotAnsweredButTheWorkIsDone()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    Answer<void> answer;
    auto context = std::make_unique<QObject>();

    talk.store().write(
        context.get(), [](Connection &connection) { return keep(connection, u"a"_s); }, answer.take());
    context.reset();

    QVERIFY(talk.keepDraft(u"b"_s, u"later"_s));
    QCOMPARE(talk.drafts()->keys(), (QStringList{u"a"_s, u"b"_s}));
    QVERIFY(!answer.result);
}

void TestStoreWork::nothingIsWrittenWhereOnlyReadingIsAllowed()
{
    const TemporaryStudio studio;
    const StoreTalk owner(studio.dataFolder());
    StoreTalk talk(studio.dataFolder(), Mode::ReadOnly);
    std::atomic<bool> worked = false;
    Answer<void> written;
    Answer<int> alone;

    talk.store().write(
        this,
        [&worked](Connection &) -> Result<void> {
            worked = true;
            return {};
        },
        written.take());
    talk.store().writeAlone(
        this,
        [&worked]() -> Result<int> {
            worked = true;
            return 1;
        },
        alone.take());

    QVERIFY(!written.result);
    QTRY_VERIFY(written.result && alone.result);
    QCOMPARE(written.result->error().code, ErrorCode::ReadOnly);
    QCOMPARE(alone.result->error().code, ErrorCode::ReadOnly);
    QVERIFY(!worked);
}

void TestStoreWork::aReadSeesWhatWasWrittenBeforeIt()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    Answer<QMap<QString, QString>> answer;

    talk.store().writeThenRead(
        this, u"not kept:"_s,
        [](Connection &connection) -> std::optional<base::Error> {
            const auto kept = keep(connection, u"a"_s);
            return kept ? std::nullopt : std::optional(kept.error());
        },
        [](Connection &connection) { return store::readDrafts(connection, {}); }, answer.take());

    QTRY_VERIFY(answer.result);
    QCOMPARE(answer.result->value().keys(), QStringList{u"a"_s});
}

void TestStoreWork::theReadIsDoneThoughTheWriteBeforeItFails()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    Answer<QMap<QString, QString>> answer;

    QTest::ignoreMessage(QtWarningMsg, "not kept: the reason");
    talk.store().writeThenRead(
        this, u"not kept:"_s,
        [](Connection &connection) -> std::optional<base::Error> {
            (void)keep(connection, u"a"_s);
            return base::Error{ErrorCode::Storage, u"no"_s, u"the reason"_s};
        },
        [](Connection &connection) { return store::readDrafts(connection, {}); }, answer.take());

    QTRY_VERIFY(answer.result);
    QVERIFY(answer.result->value().isEmpty());
}

void TestStoreWork::aWatchStopsWhenTheStoreGoes()
{
    const TemporaryStudio studio;
    auto talk = std::make_unique<StoreTalk>(studio.dataFolder());
    const store::Watch all = talk->store().watchOf({});
    const store::Watch none = talk->store().watchOf([](qint64, qint64) { return false; });

    QVERIFY(all(1, 2));
    QVERIFY(!none(1, 2));

    talk.reset();
    QVERIFY(!all(1, 2));
}

SUITE_TEST(QCoreApplication, TestStoreWork)

} // namespace tst_store_work

#include "tst_store_work.moc"
