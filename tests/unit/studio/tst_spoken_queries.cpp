// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/spoken_queries.h"
#include "tests/support/builders.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_speaker.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_spoken_queries {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;
using tests::companion;

namespace {

const auto kAya = companion(u"aya"_s);

} // namespace

/// Lines that companions ask to have read aloud.
class TestSpokenQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anAllowedLineIsSaidAndAnsweredWhenItWasHeard();
    void nothingIsSaidBeforeItIsAllowed();
    void whatIsAlwaysAllowedNeedsNobodyAtTheWindow();
    void aLineThatIsTakenBackIsSilentAtOnce();
    void anEngineThatNeverEndsIsCutByTheDesksClock();
    void withoutAVoiceThereIsNoDevice();
    void whoseWordsAreNeverReadIsRefused();
    void whoIsStoppedIsRefused();
    void twoLinesAreHeardOneAfterTheOther();

private:
    query::QueryCall *ask(const QString &id, const QString &line = u"Hello there."_s)
    {
        const QByteArray body = "{\"message\":\"" + line.toUtf8() + "\"}";
        query::QueryCall *call =
            m_stage->desk.ask(base::RoomId(u"tea"_s), {id, kAya, u"speak"_s, {body}}, this);
        connect(call, &query::QueryCall::answered, this, [this, id](const query::Answer &answer) {
            m_outcomes.append(id + u' ' + (answer.result.success ? u"ok"_s : *answer.result.error));
        });
        return call;
    }
    void wait(int ms)
    {
        m_stage->clock.advance(Millis(ms));
        QCoreApplication::processEvents();
    }

    struct Stage
    {
        tests::FakeClock clock;
        tests::FakeSpeaker speaker{clock};
        voice::ReadAloud reader{speaker, clock};
        room::Cast cast;
        query::QueryDesk desk{query::QueryTypes::ours(), clock};
        services::SpokenQueries spoken{desk, reader, cast};
    };
    std::unique_ptr<Stage> m_stage;
    QStringList m_outcomes;
};

void TestSpokenQueries::init()
{
    m_stage = std::make_unique<Stage>();
    m_outcomes.clear();
    m_stage->cast.set(tests::persona(u"aya"_s));
    m_stage->reader.setAttended(true);
    m_stage->desk.attend(true);
}

void TestSpokenQueries::anAllowedLineIsSaidAndAnsweredWhenItWasHeard()
{
    ask(u"q1"_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));

    wait(200);
    QCOMPARE(m_stage->speaker.begun.size(), 1);
    QVERIFY(m_outcomes.isEmpty());
    wait(2000);

    QCOMPARE(m_stage->speaker.saidWhole, QStringList{u"Hello there."_s});
    QCOMPARE(m_outcomes, QStringList{u"q1 ok"_s});
}

void TestSpokenQueries::nothingIsSaidBeforeItIsAllowed()
{
    ask(u"q1"_s);
    wait(5000);
    QVERIFY(m_stage->speaker.begun.isEmpty());

    QVERIFY(m_stage->desk.refuse(u"q1"_s, model::Reach::Once));
    wait(5000);

    QVERIFY(m_stage->speaker.begun.isEmpty());
    QCOMPARE(m_outcomes, QStringList{u"q1 refused"_s});
}

void TestSpokenQueries::whatIsAlwaysAllowedNeedsNobodyAtTheWindow()
{
    m_stage->desk.setRule(kAya, u"speak"_s, true);
    m_stage->desk.attend(false);

    ask(u"q1"_s);
    wait(3000);

    QCOMPARE(m_outcomes, QStringList{u"q1 ok"_s});
}

void TestSpokenQueries::aLineThatIsTakenBackIsSilentAtOnce()
{
    query::QueryCall *call = ask(u"q1"_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));
    wait(200);

    call->cancel();
    wait(3000);

    QCOMPARE(m_stage->speaker.cancelled, 1);
    QVERIFY(m_stage->speaker.saidWhole.isEmpty());
    QVERIFY(m_outcomes.isEmpty());
}

void TestSpokenQueries::anEngineThatNeverEndsIsCutByTheDesksClock()
{
    m_stage->speaker.perLetter = Millis(-1);
    ask(u"q1"_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));

    wait(101'000);

    QCOMPARE(m_outcomes.size(), 1);
    QVERIFY(m_outcomes.first() != u"q1 ok"_s);
    QCOMPARE(m_stage->speaker.atOnce, 0);
}

void TestSpokenQueries::withoutAVoiceThereIsNoDevice()
{
    m_stage->speaker.failure = base::Error{base::ErrorCode::NotFound, u"There is no audio device."_s, {}};
    ask(u"q1"_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));

    wait(3000);

    QCOMPARE(m_outcomes, QStringList{u"q1 noDevice"_s});
}

void TestSpokenQueries::whoseWordsAreNeverReadIsRefused()
{
    model::Persona mute = tests::persona(u"aya"_s);
    mute.voice.silent = true;
    m_stage->cast.set(mute);
    ask(u"q1"_s);

    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));
    wait(3000);

    QVERIFY(m_stage->speaker.begun.isEmpty());
    QCOMPARE(m_outcomes, QStringList{u"q1 refused"_s});
}

void TestSpokenQueries::whoIsStoppedIsRefused()
{
    ask(u"q1"_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Once));
    wait(200);

    m_stage->reader.hushAll();
    wait(3000);

    QCOMPARE(m_outcomes, QStringList{u"q1 refused"_s});
    QVERIFY(m_stage->speaker.saidWhole.isEmpty());
}

void TestSpokenQueries::twoLinesAreHeardOneAfterTheOther()
{
    ask(u"q1"_s, u"One."_s);
    ask(u"q2"_s, u"Two."_s);
    QVERIFY(m_stage->desk.allow(u"q1"_s, model::Reach::Always));

    wait(5000);

    QCOMPARE(m_stage->speaker.saidWhole, (QStringList{u"One."_s, u"Two."_s}));
    QCOMPARE(m_outcomes, (QStringList{u"q1 ok"_s, u"q2 ok"_s}));
    QCOMPARE(m_stage->speaker.mostAtOnce, 1);
}

SUITE_TEST(QCoreApplication, TestSpokenQueries)

} // namespace tst_spoken_queries

#include "tst_spoken_queries.moc"
