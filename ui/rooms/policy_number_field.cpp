// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_number_field.h"

#include "ui/forms/form_edits.h"
#include "ui/rooms/policy_numbers.h"
#include "ui/theme/hooks.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PolicyNumber;
using model::PolicySettings;

namespace {

constexpr int kNumberWidth = 96;

// The proposal when silence is switched on and the room has no number yet.
constexpr qint64 kFirstIdle = 60'000;
constexpr qint64 kFirstIdleMost = 2;

QString nameOf(PolicyNumber number) { return u"policyNumber%1"_s.arg(int(number)); }

} // namespace

PolicyNumberField::PolicyNumberField(PolicyNumber number, QWidget *parent)
    : FormField(nameOf(number), new LineInput(nameOf(number)), parent)
    , m_number(number)
    , m_line(qobject_cast<LineInput *>(input()))
{
    m_line->setMaximumWidth(kNumberWidth);
    connect(m_line, &LineInput::edited, this, &PolicyNumberField::edited);
    onRetranslate(this, [this] { retranslate(); });
}

bool PolicyNumberField::isOfSilence() const
{
    return m_number == PolicyNumber::Idle || m_number == PolicyNumber::IdleMost;
}

void PolicyNumberField::fill(const PolicySettings &settings) { m_line->show(firstText(settings)); }

QString PolicyNumberField::firstText(const PolicySettings &settings) const
{
    const qint64 value = model::valueOf(settings, m_number);
    if (value == 0 && m_number == PolicyNumber::Idle)
        return shownNumber(kFirstIdle, m_number);
    if (value == 0 && m_number == PolicyNumber::IdleMost)
        return shownNumber(kFirstIdleMost, m_number);
    return shownNumber(value, m_number);
}

void PolicyNumberField::write(PolicySettings &settings, const PolicySettings &start)
{
    const model::PolicyLimit limit = model::limitOf(m_number);
    const qint64 first = model::valueOf(start, m_number);
    const QString text = m_line->text().trimmed();
    const bool isAsShown = text == shownNumber(first, m_number);
    const auto value = isAsShown ? std::optional(first) : writtenNumber(text, m_number);
    const qint64 least = isAsShown && first > 0 ? limit.lowest : leastWritten(m_number);
    const bool fine = value && *value >= least && *value <= limit.highest;
    putNumber(settings, m_number, fine ? *value : first);
    setFlaw(fine ? QString() : rangeText());
}

QString PolicyNumberField::rangeText() const
{
    const QString lowest = shownNumber(leastWritten(m_number), m_number);
    const QString highest = shownNumber(model::limitOf(m_number).highest, m_number);
    switch (unitOf(m_number)) {
    case PolicyUnit::Seconds: return tr("Write a number of seconds from %1 to %2.").arg(lowest, highest);
    case PolicyUnit::Minutes: return tr("Write a number of minutes from %1 to %2.").arg(lowest, highest);
    case PolicyUnit::Count: return tr("Write a whole number from %1 to %2.").arg(lowest, highest);
    }
    return {};
}

void PolicyNumberField::setWords(const QString &label, const QString &hint)
{
    setLabel(label);
    setHint(hint);
}

void PolicyNumberField::retranslate()
{
    switch (m_number) {
    case PolicyNumber::Gap: setWords(tr("Pause before somebody speaks, in seconds"), {}); return;
    case PolicyNumber::MaxCompanionTurns:
        setWords(tr("Turns without you, at most"),
                 tr("Then the room rests until you say something or give somebody the floor."));
        return;
    case PolicyNumber::Ceiling:
        setWords(tr("Talk without you, in minutes at most"),
                 tr("Counted from your last message. With 0 there is no such limit."));
        return;
    case PolicyNumber::WaitForUser:
        setWords(
            tr("Wait for your answer, in seconds"),
            tr("When a companion speaks to you alone, the others wait so long. With 0 they go on at once."));
        return;
    case PolicyNumber::VoteDeadline:
        setWords(tr("How long a vote may take, in seconds"), tr("Whoever is later is counted as listening."));
        return;
    case PolicyNumber::DirectorDeadline:
        setWords(tr("How long the director may take, in seconds"),
                 tr("After that the companion who has been silent longest speaks."));
        return;
    case PolicyNumber::Refund:
        setWords(tr("How long until what was spent comes back, in seconds"), {});
        return;
    case PolicyNumber::TurnTimeout:
        setWords(tr("How long a turn may take, in seconds"),
                 tr("Whoever takes longer is cut off and counts as silent."));
        return;
    case PolicyNumber::CoolDown:
        setWords(tr("Messages to sit out after speaking"),
                 tr("A companion who spoke sits out that many messages of companions, unless named or nobody "
                    "else is "
                    "left. "
                    "With 0 nobody sits out."));
        return;
    case PolicyNumber::Idle: setWords(tr("After how long a silence, in seconds"), {}); return;
    case PolicyNumber::IdleMost:
        setWords(tr("How many times, at most"),
                 tr("Counted from your last message; then they wait for you."));
        return;
    }
}

} // namespace studio::ui
