// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_form.h"

#include "core/explain/policy_words.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/rooms/mask_editor.h"
#include "ui/rooms/member_checks.h"
#include "ui/rooms/policy_numbers.h"
#include "ui/rooms/tier_rows.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::Millis;
using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

constexpr double kHeadingScale = 1.1;

// The proposal when silence is switched on and the room has no number yet.
constexpr qint64 kFirstIdle = 60'000;
constexpr qint64 kFirstIdleMost = 2;

/// The text of a number's input; for talk in silence that is off, the number if it were on.
QString firstText(const PolicySettings &settings, PolicyNumber number)
{
    const qint64 value = model::valueOf(settings, number);
    if (value == 0 && number == PolicyNumber::Idle)
        return shownNumber(kFirstIdle, number);
    if (value == 0 && number == PolicyNumber::IdleMost)
        return shownNumber(kFirstIdleMost, number);
    return shownNumber(value, number);
}

bool isOfSilence(PolicyNumber number)
{
    return number == PolicyNumber::Idle || number == PolicyNumber::IdleMost;
}

} // namespace

PolicyForm::PolicyForm(const PolicySettings &settings, const QList<PolicyName> &available, QWidget *parent,
                       Choice choice)
    : QWidget(parent)
    , m_start(settings)
    , m_settings(settings)
    , m_choice(new QWidget(this))
    , m_policies(new QButtonGroup(this))
    , m_available(available)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"policyForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    makePolicies();
    m_choice->setVisible(choice == Choice::OfThePolicy);
    makeOwn();
    makePace();
    makeMembers();
    makeSilence();
    fill();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
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

QString PolicyForm::rangeText(PolicyNumber number) const
{
    const QString lowest = shownNumber(leastWritten(number), number);
    const QString highest = shownNumber(model::limitOf(number).highest, number);
    switch (unitOf(number)) {
    case PolicyUnit::Seconds: return tr("Write a number of seconds from %1 to %2.").arg(lowest, highest);
    case PolicyUnit::Minutes: return tr("Write a number of minutes from %1 to %2.").arg(lowest, highest);
    case PolicyUnit::Count: return tr("Write a whole number from %1 to %2.").arg(lowest, highest);
    }
    return {};
}

/// A text that the user did not change keeps its value, even if the input shows fewer digits.
void PolicyForm::readNumber(PolicyNumber number)
{
    if (isOfSilence(number) && !m_speakSilent.box->isChecked())
        return;
    const model::PolicyLimit limit = model::limitOf(number);
    const qint64 start = model::valueOf(m_start, number);
    const QString text = m_numbers.value(int(number))->text().trimmed();
    const bool isAsShown = text == shownNumber(start, number);
    const auto value = isAsShown ? std::optional(start) : writtenNumber(text, number);
    const qint64 least = isAsShown && start > 0 ? limit.lowest : leastWritten(number);
    const bool fine = value && *value >= least && *value <= limit.highest;
    putNumber(m_settings, number, fine ? *value : start);
    m_numberFields.value(int(number))->setFlaw(fine ? QString() : rangeText(number));
}

/// Off can be stored in two ways; a room that was off keeps its own.
void PolicyForm::readSilence()
{
    if (m_speakSilent.box->isChecked()) {
        readNumber(PolicyNumber::Idle);
        readNumber(PolicyNumber::IdleMost);
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
             : tr("Write a whole number from %1 to %2.").arg(0).arg(std::numeric_limits<quint64>::max()));
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
    if (QAbstractButton *button = m_policies->button(int(policy)))
        button->setChecked(true);
    refresh();
}

void PolicyForm::fill()
{
    if (QAbstractButton *button = m_policies->button(int(m_settings.policy)))
        button->setChecked(true);
    for (auto input = m_numbers.cbegin(); input != m_numbers.cend(); ++input)
        input.value()->show(firstText(m_settings, PolicyNumber(input.key())));
    m_speakSilent.box->setChecked(speaksInSilence(m_settings));
    m_seed->show(QString::number(m_settings.seed));
    m_tiers->show(rowsOf(m_settings.tiers));
    m_voters->show(m_settings.deadlines);
    m_onlyNamed->show(m_settings.onlyWhenNamed);
    m_mask->show(m_settings.follows);
    for (const Flag &flag : std::as_const(m_flags))
        flag.box->setChecked(m_settings.*flag.part);
}

void PolicyForm::refresh()
{
    const PolicyName policy = m_settings.policy;
    for (auto field = m_numberFields.cbegin(); field != m_numberFields.cend(); ++field) {
        const auto number = PolicyNumber(field.key());
        const bool isOff = isOfSilence(number) && !m_speakSilent.box->isChecked();
        field.value()->setVisible(isNumberOf(number, policy) && !isOff);
    }
    m_seedField->setVisible(usesSeed(policy));
    m_userWakesField->setVisible(policy == PolicyName::Ring);
    m_withoutVotesField->setVisible(policy == PolicyName::Vote);
    m_votersField->setVisible(policy == PolicyName::Vote && !m_voters->isEmpty());
    m_tiersField->setVisible(policy == PolicyName::Resource);
    m_strictField->setVisible(policy == PolicyName::Resource);
    m_bargeInField->setVisible(policy != PolicyName::Resource);
    m_onlyNamedField->setVisible(hasField(policy) && !m_onlyNamed->isEmpty());
    m_mask->setLinesUp(linesUpSeveral(policy));
    m_maskField->setVisible(hasField(policy) && m_mask->canBeUsed());
    for (const Flag &flag : std::as_const(m_flags)) {
        flag.box->setVisible(isSwitchOf(flag.part, policy));
        flag.hint->setVisible(isSwitchOf(flag.part, policy));
    }
    m_speakSilent.box->setVisible(hasField(policy));
    m_speakSilent.hint->setVisible(hasField(policy));
    refreshGroups();
}

void PolicyForm::refreshGroups()
{
    for (const Group &group : std::as_const(m_groups)) {
        const auto parts = group.box->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        const bool isAny = std::any_of(parts.cbegin(), parts.cend(), [&group](const QWidget *part) {
            return !part->isHidden() && part != group.heading && !part->inherits("QFrame");
        });
        group.box->setVisible(isAny);
    }
    m_own.heading->setText(explain::policyText(m_settings.policy));
}

void PolicyForm::applyTheme()
{
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * kHeadingScale);
    for (const Group &group : std::as_const(m_groups))
        group.heading->setFont(large);
}

} // namespace studio::ui
