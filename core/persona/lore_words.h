// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore_result.h"

#include <QList>
#include <QString>

// Why an entry of a lorebook is told or not, in words for people. Pure; any thread.
namespace studio::persona {

/// "Fired", "Cut" or "Not fired".
[[nodiscard]] QString loreStateText(model::LoreVerdict::State state);

/// One sentence: “storm” is in message 3.
[[nodiscard]] QString loreReason(const model::LoreVerdict &verdict, const QList<model::LoreBook> &books);

/// What people know an entry by: its name, else its first key, else its number. One line.
[[nodiscard]] QString loreEntryName(const model::LoreRef &entry, const QList<model::LoreBook> &books);
/// Its book's name, else its number.
[[nodiscard]] QString loreBookName(const model::LoreRef &entry, const QList<model::LoreBook> &books);

/// Where in a prompt an entry of that place stands.
[[nodiscard]] QString lorePlaceText(const model::LoreEntry &entry);

} // namespace studio::persona
