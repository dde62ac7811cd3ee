// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/guest.h"
#include "core/studio/ports/guest_port.h"

namespace studio::services {

/// Makes a guest from a card, in a room with these participants: with displayable names and an unused colour.
/// A guest who was here before keeps what the user set. InvalidInput: the name is invalid, or a user's;
/// Refused: the guest was shown out.
[[nodiscard]] base::Result<model::Guest> guestOf(const ports::GuestCard &card,
                                                 const QList<model::Guest> &known);

/// companion_aya gives aya, guest:lab gives lab.
[[nodiscard]] QString readablePart(const QString &wireName);

/// A displayable name: without control characters and text direction marks, on one line.
[[nodiscard]] QString shownName(const QString &name);

/// Whether the id may be stored: a guest's or a user's, short and plain.
[[nodiscard]] bool isPlainId(const base::ParticipantId &id);

/// "#rrggbb", and nothing else.
[[nodiscard]] bool isColour(const QString &text);

} // namespace studio::services
