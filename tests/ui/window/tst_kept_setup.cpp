// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/ui/window/studio_window.h"
#include "ui/rooms/kept_setup.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace tst_kept_setup {

using namespace studio;
using namespace studio::tests;
using ports::RoomSetup;
using ui::keptSetup;

namespace {

RoomSetup teaSetup() { return {.name = u"Tea at five"_s, .roster = {kyoko(), natsumi(), aya()}}; }

} // namespace

/// A room that continues while its form is open.
class KeptSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoCameMeanwhileKeepsItsSeat();
    void whoLeftMeanwhileDoesNotComeBack();
    void anUntouchedRosterIsTheOneOfNow();
    void whatWasNotTouchedIsAsItIsNow();
    void theModelOfTheRoomIsKeptByItself();
    void eachSettingIsKeptByItself();
    void everySettingOfTurnTakingFollows();
    void theOtherPartsOfAnOverrideFollow();
    void silenceIsOneQuestion();
    void aMaskFollowsUnlessItWasChanged();
    void theBooksAreMerged();
    void whatBothChangedIsAsTheUserWantsIt();
    void theWindowSavesTheRoomWithItsNewGuest();
};

void KeptSetupTest::whoCameMeanwhileKeepsItsSeat()
{
    RoomSetup wanted = teaSetup();
    wanted.roster = {aya(), kyoko()}; // Natsumi was removed, the others were moved
    RoomSetup now = teaSetup();
    now.roster.append(bob());

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    QCOMPARE(kept.roster, (QList{aya(), kyoko(), bob()}));
}

void KeptSetupTest::whoLeftMeanwhileDoesNotComeBack()
{
    RoomSetup start = teaSetup();
    start.roster.append(bob());
    RoomSetup wanted = start;
    wanted.roster.removeAll(aya());

    const RoomSetup kept = keptSetup(start, wanted, teaSetup());

    QCOMPARE(kept.roster, (QList{kyoko(), natsumi()}));
}

void KeptSetupTest::anUntouchedRosterIsTheOneOfNow()
{
    RoomSetup wanted = teaSetup();
    wanted.name = u"Tea at six"_s;
    RoomSetup now = teaSetup();
    now.roster = {bob(), kyoko()};

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    QCOMPARE(kept.roster, now.roster);
    QCOMPARE(kept.name, u"Tea at six"_s);
}

void KeptSetupTest::whatWasNotTouchedIsAsItIsNow()
{
    RoomSetup wanted = teaSetup();
    wanted.scene = u"A garden."_s;
    RoomSetup now = teaSetup();
    now.name = u"Tea at six"_s;
    now.policy.policy = model::PolicyName::Ring;
    now.identities = {{}, {base::ParticipantId(u"user_mina"_s), u"Mina"_s, u"#224466"_s}};
    now.voices.aloud = !now.voices.aloud;
    now.language = u"ko"_s;

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    RoomSetup hoped = now;
    hoped.scene = u"A garden."_s;
    QCOMPARE(kept, hoped);
}

void KeptSetupTest::theModelOfTheRoomIsKeptByItself()
{
    RoomSetup wanted = teaSetup();
    wanted.models.budget = 1'000'000'000;
    RoomSetup now = teaSetup();
    now.models.model = model::ModelChoice{.provider = base::ProviderId(u"ollama"_s)};

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    QCOMPARE(kept.models.budget, wanted.models.budget);
    QCOMPARE(kept.models.model, now.models.model);
}

void KeptSetupTest::eachSettingIsKeptByItself()
{
    RoomSetup wanted = teaSetup();
    wanted.policy.gap = base::Millis(3000);
    wanted.turns.maxSessionTurns = 30;
    RoomSetup now = teaSetup();
    now.policy.policy = model::PolicyName::Ring;
    now.turns.compress = false;

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    RoomSetup hoped = now;
    hoped.policy.gap = base::Millis(3000);
    hoped.turns.maxSessionTurns = 30;
    QCOMPARE(kept, hoped);
}

void KeptSetupTest::everySettingOfTurnTakingFollows()
{
    using P = model::PolicySettings;
    RoomSetup now = teaSetup();
    now.policy = {.policy = model::PolicyName::Pooled,
                  .gap = base::Millis(1),
                  .bargeIn = P::BargeIn::Queue,
                  .maxCompanionTurns = 2,
                  .holdWhileTyping = true,
                  .seed = 3,
                  .follows = {{kyoko(), {aya()}}},
                  .onlyWhenNamed = {aya()},
                  .waitForUser = base::Millis(4),
                  .idle = base::Millis(5),
                  .idleMost = 6,
                  .owed = false,
                  .ceiling = base::Millis(7),
                  .coolDown = 8,
                  .voteDeadline = base::Millis(9),
                  .deadlines = {{aya(), base::Millis(10)}},
                  .earlyDecision = false,
                  .terminalEndsRoom = true,
                  .courtesy = false,
                  .secondChoice = false,
                  .withoutVotes = P::WithoutVotes::Rest,
                  .refund = base::Millis(11),
                  .tiers = {{12, 13}},
                  .strictTiers = true,
                  .refuseRepeats = true,
                  .backchannelWakes = true,
                  .userWakes = P::UserWakes::Next,
                  .turnTimeout = base::Millis(14),
                  .talkativeness = {{aya(), 15}},
                  .isAutomatic = true,
                  .directorDeadline = base::Millis(16)};

    QCOMPARE(keptSetup(teaSetup(), teaSetup(), now), now);
    QCOMPARE(keptSetup(teaSetup(), now, teaSetup()), now); // all of it is the user's
}

