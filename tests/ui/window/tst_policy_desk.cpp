// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/rooms/policy_dialog.h"

#include <QAction>
#include <QPushButton>
#include <QToolButton>

namespace tst_policy_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::PolicyName;
using Studio = tests::StudioWindow;

namespace {

QAction *choice(const Studio &studio, PolicyName policy)
{
    return studio.window.findChild<QAction *>(u"policyAction%1"_s.arg(int(policy)));
}

/// The room after somebody has changed its rules.
void change(Studio &studio, const model::PolicySettings &policy)
{
    ports::FloorView floor = quietFloor();
    floor.policy = policy;
    Q_EMIT studio.rooms.published(teaRoom(), {}, floor);
}

} // namespace

class PolicyDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMenuSwitchesTheRoomAtOnce();
    void switchingKeepsTheOtherSettings();
    void theSettingsStandBesideTheConversation();
    void theDialogGoesWithItsRoom();
    void readOnlyRoomsCannotBeChanged();
    void withoutARoomThereIsNothingToChoose();
};

void PolicyDeskTest::theMenuSwitchesTheRoomAtOnce()
{
    Studio studio;
    studio.open();
    QVERIFY(choice(studio, PolicyName::Vote)->isChecked());

    choice(studio, PolicyName::Manual)->trigger();
    QCOMPARE(studio.rooms.commands(), QStringList{u"setPolicy room_tea"_s});
    QCOMPARE(studio.rooms.policies().last().policy, PolicyName::Manual);
    QVERIFY(choice(studio, PolicyName::Vote)->isChecked()); // until the room says otherwise
    change(studio, studio.rooms.policies().last());

    QVERIFY(choice(studio, PolicyName::Manual)->isChecked());
    QVERIFY(!choice(studio, PolicyName::Vote)->isChecked());
    QCOMPARE(studio.find<QToolButton>(u"policyName"_s)->text(), u"Manual"_s);
}

void PolicyDeskTest::switchingKeepsTheOtherSettings()
{
    Studio studio;
    ports::FloorView floor = quietFloor();
    floor.policy.voteDeadline = base::Millis(1234);
    studio.open(floor);

    Q_EMIT studio.window.findChild<ui::FloorPanel *>()->policyWanted(PolicyName::Manual);

    model::PolicySettings expected = floor.policy;
    expected.policy = PolicyName::Manual;
    QVERIFY(studio.rooms.policies().last() == expected);
}

void PolicyDeskTest::theSettingsStandBesideTheConversation()
{
    Studio studio;
    studio.open();

    QTest::mouseClick(studio.find<QToolButton>(u"policySettings"_s), Qt::LeftButton);
    auto *dialog = studio.window.findChild<ui::PolicyDialog *>();
    QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
    studio.find<QAction>(u"policySettingsAction"_s)->trigger();
    QCOMPARE(studio.window.findChildren<ui::PolicyDialog *>().size(), 1);
    model::PolicySettings policy;
    policy.maxCompanionTurns = 4;
    Q_EMIT dialog->wanted(policy);

    QVERIFY(studio.rooms.policies().last() == policy);
}

void PolicyDeskTest::theDialogGoesWithItsRoom()
{
    Studio studio;
    studio.open();
    studio.find<QAction>(u"policySettingsAction"_s)->trigger();

    studio.find<QAction>(u"deleteRoomAction"_s)->trigger();
    studio.rooms.commandOf(u"setDeleted"_s).done();

    QVERIFY(!studio.window.findChild<ui::PolicyDialog *>());
    QVERIFY(!choice(studio, PolicyName::Vote)->isEnabled());
}

void PolicyDeskTest::readOnlyRoomsCannotBeChanged()
{
    Studio studio(true);
    studio.open();

    QVERIFY(choice(studio, PolicyName::Vote)->isChecked());
    QVERIFY(!choice(studio, PolicyName::Manual)->isEnabled());
    QVERIFY(!studio.find<QAction>(u"policySettingsAction"_s)->isEnabled());
    QVERIFY(!studio.find<QToolButton>(u"policyName"_s)->isEnabled());
    QCOMPARE(studio.find<QToolButton>(u"policyName"_s)->text(), u"State vote"_s);
}

void PolicyDeskTest::withoutARoomThereIsNothingToChoose()
{
    Studio studio;

    QVERIFY(!choice(studio, PolicyName::Vote)->isEnabled());
    QVERIFY(!choice(studio, PolicyName::Vote)->isChecked());
    QVERIFY(!studio.find<QAction>(u"policySettingsAction"_s)->isEnabled());
}

SUITE_TEST(QApplication, PolicyDeskTest)

} // namespace tst_policy_desk

#include "tst_policy_desk.moc"
