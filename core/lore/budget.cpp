// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/candidate.h"

#include <algorithm>
#include <tuple>

namespace studio::lore {

namespace {

using Budget = LoreVerdict::Budget;

/// The lowest rank is cut first.
auto rankOf(const Candidate *candidate)
{
    const model::LoreEntry &entry = *candidate->entry;
    const bool stays = !(entry.conditions && entry.conditions->goesFirst);
    const bool isConstant = candidate->verdict.cause != LoreCause::Key;
    return std::tuple(stays, entry.priority.value_or(0), isConstant, entry.order);
}

/// Compares by place, not by address: companions with the same list of books share one copy in memory.
bool isOfOneBook(const Candidate *a, const Candidate *b)
{
    return a->ref.source == b->ref.source && a->ref.book == b->ref.book;
}

void cut(Candidate *candidate, Budget by)
{
    candidate->verdict.state = LoreVerdict::State::Cut;
    candidate->verdict.cutBy = by;
}

void keepBudget(QList<Candidate *> fired, qint64 budget, Budget by)
{
    const auto ignores = [](const Candidate *candidate) { return candidate->entry->ignoresBudget; };
    for (const Candidate *candidate : std::as_const(fired)) {
        if (ignores(candidate))
            budget -= candidate->verdict.tokens;
    }
    fired.removeIf(
        [&ignores](const Candidate *candidate) { return ignores(candidate) || !candidate->isFired(); });
    std::stable_sort(fired.begin(), fired.end(),
                     [](const Candidate *a, const Candidate *b) { return rankOf(a) > rankOf(b); });
    bool isFull = false;
    const qint64 whole = budget;
    for (Candidate *candidate : std::as_const(fired)) {
        const qint64 tokens = candidate->verdict.tokens;
        if (tokens > 0 && (isFull || tokens > budget)) {
            isFull = isFull || tokens <= whole;
            cut(candidate, by);
        } else {
            budget -= tokens;
        }
    }
}

} // namespace

void keepBudgets(QList<Candidate *> fired, const LoreScene &scene)
{
    for (qsizetype from = 0; from < fired.size();) { // fired is grouped by book
        qsizetype to = from;
        while (to < fired.size() && isOfOneBook(fired.at(from), fired.at(to)))
            ++to;
        if (const auto budget = fired.at(from)->book->tokenBudget)
            keepBudget(fired.sliced(from, to - from), *budget, Budget::Book);
        from = to;
    }
    fired.removeIf([](const Candidate *candidate) { return !candidate->isFired(); });
    if (scene.tokenBudget)
        keepBudget(fired, *scene.tokenBudget, Budget::Room);
}

} // namespace studio::lore
