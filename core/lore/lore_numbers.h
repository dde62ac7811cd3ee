// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QString>

// Numbers that are the same on every machine: the ids of entries, and draws.
namespace studio::lore {

/// The identity of an entry in the log: from its owner, its book, its name, its keys and its content before
/// macros.
[[nodiscard]] quint64 entryId(const QString &owner, const model::LoreBook &book,
                              const model::LoreEntry &entry);

/// A number in [0, 1), computed from the room's seed, the purpose of the draw, and the length of the talk.
[[nodiscard]] double drawn(quint64 seed, quint64 what, qint64 messages);
/// Of a text, with what came before it as the seed.
[[nodiscard]] quint64 hashOf(const QString &text, quint64 seed = 0xcbf29ce484222325);

} // namespace studio::lore
