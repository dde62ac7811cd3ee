// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/policy_numbers.h"

#include "ui/forms/seconds_text.h"

namespace studio::ui {

using base::Millis;
using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

namespace {

bool linesUp(PolicyName policy) { return linesUpSeveral(policy) || policy == PolicyName::Pooled; }

} // namespace

PolicyUnit unitOf(PolicyNumber number)
{
    switch (number) {
    case PolicyNumber::MaxCompanionTurns:
    case PolicyNumber::IdleMost:
    case PolicyNumber::CoolDown: return PolicyUnit::Count;
    case PolicyNumber::Ceiling: return PolicyUnit::Minutes;
    default: return PolicyUnit::Seconds;
    }
}

QString shownNumber(qint64 value, PolicyNumber number)
{
    switch (unitOf(number)) {
    case PolicyUnit::Seconds: return secondsText(Millis(value));
    case PolicyUnit::Minutes: return minutesText(Millis(value));
    case PolicyUnit::Count: return QString::number(value);
    }
    Q_UNREACHABLE();
}

std::optional<qint64> writtenNumber(const QString &text, PolicyNumber number)
{
    if (unitOf(number) == PolicyUnit::Count) {
        bool fine = false;
        const qint64 value = text.trimmed().toLongLong(&fine);
        return fine ? std::optional(value) : std::nullopt;
    }
    const auto time = unitOf(number) == PolicyUnit::Minutes ? minutesIn(text) : secondsIn(text);
    return time ? std::optional<qint64>(time->count()) : std::nullopt;
}

void putNumber(PolicySettings &settings, PolicyNumber number, qint64 value)
{
    switch (number) {
    case PolicyNumber::Gap: settings.gap = Millis(value); return;
    case PolicyNumber::MaxCompanionTurns: settings.maxCompanionTurns = int(value); return;
    case PolicyNumber::VoteDeadline: settings.voteDeadline = Millis(value); return;
    case PolicyNumber::Refund: settings.refund = Millis(value); return;
    case PolicyNumber::TurnTimeout: settings.turnTimeout = Millis(value); return;
    case PolicyNumber::Ceiling: settings.ceiling = Millis(value); return;
    case PolicyNumber::WaitForUser: settings.waitForUser = Millis(value); return;
    case PolicyNumber::Idle: settings.idle = Millis(value); return;
    case PolicyNumber::IdleMost: settings.idleMost = int(value); return;
    case PolicyNumber::CoolDown: settings.coolDown = int(value); return;
    case PolicyNumber::DirectorDeadline: settings.directorDeadline = Millis(value); return;
    }
}

qint64 leastWritten(PolicyNumber number)
{
    switch (number) {
    case PolicyNumber::Idle: return 1'000;
    case PolicyNumber::IdleMost: return 1;
    default: return model::limitOf(number).lowest;
    }
}

/// Under `resource`, speech begins when it is bought and nobody is interrupted; a cue counts no turns.
bool isNumberOf(PolicyNumber number, PolicyName policy)
{
    switch (number) {
    case PolicyNumber::Gap: return policy != PolicyName::Resource;
    case PolicyNumber::MaxCompanionTurns:
    case PolicyNumber::Ceiling:
    case PolicyNumber::Idle:
    case PolicyNumber::IdleMost:
    case PolicyNumber::CoolDown: return hasField(policy);
    case PolicyNumber::VoteDeadline: return policy == PolicyName::Vote;
    case PolicyNumber::Refund: return policy == PolicyName::Resource;
    case PolicyNumber::TurnTimeout: return policy == PolicyName::Ring;
    case PolicyNumber::WaitForUser: return hasField(policy) && policy != PolicyName::Resource;
    case PolicyNumber::DirectorDeadline: return policy == PolicyName::Director;
    }
    return false;
}

bool isSwitchOf(bool PolicySettings::*part, PolicyName policy)
{
    using Settings = PolicySettings;
    if (part == &Settings::earlyDecision || part == &Settings::terminalEndsRoom ||
        part == &Settings::courtesy || part == &Settings::secondChoice)
        return policy == PolicyName::Vote;
    if (part == &Settings::refuseRepeats || part == &Settings::backchannelWakes)
        return policy == PolicyName::Resource;
    if (part == &Settings::isAutomatic)
        return linesUp(policy);
    if (part == &Settings::owed)
        return policy == PolicyName::Vote || policy == PolicyName::Director || linesUp(policy);
    return true;
}

bool linesUpSeveral(PolicyName policy) { return policy == PolicyName::Natural || policy == PolicyName::List; }

bool usesSeed(PolicyName policy)
{
    return policy == PolicyName::Ring || policy == PolicyName::Natural || policy == PolicyName::Pooled;
}

bool hasField(PolicyName policy) { return policy != PolicyName::Manual; }

bool speaksInSilence(const PolicySettings &settings)
{
    return settings.idle > Millis(0) && settings.idleMost > 0;
}

} // namespace studio::ui
