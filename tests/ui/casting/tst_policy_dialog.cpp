// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tier_limits.h"
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/casting/form_field.h"
#include "ui/casting/policy_dialog.h"
#include "ui/casting/policy_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_policy_dialog {

using namespace Qt::StringLiterals;
using namespace studio;
using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;
using ui::PolicyDialog;

namespace {

PolicySettings under(PolicyName policy)
{
    PolicySettings settings;
    settings.policy = policy;
    return settings;
}

struct Stage
{
    explicit Stage(const PolicySettings &now)
        : dialog(now, ui::Theme::light(), nullptr)
        , wanted(&dialog, &PolicyDialog::wanted)
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        if (!QTest::qWaitForWindowActive(&dialog))
            qFatal("no dialog came up");
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return dialog.findChild<Widget *>(name);
    }
    bool shows(const QString &field) { return find<ui::FormField>(field + u"Field"_s)->isVisible(); }
    QString flaw(const QString &field) { return find<ui::FormField>(field + u"Field"_s)->flawText(); }
    static QString nameOf(PolicyNumber number) { return u"policyNumber%1"_s.arg(int(number)); }
    void write(const QString &input, const QString &text)
    {
        find<QLineEdit>(input)->selectAll();
        QTest::keyClicks(find<QLineEdit>(input), text);
    }
    /// Into the first or second place of a tier.
    void writeTier(qsizetype row, const QString &place, const QString &text)
    {
        QPlainTextEdit *input = dialog.findChildren<QPlainTextEdit *>(u"policyTiers"_s + place).at(row);
        input->selectAll();
        QTest::keyClicks(input, text);
    }
    void choose(const QString &box, int row)
    {
        auto *choice = find<QComboBox>(box);
        choice->setCurrentIndex(row);
        Q_EMIT choice->activated(row);
    }
    void press(const QString &button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    PolicySettings told() { return wanted.constLast().constFirst().value<PolicySettings>(); }

    PolicyDialog dialog;
    QSignalSpy wanted;
};

} // namespace

class PolicyDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatBelongsToThePolicyIsShown_data();
    void onlyWhatBelongsToThePolicyIsShown();
    void applyingLeavesItOpen();
    void whatIsAsItWasIsNotSent();
    void timesAreKeptToTheMillisecond();
    void tiersAreWrittenAddedAndRemoved();
    void badTiersAreNamedAndNothingIsApplied_data();
    void badTiersAreNamedAndNothingIsApplied();
    void aRoomMayRestWithoutVotes();
    void aVoterCanHaveADeadlineOfItsOwn();
    void badDeadlinesAreNamedAndNothingIsApplied();
    void whoseTextMustFitHasThreeAnswers();
    void theSeedTakesEveryNumberOfSixtyFourBits();
    void badSeedsAreNamedAndNothingIsApplied();
    void itFollowsTheRoom();
    void whatIsWrittenStaysWhenTheRoomChanges();
    void everyControlHasAName();
};

void PolicyDialogTest::onlyWhatBelongsToThePolicyIsShown_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::addColumn<QStringList>("fields");
    const auto number = [](PolicyNumber which) { return Stage::nameOf(which); };
    const QString gap = number(PolicyNumber::Gap);
    const QString turns = number(PolicyNumber::MaxCompanionTurns);
    QTest::newRow("vote") << PolicyName::Vote
                          << QStringList{gap, turns, number(PolicyNumber::VoteDeadline), u"policyBargeIn"_s,
                                         u"policyWithoutVotes"_s};
    QTest::newRow("resource") << PolicyName::Resource
                              << QStringList{turns, number(PolicyNumber::Refund), u"policyTiers"_s,
                                             u"policyStrict"_s};
    QTest::newRow("ring") << PolicyName::Ring << QStringList{gap,
                                                             turns,
                                                             number(PolicyNumber::TurnTimeout),
                                                             u"policySeed"_s,
                                                             u"policyBargeIn"_s,
                                                             u"policyUserWakes"_s};
    QTest::newRow("manual") << PolicyName::Manual << QStringList{gap, u"policyBargeIn"_s};
}

void PolicyDialogTest::onlyWhatBelongsToThePolicyIsShown()
{
    QFETCH(const PolicyName, policy);
    QFETCH(const QStringList, fields);

    Stage stage(under(policy));

    QStringList shown;
    for (const ui::FormField *field : stage.dialog.findChildren<ui::FormField *>()) {
        if (field->isVisible())
            shown.append(field->objectName().chopped(QStringLiteral("Field").size()));
    }
    QCOMPARE(QSet<QString>(shown.cbegin(), shown.cend()), QSet<QString>(fields.cbegin(), fields.cend()));
    QVERIFY(stage.find<QCheckBox>(u"policyHold"_s)->isVisible());
    QVERIFY(!stage.find<QCheckBox>(u"policyHold"_s)->isChecked());
    QCOMPARE(stage.find<QCheckBox>(u"policyEarly"_s)->isVisible(), policy == PolicyName::Vote);
    QCOMPARE(stage.find<QCheckBox>(u"policyRepeats"_s)->isVisible(), policy == PolicyName::Resource);
    QVERIFY(!stage.dialog.findChild<QWidget *>(u"policy0"_s)->isVisible()); // no choice of another policy
}

