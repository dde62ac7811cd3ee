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
    std::optional<int> price;        ///< what it was bought for
    QString program;                 ///< as Message::program
};

/// A turn that ended without speech.
struct TimelineSilent
{
    base::ParticipantId from;
    model::Outcome outcome = model::Outcome::NoReply;
    std::optional<model::Cause> cause;
};

/// Somebody wanted to buy speech and was refused. The log has it in two events: what was asked for, and at
/// once the answer; either may be missing where pages of events meet.
struct TimelineRefused
{
    base::ParticipantId from;
    std::optional<int> wanted;
    std::optional<int> level; ///< what there was; none without an answer
    QString why;              ///< the floor's own word: "tooLong: 10"
};

/// One line of a room's story: somebody said something, a round was decided, a turn ended without speech, the
/// room came to rest, or speech could not be bought. Small: a room has many.
struct TimelineRow
{
    qint64 seq = 0;
    QDateTime time; ///< UTC
    std::variant<TimelineSaid, model::Decision, TimelineSilent, model::Rest, TimelineRefused> what;
};

/// None for events that are no part of the story.
[[nodiscard]] std::optional<TimelineRow> timelineRow(const model::Envelope &event);

/// What was asked for and the answer to it as one row, if that is what these are, in the order of the log.
[[nodiscard]] std::optional<TimelineRow> joinedRow(const TimelineRow &ask, const TimelineRow &answer);

} // namespace studio::ui
