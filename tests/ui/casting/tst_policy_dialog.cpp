// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"
#include "core/model/follow_mask.h"
#include "core/model/tier_limits.h"
#include "tests/shots/pseudo_translator.h"
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/forms/form_field.h"
#include "ui/rooms/policy_dialog.h"
#include "ui/rooms/policy_form.h"
#include "ui/rooms/policy_numbers.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

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

base::ParticipantId idOf(const QString &name) { return base::ParticipantId(u"companion_"_s + name); }

QList<ui::VoterDeadlines::Voter> three()
{
    return {{idOf(u"kyoko"_s), u"Kyoko"_s}, {idOf(u"aya"_s), u"Aya"_s}, {idOf(u"natsumi"_s), u"Natsumi"_s}};
}

struct Stage
{
    explicit Stage(const PolicySettings &now)
        : dialog(now, nullptr)
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
    /// Writes into the first or second field of a tier.
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
    void tick(const QString &box) { find<QCheckBox>(box)->click(); }
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
    void everyNewSettingIsWrittenAndSent();
    void aSettingThatTheFormCannotShowIsKept();
    void minutesAreWrittenAndFractionsOfThemKept();
    void talkInSilenceIsOffUntilItIsTicked();
    void silenceThatIsOffStaysAsItWas_data();
    void silenceThatIsOffStaysAsItWas();
    void numbersThatArePastedAreBounded_data();
    void numbersThatArePastedAreBounded();
    void whoSpeaksOnlyWhenNamedIsTicked();
    void theMaskOfARoomIsEdited();
    void newcomersOfAnOpenRoomChangeNoRow();
    void aLargeRoomIsShownWhole();
    void anotherLanguageKeepsWhatIsWritten();
    void everyControlHasAName();
};

void PolicyDialogTest::onlyWhatBelongsToThePolicyIsShown_data()
{
    QTest::addColumn<PolicyName>("policy");
    QTest::addColumn<QStringList>("fields");
    const auto number = [](PolicyNumber which) { return Stage::nameOf(which); };
    const QString gap = number(PolicyNumber::Gap);
    const QString wait = number(PolicyNumber::WaitForUser);
    const QString bargeIn = u"policyBargeIn"_s;
    const QString seed = u"policySeed"_s;
    const QStringList field{number(PolicyNumber::MaxCompanionTurns), number(PolicyNumber::Ceiling),
                            number(PolicyNumber::CoolDown), u"policyOnlyNamed"_s, u"policyMask"_s};
    const QStringList usual = field + QStringList{gap, wait, bargeIn};
    QTest::newRow("vote") << PolicyName::Vote
                          << usual + QStringList{number(PolicyNumber::VoteDeadline), u"policyVoters"_s,
                                                 u"policyWithoutVotes"_s};
    QTest::newRow("resource") << PolicyName::Resource
                              << field + QStringList{number(PolicyNumber::Refund), u"policyTiers"_s,
                                                     u"policyStrict"_s};
    QTest::newRow("ring") << PolicyName::Ring
                          << usual +
                                 QStringList{number(PolicyNumber::TurnTimeout), seed, u"policyUserWakes"_s};
    QTest::newRow("manual") << PolicyName::Manual << QStringList{gap, bargeIn};
    QTest::newRow("natural") << PolicyName::Natural << usual + QStringList{seed};
    QTest::newRow("list") << PolicyName::List << usual;
    QTest::newRow("pooled") << PolicyName::Pooled << usual + QStringList{seed};
    QTest::newRow("director") << PolicyName::Director
                              << usual + QStringList{number(PolicyNumber::DirectorDeadline)};
}

