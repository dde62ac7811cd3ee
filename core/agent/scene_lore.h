// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/persona/persona_macros.h"

#include <QMap>
#include <QString>

#include <optional>

// The lore that fires when a prompt is made for a companion: from the companion's own lorebooks and from
// shared books (the room's, the user's and those for all rooms). Only what the companion has witnessed is
// searched, whoever owns the book, and what fires reaches only the companion's own prompts, or the one
// request that judges the votes of several companions. The same talk at hand gives the same lore: votes and
// speech of a round agree, and so does a retry. What fired before is found by searching that talk again, so
// messages that a room of more than a thousand messages no longer has at hand do not count. Pure.
namespace studio::agent {

/// Fills in Scene::lore; does nothing if there are no books. `macros` are those of the scene's persona,
/// `card` is the persona before they were expanded. The window must be set before, since all lore is limited
/// to a share of it.
void findLore(Scene &scene, const model::Persona &card, persona::PersonaMacros &macros);

/// What is worth a line in the log: entries that fired or were cut, or that a key, a group or chance kept
/// back.
[[nodiscard]] std::optional<model::LoreFound> loreFound(const Scene &scene);

/// The books that the verdicts refer to.
[[nodiscard]] model::LoreBooks booksOf(const Scene &scene);

/// The lore for that place, lower order first; empty: none. Not for lore that stands in the talk.
[[nodiscard]] QString loreIn(const Scene &scene, model::LorePlace place);
/// The lore behind the newest message; in an empty talk also the lore that would stand among messages.
[[nodiscard]] QString loreBehindTalk(const Scene &scene);
/// The lore among the talk, by the index in Scene::witnessed of the message that it precedes.
[[nodiscard]] QMap<qsizetype, QString> loreAmongTalk(const Scene &scene);

} // namespace studio::agent
