// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_delegate.h"

#include "ui/palette/palette_model.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr double kSmallFont = 0.88;
constexpr int kCapPadding = 6;
constexpr int kMark = 16;

QFont smallFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(small.pointSizeF() * kSmallFont);
    return small;
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const QString whyNot = index.data(PaletteModel::WhyNotRole).toString();
    const Metrics &metrics = theme.metrics;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isCurrent) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.selection);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0, 1, 0, -1), metrics.radius, metrics.radius);
    }
    QRect room =
        paintEnd(*painter, option, index, option.rect.adjusted(metrics.medium, 0, -metrics.medium, 0));

    const QColor strong = isCurrent ? theme.selectionText : theme.text;
    const QColor quiet = isCurrent ? theme.selectionText : theme.mutedText;
    painter->setFont(option.font);
    painter->setPen(whyNot.isEmpty() ? strong : quiet);
    const QString title = elided(option.fontMetrics, index.data().toString(), room.width());
    painter->drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, title);
    room.setLeft(room.left() + option.fontMetrics.horizontalAdvance(title) + metrics.medium);
    if (!whyNot.isEmpty() && room.width() > option.fontMetrics.averageCharWidth() * 8) {
        const QFont small = smallFont(option.font);
        painter->setFont(small);
        painter->setPen(quiet);
        painter->drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                          elided(QFontMetrics(small), whyNot, room.width()));
    }
    painter->restore();
}

QRect PaletteDelegate::paintEnd(QPainter &painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index, QRect room) const
{
    const Theme &theme = themeOf(option.widget);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const QFont small = smallFont(option.font);
    const QFontMetrics letters(small);
    const QColor quiet = isCurrent ? theme.selectionText : theme.mutedText;
    painter.setFont(small);
    const auto take = [&](int width) { room.setRight(room.right() - width - theme.metrics.small); };

    const QString keys = index.data(PaletteModel::ShortcutRole).toString();
    if (!keys.isEmpty()) {
        const int width = letters.horizontalAdvance(keys) + 2 * kCapPadding;
        const int height = letters.height() + 4;
        const QRectF cap(room.right() + 1 - width + 0.5, room.center().y() - height / 2 + 0.5, width - 1,
                         height - 1);
        painter.setPen(QPen(isCurrent ? theme.selectionText : theme.border, 1));
        painter.setBrush(isCurrent ? QBrush(Qt::NoBrush) : QBrush(theme.surface));
        painter.drawRoundedRect(cap, 4, 4);
        painter.setPen(quiet);
        painter.drawText(cap, Qt::AlignCenter, keys);
        take(width);
    }
    if (index.data(PaletteModel::ChosenRole).toBool()) {
        painter.drawPixmap(QPoint(room.right() + 1 - kMark, room.center().y() - kMark / 2),
                           iconPixmap(IconName::Check, quiet, kMark, painter.device()->devicePixelRatioF()));
        take(kMark);
    }
    const bool isRecent = index.data(PaletteModel::RecentRole).toBool();
    const QString group = isRecent ? tr("recent") : index.data(PaletteModel::GroupRole).toString();
    painter.setPen(quiet);
    painter.drawText(room, int(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, group);
    take(letters.horizontalAdvance(group));
    return room;
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {240, option.fontMetrics.height() + 2 * themeOf(option.widget).metrics.small};
}

} // namespace studio::ui
