// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_row_delegate.h"

#include "core/base/ids.h"
#include "ui/avatar/avatars.h"
#include "ui/library/library_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPortrait = 104; // the least size
constexpr int kRounding = 2;   // without it, text that just fits would be elided

/// Pictures grow with the text.
int portraitSize(const QFont &font) { return std::max(kPortrait, QFontMetrics(font).height() * 5); }

/// The face in a line of the list: as high as the texts.
int faceSize(const QFont &font) { return QFontMetrics(font).height() * 5 / 2; }

void drawElided(QPainter &painter, const QRect &place, Qt::Alignment where, const QString &text)
{
    painter.drawText(place, int(where | Qt::AlignVCenter) | Qt::TextSingleLine,
                     elided(painter.fontMetrics(), text, place.width()));
}

} // namespace

LibraryRowDelegate::LibraryRowDelegate(const Avatars &avatars, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_avatars(avatars)
{
}

void LibraryRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    painter->save();
    paintRowGround(*painter, option, themeOf(option.widget));
    if (m_shape == Shape::Line)
        paintLine(*painter, option, index);
    else
        paintPicture(*painter, option, index);
    painter->restore();
}

QColor LibraryRowDelegate::ink(const QStyleOptionViewItem &option, const QColor &colour) const
{
    return option.state.testFlag(QStyle::State_Selected) ? themeOf(option.widget).selectionText : colour;
}

/// Pale for archived companions.
void LibraryRowDelegate::paintFace(QPainter &painter, const QRect &place, const QModelIndex &index) const
{
    const base::ParticipantId id(index.data(LibraryModel::IdRole).toString());
    painter.setOpacity(index.data(LibraryModel::ArchivedRole).toBool() ? 0.55 : 1);
    painter.drawPixmap(place.topLeft(),
                       m_avatars.pixmap(id, place.width(), painter.device()->devicePixelRatioF()));
    painter.setOpacity(1);
}

int LibraryRowDelegate::paintCheck(QPainter &painter, const QRect &line, Qt::Alignment where,
                                   const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const QString text = index.data(LibraryModel::CheckTextRole).toString();
    if (text.isEmpty())
        return line.width();
    const bool isError = index.data(LibraryModel::CheckRole).toInt() == int(LibraryModel::Check::Errors);
    const QColor colour = ink(option, isError ? theme.error : theme.mutedText);
    const int sign = painter.fontMetrics().ascent();
    const int gap = theme.metrics.tiny;
    const int width =
        std::min(line.width(), sign + gap + painter.fontMetrics().horizontalAdvance(text) + kRounding);
    const int left =
        where == Qt::AlignRight ? line.right() + 1 - width : line.left() + (line.width() - width) / 2;
    painter.drawPixmap(left, line.center().y() - sign / 2,
                       iconPixmap(isError ? IconName::Error : IconName::Info, colour, sign,
                                  painter.device()->devicePixelRatioF()));
    painter.setPen(colour);
    drawElided(painter, QRect(left + sign + gap, line.top(), width - sign - gap, line.height()),
               Qt::AlignLeft, text);
    return line.width() - width - theme.metrics.medium;
}

/// Name and last use; role and check; tags and source format.
void LibraryRowDelegate::paintLine(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const QRect inside = option.rect.adjusted(metrics.medium, 0, -metrics.medium, 0);
    const int face = faceSize(option.font);
    paintFace(painter, QRect(inside.left(), inside.center().y() - face / 2, face, face), index);
    const QFont bold = bolder(option.font);
    const QFont small = smaller(option.font);
    const int first = QFontMetrics(bold).height();
    const int other = QFontMetrics(small).height();
    const int left = inside.left() + face + metrics.medium;
    const QString tags = index.data(LibraryModel::TagsRole).toString();
    const QString format = index.data(LibraryModel::FormatRole).toString();
    const int lines = tags.isEmpty() && format.isEmpty() ? 1 : 2;
    const int top = inside.center().y() - (first + lines * other) / 2;
    QRect line(left, top, inside.right() + 1 - left, first);

    const auto textAtEnd = [&](const QString &text) {
        painter.setFont(small);
        painter.setPen(ink(option, theme.mutedText));
        const int whole = text.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(text) + kRounding;
        const int width = std::min(whole, line.width() / 2);
        drawElided(painter, QRect(line.right() + 1 - width, line.top(), width, line.height()), Qt::AlignRight,
                   text);
        return width > 0 ? line.width() - width - metrics.medium : line.width();
    };
    int room = textAtEnd(index.data(LibraryModel::UsedRole).toString());
    painter.setFont(bold);
    painter.setPen(ink(option, theme.text));
    drawElided(painter, QRect(line.topLeft(), QSize(room, line.height())), Qt::AlignLeft,
               index.data().toString());

    line = QRect(left, top + first, line.width(), other);
    painter.setFont(small);
    room = paintCheck(painter, line, Qt::AlignRight, option, index);
    painter.setPen(ink(option, theme.text));
    drawElided(painter, QRect(line.topLeft(), QSize(room, line.height())), Qt::AlignLeft,
               index.data(LibraryModel::RoleRole).toString());

    line.translate(0, other);
    room = textAtEnd(format);
    drawElided(painter, QRect(line.topLeft(), QSize(room, line.height())), Qt::AlignLeft, tags);
}

void LibraryRowDelegate::paintPicture(QPainter &painter, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const QRect inside = option.rect.adjusted(metrics.small, metrics.small, -metrics.small, -metrics.small);
    const int size = portraitSize(option.font);
    paintFace(painter, QRect(inside.left() + (inside.width() - size) / 2, inside.top(), size, size), index);
    const QFont bold = bolder(option.font);
    QRect line(inside.left(), inside.top() + size + metrics.tiny, inside.width(),
               QFontMetrics(bold).height());
    painter.setFont(bold);
    painter.setPen(ink(option, theme.text));
    drawElided(painter, line, Qt::AlignHCenter, index.data().toString());
    painter.setFont(smaller(option.font));
    line = QRect(line.left(), line.bottom() + 1, line.width(), painter.fontMetrics().height());
    if (!index.data(LibraryModel::CheckTextRole).toString().isEmpty()) {
        paintCheck(painter, line, Qt::AlignHCenter, option, index);
        return;
    }
    painter.setPen(ink(option, theme.mutedText));
    drawElided(painter, line, Qt::AlignHCenter, index.data(LibraryModel::RoleRole).toString());
}

QSize LibraryRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Metrics &metrics = themeOf(option.widget).metrics;
    const int first = QFontMetrics(bolder(option.font)).height();
    const int other = QFontMetrics(smaller(option.font)).height();
    if (m_shape == Shape::Line)
        return {240, std::max(faceSize(option.font), first + 2 * other) + metrics.small * 2};
    const int height = portraitSize(option.font) + metrics.tiny + first + other + metrics.small * 2;
    return {cellWidth(option.font, metrics), height};
}

/// As many cells as fit share the whole width.
int LibraryRowDelegate::cellWidth(const QFont &font, const Metrics &metrics) const
{
    const int least = portraitSize(font) + metrics.large * 2 + metrics.small;
    return m_width <= least ? least : m_width / (m_width / least);
}

} // namespace studio::ui
