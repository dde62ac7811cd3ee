// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/what_if.h"
#include "core/studio/ports/views.h"
#include "ui/panels/floor/vote_marks.h"

#include <QString>

#include <optional>

namespace studio::ui {

/// What one row of the floor shows.
struct FloorRowContent
{
    ports::FloorRow row;
    QString name;
    QString colour;          ///< "#rrggbb" as in the persona
    QString word;            ///< "speak", a cause, …
    QString inWords;         ///< the whole row
    QString flip;            ///< the change that would have changed the outcome, or empty
    QString more;            ///< how the vote was obtained, or what went wrong; for the tool tip
    bool votes = true;       ///< if false, the row has only a word, no bar
    bool isOver = false;     ///< the vote is of a round that is over
    VoteMarks marks{};       ///< of a decided vote
    bool keepsMarks = false; ///< the row is as high as with marks, so that no vote changes its height
    bool grabbable = false;
    QString grabHint{};                    ///< how to change it, or why not; for the tool tip
    std::optional<model::Candidate> was{}; ///< during a trial: the original vote
    bool operator==(const FloorRowContent &) const = default;

    [[nodiscard]] bool isVoted() const { return row.vote == ports::FloorRow::Vote::Voted; }
};

} // namespace studio::ui
