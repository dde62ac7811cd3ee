// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/policy_form.h"

#include "core/explain/policy_words.h"
#include "ui/casting/form_edits.h"
#include "ui/casting/form_field.h"
#include "ui/casting/pair_list.h"
#include "ui/casting/seconds_text.h"
#include "ui/casting/tier_rows.h"
#include "ui/panels/plain_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

constexpr int kNumberWidth = 96;
constexpr int kSeedWidth = 224; // twenty digits
constexpr int kTiersWidth = 320;

bool isTime(PolicyNumber number) { return number != PolicyNumber::MaxCompanionTurns; }

/// Milliseconds are written as seconds.
QString shown(qint64 value, PolicyNumber number)
{
    return isTime(number) ? secondsText(base::Millis(value)) : QString::number(value);
}

std::optional<qint64> readAs(const QString &text, PolicyNumber number)
{
    if (isTime(number)) {
        const auto time = secondsIn(text);
        return time ? std::optional(time->count()) : std::nullopt;
    }
    bool fine = false;
    const qint64 value = text.trimmed().toLongLong(&fine);
    return fine ? std::optional(value) : std::nullopt;
}

void put(PolicySettings &settings, PolicyNumber number, qint64 value)
{
    switch (number) {
    case PolicyNumber::Gap: settings.gap = base::Millis(value); return;
    case PolicyNumber::MaxCompanionTurns: settings.maxCompanionTurns = int(value); return;
    case PolicyNumber::VoteDeadline: settings.voteDeadline = base::Millis(value); return;
    case PolicyNumber::Refund: settings.refund = base::Millis(value); return;
    case PolicyNumber::TurnTimeout: settings.turnTimeout = base::Millis(value); return;
    }
}

std::optional<bool> strictOf(int row) { return row == 0 ? std::nullopt : std::optional(row == 1); }

} // namespace

