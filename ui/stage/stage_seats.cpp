// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_seats.h"

#include "ui/stage/stage_actor.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <utility>

namespace studio::ui {

namespace {

constexpr int kLeastFace = 28;
constexpr int kMostFace = 520;       // a screen of 4K with two companions
constexpr double kFaceOfRow = 0.42;  // of the height of a row
constexpr double kFaceOfArc = 0.32;  // the table needs room, too
constexpr double kDepth = 0.1;       // of the height, at least left for the arc
constexpr double kWidestSeat = 2.2;  // of the face: more air makes strangers of neighbours
constexpr double kEachNearer = 0.16; // of the face, for each seat: how much nearer the outermost sit
constexpr double kNearest = 0.36;    // of the table's half height
constexpr double kTableWidth = 2;    // of the seats of one or two
constexpr int kSigns = 12;           // of a name and what the companion does

int tallOf(int face, const QFont &font) { return StageActor::heightFor(StageMode::Large, face, font, true); }

/// The largest face up to \p most in a seat of that size; none fits: 0.
int faceIn(int width, int height, int most, const QFont &font)
{
    for (int face = std::clamp(most, kLeastFace, kMostFace); face >= kLeastFace; --face)
        if (StageActor::widthFor(face) <= width && tallOf(face, font) <= height)
            return face;
    return 0;
}

int rowsNeeded(const SeatWish &wish)
{
    const int name = kSigns * QFontMetrics(wish.font).averageCharWidth();
    const int most = std::clamp(wish.room.width() / name, 1, wish.count);
    return (wish.count + most - 1) / most;
}

/// The last row may be shorter; all rows stand in the middle.
SeatPlan rowsOf(const SeatWish &wish, int rows)
{
    SeatPlan plan;
    QRect room = wish.room;
    if (!wish.pot.isEmpty()) {
        plan.pot = QRect({}, wish.pot);
        plan.pot.moveBottomRight(room.bottomRight());
        room.setRight(plan.pot.left() - Metrics().small);
    }
    const int inRow = (wish.count + rows - 1) / rows;
    const int most = int(room.height() * kFaceOfRow / rows * wish.size);
    plan.face = faceIn(room.width() / inRow, room.height() / rows, most, wish.font);
    if (plan.face == 0 && rows > 1)
        return rowsOf(wish, rows - 1);
    plan.face = std::max(plan.face, kLeastFace);
    const int widest =
        std::max(int(plan.face * kWidestSeat), kSigns * QFontMetrics(wish.font).averageCharWidth());
    const int width = std::min(room.width() / inRow, widest);
    const int tall = tallOf(plan.face, wish.font);
    int top = room.top() + std::max(0, room.height() - rows * tall) / 2;
    for (int first = 0; first < wish.count; first += inRow, top += tall) {
        const int here = std::min(inRow, wish.count - first);
        const int left = room.left() + (room.width() - here * width) / 2;
        for (int seat = 0; seat < here; ++seat)
            plan.places.append(QRect(left + seat * width, top, width, tall));
    }
    return plan;
}

/// How much lower than the middle of the far edge somebody sits, in parts of the table's half height; \p out
/// is the way to the side, from -1 to 1.
double nearer(double out) { return 1 - std::sqrt(1 - out * out); }

/// Next to each other along the edge, so that no figure hides another; the outermost are nearest.
SeatPlan arcOf(const SeatWish &wish)
{
    SeatPlan plan;
    const bool isFlat = wish.count < 3;
    const int atTable = wish.pot.isEmpty() ? 0 : wish.pot.height() + Metrics().small;
    const QRect room = wish.room.adjusted(0, 0, 0, -atTable);
    const int least = int(room.height() * kDepth);
    const int most = int(room.height() * kFaceOfArc * wish.size);
    plan.face = faceIn(room.width() / wish.count, room.height() - least, most, wish.font);
    if (plan.face == 0)
        return rowsOf(wish, 1); // there is no room for a table
    const int widest = int(plan.face * kWidestSeat);
    const int width = std::min(room.width() / wish.count, widest);
    const int tall = tallOf(plan.face, wish.font);
    const int spare = room.height() - tall;
    const int feet = tall - StageActor::wordsHeight(wish.font) - Metrics().tiny;
    const int wished = isFlat ? 0 : std::min(spare, int(plan.face * kEachNearer * (wish.count - 1)));
    const int top = room.top() + (spare - wished) / 3;
    const double half = (wish.room.bottom() + 1 - top - feet) / 2.0; // the whole table is seen
    const double depth = std::min<double>(wished, half * kNearest);
    const double outermost = (wish.count - 1) / 2.0 * width;
    const double across = isFlat ? wish.count * width * kTableWidth / 2
                                 : outermost / std::sqrt(1 - std::pow(1 - depth / half, 2));
    const double middle = room.left() + room.width() / 2.0;
    for (int seat = 0; seat < wish.count; ++seat) {
        const int left = qRound(middle + (seat - wish.count / 2.0) * width);
        const double out = (seat - (wish.count - 1) / 2.0) * width / across;
        plan.places.append(QRect(left, top + (isFlat ? 0 : int(nearer(out) * half)), width, tall));
    }
    plan.table = QRectF(middle - across, top + feet, 2 * across, 2 * half);
    if (!wish.pot.isEmpty()) { // in front of those who sit behind it
        plan.pot = QRect(QPoint(qRound(middle) - wish.pot.width() / 2, room.top()), wish.pot);
        for (const QRect &place : std::as_const(plan.places))
            if (place.left() <= plan.pot.right() && place.right() >= plan.pot.left())
                plan.pot.moveTop(std::max(plan.pot.top(), place.bottom() + Metrics().tiny));
    }
    return plan;
}

} // namespace

SeatPlan planSeats(const SeatWish &wish)
{
    if (wish.count <= 0 || wish.room.width() < wish.count)
        return {};
    switch (wish.seats) {
    case StageSeats::AsNeeded: return rowsOf(wish, rowsNeeded(wish));
    case StageSeats::OneRow: return rowsOf(wish, 1);
    case StageSeats::TwoRows: return rowsOf(wish, std::min(2, wish.count));
    case StageSeats::Arc: return arcOf(wish);
    }
    return {};
}

} // namespace studio::ui