void PolicyDialogTest::applyingLeavesItOpen()
{
    Stage stage(under(PolicyName::Vote));
    QVERIFY(!stage.find<QPushButton>(u"policyApply"_s)->isEnabled());

    stage.write(Stage::nameOf(PolicyNumber::VoteDeadline), u"3"_s);
    stage.press(u"policyApply"_s);

    QVERIFY(stage.dialog.isVisible());
    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.told().voteDeadline, base::Millis(3000));
    stage.press(u"policyDone"_s);
    QVERIFY(!stage.dialog.isVisible());
}

void PolicyDialogTest::whatIsAsItWasIsNotSent()
{
    Stage stage(under(PolicyName::Ring));

    stage.press(u"policyDone"_s);

    QVERIFY(!stage.dialog.isVisible());
    QCOMPARE(stage.wanted.size(), 0);
}

void PolicyDialogTest::timesAreKeptToTheMillisecond()
{
    PolicySettings ring = under(PolicyName::Ring);
    ring.turnTimeout = base::Millis(1'234'567);
    Stage stage(ring);

    stage.write(Stage::nameOf(PolicyNumber::Gap), u"2"_s);
    stage.press(u"policyDone"_s);

    QCOMPARE(stage.told().turnTimeout, base::Millis(1'234'567));
}

void PolicyDialogTest::tiersAreWrittenAddedAndRemoved()
{
    Stage stage(under(PolicyName::Resource));

    stage.writeTier(1, u"First"_s, u"40"_s);
    stage.press(u"policyTiersAdd"_s);
    stage.writeTier(3, u"First"_s, u"95"_s);
    stage.writeTier(3, u"Second"_s, u"400"_s);
    QTest::mouseClick(stage.dialog.findChildren<QToolButton *>(u"policyTiersRemove"_s).at(0), Qt::LeftButton);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.told().tiers, (QList<PolicySettings::Tier>{{40, 50}, {80, 100}, {95, 400}}));
}

void PolicyDialogTest::badTiersAreNamedAndNothingIsApplied_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("a word") << u"First"_s << u"cheap"_s << u"Tier 2: write two whole numbers"_s;
    QTest::newRow("a part") << u"Second"_s << u"1.5"_s << u"Tier 2: write two whole numbers"_s;
    QTest::newRow("below zero") << u"First"_s << u"-1"_s << u"Tier 2: choose a price from 0 to 100"_s;
    QTest::newRow("above the level") << u"First"_s << u"101"_s << u"Tier 2: choose a price from 0 to 100"_s;
    QTest::newRow("as dear as before") << u"First"_s << u"5"_s << u"Tier 2: choose a higher price"_s;
    QTest::newRow("dearer than the next") << u"First"_s << u"90"_s << u"Tier 3: choose a higher price"_s;
    QTest::newRow("no words") << u"Second"_s << u"0"_s << u"Tier 2: choose a longest text from 1"_s;
}

void PolicyDialogTest::badTiersAreNamedAndNothingIsApplied()
{
    QFETCH(const QString, place);
    QFETCH(const QString, text);
    QFETCH(const QString, named);
    Stage stage(under(PolicyName::Resource));

    stage.writeTier(1, place, text);
    QVERIFY2(stage.flaw(u"policyTiers"_s).startsWith(named), qPrintable(stage.flaw(u"policyTiers"_s)));
    stage.press(u"policyDone"_s);

    QVERIFY(stage.dialog.isVisible());
    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(!model::flawInTiers(stage.find<ui::PolicyForm>(u"policyForm"_s)->settings().tiers));
}

void PolicyDialogTest::aRoomMayRestWithoutVotes()
{
    Stage stage(under(PolicyName::Vote));
    auto *choice = stage.find<QComboBox>(u"policyWithoutVotes"_s);
    QCOMPARE(choice->currentIndex(), int(PolicySettings::WithoutVotes::Speak));

    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.told().withoutVotes, PolicySettings::WithoutVotes::Rest);
}