void PolicyDialogTest::onlyWhatBelongsToThePolicyIsShown()
{
    QFETCH(const PolicyName, policy);
    QFETCH(const QStringList, fields);

    Stage stage(under(policy));
    stage.dialog.setVoters(three());

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
    QCOMPARE(stage.find<QCheckBox>(u"policyCourtesy"_s)->isVisible(), policy == PolicyName::Vote);
    QCOMPARE(stage.find<QCheckBox>(u"policySecond"_s)->isVisible(), policy == PolicyName::Vote);
    const bool linesUp =
        policy == PolicyName::Natural || policy == PolicyName::List || policy == PolicyName::Pooled;
    QCOMPARE(stage.find<QCheckBox>(u"policyAuto"_s)->isVisible(), linesUp);
    QCOMPARE(stage.find<QCheckBox>(u"policyOwed"_s)->isVisible(),
             linesUp || policy == PolicyName::Vote || policy == PolicyName::Director);
    QCOMPARE(stage.find<QLabel>(u"policyMaskUsers"_s)->text().contains(u"skipped"_s),
             policy == PolicyName::Natural || policy == PolicyName::List);
    QCOMPARE(stage.find<QWidget>(u"policySilence"_s)->isVisible(), policy != PolicyName::Manual);
    QCOMPARE(stage.find<QWidget>(u"policyMembers"_s)->isVisible(), policy != PolicyName::Manual);
    QCOMPARE(stage.find<QWidget>(u"policyOwn"_s)->isVisible(), policy != PolicyName::Manual);
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
    QTest::newRow("a word") << u"First"_s << u"cheap"_s << u"Tier 2: enter two whole numbers"_s;
    QTest::newRow("a part") << u"Second"_s << u"1.5"_s << u"Tier 2: enter two whole numbers"_s;
    QTest::newRow("below zero") << u"First"_s << u"-1"_s << u"Tier 2: choose a price from 0 to 100"_s;
    QTest::newRow("above the level") << u"First"_s << u"101"_s << u"Tier 2: choose a price from 0 to 100"_s;
    QTest::newRow("as dear as before") << u"First"_s << u"5"_s << u"Tier 2: choose a higher price"_s;
    QTest::newRow("dearer than the next") << u"First"_s << u"90"_s << u"Tier 3: choose a higher price"_s;
    QTest::newRow("no words") << u"Second"_s << u"0"_s << u"Tier 2: choose a text limit from 1"_s;
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
    QVERIFY(!stage.shows(u"policyVoters"_s)); // no voters are known yet

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
        QCOMPARE(stage.flaw(u"policyVoters"_s), u"Aya: enter 0.5 to 600 seconds, or leave it empty."_s);
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

void PolicyDialogTest::everyNewSettingIsWrittenAndSent()
{
    Stage stage(under(PolicyName::Vote));
    stage.dialog.setVoters(three());

    stage.write(Stage::nameOf(PolicyNumber::CoolDown), u"2"_s);
    stage.write(Stage::nameOf(PolicyNumber::Ceiling), u"45"_s);
    stage.write(Stage::nameOf(PolicyNumber::WaitForUser), u"0"_s);
    stage.tick(u"policyCourtesy"_s);
    stage.tick(u"policySecond"_s);
    stage.tick(u"policyOwed"_s);
    QVERIFY(!stage.find<QCheckBox>(u"policyAuto"_s)->isVisible());
    stage.press(u"policyApply"_s);

    PolicySettings expected = under(PolicyName::Vote);
    expected.coolDown = 2;
    expected.ceiling = std::chrono::minutes(45);
    expected.waitForUser = base::Millis(0);
    expected.courtesy = false;
    expected.secondChoice = false;
    expected.owed = false;
    QCOMPARE(stage.wanted.size(), 1);
    QVERIFY(stage.told() == expected);

    Stage director(under(PolicyName::Director));
    director.write(Stage::nameOf(PolicyNumber::DirectorDeadline), u"3.5"_s);
    director.press(u"policyApply"_s);
    QCOMPARE(director.told().directorDeadline, base::Millis(3500));

    Stage pooled(under(PolicyName::Pooled));
    pooled.tick(u"policyAuto"_s);
    pooled.write(u"policySeed"_s, u"7"_s);
    pooled.press(u"policyApply"_s);
    QVERIFY(pooled.told().isAutomatic);
    QCOMPARE(pooled.told().seed, quint64(7));
}

void PolicyDialogTest::aSettingThatTheFormCannotShowIsKept()
{
    PolicySettings odd = under(PolicyName::Natural);
    odd.talkativeness = {{idOf(u"aya"_s), 77}};
    odd.onlyWhenNamed = {idOf(u"gone"_s), idOf(u"aya"_s)};
    odd.follows = {{idOf(u"gone"_s), {idOf(u"aya"_s)}},
                   {idOf(u"aya"_s), {idOf(u"gone"_s), idOf(u"kyoko"_s)}}};
    odd.ceiling = base::Millis(123'456'789);
    odd.idle = base::Millis(1);
    odd.idleMost = 3;
    Stage stage(odd);
    stage.dialog.setVoters(three());

    stage.write(Stage::nameOf(PolicyNumber::Gap), u"2"_s);
    stage.press(u"policyApply"_s);

    PolicySettings expected = odd;
    expected.gap = base::Millis(2000);
    QCOMPARE(stage.wanted.size(), 1);
    QVERIFY(stage.told() == expected);
}

void PolicyDialogTest::minutesAreWrittenAndFractionsOfThemKept()
{
    Stage stage(under(PolicyName::List));
    const QString ceiling = Stage::nameOf(PolicyNumber::Ceiling);
    QCOMPARE(stage.find<QLineEdit>(ceiling)->text(), u"30"_s);

    stage.write(ceiling, u"0.5"_s);
    stage.press(u"policyApply"_s);
    QCOMPARE(stage.told().ceiling, base::Millis(30'000));

    stage.write(ceiling, u"20000"_s);
    QCOMPARE(stage.flaw(ceiling), u"Enter 0 to 10,080 minutes."_s);
}

void PolicyDialogTest::talkInSilenceIsOffUntilItIsTicked()
{
    Stage stage(under(PolicyName::Natural));
    const QString after = Stage::nameOf(PolicyNumber::Idle);
    const QString most = Stage::nameOf(PolicyNumber::IdleMost);
    QVERIFY(!stage.find<QCheckBox>(u"policySpeakSilent"_s)->isChecked());
    QVERIFY(!stage.shows(after) && !stage.shows(most));

    stage.tick(u"policySpeakSilent"_s);
    QVERIFY(stage.shows(after) && stage.shows(most));
    QCOMPARE(stage.find<QLineEdit>(after)->text(), u"60"_s);
    QCOMPARE(stage.find<QLineEdit>(most)->text(), u"2"_s);
    stage.write(most, u"0"_s);
    QVERIFY(!stage.flaw(most).isEmpty());
    stage.write(most, u"3"_s);
    stage.press(u"policyApply"_s);
    QCOMPARE(stage.told().idle, base::Millis(60'000));
    QCOMPARE(stage.told().idleMost, 3);

    stage.dialog.follow(stage.told());
    stage.write(after, u"soon"_s);
    stage.tick(u"policySpeakSilent"_s); // off: errors there do not matter
    stage.press(u"policyDone"_s);
    QVERIFY(!stage.dialog.isVisible());
    QCOMPARE(stage.told().idle, base::Millis(0));
}

void PolicyDialogTest::silenceThatIsOffStaysAsItWas_data()
{
    QTest::addColumn<int>("idle");
    QTest::addColumn<int>("most");
    QTest::newRow("no time") << 0 << 2;
    QTest::newRow("no number") << 5'000 << 0; // from groups of SillyTavern
    QTest::newRow("neither") << 0 << 0;
}

void PolicyDialogTest::silenceThatIsOffStaysAsItWas()
{
    QFETCH(const int, idle);
    QFETCH(const int, most);
    PolicySettings settings = under(PolicyName::Natural);
    settings.idle = base::Millis(idle);
    settings.idleMost = most;
    Stage stage(settings);

    stage.tick(u"policySpeakSilent"_s);
    const PolicySettings &written = stage.find<ui::PolicyForm>(u"policyForm"_s)->settings();
    QCOMPARE(written.idle, base::Millis(idle > 0 ? idle : 60'000));
    QCOMPARE(written.idleMost, 2);
    stage.tick(u"policySpeakSilent"_s);

    QVERIFY(written == settings);
    QVERIFY(!stage.find<QPushButton>(u"policyApply"_s)->isEnabled());
}

void PolicyDialogTest::numbersThatArePastedAreBounded_data()
{
    QTest::addColumn<PolicyNumber>("number");
    for (const model::PolicyLimit &limit : model::kPolicyLimits)
        QTest::addRow("number %d", int(limit.number)) << limit.number;
}

void PolicyDialogTest::numbersThatArePastedAreBounded()
{
    QFETCH(const PolicyNumber, number);
    PolicySettings settings = under(PolicyName::Vote);
    for (const PolicyName policy : {PolicyName::Resource, PolicyName::Ring, PolicyName::Director})
        if (ui::isNumberOf(number, policy) && !ui::isNumberOf(number, PolicyName::Vote))
            settings.policy = policy;
    settings.idle = base::Millis(60'000);
    Stage stage(settings);

    for (const QString &bad :
         {u"-1"_s, u"99999999999999999999"_s, u"1e400"_s, u"nan"_s, u"٣٣٣٣٣٣٣٣٣x"_s, u""_s}) {
        auto *input = stage.find<QLineEdit>(Stage::nameOf(number));
        input->selectAll();
        input->insert(bad);
        Q_EMIT input->textEdited(input->text());
        QVERIFY2(!stage.flaw(Stage::nameOf(number)).isEmpty(), qPrintable(bad));
        stage.press(u"policyDone"_s);
        QVERIFY(stage.find<QLineEdit>(Stage::nameOf(number))->hasFocus());
    }

    QCOMPARE(stage.wanted.size(), 0);
    QVERIFY(stage.find<ui::PolicyForm>(u"policyForm"_s)->settings() == settings);
}

void PolicyDialogTest::whoSpeaksOnlyWhenNamedIsTicked()
{
    PolicySettings settings = under(PolicyName::Pooled);
    settings.onlyWhenNamed = {idOf(u"natsumi"_s), idOf(u"gone"_s)};
    Stage stage(settings);
    stage.dialog.setVoters(three());
    QVERIFY(stage.find<QCheckBox>(u"policyOnlyNamed2"_s)->isChecked());

    stage.tick(u"policyOnlyNamed2"_s);
    stage.tick(u"policyOnlyNamed0"_s);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.told().onlyWhenNamed,
             (QList<base::ParticipantId>{idOf(u"gone"_s), idOf(u"kyoko"_s)})); // former members may come back
}

void PolicyDialogTest::theMaskOfARoomIsEdited()
{
    Stage stage(under(PolicyName::Vote));
    stage.dialog.setVoters(three());

    stage.find<QAction>(u"policyMaskModerator1"_s)->trigger();
    stage.press(u"policyApply"_s);

    const auto kyoko = idOf(u"kyoko"_s);
    const auto aya = idOf(u"aya"_s);
    const auto natsumi = idOf(u"natsumi"_s);
    QCOMPARE(stage.told().follows,
             (model::FollowMask::Follows{{kyoko, {aya}}, {aya, {kyoko, natsumi}}, {natsumi, {aya}}}));
}

void PolicyDialogTest::newcomersOfAnOpenRoomChangeNoRow()
{
    PolicySettings settings = under(PolicyName::Vote);
    settings.follows = {{idOf(u"kyoko"_s), {idOf(u"aya"_s)}}, {idOf(u"aya"_s), {idOf(u"kyoko"_s)}}};
    Stage stage(settings);
    stage.dialog.setVoters(three().mid(0, 2));

    stage.dialog.setVoters(three());

    QVERIFY(stage.find<ui::PolicyForm>(u"policyForm"_s)->settings() == settings);
    QVERIFY(!stage.find<QPushButton>(u"policyApply"_s)->isEnabled());
    QCOMPARE(stage.find<QLabel>(u"policyMaskWarning"_s)->text(),
             u"May speak only after you, not after a companion: Natsumi."_s);
}

void PolicyDialogTest::aLargeRoomIsShownWhole()
{
    QList<ui::VoterDeadlines::Voter> voters;
    for (int number = 0; number < int(model::kMostInRoom); ++number)
        voters.append({idOf(QString::number(number)), u"Aya"_s});
    Stage stage(under(PolicyName::Vote));

    stage.dialog.setVoters(voters);
    stage.tick(u"policyOnlyNamed63"_s);
    stage.press(u"policyApply"_s);

    QCOMPARE(stage.told().onlyWhenNamed, QList{voters.last().id});
    QCOMPARE(stage.find<QCheckBox>(u"policyOnlyNamed63"_s)->accessibleName(), u"Aya (64)"_s);

    stage.dialog.setVoters(voters.mid(0, 1)); // nobody to follow
    QVERIFY(!stage.shows(u"policyMask"_s));
    QVERIFY(stage.shows(u"policyOnlyNamed"_s));
}

void PolicyDialogTest::anotherLanguageKeepsWhatIsWritten()
{
    Stage stage(under(PolicyName::Natural));
    stage.dialog.setVoters(three());
    stage.write(Stage::nameOf(PolicyNumber::CoolDown), u"2"_s);
    stage.tick(u"policySpeakSilent"_s);
    stage.write(Stage::nameOf(PolicyNumber::Idle), u"12.5"_s);
    stage.find<QAction>(u"policyMaskPairs"_s)->trigger();
    const PolicySettings before = stage.find<ui::PolicyForm>(u"policyForm"_s)->settings();

    auto pseudo = std::make_unique<tests::PseudoTranslator>();
    QCoreApplication::sendPostedEvents();

    QVERIFY(stage.find<ui::PolicyForm>(u"policyForm"_s)->settings() == before);
    QVERIFY(stage.find<QCheckBox>(u"policySpeakSilent"_s)->text() != u"Speak when I am silent"_s);
    QVERIFY(stage.find<QLabel>(u"policyMembersHeading"_s)->text() != u"Who may speak"_s);
    QVERIFY(stage.find<QLabel>(u"policyMaskUsers"_s)->text() !=
            u"After your messages anyone may speak, whatever is ticked here."_s);
    pseudo.reset();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(stage.find<QLineEdit>(Stage::nameOf(PolicyNumber::Idle))->text(), u"12.5"_s);
}

void PolicyDialogTest::everyControlHasAName()
{
    for (const PolicyName policy : explain::kEveryPolicy) {
        Stage stage(under(policy));
        stage.dialog.setVoters(three());

        QCOMPARE(tests::namelessControls(stage.dialog), QString());
    }
}

SUITE_TEST(QApplication, PolicyDialogTest)

} // namespace tst_policy_dialog

#include "tst_policy_dialog.moc"
