// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/past/message_page.h"
#include "core/model/persona.h"
#include "core/model/room.h"

#include <optional>

// A room as one of those in it knows it, for documents: nothing that was whispered to others, and no sign of
// it. Pure.
namespace studio::transcript {

/// Where it plays and who is there; not how it is set up, nor what the room changes of others.
[[nodiscard]] model::Room asKnownTo(const base::ParticipantId &who, const model::Room &room);
/// Its own persona; of others what they are called and their role.
[[nodiscard]] model::Persona asKnownTo(const base::ParticipantId &who, const model::Persona &persona);
/// As far as it was heard, and without its numbers in the log, which count what others were told; none where
/// it was not witnessed.
[[nodiscard]] std::optional<model::MessageRow> asKnownTo(const base::ParticipantId &who,
                                                         const model::MessageRow &row);

/// A message that everybody heard, without the log's numbers; none where it is a whisper.
[[nodiscard]] std::optional<model::MessageRow> asSaidAloud(const model::MessageRow &row);

} // namespace studio::transcript
