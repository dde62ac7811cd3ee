// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/vote_marks.h"

#include "core/explain/wording.h"
#include "ui/panels/told_in.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace studio::ui {

using model::Closing;
using model::VoteState;

namespace {

constexpr int kMarkInset = 7; // between the edge of a mark and its word

int widest(const QFontMetrics &metrics, const QStringList &words)
{
    int width = 0;
    for (const QString &word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width + 2 * kMarkInset;
}

int widthOf(VoteMark mark, const QFontMetrics &metrics)
{
    switch (mark) {
    case VoteMark::State:
        return widest(metrics,
                      {explain::voteStateText(VoteState::Speak), explain::voteStateText(VoteState::Listen)});
    case VoteMark::Asked: return widest(metrics, {markWord(mark, {})});
    case VoteMark::Closing:
        return widest(metrics,
                      {markWord(mark, {}), explain::closingText(Closing::PreClosing),
                       explain::closingText(Closing::Closing), explain::closingText(Closing::Terminal)});
    }
    return 0;
}

} // namespace

QList<MarkPlace> placeVoteMarks(const QRect &place, const QFontMetrics &metrics, int lineHeight, int gap)
{
    QList<MarkPlace> places;
    QPoint at = place.topLeft();
    for (const VoteMark mark : {VoteMark::State, VoteMark::Asked, VoteMark::Closing}) {
        const int width = std::min(widthOf(mark, metrics), place.width());
        if (at.x() > place.left() && at.x() + width > place.left() + place.width())
            at = {place.left(), at.y() + lineHeight + 2};
        places.append({mark, QRect(at, QSize(width, lineHeight))});
        at.rx() += width + gap;
    }
    return places;
}

QString markWord(VoteMark mark, const VoteMarks &marks)
{
    switch (mark) {
    case VoteMark::State: return explain::voteStateText(marks.state);
    //: A mark on a vote: the last speaker asked this companion to answer
    case VoteMark::Asked: return Floor::tr("called on");
    case VoteMark::Closing:
        //: A mark on a vote that can be set: this companion begins to wind down
        return marks.closing == Closing::None ? Floor::tr("closing") : explain::closingText(marks.closing);
    }
    return {};
}

bool isSet(VoteMark mark, const VoteMarks &marks)
{
    switch (mark) {
    case VoteMark::State: return true;
    case VoteMark::Asked: return marks.selected;
    case VoteMark::Closing: return marks.closing != Closing::None;
    }
    return false;
}

void paintVoteMark(QPainter &painter, const MarkPlace &mark, const VoteMarks &marks, bool isLookedAt,
                   const Theme &theme)
{
    const bool set = isSet(mark.mark, marks);
    if (!set && !isLookedAt)
        return;
    const QRectF shape = QRectF(mark.place).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme.border, 1, set ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(set ? QBrush(theme.raised) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    painter.setPen(set ? theme.text : theme.mutedText);
    const QString word = painter.fontMetrics().elidedText(markWord(mark.mark, marks), Qt::ElideRight,
                                                          mark.place.width() - 2 * kMarkInset + 2);
    painter.drawText(mark.place, int(Qt::AlignCenter) | Qt::TextSingleLine, word);
}

} // namespace studio::ui
