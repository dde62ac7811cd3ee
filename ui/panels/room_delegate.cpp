// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/room_delegate.h"

#include "ui/avatar/avatars.h"
#include "ui/models/room_list_model.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kRowMargin = 4; // between the list's edge and a row's background
constexpr int kFaces = 36;    // the side of the square that holds the faces
constexpr int kMostCounted = 99;

/// One line of a row: its place, the font of what stands at its end, and that of its text.
struct RoomLine
{
    QRect place;
    QFont endFont;
    QFont font;
    bool chosen = false;
};

QList<QRect> facePlaces(const QRect &square, int count)
{
    const QPoint at = square.topLeft();
    if (count <= 0)
        return {};
    if (count == 1)
        return {square.adjusted(2, 2, -2, -2)};
    if (count == 2) {
        constexpr int kSide = 22;
        const int far = kFaces - kSide;
        return {QRect(at, QSize(kSide, kSide)), QRect(at + QPoint(far, far), QSize(kSide, kSide))};
    }
    constexpr int kSide = 19;
    const int far = kFaces - kSide;
    return {QRect(at + QPoint(far / 2, 0), QSize(kSide, kSide)),
            QRect(at + QPoint(0, far), QSize(kSide, kSide)),
            QRect(at + QPoint(far, far), QSize(kSide, kSide))};
}

/// Takes room at the end of the line.
void cutEnd(RoomLine &line, int width) { line.place.setRight(line.place.right() - width); }

void paintHead(QPainter &painter, RoomLine line, const QModelIndex &index, const Theme &theme)
{
    const bool isNew = index.data(RoomListModel::UnreadRole).toInt() > 0;
    QFont font = isNew ? bolder(line.font) : line.font;
    const QFontMetrics metrics(font);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString time = index.data(RoomListModel::LastTimeRole).toString();
    const int timeWidth = QFontMetrics(line.endFont).horizontalAdvance(time) + theme.metrics.small;
    if (metrics.horizontalAdvance(name) / 2 + timeWidth <= line.place.width()) { // else the name matters more
        painter.setFont(line.endFont);
        painter.setPen(line.chosen ? theme.selectionText : theme.mutedText);
        painter.drawText(line.place, int(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, time);
        cutEnd(line, timeWidth);
    }
    painter.setFont(font);
    painter.setPen(line.chosen ? theme.selectionText : theme.text);
    painter.drawText(line.place, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     elided(metrics, name, line.place.width()));
}

/// The number of unread messages in a pill at the end of the line.
void paintUnread(QPainter &painter, RoomLine &line, int unread, const Theme &theme)
{
    const QFont font = bolder(line.endFont);
    const QString text =
        unread > kMostCounted ? QLocale().toString(kMostCounted) + u'+' : QLocale().toString(unread);
    const int height = line.place.height();
    const int width = std::max(height, QFontMetrics(font).horizontalAdvance(text) + theme.metrics.small);
    const QRect pill(line.place.right() - width + 1, line.place.top(), width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(pill, height / 2.0, height / 2.0);
    painter.setFont(font);
    painter.setPen(theme.accentText);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextSingleLine, text);
    cutEnd(line, width + theme.metrics.small);
}

void paintWarning(QPainter &painter, RoomLine &line, const Theme &theme)
{
    const int side = std::max(16, line.place.height());
    const QPixmap sign = iconPixmap(IconName::Warning, line.chosen ? theme.selectionText : theme.warning,
                                    side, painter.device()->devicePixelRatioF());
    painter.drawPixmap(QPoint(line.place.right() - side + 1, line.place.center().y() - side / 2), sign);
    cutEnd(line, side + theme.metrics.small);
}

void paintWords(QPainter &painter, RoomLine line, const QModelIndex &index, const Theme &theme)
{
    if (const int unread = index.data(RoomListModel::UnreadRole).toInt())
        paintUnread(painter, line, unread, theme);
    if (!index.data(RoomListModel::TroubleRole).toString().isEmpty())
        paintWarning(painter, line, theme);
    QString text = index.data(RoomListModel::WordsRole).toString();
    QColor colour = theme.mutedText;
    if (index.data(RoomListModel::TalkingRole).toBool()) {
        colour = theme.live;
        const int side = theme.metrics.small;
        painter.setPen(Qt::NoPen);
        painter.setBrush(line.chosen ? theme.selectionText : colour);
        painter.drawEllipse(QRect(line.place.left(), line.place.center().y() - side / 2 + 1, side, side));
        line.place.setLeft(line.place.left() + side + theme.metrics.tiny);
        //: in the list of rooms, below the room's name: somebody speaks or votes in that room now
        text = QCoreApplication::translate("studio::ui::RoomDelegate", "talking…");
    }
    painter.setFont(line.font);
    painter.setPen(line.chosen ? theme.selectionText : colour);
    painter.drawText(line.place, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     elided(QFontMetrics(line.font), text, line.place.width()));
}

} // namespace

