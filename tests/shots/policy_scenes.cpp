// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/follow_mask.h"
#include "tests/shots/scenes.h"
#include "tests/shots/scroll_to.h"
#include "tests/shots/stage.h"
#include "ui/rooms/mask_table.h"
#include "ui/rooms/policy_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace studio::tests::policy_scenes {

namespace {

ui::PolicyDialog &dialogOf(Stage &stage, const model::PolicySettings &policy)
{
    ports::FloorView floor = quietFloor();
    floor.policy = policy;
    floor.rest = model::Rest{model::RestReason::Nobody, {}};
    stage.openRoom(2, floor);
    stage.window().findChild<QAction *>(u"policySettingsAction"_s)->trigger();
    return *stage.window().findChild<ui::PolicyDialog *>();
}

model::PolicySettings under(model::PolicyName policy)
{
    model::PolicySettings settings;
    settings.policy = policy;
    return settings;
}

/// Aya may take longer than the others.
void voteSettings(Stage &stage)
{
    model::PolicySettings vote = under(model::PolicyName::Vote);
    vote.deadlines.insert(aya(), base::Millis(12'000));
    dialogOf(stage, vote);
}

void ringSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::Ring)); }
void manualSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::Manual)); }
void naturalSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::Natural)); }
void listSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::List)); }
void pooledSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::Pooled)); }
void directorSettings(Stage &stage) { dialogOf(stage, under(model::PolicyName::Director)); }

/// The second tier costs less than the first: the error is shown beside it.
void resourceSettings(Stage &stage)
{
    ui::PolicyDialog &dialog = dialogOf(stage, under(model::PolicyName::Resource));
    auto *price = dialog.findChildren<QPlainTextEdit *>(u"policyTiersFirst"_s).at(1);
    price->selectAll();
    QTest::keyClicks(price, u"3"_s);
}

/// Aya moderates, and after Kyoko nobody may speak; the matrix has the focus.
void mask(Stage &stage)
{
    model::PolicySettings vote = under(model::PolicyName::Vote);
    vote.follows = {{aya(), {kyoko(), natsumi()}}, {natsumi(), {aya()}}, {kyoko(), {}}};
    vote.onlyWhenNamed = {natsumi()};
    ui::PolicyDialog &dialog = dialogOf(stage, vote);
    scrollTo(dialog, u"policyMembers"_s, u"policyDialogArea"_s);
    auto *table = dialog.findChild<ui::MaskTable *>(u"policyMaskTable"_s);
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(table->model()->index(1, 0));
}

/// A full room, with names of all lengths.
void maskOfMany(Stage &stage)
{
    ui::PolicyDialog &dialog = dialogOf(stage, under(model::PolicyName::Vote));
    QList<ui::VoterDeadlines::Voter> many;
    const QStringList names{u"Kyoko"_s, u"綾"_s, u"Anastasia Konstantinopolskaya"_s, u"Ed"_s};
    for (int number = 0; number < 64; ++number)
        many.append({base::ParticipantId(u"companion_%1"_s.arg(number)), names.at(number % names.size())});
    dialog.setVoters(many);
    dialog.findChild<QAction *>(u"policyMaskModerator2"_s)->trigger();
    scrollTo(dialog, u"policyMask"_s, u"policyDialogArea"_s);
}

/// Companions start talking by themselves.
void silence(Stage &stage)
{
    model::PolicySettings natural = under(model::PolicyName::Natural);
    natural.idle = base::Millis(90'000);
    ui::PolicyDialog &dialog = dialogOf(stage, natural);
    scrollTo(dialog, u"policySilence"_s, u"policyDialogArea"_s);
}

/// The same in the setup of a room.
void roomMask(Stage &stage)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"setUpRoomAction"_s)->trigger();
    stage.window().findChild<QAction *>(u"policyMaskPairs"_s)->trigger();
    scrollTo(stage.window(), u"policyMembers"_s, u"roomRules"_s);
}

} // namespace

QList<Scene> all()
{
    return {
        {u"policy-vote"_s, true, voteSettings},
        {u"policy-ring"_s, false, ringSettings},
        {u"policy-resource"_s, true, resourceSettings},
        {u"policy-manual"_s, false, manualSettings},
        {u"policy-natural"_s, true, naturalSettings},
        {u"policy-list"_s, false, listSettings},
        {u"policy-pooled"_s, false, pooledSettings},
        {u"policy-director"_s, false, directorSettings},
        {u"policy-mask"_s, true, mask},
        {u"policy-mask-many"_s, false, maskOfMany},
        {u"policy-silence"_s, true, silence},
        {u"room-mask"_s, true, roomMask},
    };
}

} // namespace studio::tests::policy_scenes
