// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/lore_trial_service.h"

#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

namespace tst_lore_trial_service {

using namespace Qt::StringLiterals;
using namespace studio;
using model::LoreVerdict;
using ports::LoreTrial;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

/// Aya's room, with a storm mentioned; she has a book with two entries.
struct Trials
{
    Trials()
    {
        model::Persona aya = tests::persona(u"aya"_s);
        model::LoreEntry storm{.name = u"Storm"_s, .keys = {u"storm"_s}, .content = u"From the west."_s};
        model::LoreEntry whale{.name = u"Whale"_s, .keys = {u"whale"_s}, .content = u"They are gone."_s};
        aya.lore = {{.name = u"The coast"_s, .entries = {storm, whale}}};
        QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(aya));
        room = house.create(tests::room(u"tea"_s).with({u"aya"_s}).policy(model::PolicyName::Manual)).id;
        QVERIFY(!house.say(room, u"A storm!"_s));
    }
    /// The result, which arrives once.
    base::Result<LoreTrial> ask(const QString &line, const base::ParticipantId &who = companion(u"aya"_s))
    {
        tests::Answer<LoreTrial> answer;
        trials.tryLine(room, who, line, answer.then());
        return answer.comes() ? answer.result() : base::failure(base::ErrorCode::Internal, u"no answer"_s);
    }
    [[nodiscard]] static QList<LoreVerdict::State> states(const base::Result<LoreTrial> &trial)
    {
        QList<LoreVerdict::State> states;
        for (const LoreVerdict &verdict : trial->result.verdicts)
            states.append(verdict.state);
        return states;
    }

    TemporaryStudio folder;
    StudioHouse house{folder.dataFolder()};
    services::LoreTrialService trials{house.rooms().openRooms(), house.model()};
    base::RoomId room;
};

constexpr auto kFired = LoreVerdict::State::Fired;
constexpr auto kBlocked = LoreVerdict::State::Blocked;

} // namespace

/// Tries a line in a room as it is.
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
    const base::Result<LoreTrial> answer = stage.ask({});
    QVERIFY(answer);
    QCOMPARE(stage.states(answer), (QList{kFired, kBlocked}));
    const LoreTrial &trial = *answer;
    QCOMPARE(trial.room, stage.room);
    QCOMPARE(trial.companion, companion(u"aya"_s));
    QCOMPARE(trial.books.companion.first().name, u"The coast"_s);
    QCOMPARE(trial.speakers, QList{tests::user()});
    QCOMPARE(trial.result.verdicts.first().message, std::optional<qint64>(1));
}

void TestLoreTrialService::aLineMoreFiresMore()
{
    Trials stage;
    const base::Result<LoreTrial> trial = stage.ask(u"And a whale."_s);
    QVERIFY(trial);
    QCOMPARE(stage.states(trial), (QList{kFired, kFired}));
    QCOMPARE(trial->speakers.size(), 2);
    QCOMPARE(trial->result.verdicts.last().message, std::optional<qint64>(2));
}

void TestLoreTrialService::aTrialLeavesNothingBehind()
{
    Trials stage;
    const auto before = stage.house.published().size();
    const int requests = int(stage.house.model().requests().size());
    QVERIFY(stage.ask(u"A whale."_s));
    stage.house.wait(base::Millis(5000));
    QCOMPARE(stage.house.published().size(), before);
    QCOMPARE(int(stage.house.model().requests().size()), requests);
    QCOMPARE(stage.states(stage.ask({})), (QList{kFired, kBlocked}));
}

void TestLoreTrialService::whoIsNotThereCannotBeTried()
{
    Trials stage;
    const base::Result<LoreTrial> trial = stage.ask({}, companion(u"kyoko"_s));
    QVERIFY(!trial);
    QCOMPARE(trial.error().code, base::ErrorCode::NotFound);
}

void TestLoreTrialService::anUnknownRoomIsNotFound()
{
    Trials stage;
    stage.room = base::RoomId(u"nowhere"_s);
    const base::Result<LoreTrial> trial = stage.ask({});
    QVERIFY(!trial);
    QCOMPARE(trial.error().code, base::ErrorCode::NotFound);
}

SUITE_TEST(QCoreApplication, TestLoreTrialService)

} // namespace tst_lore_trial_service

#include "tst_lore_trial_service.moc"