void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool pointed = option.state.testFlag(QStyle::State_MouseOver);
    const QRectF ground = QRectF(option.rect).adjusted(kRowMargin, 1, -kRowMargin, -1);
    painter.setRenderHint(QPainter::Antialiasing);
    if (chosen || pointed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(chosen ? theme.selection : theme.hover);
        painter.drawRoundedRect(ground, theme.metrics.radius, theme.metrics.radius);
    }
    const bool keyboard = option.state.testFlag(QStyle::State_HasFocus) &&
                          option.state.testFlag(QStyle::State_KeyboardFocusChange);
    if (keyboard) {
        const double half = theme.metrics.focusWidth / 2.0;
        painter.setPen(QPen(theme.accent, theme.metrics.focusWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground.adjusted(half, half, -half, -half), theme.metrics.radius,
                                theme.metrics.radius);
    }
}

void RoomDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    painter->save();
    paintRowGround(*painter, option, theme);

    const QRect inside = option.rect.adjusted(metrics.medium, 0, -metrics.medium, 0);
    const int left = paintFaces(*painter, inside, index.data(RoomListModel::FacesRole).toStringList(), theme);
    const QFont small = smaller(option.font);
    const int nameHeight = option.fontMetrics.height();
    const int smallHeight = QFontMetrics(small).height();
    const int top = inside.top() + (inside.height() - nameHeight - smallHeight) / 2;
    RoomLine name{QRect(left, top, inside.right() - left + 1, nameHeight), small, option.font, {}};
    RoomLine words{QRect(left, top + nameHeight, name.place.width(), smallHeight), small, small, {}};
    name.chosen = words.chosen = option.state.testFlag(QStyle::State_Selected);
    paintHead(*painter, name, index, theme);
    paintWords(*painter, words, index, theme);
    painter->restore();
}

/// Up to three faces in one square; returns the left edge of what follows.
int RoomDelegate::paintFaces(QPainter &painter, const QRect &inside, const QStringList &ids,
                             const Theme &theme) const
{
    if (!m_avatars)
        return inside.left();
    const QRect square(inside.left(), inside.center().y() - kFaces / 2 + 1, kFaces, kFaces);
    const QList<QRect> places = facePlaces(square, int(ids.size()));
    for (int number = 0; number < int(places.size()); ++number) {
        const QRect &place = places[number];
        painter.drawPixmap(place.topLeft(), m_avatars->pixmap(base::ParticipantId(ids[number]), place.width(),
                                                              painter.device()->devicePixelRatioF()));
    }
    return square.right() + 1 + theme.metrics.small;
}

QSize RoomDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int text = option.fontMetrics.height() + QFontMetrics(smaller(option.font)).height();
    return {120, std::max(text, m_avatars ? kFaces : 0) + themeOf(option.widget).metrics.small * 2};
}

void RoomDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &) const
{
    const int height = std::min(option.rect.height() - 4, editor->sizeHint().height());
    QRect place = option.rect.adjusted(kRowMargin, 0, -kRowMargin, 0);
    place.setTop(option.rect.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

} // namespace studio::ui
