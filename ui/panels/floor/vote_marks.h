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

/// What a vote says beside its importance, as small marks below the bar: speak or listen, whether it was
/// asked to answer, how far it winds down. Pure layout and painting; who presses a mark is the row's
/// business.
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

/// From the left of that place, in as many lines as they need; each as wide as its widest word, so that none
/// moves when another is pressed.
[[nodiscard]] QList<MarkPlace> placeVoteMarks(const QRect &place, const QFontMetrics &metrics, int lineHeight,
                                              int gap);
[[nodiscard]] QString markWord(VoteMark mark, const VoteMarks &marks);
[[nodiscard]] bool isSet(VoteMark mark, const VoteMarks &marks);

/// A mark that is not set is painted only while `isLookedAt`: there it could be pressed.
void paintVoteMark(QPainter &painter, const MarkPlace &mark, const VoteMarks &marks, bool isLookedAt,
                   const Theme &theme);

} // namespace studio::ui
