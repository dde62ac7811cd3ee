// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/loading_count.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_loading_count {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace std::chrono_literals;
using ports::LoadingModel;
using ports::WaitingCall;
using ui::LoadingCount;

namespace {

WaitingCall loads(const base::ParticipantId &companion, const QString &model, base::Millis waited)
{
    WaitingCall call;
    call.companion = companion;
    call.loading = LoadingModel{model, waited};
    return call;
}

} // namespace

class LoadingCountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whileNothingLoadsItRests()
    {
        LoadingCount count;
        const QSignalSpy changes(&count, &LoadingCount::changed);

        count.setCalls({WaitingCall{.companion = aya(), .trouble = {}, .left = 3000ms}});

        QVERIFY(!count.isCounting());
        QVERIFY(count.lines().isEmpty());
        QCOMPARE(changes.size(), 0);
    }

    void eachModelHasOneLine()
    {
        LoadingCount count;

        count.setCalls({loads(aya(), u"tea:7b"_s, 2s), loads(kyoko(), u"oak:70b"_s, 14s),
                        loads(natsumi(), u"tea:7b"_s, 2s)});

        QVERIFY(count.isCounting());
        QCOMPARE(count.lines(), (QStringList{u"Loading oak:70b… 14 s"_s, u"Loading tea:7b… 2 s"_s}));
        QCOMPARE(count.wordsFor(natsumi()), u"Loading tea:7b… 2 s"_s);
    }

    void theSecondsGoOnFromWhatWasTold()
    {
        LoadingCount count;
        base::Millis now = 5s;
        count.setSteadyClock([&now] { return now; });
        count.setCalls({loads(aya(), u"tea:7b"_s, 2500ms)});

        now += 1600ms;

        QCOMPARE(count.wordsFor(aya()), u"Loading tea:7b… 4 s"_s);
    }

    void whenAllHaveLoadedItRestsAgain()
    {
        LoadingCount count;
        count.setCalls({loads(aya(), u"tea:7b"_s, 2s)});
        const QSignalSpy changes(&count, &LoadingCount::changed);

        count.setCalls({});

        QVERIFY(!count.isCounting());
        QCOMPARE(changes.size(), 1);
        QVERIFY(count.wordsFor(aya()).isEmpty());
    }

    void aNameWithoutAnEndIsCut()
    {
        LoadingCount count;

        count.setCalls({loads(aya(), QString(5000, u'x'), 0s)});

        QVERIFY(count.lines().first().size() < 100);
    }
};

SUITE_TEST(QCoreApplication, LoadingCountTest)

} // namespace tst_loading_count

#include "tst_loading_count.moc"
