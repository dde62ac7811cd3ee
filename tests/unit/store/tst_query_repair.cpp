// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

namespace tst_query_repair {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Envelope;
using model::EnvelopeBody;
using model::Query;
using model::QueryResult;
using tests::companion;
using tests::StoreTalk;
using tests::TemporaryStudio;

namespace {

model::Room tea() { return tests::room(u"tea"_s).with({u"aya"_s}); }

Query asked(const QString &id) { return {id, companion(u"aya"_s), u"camera"_s, {}}; }

QList<QueryResult> resultsIn(const QList<Envelope> &events)
{
    QList<QueryResult> results;
    for (const Envelope &event : events) {
        if (const auto *result = std::get_if<QueryResult>(&event.body))
            results.append(*result);
    }
    return results;
}

/// Opens the room again after a crash.
QList<Envelope> reopened(StoreTalk &talk, const QList<EnvelopeBody> &log)
{
    if (talk.append(tests::numbered(tea().id, log)))
        return {};
    (void)talk.record(tea().id);
    (void)talk.record(tea().id); // a second opening finds nothing to repair
    return talk.events(tea().id).value();
}

} // namespace

/// Every query in a log has exactly one result, even after a crash.
class TestQueryRepair : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryThatACrashLeftOpenIsCancelledOnce();
    void whatWasAnsweredStays();
    void queriesOfACutTurnAreAnsweredBehindItsEnd();
};

void TestQueryRepair::aQueryThatACrashLeftOpenIsCancelledOnce()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());

    const auto events = reopened(talk, {tests::created(tea()), asked(u"q1"_s), asked(u"q2"_s)});

    QCOMPARE(events.size(), 5);
    QCOMPARE(events.last().seq, 5);
    QCOMPARE(resultsIn(events), (QList<QueryResult>{{u"q1"_s, false, {}, u"cancelled"_s},
                                                    {u"q2"_s, false, {}, u"cancelled"_s}}));
}

void TestQueryRepair::whatWasAnsweredStays()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    const QueryResult seen{u"q1"_s, true, u"image/jpeg, 9 bytes, not kept"_s, {}};

    const auto events = reopened(talk, {tests::created(tea()), asked(u"q1"_s), seen});

    QCOMPARE(events.size(), 3);
    QCOMPARE(resultsIn(events), QList<QueryResult>{seen});
}

void TestQueryRepair::queriesOfACutTurnAreAnsweredBehindItsEnd()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());

    const auto events =
        reopened(talk, {tests::created(tea()), tests::turnStarts(u"t1"_s, companion(u"aya"_s)),
                        tests::piece(u"t1"_s, companion(u"aya"_s), 0, u"Let me look."_s),
                        tests::piece(u"t1"_s, companion(u"aya"_s), 1, u" So"_s), asked(u"q1"_s)});

    QCOMPARE(events.size(), 8); // the end of the turn, the part of it that was shown, the result
    for (qsizetype i = 0; i < events.size(); ++i)
        QCOMPARE(events[i].seq, i + 1);
    QCOMPARE(resultsIn(events).size(), 1);
    QVERIFY(std::holds_alternative<QueryResult>(events.last().body));
}

SUITE_TEST(QCoreApplication, TestQueryRepair)

} // namespace tst_query_repair

#include "tst_query_repair.moc"
