// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/lore_scene.h"

#include <memory>

namespace studio::lore {

class ReadyBooks;

/// Which entries fire, why, and where they stand: as SillyTavern's World Info has it, with what Character
/// Card V3 adds. Entries fire in sweeps: those that messages fire, then those that these fire, and so on.
/// Entries of one sweep do not see each other, and what fired stays although a later sweep brings what it
/// must not be said with. Budgets are kept at the end, so what is cut has fired others before. What sticks or
/// is kept stays in the log with the time at which it fired first; what was cut does not come into it.
///
/// Pure; any thread. The same sources and scene give the same result, so votes and the speech of one round
/// see the same lore.
[[nodiscard]] LoreResult scan(const QList<LoreSource> &sources, const LoreScene &scene);

/// The same for many scans of the same books: they are made ready once, which takes ten times as long as a
/// scan does. One thread at a time.
class Scanner
{
public:
    explicit Scanner(const QList<LoreSource> &sources);
    ~Scanner();
    Scanner(const Scanner &) = delete;
    Scanner &operator=(const Scanner &) = delete;

    [[nodiscard]] LoreResult scan(const LoreScene &scene);

private:
    std::unique_ptr<ReadyBooks> m_books;
};

/// What the log knows an entry by: its owner, its book, its name, its keys and what it says before macros.
[[nodiscard]] quint64 entryId(const QString &owner, const model::LoreBook &book,
                              const model::LoreEntry &entry);

} // namespace studio::lore
