// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/timeline_delegate.h"

#include "ui/avatar/avatars.h"
#include "ui/models/timeline_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kSign = 20;
constexpr int kLines = 2;

using Kind = TimelineModel::Kind;

} // namespace

TimelineDelegate::TimelineDelegate(const Avatars &avatars, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_avatars(avatars)
{
}

void TimelineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const auto kind = index.data(TimelineModel::KindRole).value<Kind>();
    const QString cause = index.data(TimelineModel::CauseRole).toString();
    painter->save();
    paintRowGround(*painter, option, theme);
    QRect room = option.rect.adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small);
    paintSign(*painter, QRect(room.topLeft(), QSize(kRowFace, kRowFace)), index, chosen, theme);
    room.setLeft(room.left() + kRowFace + metrics.small);

    if (index.data(TimelineModel::MarkRole).isValid()) {
        const int beside = room.width() * 2 / 5;
        const QRect place(room.right() - beside + 1, room.top(), beside, room.height());
        paintMark(*painter, place, index, option);
        room.setRight(place.left() - metrics.small);
    }

    const QColor quiet = chosen ? theme.selectionText : theme.mutedText;
    const QColor strong = chosen ? theme.selectionText : theme.text;
    const bool warns = !cause.isEmpty() || kind == Kind::Refused;
    TwoLineRow row;
    row.title = index.data(TimelineModel::TitleRole).toString();
    row.end = index.data(TimelineModel::TimeRole).toString();
    row.text = index.data().toString();
    if (!cause.isEmpty())
        //: A row of the timeline: %1 what was said or missing, %2 why it ended so
        row.text = tr("%1 (%2)").arg(row.text, cause);
    row.titleColour = strong;
    row.endColour = quiet;
    row.textColour = kind == Kind::Decided ? strong : warns && !chosen ? theme.warning : quiet;
    paintTwoLineRow(*painter, room, row, option.font);
    painter->restore();
}

/// The outcome of the trial beside the real one: a line between them, and a different winner stands out.
void TimelineDelegate::paintMark(QPainter &painter, const QRect &place, const QModelIndex &index,
                                 const QStyleOptionViewItem &option) const
{
    const Theme &theme = themeOf(option.widget);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const auto mark = index.data(TimelineModel::MarkRole).value<TimelineMark>();
    const bool differs =
        mark.kind == TimelineMark::Kind::OtherWinner || mark.kind == TimelineMark::Kind::Nobody;
    const QColor quiet = chosen ? theme.selectionText : theme.mutedText;
    painter.fillRect(QRect(place.left(), place.top(), differs ? 3 : 1, place.height()),
                     differs ? theme.accent : theme.border);
    QRect words = place.adjusted(theme.metrics.small, 0, 0, 0);
    if (mark.winner) {
        painter.drawPixmap(words.topLeft(),
                           m_avatars.pixmap(*mark.winner, kSign, painter.device()->devicePixelRatioF()));
        words.setLeft(words.left() + kSign + theme.metrics.tiny);
    }
    TwoLineRow row;
    const QString title = index.data(TimelineModel::MarkTitleRole).toString();
    const bool isName = mark.winner.has_value();
    row.title = isName ? title : QString();
    row.text = isName ? index.data(TimelineModel::MarkTextRole).toString() : title;
    row.titleColour = chosen ? theme.selectionText : differs ? theme.text : theme.mutedText;
    row.endColour = quiet;
    row.textColour = differs && !isName && !chosen ? theme.text : quiet;
    if (!isName) // text without a title begins at the height of a title
        words.setTop(words.top() - QFontMetrics(option.font).height());
    paintTwoLineRow(painter, words, row, option.font);
}

/// A face if a participant acts, with a star for the winner of a round; else the sign of the row's kind.
void TimelineDelegate::paintSign(QPainter &painter, const QRect &place, const QModelIndex &index, bool chosen,
                                 const Theme &theme) const
{
    const auto kind = index.data(TimelineModel::KindRole).value<Kind>();
    const QString who = index.data(TimelineModel::WhoRole).toString();
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QColor quiet = chosen ? theme.selectionText : theme.mutedText;
    if (who.isEmpty()) {
        const IconName sign = kind == Kind::Rested ? IconName::Asleep : IconName::Minus;
        painter.drawPixmap(place.topLeft() + QPoint((kRowFace - kSign) / 2, (kRowFace - kSign) / 2),
                           iconPixmap(sign, quiet, kSign, ratio));
        return;
    }
    painter.drawPixmap(place, m_avatars.pixmap(base::ParticipantId(who), kRowFace, ratio));
    const bool isDecision = kind == Kind::Decided;
    const bool isPass = kind == Kind::Passed;
    if (!isDecision && !isPass && kind != Kind::Silent && kind != Kind::Refused)
        return;
    constexpr int kBadge = 16;
    const QRect badge(place.right() + 3 - kBadge, place.bottom() + 3 - kBadge, kBadge, kBadge);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawEllipse(badge);
    painter.drawPixmap(badge.topLeft() + QPoint(3, 3),
                       iconPixmap(isDecision ? IconName::StarFilled
                                  : isPass   ? IconName::Minus
                                             : IconName::Warning,
                                  isPass ? theme.mutedText : theme.warning, kBadge - 6, ratio));
}

QSize TimelineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, twoLineRowHeight(option.font, kLines, themeOf(option.widget).metrics)};
}

} // namespace studio::ui
