// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/lore_found.h"
#include "core/model/shared_lore.h"

#include <QString>

// Why an entry of a lorebook is told or not, in words for people. Pure; any thread.
namespace studio::explain {

/// What a verdict knows by numbers only.
struct LoreNames
{
    model::LoreBooks books;
    QStringList speakers{}; ///< who said message 1, 2, …; none: messages are called by their numbers
};

/// "Fired", "Cut" or "Not fired".
[[nodiscard]] QString loreStateText(model::LoreVerdict::State state);

/// One sentence: “storm” is in message 3.
[[nodiscard]] QString loreReason(const model::LoreVerdict &verdict, const LoreNames &names);
/// The same of an entry in the log: Aya said “storm”.
[[nodiscard]] QString loreReason(const model::FoundEntry &entry, const Names &names);
/// Names of entries by what came of them, one line: "Fired: Storm, Harbour · Cut: Boats".
[[nodiscard]] QString loreFoundLine(const model::LoreFound &found);

/// What people know an entry by: its name, else its first key, else its number. One line.
[[nodiscard]] QString loreEntryName(const model::LoreRef &entry, const model::LoreBooks &books);
/// Its book's name, else its number.
[[nodiscard]] QString loreBookName(const model::LoreRef &entry, const model::LoreBooks &books);

/// Whose that book is: the companion's, the room's, the user's, everybody's.
[[nodiscard]] QString loreOwnerText(const model::LoreRef &entry);

/// Where in a prompt an entry of that place stands.
[[nodiscard]] QString lorePlaceText(const model::LoreEntry &entry);

} // namespace studio::explain
