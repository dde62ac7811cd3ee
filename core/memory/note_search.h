// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/memory_note.h"

// Notes that fit some words, in any script. Pure.
namespace studio::memory {

/// Pairs of neighbouring letters are what is compared, so that no words have to be known: "coffee" finds
/// "Coffee!", and 京都 finds 京都に行った. Best first, of equals the newest; what has nothing in common with
/// the words is left out. `notes` are oldest first.
[[nodiscard]] QList<model::MemoryNote> fitting(const QList<model::MemoryNote> &notes, const QString &words,
                                               qsizetype most);

/// What a companion is told of without asking: the notes that fit the talk and the newest, oldest first, no
/// more than `most` and no longer together than `longest` UTF-16 units.
[[nodiscard]] QList<model::MemoryNote> atHand(const QList<model::MemoryNote> &notes, const QString &talk,
                                              qsizetype most, qsizetype longest);

} // namespace studio::memory
