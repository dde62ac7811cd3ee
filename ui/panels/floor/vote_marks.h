// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/state.h"

#include <QFontMetrics>
#include <QList>
#include <QRect>
#include <QString>

class QPainter;

namespace studio::ui {

struct Theme;

/// The parts of a vote besides its importance, as small marks below the bar: speak or listen, whether the
/// companion was asked to answer, how far they wind down. Pure layout and painting; the row handles presses.
enum class VoteMark { State, Asked, Closing };

struct VoteMarks
{
    model::VoteState state = model::VoteState::Listen;
    bool selected = false;
    model::Closing closing = model::Closing::None;
    bool operator==(const VoteMarks &) const = default;
};

struct MarkPlace
{
    VoteMark mark = VoteMark::State;
    QRect place;
};

/// From the left, on as many lines as needed; each mark is as wide as its widest word, so that no mark moves
/// when another is pressed.
[[nodiscard]] QList<MarkPlace> placeVoteMarks(const QRect &place, const QFontMetrics &metrics, int lineHeight,
                                              int gap);
[[nodiscard]] QString markWord(VoteMark mark, const VoteMarks &marks);
[[nodiscard]] bool isSet(VoteMark mark, const VoteMarks &marks);

/// An unset mark is painted only while `isLookedAt`, to show that it can be pressed.
void paintVoteMark(QPainter &painter, const MarkPlace &mark, const VoteMarks &marks, bool isLookedAt,
                   const Theme &theme);

} // namespace studio::ui
