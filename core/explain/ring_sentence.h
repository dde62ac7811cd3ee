// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/floor.h"

#include <QString>

#include <optional>

// The ring in words: why somebody has the word, and why nobody has. A ring makes no decisions by votes, so
// these stand where a decision's sentence stands otherwise.
namespace studio::explain {

/// "Aya speaks: first in the ring."
[[nodiscard]] QString ringFirstSentence(const base::ParticipantId &speaker, const Names &names);
/// "Aya speaks: you asked Aya."
[[nodiscard]] QString ringAddressedSentence(const base::ParticipantId &speaker, const Names &names);
/// "Aya speaks: the ring comes to Aya after Kyoko."; the same one again: "Aya speaks: alone in the ring."
[[nodiscard]] QString ringAfterSentence(const base::ParticipantId &speaker, const base::ParticipantId &after,
                                        const Names &names);
/// "Aya speaks: you gave Aya the floor."
[[nodiscard]] QString ringCuedSentence(const base::ParticipantId &speaker, const Names &names);

/// What is known of a ring in which nobody has the word.
struct RingRest
{
    int seats = 0;
    bool allSilent = false;         ///< everybody was marked silent in this cycle
    std::optional<model::Rest> why; ///< the room's rest
    std::optional<base::ParticipantId> userWakes;
};
/// Why, and what would wake it: "All three were silent, one after the other. Your next message wakes
/// Kyoko."
[[nodiscard]] QString ringRestSentence(const RingRest &rest, const Names &names);

} // namespace studio::explain
