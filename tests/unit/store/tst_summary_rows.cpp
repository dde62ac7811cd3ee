// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QTest>

namespace tst_summary_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Summarized;
using model::Summary;
using model::SummaryUndone;
using tests::companion;
using tests::numbered;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::userSays;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s});

Summary summary(const QString &id, const QString &whose)
{
    return {id, companion(whose), base::MessageId(u"m1"_s), base::MessageId(u"m2"_s), 2, u"They met."_s, 90,
            9};
}

} // namespace

/// A summary for companions survives a restart.
class TestSummaryRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRoomIsReadWithItsSummariesInTheOrderTheyWereMade();
    void whatWasTakenOffIsNotReadButStaysInTheLog();
};

void TestSummaryRows::aRoomIsReadWithItsSummariesInTheOrderTheyWereMade()
{
    TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
        QVERIFY(!talk.append(
            numbered(kTea.id,
                     {userSays(u"m1"_s, u"Hello"_s), userSays(u"m2"_s, u"Tea?"_s),
                      Summarized{summary(u"s2"_s, u"aya"_s)}, Summarized{summary(u"s1"_s, u"kyoko"_s)}},
                     2)));
    }

    StoreTalk talk(studio.dataFolder());
    const auto record = talk.record(kTea.id);

    QVERIFY(record);
    QCOMPARE(record->summaries, (QList<Summary>{summary(u"s2"_s, u"aya"_s), summary(u"s1"_s, u"kyoko"_s)}));
    QCOMPARE(record->recent.size(), 2);
}

void TestSummaryRows::whatWasTakenOffIsNotReadButStaysInTheLog()
{
    TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.create(kTea));
    QVERIFY(!talk.append(numbered(
        kTea.id,
        {userSays(u"m1"_s, u"Hello"_s), userSays(u"m2"_s, u"Tea?"_s), Summarized{summary(u"s1"_s, u"aya"_s)},
         Summarized{summary(u"s2"_s, u"aya"_s)}, SummaryUndone{u"s2"_s, companion(u"aya"_s)}},
        2)));

    const auto record = talk.record(kTea.id);
    const auto events = talk.events(kTea.id);

    QVERIFY(record && events);
    QCOMPARE(record->summaries, QList<Summary>{summary(u"s1"_s, u"aya"_s)});
    QCOMPARE(events->size(), 6);
    QCOMPARE(std::get<SummaryUndone>(events->last().body).id, u"s2"_s);
}

SUITE_TEST(QCoreApplication, TestSummaryRows)

} // namespace tst_summary_rows

#include "tst_summary_rows.moc"
