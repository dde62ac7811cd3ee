// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_places.h"

#include "ui/panels/floor/floor_words.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kNarrowestBar = 60;
constexpr int kWidestBar = 160;
constexpr int kLargestFace = 48;

int bottomOf(const QList<MarkPlace> &marks)
{
    int bottom = 0;
    for (const MarkPlace &mark : marks)
        bottom = std::max(bottom, mark.place.bottom());
    return bottom;
}

QSize chipSize(const ports::FloorRow &row, const QFont &font, const Metrics &metrics)
{
    const QString text = rowChip(row);
    if (text.isEmpty())
        return {0, 0};
    const QFontMetrics letters(smaller(font));
    const int star = row.winner ? letters.height() - 2 + metrics.tiny : 0;
    return {letters.horizontalAdvance(text) + star + 2 * metrics.small, QFontMetrics(font).height()};
}

} // namespace

FloorRowPlaces floorRowPlaces(const FloorRowContent &content, int width, const QFont &font,
                              const Metrics &metrics)
{
    const QFontMetrics letters(font);
    const int line = letters.height();
    const int face = std::min(kLargestFace, 2 * line + metrics.tiny);
    const int thick = std::max(metrics.barHeight, line * 2 / 5);
    const int left = metrics.medium + face + metrics.medium;
    const int room = std::max(kNarrowestBar, width - left - metrics.medium);
    const int second = metrics.small + line + metrics.tiny;
    const int number = letters.horizontalAdvance(u"10"_s) + metrics.small;
    const QFontMetrics wordMetrics(smaller(font));

    FloorRowPlaces places;
    places.face = {metrics.medium, metrics.small, face, face};
    places.name = {left, metrics.small, room, line};
    const int bar = content.votes ? std::clamp(room - number, kNarrowestBar, kWidestBar) : 0;
    places.bar = {left, second + (line - thick) / 2, bar, thick};
    places.number = {left + bar, second, content.isVoted() ? number : 0, line};
    const QRect below(left, content.votes ? second + line : second, room, 10 * line);
    places.word = wordMetrics.boundingRect(below, Qt::TextWordWrap, content.word);
    places.word.setWidth(room);
    QList<MarkPlace> marks;
    if (content.grabbable || content.keepsMarks)
        marks = placeVoteMarks(below, wordMetrics, wordMetrics.height() + 2, metrics.tiny);
    int bottom = std::max({places.face.bottom(), places.word.bottom(), bottomOf(marks)});
    if (content.isVoted() && content.grabbable)
        places.marks = marks;
    QFont strong = font;
    strong.setWeight(QFont::Bold);
    const QSize chip = chipSize(content.row, font, metrics);
    const int name = QFontMetrics(strong).horizontalAdvance(content.name);
    if (std::min(name, room / 2) + metrics.small + chip.width() <= room) {
        places.chip = QRect(QPoint(left + room - chip.width(), metrics.small), chip);
        places.name.setWidth(room - (chip.isEmpty() ? 0 : chip.width() + metrics.small));
    } else {
        places.chip = QRect(QPoint(left, bottom + metrics.tiny), chip);
    }
    places.height = std::max(bottom, places.chip.bottom()) + 1 + metrics.small;
    return places;
}

QRect FloorRowPlaces::markPlace(VoteMark mark) const
{
    const auto found =
        std::find_if(marks.cbegin(), marks.cend(), [mark](const MarkPlace &one) { return one.mark == mark; });
    return found == marks.cend() ? QRect() : found->place;
}

} // namespace studio::ui
