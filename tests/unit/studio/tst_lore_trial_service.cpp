// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/lore_trial_service.h"

#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

namespace tst_lore_trial_service {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LoreVerdict;
using ports::LoreTrialPort;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

/// Aya's room, in which a storm was mentioned; she has a book of two entries.
struct Trials
{
    Trials()
    {
        model::Persona aya = tests::persona(u"aya"_s);
        model::LoreEntry storm{.name = u"Storm"_s, .keys = {u"storm"_s}, .content = u"From the west."_s};
        model::LoreEntry whale{.name = u"Whale"_s, .keys = {u"whale"_s}, .content = u"They are gone."_s};
        aya.lore = {{.name = u"The coast"_s, .entries = {storm, whale}}};
        QVERIFY(!house.endOf(house.personas().savePersona(aya)));
        room = house.create(tests::room(u"tea"_s).with({u"aya"_s}).policy(model::PolicyName::Manual)).id;
        QVERIFY(!house.say(room, u"A storm!"_s));
        QObject::connect(
            &trials, &LoreTrialPort::tried, &house,
            [this](const auto &request, const ports::LoreTrial &trial) { tried.insert(request, trial); });
        QObject::connect(&trials, &LoreTrialPort::done, &house,
                         [this](const auto &request) { ended.append(request); });
        QObject::connect(&trials, &LoreTrialPort::failed, &house,
                         [this](const auto &request, const base::Error &error) {
                             errors.insert(request, error);
                             ended.append(request);
                         });
    }
    base::RequestId ask(const QString &line, const base::ParticipantId &who = companion(u"aya"_s))
    {
        const base::RequestId request = trials.tryLine(room, who, line);
        (void)QTest::qWaitFor([&] { return ended.contains(request); });
        return request;
    }
    [[nodiscard]] QList<LoreVerdict::State> states(const base::RequestId &request) const
    {
        QList<LoreVerdict::State> states;
        for (const LoreVerdict &verdict : tried.value(request).result.verdicts)
            states.append(verdict.state);
        return states;
    }

    TemporaryStudio folder;
    StudioHouse house{folder.dataFolder()};
    services::LoreTrialService trials{house.rooms().openRooms(), house.model()};
    base::RoomId room;
    QHash<base::RequestId, ports::LoreTrial> tried;
    QHash<base::RequestId, base::Error> errors;
    QList<base::RequestId> ended;
};

constexpr auto kFired = LoreVerdict::State::Fired;
constexpr auto kBlocked = LoreVerdict::State::Blocked;

} // namespace

/// A line tried in a room as it stands.
class TestLoreTrialService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRoomAsItIs();
    void aLineMoreFiresMore();
    void aTrialLeavesNothingBehind();
    void whoIsNotThereCannotBeTried();
    void anUnknownRoomIsNotFound();
};

void TestLoreTrialService::theRoomAsItIs()
{
    Trials stage;
    const base::RequestId request = stage.ask({});
    QCOMPARE(stage.states(request), (QList{kFired, kBlocked}));
    const ports::LoreTrial trial = stage.tried.value(request);
    QCOMPARE(trial.room, stage.room);
    QCOMPARE(trial.companion, companion(u"aya"_s));
    QCOMPARE(trial.books.companion.first().name, u"The coast"_s);
    QCOMPARE(trial.speakers, QList{tests::user()});
    QCOMPARE(trial.result.verdicts.first().message, std::optional<qint64>(1));
}

void TestLoreTrialService::aLineMoreFiresMore()
{
    Trials stage;
    const base::RequestId request = stage.ask(u"And a whale."_s);
    QCOMPARE(stage.states(request), (QList{kFired, kFired}));
    QCOMPARE(stage.tried.value(request).speakers.size(), 2);
    QCOMPARE(stage.tried.value(request).result.verdicts.last().message, std::optional<qint64>(2));
}

void TestLoreTrialService::aTrialLeavesNothingBehind()
{
    Trials stage;
    const auto before = stage.house.published().size();
    const int requests = int(stage.house.model().requests().size());
    (void)stage.ask(u"A whale."_s);
    stage.house.wait(base::Millis(5000));
    QCOMPARE(stage.house.published().size(), before);
    QCOMPARE(int(stage.house.model().requests().size()), requests);
    QCOMPARE(stage.states(stage.ask({})), (QList{kFired, kBlocked}));
}

void TestLoreTrialService::whoIsNotThereCannotBeTried()
{
    Trials stage;
    const base::RequestId request = stage.ask({}, companion(u"kyoko"_s));
    QCOMPARE(stage.errors.value(request).code, base::ErrorCode::NotFound);
    QVERIFY(!stage.tried.contains(request));
}

void TestLoreTrialService::anUnknownRoomIsNotFound()
{
    Trials stage;
    stage.room = base::RoomId(u"nowhere"_s);
    const base::RequestId request = stage.ask({});
    QCOMPARE(stage.errors.value(request).code, base::ErrorCode::NotFound);
    QCOMPARE(stage.ended.count(request), 1);
}

SUITE_TEST(QCoreApplication, TestLoreTrialService)

} // namespace tst_lore_trial_service

#include "tst_lore_trial_service.moc"