void KeptSetupTest::theOtherPartsOfAnOverrideFollow()
{
    RoomSetup start = teaSetup();
    start.overrides = {{.companion = aya(), .role = u"the boss"_s}, {.companion = kyoko(), .role = u"x"_s}};
    RoomSetup wanted = start;
    wanted.overrides[0].talkativeness = 0.5;
    RoomSetup now = teaSetup();
    now.overrides = {{.companion = natsumi(), .role = u"a poet"_s}};

    const RoomSetup kept = keptSetup(start, wanted, now);

    QCOMPARE(kept.overrides.size(), 2); // the first room made Aya the boss: that went with it
    QCOMPARE(kept.overrides.at(0), (model::PersonaOverride{.companion = aya(), .talkativeness = 0.5}));
    QCOMPARE(kept.overrides.at(1), now.overrides.first());
}

void KeptSetupTest::silenceIsOneQuestion()
{
    RoomSetup wanted = teaSetup();
    wanted.policy.idle = base::Millis(60'000);
    RoomSetup now = teaSetup();
    now.policy.idleMost = 0; // off in another way

    const RoomSetup kept = keptSetup(teaSetup(), wanted, now);

    QCOMPARE(kept.policy.idle, wanted.policy.idle);
    QCOMPARE(kept.policy.idleMost, wanted.policy.idleMost);
}

void KeptSetupTest::aMaskFollowsUnlessItWasChanged()
{
    RoomSetup start = teaSetup();
    start.roster = {kyoko(), aya()};
    start.policy.follows = {{kyoko(), {aya()}}, {aya(), {kyoko()}}};
    RoomSetup wanted = start;
    wanted.roster.append(natsumi()); // who got her place in the mask by joining
    wanted.policy.follows = {
        {kyoko(), {natsumi(), aya()}}, {aya(), {kyoko(), natsumi()}}, {natsumi(), {kyoko(), aya()}}};

    QVERIFY(keptSetup(start, wanted, teaSetup()).policy.follows.isEmpty());
    wanted.policy.follows[aya()] = {};
    QCOMPARE(keptSetup(start, wanted, teaSetup()).policy.follows, wanted.policy.follows);
}

void KeptSetupTest::theBooksAreMerged()
{
    const base::LorebookId tea(u"tea"_s), town(u"town"_s), sea(u"sea"_s);
    RoomSetup start = teaSetup();
    start.lorebooks = {tea};
    RoomSetup wanted = start;
    wanted.lorebooks = {tea, town};
    RoomSetup now = teaSetup();
    now.lorebooks = {sea};

    QCOMPARE(keptSetup(start, wanted, now).lorebooks, (QList{town, sea}));
}

void KeptSetupTest::whatBothChangedIsAsTheUserWantsIt()
{
    RoomSetup wanted = teaSetup();
    wanted.policy.policy = model::PolicyName::Vote;
    RoomSetup start = teaSetup();
    start.policy.policy = model::PolicyName::Ring;
    RoomSetup now = start;
    now.policy.policy = model::PolicyName::Resource;

    QCOMPARE(keptSetup(start, wanted, now).policy, wanted.policy);
}

void KeptSetupTest::theWindowSavesTheRoomWithItsNewGuest()
{
    StudioWindow studio;
    studio.open();
    studio.find<QAction>(u"setUpRoomAction"_s)->trigger();
    auto *dialog = studio.find<QDialog>(u"roomSetupDialog"_s);
    QVERIFY(dialog);
    model::Room room = roomView(5, {}, quietFloor()).room;
    room.guests = {bobTheGuest()};
    room.roster.append(bob());
    ports::FloorView floor = quietFloor();
    floor.rows.append(ports::FloorRow{.id = bob()});

    Q_EMIT studio.rooms.published(teaRoom(), {eventAt(6, model::RoomChanged{room})}, floor);
    dialog->findChild<QLineEdit *>(u"roomName"_s)->setText(u"Tea at six"_s);
    dialog->findChild<QPushButton *>(u"createRoom"_s)->click();

    QCOMPARE(
        studio.rooms.commands().filter(u"setUpRoom"_s),
        QStringList{
            u"setUpRoom room_tea Tea at six companion_kyoko,companion_natsumi,companion_aya,guest:companion_bob "_s});
}

SUITE_TEST(QApplication, KeptSetupTest)

} // namespace tst_kept_setup

#include "tst_kept_setup.moc"