PolicyForm::PolicyForm(const PolicySettings &settings, const QList<PolicyName> &available, const Theme &theme,
                       QWidget *parent, Choice choice)
    : QWidget(parent)
    , m_start(settings)
    , m_settings(settings)
    , m_theme(theme)
    , m_choice(new QWidget(this))
    , m_policies(new QButtonGroup(this))
    , m_available(available)
{
    setObjectName(u"policyForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    makePolicies();
    m_choice->setVisible(choice == Choice::OfThePolicy);
    makeNumbers();
    makeVoters();
    makeTiers();
    makeSeed();
    makeSwitches();
    fill();
    retranslate();
}

void PolicyForm::makePolicies()
{
    const Metrics &metrics = m_theme.metrics;
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

FormField *PolicyForm::addField(const QString &objectName, QWidget *input)
{
    auto *field = new FormField(objectName, input, m_theme, this);
    m_fields.append(field);
    layout()->addWidget(field);
    return field;
}

void PolicyForm::makeNumbers()
{
    for (const model::PolicyLimit &limit : model::kPolicyLimits) {
        const PolicyNumber number = limit.number;
        auto *input = new LineInput(u"policyNumber%1"_s.arg(int(number)), this);
        input->setMaximumWidth(kNumberWidth);
        m_numbers.insert(int(number), input);
        m_numberFields.insert(int(number), addField(input->objectName(), input));
        connect(input, &LineInput::edited, this, [this, number] {
            readNumber(number);
            Q_EMIT edited();
        });
    }
}

void PolicyForm::makeSeed()
{
    m_seed = new LineInput(u"policySeed"_s, this);
    m_seed->setMaximumWidth(kSeedWidth);
    m_seedField = addField(m_seed->objectName(), m_seed);
    connect(m_seed, &LineInput::edited, this, [this] {
        readSeed();
        Q_EMIT edited();
    });
}

void PolicyForm::makeTiers()
{
    m_tiers = new PairList(u"policyTiers"_s, 1, m_theme, this);
    m_tiers->setMaximumWidth(kTiersWidth);
    m_tiers->setMostRows(model::kMostTiers);
    m_tiersField = addField(m_tiers->objectName(), m_tiers);
    connect(m_tiers, &PairList::edited, this, [this] {
        readTiers();
        Q_EMIT edited();
    });
}

void PolicyForm::makeVoters()
{
    m_voters = new VoterDeadlines(u"policyVoters"_s, m_theme, this);
    m_votersField = addField(m_voters->objectName(), m_voters);
    connect(m_voters, &VoterDeadlines::edited, this, [this] {
        readVoters();
        Q_EMIT edited();
    });
}

void PolicyForm::setVoters(const QList<VoterDeadlines::Voter> &voters)
{
    if (!m_voters->setVoters(voters))
        return;
    m_voters->show(m_settings.deadlines);
    readVoters();
    refresh();
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

PolicyForm::Flag PolicyForm::addFlag(const QString &objectName, bool PolicySettings::*part)
{
    const Flag flag{new QCheckBox(this), quietLabel(objectName + u"Hint"_s, this), part};
    flag.box->setObjectName(objectName);
    flag.hint->setIndent(m_theme.metrics.large + m_theme.metrics.small);
    auto *row = new QVBoxLayout;
    row->setSpacing(0);
    row->addWidget(flag.box);
    row->addWidget(flag.hint);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    connect(flag.box, &QCheckBox::clicked, this, [this, part](bool on) {
        m_settings.*part = on;
        Q_EMIT edited();
    });
    return flag;
}

void PolicyForm::makeSwitches()
{
    m_strict = addChoice(u"policyStrict"_s, m_strictField,
                         [this](int row) { m_settings.strictTiers = strictOf(row); });
    m_bargeIn = addChoice(u"policyBargeIn"_s, m_bargeInField,
                          [this](int row) { m_settings.bargeIn = PolicySettings::BargeIn(row); });
    m_userWakes = addChoice(u"policyUserWakes"_s, m_userWakesField,
                            [this](int row) { m_settings.userWakes = PolicySettings::UserWakes(row); });
    m_withoutVotes = addChoice(u"policyWithoutVotes"_s, m_withoutVotesField, [this](int row) {
        m_settings.withoutVotes = PolicySettings::WithoutVotes(row);
    });
    m_early = addFlag(u"policyEarly"_s, &PolicySettings::earlyDecision);
    m_terminal = addFlag(u"policyTerminal"_s, &PolicySettings::terminalEndsRoom);
    m_repeats = addFlag(u"policyRepeats"_s, &PolicySettings::refuseRepeats);
    m_backchannel = addFlag(u"policyBackchannel"_s, &PolicySettings::backchannelWakes);
    m_hold = addFlag(u"policyHold"_s, &PolicySettings::holdWhileTyping);
}

/// Under the resource speech begins when it is bought, and nobody is interrupted; a cue counts no turns.
bool PolicyForm::isOf(PolicyNumber number) const
{
    switch (number) {
    case PolicyNumber::Gap: return m_settings.policy != PolicyName::Resource;
    case PolicyNumber::MaxCompanionTurns: return m_settings.policy != PolicyName::Manual;
    case PolicyNumber::VoteDeadline: return m_settings.policy == PolicyName::Vote;
    case PolicyNumber::Refund: return m_settings.policy == PolicyName::Resource;
    case PolicyNumber::TurnTimeout: return m_settings.policy == PolicyName::Ring;
    }
    return false;
}

QString PolicyForm::rangeText(PolicyNumber number) const
{
    const model::PolicyLimit limit = model::limitOf(number);
    const QString lowest = shown(limit.lowest, number);
    const QString highest = shown(limit.highest, number);
    return isTime(number) ? tr("Write a number of seconds from %1 to %2.").arg(lowest, highest)
                          : tr("Write a whole number from %1 to %2.").arg(lowest, highest);
}

void PolicyForm::readNumber(PolicyNumber number)
{
    const model::PolicyLimit limit = model::limitOf(number);
    const auto value = readAs(m_numbers.value(int(number))->text(), number);
    const bool fine = value && *value >= limit.lowest && *value <= limit.highest;
    put(m_settings, number, fine ? *value : model::valueOf(m_start, number));
    m_numberFields.value(int(number))->setFlaw(fine ? QString() : rangeText(number));
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
    m_policies->button(int(policy))->setChecked(true);
    refresh();
}

void PolicyForm::fill()
{
    m_policies->button(int(m_settings.policy))->setChecked(true);
    for (auto input = m_numbers.cbegin(); input != m_numbers.cend(); ++input) {
        const auto number = PolicyNumber(input.key());
        input.value()->show(shown(model::valueOf(m_settings, number), number));
    }
    m_seed->show(QString::number(m_settings.seed));
    m_tiers->show(rowsOf(m_settings.tiers));
    m_voters->show(m_settings.deadlines);
    for (const Flag &flag : {m_hold, m_early, m_terminal, m_repeats, m_backchannel})
        flag.box->setChecked(m_settings.*flag.part);
}

void PolicyForm::refresh()
{
    const PolicyName policy = m_settings.policy;
    for (auto field = m_numberFields.cbegin(); field != m_numberFields.cend(); ++field)
        field.value()->setVisible(isOf(PolicyNumber(field.key())));
    m_seedField->setVisible(policy == PolicyName::Ring);
    m_userWakesField->setVisible(policy == PolicyName::Ring);
    m_withoutVotesField->setVisible(policy == PolicyName::Vote);
    m_votersField->setVisible(policy == PolicyName::Vote && !m_voters->isEmpty());
    m_tiersField->setVisible(policy == PolicyName::Resource);
    m_strictField->setVisible(policy == PolicyName::Resource);
    m_bargeInField->setVisible(policy != PolicyName::Resource);
    const auto offer = [policy](const Flag &flag, PolicyName of) {
        flag.box->setVisible(policy == of);
        flag.hint->setVisible(policy == of);
    };
    offer(m_early, PolicyName::Vote);
    offer(m_terminal, PolicyName::Vote);
    offer(m_repeats, PolicyName::Resource);
    offer(m_backchannel, PolicyName::Resource);
}

void PolicyForm::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_tiers->setTheme(theme);
    for (FormField *field : std::as_const(m_fields))
        field->setTheme(theme);
}

void PolicyForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace studio::ui
