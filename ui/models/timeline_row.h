// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>
#include <variant>

namespace studio::ui {

/// Somebody said something.
struct TimelineSaid
{
    base::ParticipantId from;
    base::MessageId id;
    QString beginning;               ///< of the text, on one line
    qint64 index = -1;               ///< of the message in the transcript
    std::optional<model::Cause> cut; ///< why it was cut off
};

/// A turn that ended without speech.
struct TimelineSilent
{
    base::ParticipantId from;
    model::Outcome outcome = model::Outcome::NoReply;
    std::optional<model::Cause> cause;
};

/// One line of a room's story: somebody said something, a round was decided, a turn ended without speech, or
/// the room came to rest. Small: a room has many.
struct TimelineRow
{
    qint64 seq = 0;
    QDateTime time; ///< UTC
    std::variant<TimelineSaid, model::Decision, TimelineSilent, model::Rest> what;
};

/// None for events that are no part of the story.
[[nodiscard]] std::optional<TimelineRow> timelineRow(const model::Envelope &event);

} // namespace studio::ui
