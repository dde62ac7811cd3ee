// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/panels/floor/policy_menu.h"
#include "ui/panels/floor/policy_row.h"

#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_policy_row {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PolicyName;

namespace {

struct Stage
{
    explicit Stage(const QList<PolicyName> &offered = {explain::kEveryPolicy.cbegin(),
                                                       explain::kEveryPolicy.cend()})
        : row(nullptr)
        , wanted(&row, &ui::PolicyRow::policyWanted)
    {
        row.offer(offered);
        row.setPolicy(PolicyName::Vote, false);
        row.resize(320, 120);
        row.show();
    }

    QToolButton *button(const QString &name) { return row.findChild<QToolButton *>(name); }
    QListView *list() { return row.findChild<QListView *>(u"policyMenuList"_s); }
    /// Opens the menu with the keyboard; its current line is the policy in use.
    void open()
    {
        QTest::keyClick(button(u"policyName"_s), Qt::Key_Space);
        QVERIFY(list()->isVisible());
        QCOMPARE(studio::tests::namelessControls(row), QString());
    }

    ui::PolicyRow row;
    QSignalSpy wanted;
};

} // namespace

class PolicyRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itNamesThePolicyAndSaysWhatHappens();
    void theMenuShowsEachWithItsSentence();
    void anotherIsChosenWithTheKeys();
    void theOneInUseIsNotAskedForAgain();
    void whatIsNotOfferedCannotBeChosen();
    void whereNothingMayBeWrittenItOnlyTells();
    void withoutARoomItIsNotThere();
    void settingsAreAskedFor();
};

void PolicyRowTest::itNamesThePolicyAndSaysWhatHappens()
{
    Stage stage;

    stage.row.setPolicy(PolicyName::Ring, false);

    QCOMPARE(stage.button(u"policyName"_s)->text(), u"Ring"_s);
    QCOMPARE(stage.button(u"policyName"_s)->accessibleDescription(),
             explain::policySentence(PolicyName::Ring));
    QVERIFY(stage.button(u"policyName"_s)->toolTip().contains(u"Choose how the room"_s));
    QCOMPARE(stage.button(u"policyName"_s)->accessibleName(), u"Turn-taking: Ring"_s);
}

void PolicyRowTest::theMenuShowsEachWithItsSentence()
{
    Stage stage;

    stage.open();

    const QAbstractItemModel *model = stage.list()->model();
    QCOMPARE(model->rowCount(), int(explain::kEveryPolicy.size()));
    for (int row = 0; row < 4; ++row) {
        const PolicyName policy = explain::kEveryPolicy[size_t(row)];
        const QModelIndex index = model->index(row, 0);
        QCOMPARE(index.data().toString(), explain::policyText(policy));
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(explain::policySentence(policy)));
    }
    QCOMPARE(stage.list()->currentIndex().row(), 0);
    QVERIFY(model->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"in use"_s));
    QVERIFY(!stage.list()->verticalScrollBar()->isVisible()); // all of it at once
}

void PolicyRowTest::anotherIsChosenWithTheKeys()
{
    Stage stage;
    stage.open();

    QTest::keyClick(stage.list(), Qt::Key_Down);
    QTest::keyClick(stage.list(), Qt::Key_Down);
    QCOMPARE(stage.wanted.size(), 0); // looking is not choosing
    QTest::keyClick(stage.list(), Qt::Key_Return);

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.wanted.first().first().value<PolicyName>(), PolicyName::Ring);
    QVERIFY(!stage.list()->isVisible());
    QCOMPARE(stage.button(u"policyName"_s)->text(), u"State vote"_s); // until the room says otherwise
}

void PolicyRowTest::theOneInUseIsNotAskedForAgain()
{
    Stage stage;
    stage.open();

    QTest::keyClick(stage.list(), Qt::Key_Return);

    QVERIFY(!stage.list()->isVisible());
    QCOMPARE(stage.wanted.size(), 0);
}

void PolicyRowTest::whatIsNotOfferedCannotBeChosen()
{
    Stage stage({PolicyName::Vote, PolicyName::Manual});
    stage.open();

    const QModelIndex ring = stage.list()->model()->index(2, 0);
    QTest::mouseClick(stage.list()->viewport(), Qt::LeftButton, Qt::NoModifier,
                      stage.list()->visualRect(ring).center());

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(ring.data(Qt::AccessibleTextRole).toString().contains(u"Not available"_s));
}

void PolicyRowTest::whereNothingMayBeWrittenItOnlyTells()
{
    Stage stage;

    stage.row.setPolicy(PolicyName::Manual, true);

    QCOMPARE(stage.button(u"policyName"_s)->text(), u"Manual"_s);
    QVERIFY(!stage.button(u"policyName"_s)->isEnabled());
    QVERIFY(!stage.button(u"policySettings"_s)->isVisible());
}

void PolicyRowTest::withoutARoomItIsNotThere()
{
    Stage stage;

    stage.row.setPolicy({}, false);

    QVERIFY(stage.row.isHidden());
}

void PolicyRowTest::settingsAreAskedFor()
{
    Stage stage;
    QSignalSpy settings(&stage.row, &ui::PolicyRow::settingsWanted);

    QTest::mouseClick(stage.button(u"policySettings"_s), Qt::LeftButton);

    QCOMPARE(settings.size(), 1);
}

SUITE_TEST(QApplication, PolicyRowTest)

} // namespace tst_policy_row

#include "tst_policy_row.moc"
