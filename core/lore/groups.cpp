// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/candidate.h"

#include "core/lore/lore_numbers.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace studio::lore {

namespace {

using Members = QList<Candidate *>;

constexpr double kMostWeight = 1'000'000;

double weightOf(const Candidate *member)
{
    const double weight = member->entry->group->weight;
    return std::isfinite(weight) ? std::clamp(weight, 0.0, kMostWeight) : 0.0;
}

void lose(Candidate *member)
{
    member->block(LoreBlock::LostInGroup);
    member->isOpen = false;
}

bool hasLost(const Candidate *member) { return !member->isOpen; }

/// Scored entries lose to the highest score in the group.
void loseByScore(Members &members)
{
    int highest = 0;
    for (const Candidate *member : std::as_const(members))
        highest = std::max(highest, member->score);
    for (Candidate *member : std::as_const(members)) {
        if (member->entry->group->useScoring.value_or(false) && member->score < highest)
            lose(member);
    }
    members.removeIf(hasLost);
}

/// The override with the highest order wins; without overrides one entry is drawn by weight. Several entries
/// always have a winner.
Candidate *winnerOf(const Members &members, double draw)
{
    Candidate *winner = nullptr;
    double total = 0;
    for (Candidate *member : members) {
        total += weightOf(member);
        if (member->entry->group->overrides && (!winner || member->entry->order > winner->entry->order))
            winner = member;
    }
    if (winner)
        return winner;
    double left = draw * total;
    for (Candidate *member : members) {
        left -= weightOf(member);
        if (left < 0)
            return member;
    }
    return members.first();
}

void settleGroup(Members members, bool isWon, double draw)
{
    members.removeIf(hasLost); // in another group
    if (members.isEmpty())
        return;
    if (isWon) {
        std::for_each(members.begin(), members.end(), lose);
        return;
    }
    const auto sticks = [](const Candidate *member) { return member->isSticky; };
    if (std::any_of(members.cbegin(), members.cend(), sticks)) {
        for (Candidate *member : std::as_const(members)) {
            if (!member->isSticky)
                lose(member);
        }
        return;
    }
    loseByScore(members);
    const Candidate *winner = winnerOf(members, draw);
    for (Candidate *member : std::as_const(members)) {
        if (member != winner)
            lose(member);
    }
}

} // namespace

void settleGroups(QList<Candidate *> &wanting, const LoreScene &scene, QStringList &won)
{
    std::map<QString, Members> groups; // by name, so that the order of books does not change the winner
    for (Candidate *candidate : std::as_const(wanting)) {
        if (!candidate->entry->group)
            continue;
        QStringList names = candidate->entry->group->names;
        names.removeDuplicates();
        for (const QString &name : std::as_const(names))
            groups[name].append(candidate);
    }
    for (const auto &[name, members] : groups)
        settleGroup(members, won.contains(name), drawn(scene.seed, hashOf(name), scene.messages));
    wanting.removeIf(hasLost);
    for (const Candidate *candidate : std::as_const(wanting)) {
        if (candidate->entry->group)
            won += candidate->entry->group->names;
    }
    won.removeDuplicates();
}

} // namespace studio::lore
