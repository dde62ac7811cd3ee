// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_row.h"

#include <cmath>

namespace studio::ui {

namespace {

constexpr qsizetype kBeginning = 240; // UTF-16 units; two lines hold less

TimelineSaid saidIn(const model::MessagePosted &posted)
{
    return {posted.message.from,   posted.message.id, posted.message.text.left(kBeginning).simplified(),
            posted.index,          posted.cause,      posted.amount,
            posted.message.program};
}

/// A successful purchase is a message; this event is only an attempt.
std::optional<TimelineRow> rowOf(TimelineRow row, const model::FloorInput &input)
{
    if (const auto *over = std::get_if<model::TurnOver>(&input.kind)) {
        if (over->outcome == model::Outcome::Spoke)
            return std::nullopt;
        row.what = TimelineSilent{over->from, over->outcome, over->cause};
        return row;
    }
    if (const auto *consume = std::get_if<model::Consume>(&input.kind)) {
        TimelineRefused refused{consume->from, {}, {}, {}};
        if (const auto *amount = std::get_if<double>(&consume->amount); amount && std::abs(*amount) <= 1e6)
            refused.wanted = int(*amount);
        row.what = refused;
        return row;
    }
    return std::nullopt;
}

} // namespace

std::optional<TimelineRow> timelineRow(const model::Envelope &event)
{
    TimelineRow row{event.seq, event.time, {}};
    if (const auto *posted = std::get_if<model::MessagePosted>(&event.body)) {
        row.what = saidIn(*posted);
        return row;
    }
    if (const auto *decided = std::get_if<model::Decided>(&event.body)) {
        row.what = decided->decision;
        return row;
    }
    if (const auto *told = std::get_if<model::FloorTold>(&event.body))
        return rowOf(row, told->input);
    if (const auto *said = std::get_if<model::FloorSaid>(&event.body)) {
        if (const auto *rest = std::get_if<model::Rest>(&said->output.kind)) {
            row.what = *rest;
            return row;
        }
        const auto *consumed = std::get_if<model::Consumed>(&said->output.kind);
        if (consumed && !consumed->success) {
            row.what = TimelineRefused{consumed->from, {}, consumed->resource, consumed->message};
            return row;
        }
    }
    return std::nullopt;
}

std::optional<TimelineRow> joinedRow(const TimelineRow &ask, const TimelineRow &answer)
{
    const auto *asked = std::get_if<TimelineRefused>(&ask.what);
    const auto *answered = std::get_if<TimelineRefused>(&answer.what);
    if (!asked || !answered || asked->level || !answered->level || answered->wanted ||
        asked->from != answered->from || answer.seq != ask.seq + 1)
        return std::nullopt;
    TimelineRow row = answer;
    std::get<TimelineRefused>(row.what).wanted = asked->wanted;
    return row;
}

} // namespace studio::ui
