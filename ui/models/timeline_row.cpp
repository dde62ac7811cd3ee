// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/timeline_row.h"

namespace studio::ui {

namespace {

constexpr qsizetype kBeginning = 240; // UTF-16 units; two lines hold less

TimelineSaid saidIn(const model::MessagePosted &posted)
{
    return {posted.message.from, posted.message.id, posted.message.text.left(kBeginning).simplified(),
            posted.index, posted.cause};
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
    if (const auto *told = std::get_if<model::FloorTold>(&event.body)) {
        const auto *over = std::get_if<model::TurnOver>(&told->input.kind);
        if (!over || over->outcome == model::Outcome::Spoke)
            return std::nullopt;
        row.what = TimelineSilent{over->from, over->outcome, over->cause};
        return row;
    }
    if (const auto *said = std::get_if<model::FloorSaid>(&event.body)) {
        if (const auto *rest = std::get_if<model::Rest>(&said->output.kind)) {
            row.what = *rest;
            return row;
        }
    }
    return std::nullopt;
}

} // namespace studio::ui
