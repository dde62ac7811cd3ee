// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_form.h"

#include "core/explain/policy_words.h"
#include "core/model/tier_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/rooms/hinted_box.h"
#include "ui/rooms/mask_editor.h"
#include "ui/rooms/member_checks.h"
#include "ui/rooms/policy_chooser.h"
#include "ui/rooms/policy_flag.h"
#include "ui/rooms/policy_numbers.h"
#include "ui/rooms/settings_group.h"
#include "ui/rooms/tier_rows.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QVBoxLayout>

#include <limits>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::Millis;
using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;
using Setting = PolicyChoiceField::Setting;

namespace {

constexpr int kSeedWidth = 224; // twenty digits
constexpr int kTiersWidth = 320;

} // namespace

PolicyForm::PolicyForm(const PolicySettings &settings, const QList<PolicyName> &available, QWidget *parent,
                       Choice choice)
    : QWidget(parent)
    , m_start(settings)
    , m_settings(settings)
    , m_choice(new PolicyChooser(available, this))
{
    setObjectName(u"policyForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.small);
    column->addWidget(m_choice);
    m_choice->setVisible(choice == Choice::OfThePolicy);
    connect(m_choice, &PolicyChooser::chosen, this, [this](PolicyName policy) {
        choose(policy);
        Q_EMIT edited();
    });
    makeOwn();
    makePace();
    makeMembers();
    makeSilence();
    fill();
    onRetranslate(this, [this] { retranslate(); });
}

SettingsGroup *PolicyForm::addGroup(const QString &objectName)
{
    auto *group = new SettingsGroup(objectName, this);
    layout()->addWidget(group);
    m_groups.append(group);
    return group;
}

/// The settings of a single policy.
void PolicyForm::makeOwn()
{
    m_own = addGroup(u"policyOwn"_s);
    addNumber(PolicyNumber::VoteDeadline);
    addVoters();
    addNumber(PolicyNumber::DirectorDeadline);
    addNumber(PolicyNumber::Refund);
    addTiers();
    m_strict = addChoice(u"policyStrict"_s, Setting::StrictTiers);
    addNumber(PolicyNumber::TurnTimeout);
    m_userWakes = addChoice(u"policyUserWakes"_s, Setting::UserWakes);
    addSeed();
    m_withoutVotes = addChoice(u"policyWithoutVotes"_s, Setting::WithoutVotes);
    addFlag(u"policyCourtesy"_s, &PolicySettings::courtesy);
    addFlag(u"policySecond"_s, &PolicySettings::secondChoice);
    addFlag(u"policyEarly"_s, &PolicySettings::earlyDecision);
    addFlag(u"policyTerminal"_s, &PolicySettings::terminalEndsRoom);
    addFlag(u"policyRepeats"_s, &PolicySettings::refuseRepeats);
    addFlag(u"policyBackchannel"_s, &PolicySettings::backchannelWakes);
    addFlag(u"policyAuto"_s, &PolicySettings::isAutomatic);
}

void PolicyForm::makePace()
{
    m_pace = addGroup(u"policyPace"_s);
    addNumber(PolicyNumber::Gap);
    m_bargeIn = addChoice(u"policyBargeIn"_s, Setting::BargeIn);
    addNumber(PolicyNumber::WaitForUser);
    addNumber(PolicyNumber::MaxCompanionTurns);
    addNumber(PolicyNumber::Ceiling);
    addFlag(u"policyHold"_s, &PolicySettings::holdWhileTyping);
}

/// The settings about who may get the floor after a message.
void PolicyForm::makeMembers()
{
    m_members = addGroup(u"policyMembers"_s);
    addNumber(PolicyNumber::CoolDown);
    m_onlyNamed = new MemberChecks(u"policyOnlyNamed"_s, this);
    m_onlyNamedField = addInput(m_onlyNamed);
    connect(m_onlyNamed, &MemberChecks::edited, this, [this] {
        m_settings.onlyWhenNamed = m_onlyNamed->ticked();
        Q_EMIT edited();
    });
    m_mask = new MaskEditor(u"policyMask"_s, this);
    m_maskField = addInput(m_mask);
    connect(m_mask, &MaskEditor::edited, this, [this] {
        m_settings.follows = m_mask->follows();
        Q_EMIT edited();
    });
    addFlag(u"policyOwed"_s, &PolicySettings::owed);
}

void PolicyForm::makeSilence()
{
    m_silence = addGroup(u"policySilence"_s);
    m_speakSilent = new HintedBox(u"policySpeakSilent"_s, m_silence);
    m_silence->add(m_speakSilent);
    addNumber(PolicyNumber::Idle);
    addNumber(PolicyNumber::IdleMost);
    connect(m_speakSilent, &HintedBox::clicked, this, [this] {
        readSilence();
        refresh();
        Q_EMIT edited();
    });
}

void PolicyForm::addField(FormField *field)
{
    m_fields.append(field);
    m_groups.constLast()->add(field);
}

FormField *PolicyForm::addInput(QWidget *input)
{
    auto *field = new FormField(input->objectName(), input, m_groups.constLast());
    addField(field);
    return field;
}

void PolicyForm::addNumber(PolicyNumber number)
{
    auto *field = new PolicyNumberField(number, m_groups.constLast());
    m_numbers.append(field);
    addField(field);
    connect(field, &PolicyNumberField::edited, this, [this, field] {
        readNumber(field);
        Q_EMIT edited();
    });
}

PolicyChoiceField *PolicyForm::addChoice(const QString &objectName, Setting setting)
{
    auto *field = new PolicyChoiceField(objectName, setting, m_groups.constLast());
    m_choices.append(field);
    addField(field);
    connect(field, &PolicyChoiceField::edited, this, [this, field] {
        field->write(m_settings);
        Q_EMIT edited();
    });
    return field;
}

void PolicyForm::addFlag(const QString &objectName, bool PolicySettings::*part)
{
    auto *flag = new PolicyFlag(objectName, part, m_groups.constLast());
    m_flags.append(flag);
    m_groups.constLast()->add(flag);
    connect(flag, &PolicyFlag::clicked, this, [this, part](bool on) {
        m_settings.*part = on;
        Q_EMIT edited();
    });
}

void PolicyForm::addSeed()
{
    m_seed = new LineInput(u"policySeed"_s, this);
    m_seed->setMaximumWidth(kSeedWidth);
    m_seedField = addInput(m_seed);
    connect(m_seed, &LineInput::edited, this, [this] {
        readSeed();
        Q_EMIT edited();
    });
}

void PolicyForm::addTiers()
{
    m_tiers = new PairList(u"policyTiers"_s, 1, this);
    m_tiers->setMaximumWidth(kTiersWidth);
    m_tiers->setMostRows(model::kMostTiers);
    m_tiersField = addInput(m_tiers);
    connect(m_tiers, &PairList::edited, this, [this] {
        readTiers();
        Q_EMIT edited();
    });
}

void PolicyForm::addVoters()
{
    m_voters = new VoterDeadlines(u"policyVoters"_s, this);
    m_votersField = addInput(m_voters);
    connect(m_voters, &VoterDeadlines::edited, this, [this] {
        readVoters();
        Q_EMIT edited();
    });
}

void PolicyForm::setVoters(const QList<VoterDeadlines::Voter> &voters, Newcomers newcomers)
{
    if (!m_voters->setVoters(voters))
        return;
    m_onlyNamed->setMembers(voters);
    m_onlyNamed->show(m_settings.onlyWhenNamed);
    m_mask->show(m_settings.follows);
    m_mask->setMembers(voters, newcomers == Newcomers::JoinIn);
    m_settings.follows = m_mask->follows();
    m_voters->show(m_settings.deadlines);
    readVoters();
    refresh();
}

void PolicyForm::readNumber(PolicyNumberField *field)
{
    if (!field->isOfSilence() || m_speakSilent->isChecked())
        field->write(m_settings, m_start);
}

/// Off can be stored in two ways; a room that was off keeps its own.
void PolicyForm::readSilence()
{
    if (m_speakSilent->isChecked()) {
        for (PolicyNumberField *field : std::as_const(m_numbers))
            if (field->isOfSilence())
                readNumber(field);
        return;
    }
    m_settings.idle = speaksInSilence(m_start) ? Millis(0) : m_start.idle;
    m_settings.idleMost = m_start.idleMost;
}

void PolicyForm::readSeed()
{
    bool fine = false;
    const quint64 seed = m_seed->text().trimmed().toULongLong(&fine);
    m_settings.seed = fine ? seed : m_start.seed;
    m_seedField->setFlaw(
        fine ? QString()
             : tr("Enter a whole number from %1 to %2.").arg(0).arg(std::numeric_limits<quint64>::max()));
}

void PolicyForm::readTiers()
{
    const WrittenTiers written = tiersIn(m_tiers->pairs());
    m_settings.tiers = written.flaw.isEmpty() ? written.tiers : m_start.tiers;
    m_tiersField->setFlaw(written.flaw);
}

void PolicyForm::readVoters()
{
    const QString flaw = m_voters->flaw();
    m_settings.deadlines = flaw.isEmpty() ? m_voters->deadlines() : m_start.deadlines;
    m_votersField->setFlaw(flaw);
}

QString PolicyForm::flaw() const
{
    for (const FormField *field : m_fields)
        if (!field->isHidden() && !field->flawText().isEmpty())
            return field->flawText();
    return {};
}

void PolicyForm::focusFlaw()
{
    for (FormField *field : std::as_const(m_fields))
        if (!field->isHidden() && !field->flawText().isEmpty())
            return field->focusInput();
}

void PolicyForm::show(const PolicySettings &settings)
{
    m_start = settings;
    m_settings = settings;
    fill();
    retranslate();
}

void PolicyForm::choose(PolicyName policy)
{
    m_settings.policy = policy;
    m_choice->choose(policy);
    refresh();
}

void PolicyForm::fill()
{
    m_choice->choose(m_settings.policy);
    for (PolicyNumberField *field : std::as_const(m_numbers))
        field->fill(m_settings);
    for (PolicyChoiceField *field : std::as_const(m_choices))
        field->fill(m_settings);
    for (PolicyFlag *flag : std::as_const(m_flags))
        flag->fill(m_settings);
    m_speakSilent->setChecked(speaksInSilence(m_settings));
    m_seed->show(QString::number(m_settings.seed));
    m_tiers->show(rowsOf(m_settings.tiers));
    m_voters->show(m_settings.deadlines);
    m_onlyNamed->show(m_settings.onlyWhenNamed);
    m_mask->show(m_settings.follows);
}

void PolicyForm::refresh()
{
    const PolicyName policy = m_settings.policy;
    for (PolicyNumberField *field : std::as_const(m_numbers)) {
        const bool isOff = field->isOfSilence() && !m_speakSilent->isChecked();
        field->setVisible(isNumberOf(field->number(), policy) && !isOff);
    }
    m_seedField->setVisible(usesSeed(policy));
    m_userWakes->setVisible(policy == PolicyName::Ring);
    m_withoutVotes->setVisible(policy == PolicyName::Vote);
    m_votersField->setVisible(policy == PolicyName::Vote && !m_voters->isEmpty());
    m_tiersField->setVisible(policy == PolicyName::Resource);
    m_strict->setVisible(policy == PolicyName::Resource);
    m_bargeIn->setVisible(policy != PolicyName::Resource);
    m_onlyNamedField->setVisible(hasField(policy) && !m_onlyNamed->isEmpty());
    m_mask->setLinesUp(linesUpSeveral(policy));
    m_maskField->setVisible(hasField(policy) && m_mask->canBeUsed());
    for (PolicyFlag *flag : std::as_const(m_flags))
        flag->setVisible(isSwitchOf(flag->part(), policy));
    m_speakSilent->setVisible(hasField(policy));
    for (SettingsGroup *group : std::as_const(m_groups))
        group->hideIfEmpty();
    m_own->setTitle(explain::policyText(policy));
}

/// Reads all inputs again, because their flaws are texts too.
void PolicyForm::retranslate()
{
    //: Heading over pauses and limits of a room's talk
    m_pace->setTitle(tr("Pace and limits"));
    //: Heading over settings of who gets the floor
    m_members->setTitle(tr("Who may speak"));
    //: Heading over what companions do while the user says nothing
    m_silence->setTitle(tr("When I am silent"));
    const QString hint = tr(
        "After a silence, companions read the last message again and speak if they have something to add.");
    m_speakSilent->setWords(tr("Speak when I am silent"), hint);
    retranslateLists();
    for (PolicyNumberField *field : std::as_const(m_numbers))
        readNumber(field);
    refresh();
}

void PolicyForm::retranslateLists()
{
    m_seedField->setLabel(tr("Seed of the order"));
    m_seedField->setHint(
        tr("The same seed and companions give the same order. With 0, a new room draws a seed."));
    m_votersField->setLabel(tr("Time for single companions (s)"));
    m_votersField->setHint(tr("For a companion who needs more time to vote, or less."));
    //: In an empty input: the vote of this companion may take as long as that of everybody
    m_voters->setEmptyText(tr("as for all"));
    m_tiersField->setLabel(tr("Tiers: price and longest text"));
    m_tiersField->setHint(tr("Left: the price, of a level of 100. Right: the characters it buys. Below the "
                             "second price it is a short answer."));
    //: Of a tier: in an empty input
    m_tiers->setWords({tr("price"), tr("characters"), tr("Add a tier"), tr("Remove this tier"),
                       //: For screen readers, %1 is the row's number
                       tr("Price of tier %1"), tr("Longest text of tier %1")});
    //: Beside it the companions of a room, each to be ticked
    m_onlyNamedField->setLabel(tr("Only when named"));
    m_onlyNamedField->setHint(tr("These companions speak only after messages that name them."));
    m_maskField->setLabel(tr("Speaking order"));
    m_mask->retranslate();
    readSeed();
    readTiers();
    readVoters();
}

} // namespace studio::ui
