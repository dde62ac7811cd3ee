// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <optional>
#include <variant>

namespace studio::ui {

/// A message was said.
struct TimelineSaid
{
    base::ParticipantId from;
    base::MessageId id;
    QString beginning;               ///< of the text, in one line
    qint64 index = -1;               ///< of the message in the transcript
    std::optional<model::Cause> cut; ///< why it was cut off
    std::optional<int> price;        ///< the price, if it was bought
    QString program;                 ///< as Message::program
};

/// A turn that ended without speech.
struct TimelineSilent
{
    base::ParticipantId from;
    model::Outcome outcome = model::Outcome::NoReply;
    std::optional<model::Cause> cause;
};

/// A purchase of speech that was refused. The log has two events for it: the request, and directly after it
/// the answer; either may be missing at the edge of a page of events.
struct TimelineRefused
{
    base::ParticipantId from;
    std::optional<int> wanted;
    std::optional<int> level; ///< the level then; none without an answer
    QString why;              ///< the floor's own code: "tooLong: 10"
};

/// One line of a room's story: a message was said, a round was decided, a turn ended without speech, the room
/// came to rest, or a purchase of speech was refused. Small, because a room has many.
struct TimelineRow
{
    qint64 seq = 0;
    QDateTime time; ///< UTC
    std::variant<TimelineSaid, model::Decision, TimelineSilent, model::Rest, TimelineRefused> what;
};

/// None for events that are not part of the story.
[[nodiscard]] std::optional<TimelineRow> timelineRow(const model::Envelope &event);

/// A request and its answer as one row, if the two rows are these, in the order of the log.
[[nodiscard]] std::optional<TimelineRow> joinedRow(const TimelineRow &ask, const TimelineRow &answer);

} // namespace studio::ui
