// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/persona/persona_macros.h"

#include <QMap>
#include <QString>

#include <optional>

// What fires of a companion's lorebooks as a prompt is made for it, and of those that are shared: the room's,
// the user's and those for all rooms. Only what the companion has witnessed is looked through, whosever the
// book is, and what fires reaches its own prompts only, or the one request in which several are judged for
// their votes. The same talk at hand gives the same lore: votes and the speech of a round and another try
// agree. What fired before is found by looking at that talk again, so what a room of more than a thousand
// messages no longer has at hand counts no more. Pure.
namespace studio::agent {

/// Fills in Scene::lore; nothing where there are no books. `macros` are those of the scene's persona,
/// `card` is it before they were expanded;
/// the window is set already, since a share of what it holds is the bound of all lore.
void findLore(Scene &scene, const model::Persona &card, persona::PersonaMacros &macros);

/// What of it is worth a line in the log: what fired or was cut, and what a key, a group or chance kept back.
[[nodiscard]] std::optional<model::LoreFound> loreFound(const Scene &scene);

/// The books that its verdicts point into.
[[nodiscard]] model::LoreBooks booksOf(const Scene &scene);

/// What stands in that place, the lower order higher up; empty: nothing. Not for what stands among the talk.
[[nodiscard]] QString loreIn(const Scene &scene, model::LorePlace place);
/// What stands behind the newest message; in an empty talk also what would stand among messages.
[[nodiscard]] QString loreBehindTalk(const Scene &scene);
/// What stands among the talk, by the message of Scene::witnessed that it stands before.
[[nodiscard]] QMap<qsizetype, QString> loreAmongTalk(const Scene &scene);

} // namespace studio::agent
