// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/share_delegate.h"

#include "ui/theme/theme_of.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kLetters = 12; // of average width

}

void ShareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant share = index.data(kShareRole);
    if (!share.isValid())
        return;
    const Metrics &metrics = theme.metrics;
    QRectF track = option.rect.adjusted(metrics.small, 0, -metrics.small, 0);
    track =
        QRectF(track.left(), track.center().y() - metrics.barHeight / 2.0, track.width(), metrics.barHeight);
    const qreal radius = metrics.barHeight / 2.0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.barTrack);
    painter->drawRoundedRect(track, radius, radius);
    const double filled = std::clamp(share.toDouble(), 0.0, 1.0);
    if (filled > 0) { // never narrower than high: a little is not nothing
        QRectF bar = track;
        bar.setWidth(std::max(track.width() * filled, double(metrics.barHeight)));
        if (option.direction == Qt::RightToLeft)
            bar.moveRight(track.right());
        const auto colour = index.data(Qt::ForegroundRole).value<QBrush>();
        painter->setBrush(colour.style() == Qt::NoBrush ? QBrush(theme.barFill) : colour);
        painter->drawRoundedRect(bar, radius, radius);
    }
    painter->restore();
}

QSize ShareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize usual = QStyledItemDelegate::sizeHint(option, index);
    return {option.fontMetrics.averageCharWidth() * kLetters + 2 * themeOf(option.widget).metrics.small,
            usual.height()};
}

} // namespace studio::ui
