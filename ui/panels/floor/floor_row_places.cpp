// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_places.h"

#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Vote = ports::FloorRow::Vote;

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

} // namespace

FloorRowWidget::Places FloorRowWidget::places(int width) const
{
    const Metrics &metrics = themeOf(this).metrics;
    const int line = fontMetrics().height();
    const int face = std::min(kLargestFace, 2 * line + metrics.tiny);
    const int thick = std::max(metrics.barHeight, line * 2 / 5);
    const int left = metrics.medium + face + metrics.medium;
    const int room = std::max(kNarrowestBar, width - left - metrics.medium);
    const int second = metrics.small + line + metrics.tiny;
    const int number = fontMetrics().horizontalAdvance(u"10"_s) + metrics.small;
    const QFontMetrics wordMetrics(smaller(font()));

    Places places;
    places.face = {metrics.medium, metrics.small, face, face};
    places.name = {left, metrics.small, room, line};
    const int bar = m_content.votes ? std::clamp(room - number, kNarrowestBar, kWidestBar) : 0;
    places.bar = {left, second + (line - thick) / 2, bar, thick};
    places.number = {left + bar, second, m_content.row.vote == Vote::Voted ? number : 0, line};
    const QRect below(left, m_content.votes ? second + line : second, room, 10 * line);
    places.word = wordMetrics.boundingRect(below, Qt::TextWordWrap, m_content.word);
    places.word.setWidth(room);
    QList<MarkPlace> marks;
    if (m_content.grabbable)
        marks = placeVoteMarks(below, wordMetrics, wordMetrics.height() + 2, metrics.tiny);
    int bottom = std::max({places.face.bottom(), places.word.bottom(), bottomOf(marks)});
    if (m_content.row.vote == Vote::Voted)
        places.marks = marks;
    const QFont strong = [this] {
        QFont font = this->font();
        font.setWeight(QFont::Bold);
        return font;
    }();
    const QSize chip = chipSize();
    const int name = QFontMetrics(strong).horizontalAdvance(m_content.name);
    if (std::min(name, room / 2) + metrics.small + chip.width() <= room) {
        places.chip = QRect(QPoint(left + room - chip.width(), metrics.small), chip);
        places.name.setWidth(room - (chip.isEmpty() ? 0 : chip.width() + metrics.small));
    } else {
        places.chip = QRect(QPoint(left, bottom + metrics.tiny), chip);
    }
    places.height = std::max(bottom, places.chip.bottom()) + 1 + metrics.small;
    return places;
}

QRect FloorRowWidget::barPlace() const
{
    return m_content.grabbable && m_content.votes ? places(width()).bar : QRect();
}

QRect FloorRowWidget::markPlace(VoteMark mark) const
{
    const QList<MarkPlace> marks = places(width()).marks;
    const auto found =
        std::find_if(marks.cbegin(), marks.cend(), [mark](const MarkPlace &one) { return one.mark == mark; });
    return found == marks.cend() ? QRect() : found->place;
}

} // namespace studio::ui
