// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/ready_books.h"

#include <QList>

// An entry while a scan decides on it. Only for the inside of core/lore.
namespace studio::lore {

struct Candidate
{
    explicit Candidate(const ReadyEntry &from)
        : ready(&from)
        , ref(from.ref)
        , book(from.book)
        , entry(from.entry)
        , id(from.id)
    {
        verdict.entry = from.ref;
    }

    const ReadyEntry *ready; ///< with the numbers of its keys
    LoreRef ref;
    const model::LoreBook *book;
    const model::LoreEntry *entry;
    quint64 id;
    int depth = 0;          ///< number of messages in which its keys are searched
    bool recursive = false; ///< its book lets entries fire entries
    bool isOpen = true;     ///< a later sweep may fire it
    bool isSticky = false;
    int score = 0;   ///< number of keys found, if its group is scored
    QString content; ///< after macros, once the entry has fired
    LoreVerdict verdict;

    [[nodiscard]] bool isFired() const { return verdict.state == LoreVerdict::State::Fired; }
    void block(LoreBlock why) { verdict.block = why; }
};

/// Sticky and cooldown as in SillyTavern: counted from the message at which the entry fired. Neither applies
/// at that message itself, so that a rewritten answer sees the same lore.
[[nodiscard]] bool isSticky(const Candidate &candidate, const LoreScene &scene);
[[nodiscard]] bool isCooling(const Candidate &candidate, const LoreScene &scene);
/// Whether the entry fired at an earlier message.
[[nodiscard]] bool firedBefore(const Candidate &candidate, const LoreScene &scene);

/// Whether something blocks the entry that no sweep changes: its switch, its filter, its timing.
[[nodiscard]] bool isBarred(Candidate &candidate, const LoreScene &scene);
/// The verdict of its decorators, before keys are searched. A decorator that closes it sets its block.
enum class Gate { Fires, Closed, AskKeys };
[[nodiscard]] Gate gateOf(Candidate &candidate, const LoreScene &scene);

/// Among the entries that want to fire in one sweep, blocks those that lose in their inclusion groups: group
/// after group, by name; an entry that lost in one group takes no part in the next. A sticky entry wins, even
/// beside another sticky entry. `won` holds the groups that had a winner before; the groups of the new
/// winners are added, even if chance rejects the winner afterwards.
void settleGroups(QList<Candidate *> &wanting, const LoreScene &scene, QStringList &won);

/// Cuts entries until the rest fits the budgets of the books and the room. The lowest priority is cut first;
/// at equal priority entries with keys before constant entries, then the lowest order, then the later entry.
/// An entry that alone exceeds the room left is cut by itself and does not cut others. An entry that ignores
/// budgets is counted and stays. An empty entry costs nothing and stays too.
void keepBudgets(QList<Candidate *> fired, const LoreScene &scene);

} // namespace studio::lore
