// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/policy_form.h"

#include "ui/casting/form_edits.h"
#include "ui/casting/form_field.h"
#include "ui/panels/plain_label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

constexpr PolicyName kPolicies[]{PolicyName::Vote, PolicyName::Manual, PolicyName::Resource,
                                 PolicyName::Ring};
constexpr int kNumberWidth = 96;

bool isTime(PolicyNumber number) { return number != PolicyNumber::MaxCompanionTurns; }

/// Milliseconds are written as seconds.
QString shown(qint64 value, PolicyNumber number)
{
    return isTime(number) ? QLocale().toString(double(value) / 1000, 'g', 6) : QString::number(value);
}

std::optional<qint64> readAs(const QString &text, PolicyNumber number)
{
    bool fine = false;
    double value = QLocale().toDouble(text.trimmed(), &fine);
    if (!fine)
        value = QLocale::c().toDouble(text.trimmed(), &fine); // 0.5 is understood where people write 0,5
    if (!fine || (!isTime(number) && value != qint64(value)))
        return std::nullopt;
    return isTime(number) ? qRound64(value * 1000) : qint64(value);
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

} // namespace

PolicyForm::PolicyForm(const PolicySettings &settings, const QList<PolicyName> &available, const Theme &theme,
                       QWidget *parent)
    : QWidget(parent)
    , m_start(settings)
    , m_settings(settings)
    , m_theme(theme)
    , m_policies(new QButtonGroup(this))
    , m_available(available)
{
    setObjectName(u"policyForm"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    makePolicies(available);
    column->addSpacing(theme.metrics.small);
    makeNumbers();
    makeSwitches();
    retranslate();
    refresh();
}

void PolicyForm::makePolicies(const QList<PolicyName> &available)
{
    for (const PolicyName policy : kPolicies) {
        auto *button = new QRadioButton(this);
        button->setObjectName(u"policy%1"_s.arg(int(policy)));
        button->setEnabled(available.contains(policy));
        button->setChecked(policy == m_settings.policy);
        m_policies->addButton(button, int(policy));
        QLabel *sentence = quietLabel(u"policySentence%1"_s.arg(int(policy)), this);
        sentence->setIndent(m_theme.metrics.large + m_theme.metrics.small);
        m_sentences.insert(int(policy), sentence);
        auto *row = new QVBoxLayout;
        row->setSpacing(0);
        row->addWidget(button);
        row->addWidget(sentence);
        static_cast<QVBoxLayout *>(layout())->addLayout(row);
    }
    connect(m_policies, &QButtonGroup::idClicked, this, [this](int policy) {
        m_settings.policy = PolicyName(policy);
        refresh();
        Q_EMIT edited();
    });
}

void PolicyForm::makeNumbers()
{
    for (const model::PolicyLimit &limit : model::kPolicyLimits) {
        const PolicyNumber number = limit.number;
        auto *input = new LineInput(u"policyNumber%1"_s.arg(int(number)), this);
        input->setMaximumWidth(kNumberWidth);
        input->show(shown(model::valueOf(m_settings, number), number));
        auto *field = new FormField(input->objectName(), input, m_theme, this);
        m_numbers.insert(int(number), {input, field, {}});
        layout()->addWidget(field);
        connect(input, &LineInput::edited, this, [this, number] {
            readNumber(number);
            Q_EMIT edited();
        });
    }
}

void PolicyForm::makeSwitches()
{
    const auto choice = [this](const QString &objectName, FormField *&field, auto set) {
        auto *box = new QComboBox(this);
        box->setObjectName(objectName);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        field = new FormField(objectName, box, m_theme, this);
        layout()->addWidget(field);
        connect(box, &QComboBox::activated, this, [this, set](int index) {
            set(index);
            Q_EMIT edited();
        });
        return box;
    };
    m_bargeIn = choice(u"policyBargeIn"_s, m_bargeInField,
                       [this](int index) { m_settings.bargeIn = PolicySettings::BargeIn(index); });
    m_userWakes = choice(u"policyUserWakes"_s, m_userWakesField,
                         [this](int index) { m_settings.userWakes = PolicySettings::UserWakes(index); });
    const auto flag = [this](const QString &objectName, bool PolicySettings::*part) {
        auto *box = new QCheckBox(this);
        box->setObjectName(objectName);
        box->setChecked(m_settings.*part);
        QLabel *hint = quietLabel(objectName + u"Hint"_s, this);
        hint->setIndent(m_theme.metrics.large + m_theme.metrics.small);
        m_hints.insert(box, hint);
        auto *row = new QVBoxLayout;
        row->setSpacing(0);
        row->addWidget(box);
        row->addWidget(hint);
        static_cast<QVBoxLayout *>(layout())->addLayout(row);
        connect(box, &QCheckBox::clicked, this, [this, part](bool on) {
            m_settings.*part = on;
            Q_EMIT edited();
        });
        return box;
    };
    m_hold = flag(u"policyHold"_s, &PolicySettings::holdWhileTyping);
    m_early = flag(u"policyEarly"_s, &PolicySettings::earlyDecision);
    m_terminal = flag(u"policyTerminal"_s, &PolicySettings::terminalEndsRoom);
    m_repeats = flag(u"policyRepeats"_s, &PolicySettings::refuseRepeats);
    m_backchannel = flag(u"policyBackchannel"_s, &PolicySettings::backchannelWakes);
}

bool PolicyForm::isOf(PolicyNumber number) const
{
    switch (number) {
    case PolicyNumber::Gap: return true;
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
    Number &row = m_numbers[int(number)];
    const model::PolicyLimit limit = model::limitOf(number);
    const auto value = readAs(row.input->text(), number);
    const bool fine = value && *value >= limit.lowest && *value <= limit.highest;
    row.flaw = fine ? QString() : rangeText(number);
    put(m_settings, number, fine ? *value : model::valueOf(m_start, number));
    row.field->setFlaws(fine ? QList<persona::Flaw>() : QList<persona::Flaw>{{.text = row.flaw}});
}

QString PolicyForm::flaw() const
{
    for (auto row = m_numbers.cbegin(); row != m_numbers.cend(); ++row)
        if (!row->flaw.isEmpty() && isOf(PolicyNumber(row.key())))
            return row->flaw;
    return {};
}

void PolicyForm::focusFlaw()
{
    for (auto row = m_numbers.cbegin(); row != m_numbers.cend(); ++row)
        if (!row->flaw.isEmpty() && isOf(PolicyNumber(row.key())))
            return row->input->setFocus(Qt::OtherFocusReason);
}

void PolicyForm::refresh()
{
    for (auto row = m_numbers.cbegin(); row != m_numbers.cend(); ++row)
        row->field->setVisible(isOf(PolicyNumber(row.key())));
    m_userWakesField->setVisible(m_settings.policy == PolicyName::Ring);
    m_early->setVisible(m_settings.policy == PolicyName::Vote);
    m_terminal->setVisible(m_settings.policy == PolicyName::Vote);
    m_repeats->setVisible(m_settings.policy == PolicyName::Resource);
    m_backchannel->setVisible(m_settings.policy == PolicyName::Resource);
    for (auto hint = m_hints.cbegin(); hint != m_hints.cend(); ++hint)
        hint.value()->setVisible(!hint.key()->isHidden() && !hint.value()->text().isEmpty());
}

void PolicyForm::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (FormField *field : findChildren<FormField *>())
        field->setTheme(theme);
}

void PolicyForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PolicyForm::retranslate()
{
    const auto policy = [this](PolicyName which, const QString &name, const QString &sentence) {
        m_policies->button(int(which))->setText(name);
        const bool can = m_available.contains(which);
        const QString reason = can ? sentence : sentence + u' ' + tr("Not available in this version.");
        m_sentences.value(int(which))->setText(reason);
        m_policies->button(int(which))->setAccessibleDescription(reason);
    };
    policy(
        PolicyName::Vote, tr("State vote"),
        tr("After each message everybody says whether to speak and how much it matters; the strongest wish "
           "gets the word."));
    policy(PolicyName::Manual, tr("Manual"), tr("Nobody speaks until you give the word."));
    policy(PolicyName::Resource, tr("Resource"),
           tr("Speaking costs, and comes back with time: whoever has saved the most can say the most."));
    policy(PolicyName::Ring, tr("Ring"),
           tr("Round the table, one after the other; whoever has nothing to say sleeps until called."));

    const auto number = [this](PolicyNumber which, const QString &label, const QString &hint) {
        m_numbers.value(int(which)).field->setLabel(label);
        m_numbers.value(int(which)).field->setHint(hint);
    };
    number(PolicyNumber::Gap, tr("Pause before somebody speaks, in seconds"), {});
    number(PolicyNumber::MaxCompanionTurns, tr("Turns without you, at most"),
           tr("Then the room rests until you say something."));
    number(PolicyNumber::VoteDeadline, tr("How long a vote may take, in seconds"),
           tr("Whoever is later is counted as listening."));
    number(PolicyNumber::Refund, tr("How fast the meter fills again, in seconds"), {});
    number(PolicyNumber::TurnTimeout, tr("How long a turn may take, in seconds"), {});
    for (auto row = m_numbers.cbegin(); row != m_numbers.cend(); ++row)
        readNumber(PolicyNumber(row.key()));
    retranslateSwitches();
    setTheme(m_theme);
}

void PolicyForm::retranslateSwitches()
{
    const auto fill = [](QComboBox *box, const QStringList &texts, int current) {
        box->clear();
        box->addItems(texts);
        box->setCurrentIndex(current);
    };
    m_bargeInField->setLabel(tr("When you say something while a companion speaks"));
    fill(m_bargeIn, {tr("it is interrupted"), tr("it finishes first")}, int(m_settings.bargeIn));
    m_userWakesField->setLabel(tr("When you say something in the ring"));
    fill(m_userWakes, {tr("whom you name goes on"), tr("the first one goes on"), tr("the next one goes on")},
         int(m_settings.userWakes));
    const auto name = [this](QCheckBox *box, const QString &text, const QString &hint) {
        box->setText(text);
        box->setAccessibleDescription(hint);
        m_hints.value(box)->setText(hint);
    };
    name(m_hold, tr("Wait while I write"), tr("Nobody begins to speak while there is text in your line."));
    name(m_early, tr("Decide early"), tr("As soon as the missing votes cannot change anything."));
    name(m_terminal, tr("Goodbye is final"), tr("The room rests for good once somebody has said goodbye."));
    name(m_repeats, tr("Refuse repetitions"), tr("What was said before, word for word, is not said again."));
    name(m_backchannel, tr("Short answers wake"), tr("A mere \"I see\" wakes the others too."));
    refresh();
}

} // namespace studio::ui
