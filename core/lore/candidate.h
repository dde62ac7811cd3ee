// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/ready_books.h"

#include <QList>

// An entry while a scan decides about it. Inside of core/lore.
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
    int depth = 0;          ///< messages that it is looked for in
    bool recursive = false; ///< its book lets entries fire entries
    bool isOpen = true;     ///< a later sweep may fire it
    bool isSticky = false;
    int score = 0;   ///< keys that are there, where its group is scored
    QString content; ///< after macros, once it fired
    LoreVerdict verdict;

    [[nodiscard]] bool isFired() const { return verdict.state == LoreVerdict::State::Fired; }
    void block(LoreBlock why) { verdict.block = why; }
};

/// In [0, 1): of the room's seed, of what is drawn for, and of how long the talk is.
[[nodiscard]] double drawn(quint64 seed, quint64 what, qint64 messages);
[[nodiscard]] quint64 hashOf(const QString &text, quint64 seed = 0xcbf29ce484222325);

/// Sticky and cooldown as SillyTavern has them: counted from the message at which the entry fired. Neither
/// holds at that message itself, so that an answer which is written anew sees the same lore.
[[nodiscard]] bool isSticky(const Candidate &candidate, const LoreScene &scene);
[[nodiscard]] bool isCooling(const Candidate &candidate, const LoreScene &scene);
/// Whether it fired at an earlier message.
[[nodiscard]] bool firedBefore(const Candidate &candidate, const LoreScene &scene);

/// Whether something holds it back that no sweep changes: its switch, its filter, its timing.
[[nodiscard]] bool isBarred(Candidate &candidate, const LoreScene &scene);
/// What its decorators say before keys are looked at. What holds it back is its block.
enum class Gate { Fires, Closed, AskKeys };
[[nodiscard]] Gate gateOf(Candidate &candidate, const LoreScene &scene);

/// Of those that want to fire in one sweep, those that lose in their inclusion groups are blocked: one group
/// after the other, by name, and what has lost in one takes no part in the next. What sticks wins, also
/// beside another that sticks. `won` are the groups that had a winner before; those of winners here are
/// added, also if chance is against them afterwards.
void settleGroups(QList<Candidate *> &wanting, const LoreScene &scene, QStringList &won);

/// Cuts what is too much for the books and the room. The lowest priority goes first, of these what needs a
/// key before what is constant, of these the lowest order, of equals the later. What alone is more than there
/// is room for goes by itself, and does not take others with it. What ignores budgets is counted and stays.
/// What says nothing costs nothing, and stays as well.
void keepBudgets(QList<Candidate *> fired, const LoreScene &scene);

} // namespace studio::lore
