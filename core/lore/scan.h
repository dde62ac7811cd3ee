// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/lore_scene.h"

#include <memory>

namespace studio::lore {

class ReadyBooks;

/// Which entries fire, why, and where they are placed: as in SillyTavern's World Info, with the additions of
/// Character Card V3. Entries fire in sweeps: first entries fired by messages, then entries fired by those
/// entries, and so on. Entries of one sweep do not see each other, and a fired entry stays even if a later
/// sweep brings an entry that excludes it. Budgets are applied at the end, so an entry that is cut has fired
/// others before. Sticky and kept entries stay in the log with the time at which they first fired; a cut
/// entry does not get into it.
///
/// Pure; any thread. The same sources and scene give the same result, so votes and the speech of one round
/// see the same lore.
[[nodiscard]] LoreResult scan(const QList<LoreSource> &sources, const LoreScene &scene);

/// The same for many scans of the same books, which are prepared only once: preparing takes ten times as long
/// as a scan. One thread at a time.
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

} // namespace studio::lore
