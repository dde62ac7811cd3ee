// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lore/lore_scene.h"

namespace studio::lore {

/// Which entries fire, why, and where they stand: as SillyTavern's World Info has it, with what Character
/// Card V3 adds. Entries fire in sweeps: those that messages fire, then those that these fire, and so on.
/// Entries of one sweep do not see each other, and what fired stays although a later sweep brings what it
/// must not be said with. Budgets are kept at the end, so what is cut has fired others before.
///
/// Pure; any thread. The same sources and scene give the same result, so votes and the speech of one round
/// see the same lore.
[[nodiscard]] LoreResult scan(const QList<LoreSource> &sources, const LoreScene &scene);

/// What the log knows an entry by: its owner, its book and what it says before macros.
[[nodiscard]] quint64 entryId(const QString &owner, const model::LoreBook &book,
                              const model::LoreEntry &entry);

} // namespace studio::lore
