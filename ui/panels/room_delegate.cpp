// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/room_delegate.h"

#include "ui/models/room_list_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kRowMargin = 4; // between the list's edge and a row's background

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
    painter->save();
    paintRowGround(*painter, option, theme);

    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    QRect inside = option.rect.adjusted(theme.metrics.medium, 0, -theme.metrics.medium, 0);
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.85);
    const QString name = index.data(Qt::DisplayRole).toString();
    const QString time = index.data(RoomListModel::LastTimeRole).toString();
    const int timeWidth = QFontMetrics(small).horizontalAdvance(time) + theme.metrics.small;
    const bool bothFit = option.fontMetrics.horizontalAdvance(name) + timeWidth <= inside.width();
    if (bothFit) { // otherwise the name matters more
        painter->setFont(small);
        painter->setPen(chosen ? theme.selectionText : theme.mutedText);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, time);
        inside.setRight(inside.right() - timeWidth);
    }

    if (!index.data(RoomListModel::TroubleRole).toString().isEmpty()) {
        const int side = std::max(16, option.fontMetrics.height());
        const QPixmap sign = iconPixmap(IconName::Warning, chosen ? theme.selectionText : theme.warning, side,
                                        painter->device()->devicePixelRatioF());
        painter->drawPixmap(QPoint(inside.right() - side + 1, inside.center().y() - side / 2), sign);
        inside.setRight(inside.right() - side - theme.metrics.small);
    }

    painter->setFont(option.font);
    painter->setPen(chosen ? theme.selectionText : theme.text);
    painter->drawText(inside, Qt::AlignVCenter | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(name, Qt::ElideRight, inside.width()));
    painter->restore();
}

QSize RoomDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {120, option.fontMetrics.height() + themeOf(option.widget).metrics.small * 2};
}

void RoomDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &) const
{
    editor->setGeometry(option.rect.adjusted(kRowMargin, 2, -kRowMargin, -2));
}

} // namespace studio::ui
