// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/guest.h"
#include "core/studio/ports/guest_port.h"

namespace studio::services {

/// The guest that a card makes in a room that has these already: names fit to be shown, a colour that nobody
/// has yet. One that was here before keeps what the user gave it. InvalidInput: a name that is none, or that
/// of a user; Refused: it was shown out.
[[nodiscard]] base::Result<model::Guest> guestOf(const ports::GuestCard &card,
                                                 const QList<model::Guest> &known);

/// companion_aya gives aya, guest:lab gives lab.
[[nodiscard]] QString readablePart(const QString &wireName);

/// A name as it can be shown: without control characters and marks that turn the writing, in one line.
[[nodiscard]] QString shownName(const QString &name);

/// Whether somebody may be kept under this id: a guest's or a user's, short and plain.
[[nodiscard]] bool isPlainId(const base::ParticipantId &id);

/// "#rrggbb", and nothing else.
[[nodiscard]] bool isColour(const QString &text);

} // namespace studio::services
