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
    case PolicyUnit::Seconds: return tr("Enter %1 to %2 seconds.").arg(lowest, highest);
    case PolicyUnit::Minutes: return tr("Enter %1 to %2 minutes.").arg(lowest, highest);
    case PolicyUnit::Count: return tr("Enter a whole number from %1 to %2.").arg(lowest, highest);
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
    case PolicyNumber::Gap: setWords(tr("Gap before a turn (s)"), {}); return;
    case PolicyNumber::MaxCompanionTurns:
        setWords(tr("Turns before you write, at most"),
                 tr("Then the room rests until you write or give someone the floor."));
        return;
    case PolicyNumber::Ceiling:
        setWords(tr("Time without you, at most (min)"), tr("Counted from your last message. 0: no limit."));
        return;
    case PolicyNumber::WaitForUser:
        setWords(tr("Wait for your answer (s)"),
                 tr("When a companion speaks only to you, the others wait this long. 0: no wait."));
        return;
    case PolicyNumber::VoteDeadline:
        setWords(tr("Time to vote (s)"), tr("A late vote counts as “listen”."));
        return;
    case PolicyNumber::DirectorDeadline:
        setWords(tr("Time for the director (s)"),
                 tr("After that, the companion who was silent longest speaks."));
        return;
    case PolicyNumber::Refund: setWords(tr("Time until the level returns (s)"), {}); return;
    case PolicyNumber::TurnTimeout:
        setWords(tr("Time for a turn (s)"), tr("A longer turn is stopped and counts as a pass."));
        return;
    case PolicyNumber::CoolDown:
        setWords(tr("Messages to sit out after speaking"),
                 tr("After speaking, a companion sits out this many companion messages, unless named or "
                    "nobody else can speak. With 0, nobody sits out."));
        return;
    case PolicyNumber::Idle: setWords(tr("After a silence of (s)"), {}); return;
    case PolicyNumber::IdleMost:
        setWords(tr("Number of times, at most"),
                 tr("Counted from your last message. Then the companions wait for you."));
        return;
    }
}

} // namespace studio::ui