void PolicyDialogTest::aVoterCanHaveADeadlineOfItsOwn()
{
    const base::ParticipantId kyoko(u"companion_kyoko"_s);
    const base::ParticipantId aya(u"companion_aya"_s);
    const base::ParticipantId gone(u"companion_gone"_s);
    PolicySettings settings = under(PolicyName::Vote);
    settings.deadlines = {{kyoko, base::Millis(2000)}, {gone, base::Millis(4000)}};
    Stage stage(settings);
    QVERIFY(!stage.shows(u"policyVoters"_s)); // nobody is known yet

    stage.dialog.setVoters({{kyoko, u"Kyoko"_s}, {aya, u"Aya"_s}});
    QVERIFY(stage.shows(u"policyVoters"_s));
    QCOMPARE(stage.find<QLineEdit>(u"policyVoters0"_s)->text(), u"2"_s);
    stage.write(u"policyVoters1"_s, u"0.5"_s);
    stage.find<QLineEdit>(u"policyVoters0"_s)->selectAll();
    QTest::keyClick(stage.find<QLineEdit>(u"policyVoters0"_s), Qt::Key_Delete);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.told().deadlines,
             (QMap<base::ParticipantId, base::Millis>{{aya, base::Millis(500)}, {gone, base::Millis(4000)}}));
}

void PolicyDialogTest::badDeadlinesAreNamedAndNothingIsApplied()
{
    Stage stage(under(PolicyName::Vote));
    stage.dialog.setVoters({{base::ParticipantId(u"companion_aya"_s), u"Aya"_s}});

    for (const QString &bad : {u"0.1"_s, u"601"_s, u"soon"_s}) {
        stage.write(u"policyVoters0"_s, bad);
        QCOMPARE(stage.flaw(u"policyVoters"_s),
                 u"Aya: write a number of seconds from 0.5 to 600, or nothing."_s);
        stage.press(u"policyDone"_s);
        QVERIFY(stage.find<QLineEdit>(u"policyVoters0"_s)->hasFocus());
    }

    QCOMPARE(stage.wanted.size(), 0);
}

void PolicyDialogTest::whoseTextMustFitHasThreeAnswers()
{
    Stage stage(under(PolicyName::Resource));
    QCOMPARE(stage.find<QComboBox>(u"policyStrict"_s)->currentIndex(), 0);

    for (const std::optional<bool> answer :
         {std::optional(true), std::optional(false), std::optional<bool>()}) {
        stage.choose(u"policyStrict"_s, !answer ? 0 : *answer ? 1 : 2);
        stage.press(u"policyApply"_s);
        stage.dialog.follow(stage.find<ui::PolicyForm>(u"policyForm"_s)->settings());

        QVERIFY(stage.told().strictTiers == answer);
    }
    QCOMPARE(stage.wanted.size(), 3);
}

void PolicyDialogTest::theSeedTakesEveryNumberOfSixtyFourBits()
{
    Stage stage(under(PolicyName::Ring));

    stage.write(u"policySeed"_s, u"18446744073709551615"_s);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.told().seed, std::numeric_limits<quint64>::max());
}

void PolicyDialogTest::badSeedsAreNamedAndNothingIsApplied()
{
    Stage stage(under(PolicyName::Ring));

    for (const QString &bad : {u"18446744073709551616"_s, u"-1"_s, u"1.5"_s, u"x"_s}) {
        stage.write(u"policySeed"_s, bad);
        QVERIFY2(stage.flaw(u"policySeed"_s).contains(u"18446744073709551615"_s), qPrintable(bad));
        stage.press(u"policyApply"_s);
        QVERIFY(stage.find<QLineEdit>(u"policySeed"_s)->hasFocus());
    }

    QCOMPARE(stage.wanted.size(), 0);
}

void PolicyDialogTest::itFollowsTheRoom()
{
    Stage stage(under(PolicyName::Vote));

    PolicySettings ring = under(PolicyName::Ring);
    ring.turnTimeout = base::Millis(9000);
    stage.dialog.follow(ring);

    QCOMPARE(stage.dialog.windowTitle(), u"Turn-taking: Ring"_s);
    QVERIFY(stage.shows(u"policySeed"_s));
    QCOMPARE(stage.find<QLineEdit>(Stage::nameOf(PolicyNumber::TurnTimeout))->text(), u"9"_s);
    QVERIFY(!stage.find<QPushButton>(u"policyApply"_s)->isEnabled());
}

void PolicyDialogTest::whatIsWrittenStaysWhenTheRoomChanges()
{
    Stage stage(under(PolicyName::Vote));
    stage.write(Stage::nameOf(PolicyNumber::MaxCompanionTurns), u"3"_s);

    stage.dialog.follow(under(PolicyName::Ring));
    stage.press(u"policyDone"_s);

    QCOMPARE(stage.wanted.size(), 1);
    QCOMPARE(stage.told().policy, PolicyName::Ring);
    QCOMPARE(stage.told().maxCompanionTurns, 3);
}

void PolicyDialogTest::everyControlHasAName()
{
    for (const PolicyName policy : model::kOfferedPolicies) {
        const Stage stage(under(policy));

        QCOMPARE(tests::namelessControls(stage.dialog), QString());
    }
}

SUITE_TEST(QApplication, PolicyDialogTest)

} // namespace tst_policy_dialog

#include "tst_policy_dialog.moc"
