// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_habits.h"

#include <algorithm>
#include <utility>

using studio::llm::AnswerForm;

namespace studio::agent {
namespace {

constexpr qsizetype kMostModels = 256;
constexpr qsizetype kMostRounds = 64; // that may run at the same time

} // namespace

// Outside a room there are no rounds, and message ids repeat.
VoteScale VoteHabits::scaleIn(const QString &model, const base::RoomId &room, const base::MessageId &message)
{
    const auto known = std::find_if(m_rounds.cbegin(), m_rounds.cend(), [&](const Round &round) {
        return round.model == model && round.room == room && round.message == message;
    });
    if (known != m_rounds.cend() && !room.isEmpty())
        return known->scale;
    Habit &habit = habitOf(model);
    learn(habit);
    const VoteScale scale = scaleOf(habit);
    if (room.isEmpty())
        return scale;
    m_rounds.append({model, room, message, scale});
    if (m_rounds.size() > kMostRounds)
        m_rounds.removeFirst();
    return scale;
}

void VoteHabits::wrote(const QString &model, double number)
{
    Numbers &fresh = habitOf(model).fresh;
    if (number > 0 && number < 1)
        ++fresh.fractions;
    else if (number > 1 && number <= 10)
        ++fresh.plain;
    else if (number > 10 && number <= 100)
        ++fresh.large;
}

// Only counts matter, so the order of the votes in a round has no effect.
void VoteHabits::learn(Habit &habit)
{
    const Numbers fresh = std::exchange(habit.fresh, {});
    const auto upTo = [](int number) { return std::min(number, kSureNumbers); };
    habit.fractions = fresh.plain + fresh.large > 0 ? 0 : upTo(habit.fractions + fresh.fractions);
    if (fresh.large > fresh.plain) {
        habit.large = upTo(habit.large + fresh.large);
        habit.plain = 0;
    } else {
        habit.plain = upTo(habit.plain + fresh.plain);
    }
    if (fresh.fractions > 0 || habit.plain == kSureNumbers)
        habit.large = habit.plain = 0;
}

VoteScale VoteHabits::scaleOf(const Habit &habit)
{
    if (habit.fractions == kSureNumbers)
        return VoteScale::One;
    return habit.large == kSureNumbers ? VoteScale::Hundred : VoteScale::Ten;
}

QList<AnswerForm> VoteHabits::formsOf(const QString &model, const QList<AnswerForm> &all) const
{
    const auto habit = m_habits.constFind(model);
    if (habit == m_habits.cend() || !habit->from)
        return all;
    return all.mid(std::max<qsizetype>(all.indexOf(*habit->from), 0));
}

void VoteHabits::couldRead(const QString &model, const QList<AnswerForm> &all)
{
    Habit &habit = habitOf(model);
    habit.alone = std::max(habit.alone - 1, 0);
    if (!habit.from || ++habit.good < kGoodVotes)
        return;
    const qsizetype at = all.indexOf(*habit.from);
    habit.good = 0;
    habit.from = at > 1 ? std::optional(all.at(at - 1)) : std::nullopt;
}

void VoteHabits::couldNotRead(const QString &model, AnswerForm form, const QList<AnswerForm> &all)
{
    Habit &habit = habitOf(model);
    habit.good = 0;
    const qsizetype at = all.indexOf(form);
    if (at >= 0 && at + 1 < all.size())
        habit.from = all.at(at + 1);
}

bool VoteHabits::readsTogether(const QString &model) const { return m_habits.value(model).alone == 0; }

void VoteHabits::couldNotReadTogether(const QString &model) { habitOf(model).alone = kGoodVotes; }

VoteHabits::Habit &VoteHabits::habitOf(const QString &model)
{
    if (m_habits.size() >= kMostModels && !m_habits.contains(model))
        m_habits.clear();
    return m_habits[model];
}

} // namespace studio::agent
