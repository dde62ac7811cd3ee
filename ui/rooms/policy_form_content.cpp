// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"
#include "core/model/tier_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/rooms/mask_editor.h"
#include "ui/rooms/member_checks.h"
#include "ui/rooms/policy_form.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/box_with_hint.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

// The widgets of the policy form, from top to bottom.
namespace studio::ui {

using namespace Qt::StringLiterals;
using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

constexpr int kNumberWidth = 96;
constexpr int kSeedWidth = 224; // twenty digits
constexpr int kTiersWidth = 320;

std::optional<bool> strictOf(int row) { return row == 0 ? std::nullopt : std::optional(row == 1); }

} // namespace

void PolicyForm::makePolicies()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(m_choice);
    column->setContentsMargins(0, 0, 0, metrics.small);
    column->setSpacing(metrics.small);
    for (const PolicyName policy : explain::kEveryPolicy) {
        auto *button = new QRadioButton(m_choice);
        button->setObjectName(u"policy%1"_s.arg(int(policy)));
        button->setEnabled(m_available.contains(policy));
        m_policies->addButton(button, int(policy));
        QLabel *sentence = quietLabel(u"policySentence%1"_s.arg(int(policy)), m_choice);
        sentence->setIndent(metrics.large + metrics.small);
        m_sentences.insert(int(policy), sentence);
        auto *row = new QVBoxLayout;
        row->setSpacing(0);
        row->addWidget(button);
        row->addWidget(sentence);
        column->addLayout(row);
    }
    layout()->addWidget(m_choice);
    connect(m_policies, &QButtonGroup::idClicked, this, [this](int policy) {
        choose(PolicyName(policy));
        Q_EMIT edited();
    });
}

PolicyForm::Group PolicyForm::startGroup(const QString &objectName)
{
    const Theme &theme = themeOf(this);
    auto *box = new QWidget(this);
    box->setObjectName(objectName);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, theme.metrics.small, 0, 0);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(hairline(box));
    const Group group{box, plainLabel(objectName + u"Heading"_s, box)};
    column->addWidget(group.heading);
    layout()->addWidget(box);
    m_groups.append(group);
    return group;
}

FormField *PolicyForm::addField(const QString &objectName, QWidget *input)
{
    QWidget *box = m_groups.constLast().box;
    auto *field = new FormField(objectName, input, box);
    m_fields.append(field);
    box->layout()->addWidget(field);
    return field;
}

/// The settings of a single policy.
void PolicyForm::makeOwn()
{
    m_own = startGroup(u"policyOwn"_s);
    addNumber(PolicyNumber::VoteDeadline);
    addVoters();
    addNumber(PolicyNumber::DirectorDeadline);
    addNumber(PolicyNumber::Refund);
    addTiers();
    m_strict = addChoice(u"policyStrict"_s, m_strictField,
                         [this](int row) { m_settings.strictTiers = strictOf(row); });
    addNumber(PolicyNumber::TurnTimeout);
    m_userWakes = addChoice(u"policyUserWakes"_s, m_userWakesField,
                            [this](int row) { m_settings.userWakes = PolicySettings::UserWakes(row); });
    addSeed();
    m_withoutVotes = addChoice(u"policyWithoutVotes"_s, m_withoutVotesField, [this](int row) {
        m_settings.withoutVotes = PolicySettings::WithoutVotes(row);
    });
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
    m_pace = startGroup(u"policyPace"_s);
    addNumber(PolicyNumber::Gap);
    m_bargeIn = addChoice(u"policyBargeIn"_s, m_bargeInField,
                          [this](int row) { m_settings.bargeIn = PolicySettings::BargeIn(row); });
    addNumber(PolicyNumber::WaitForUser);
    addNumber(PolicyNumber::MaxCompanionTurns);
    addNumber(PolicyNumber::Ceiling);
    addFlag(u"policyHold"_s, &PolicySettings::holdWhileTyping);
}

/// The settings about who may get the floor after a message.
void PolicyForm::makeMembers()
{
    m_members = startGroup(u"policyMembers"_s);
    addNumber(PolicyNumber::CoolDown);
    m_onlyNamed = new MemberChecks(u"policyOnlyNamed"_s, this);
    m_onlyNamedField = addField(m_onlyNamed->objectName(), m_onlyNamed);
    connect(m_onlyNamed, &MemberChecks::edited, this, [this] {
        m_settings.onlyWhenNamed = m_onlyNamed->ticked();
        Q_EMIT edited();
    });
    m_mask = new MaskEditor(u"policyMask"_s, this);
    m_maskField = addField(m_mask->objectName(), m_mask);
    connect(m_mask, &MaskEditor::edited, this, [this] {
        m_settings.follows = m_mask->follows();
        Q_EMIT edited();
    });
    addFlag(u"policyOwed"_s, &PolicySettings::owed);
}

void PolicyForm::makeSilence()
{
    m_silence = startGroup(u"policySilence"_s);
    m_speakSilent = addBox(u"policySpeakSilent"_s);
    addNumber(PolicyNumber::Idle);
    addNumber(PolicyNumber::IdleMost);
    connect(m_speakSilent.box, &QCheckBox::clicked, this, [this] {
        readSilence();
        refresh();
        Q_EMIT edited();
    });
}

void PolicyForm::addNumber(PolicyNumber number)
{
    auto *input = new LineInput(u"policyNumber%1"_s.arg(int(number)), this);
    input->setMaximumWidth(kNumberWidth);
    m_numbers.insert(int(number), input);
    m_numberFields.insert(int(number), addField(input->objectName(), input));
    connect(input, &LineInput::edited, this, [this, number] {
        readNumber(number);
        Q_EMIT edited();
    });
}

void PolicyForm::addSeed()
{
    m_seed = new LineInput(u"policySeed"_s, this);
    m_seed->setMaximumWidth(kSeedWidth);
    m_seedField = addField(m_seed->objectName(), m_seed);
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
    m_tiersField = addField(m_tiers->objectName(), m_tiers);
    connect(m_tiers, &PairList::edited, this, [this] {
        readTiers();
        Q_EMIT edited();
    });
}

void PolicyForm::addVoters()
{
    m_voters = new VoterDeadlines(u"policyVoters"_s, this);
    m_votersField = addField(m_voters->objectName(), m_voters);
    connect(m_voters, &VoterDeadlines::edited, this, [this] {
        readVoters();
        Q_EMIT edited();
    });
}

QComboBox *PolicyForm::addChoice(const QString &objectName, FormField *&field,
                                 const std::function<void(int)> &set)
{
    auto *box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    field = addField(objectName, box);
    connect(box, &QComboBox::activated, this, [this, set](int index) {
        set(index);
        Q_EMIT edited();
    });
    return box;
}

PolicyForm::Flag PolicyForm::addBox(const QString &objectName)
{
    const Theme &theme = themeOf(this);
    QWidget *group = m_groups.constLast().box;
    const Flag flag{new QCheckBox(group), quietLabel(objectName + u"Hint"_s, group), nullptr};
    flag.box->setObjectName(objectName);
    flag.hint->setIndent(theme.metrics.large + theme.metrics.small);
    addWithHint(static_cast<QVBoxLayout *>(group->layout()), flag.box, flag.hint);
    return flag;
}

void PolicyForm::addFlag(const QString &objectName, bool PolicySettings::*part)
{
    Flag flag = addBox(objectName);
    flag.part = part;
    m_flags.append(flag);
    connect(flag.box, &QCheckBox::clicked, this, [this, part](bool on) {
        m_settings.*part = on;
        Q_EMIT edited();
    });
}

} // namespace studio::ui
