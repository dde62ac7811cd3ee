// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_delegate.h"

#include "ui/imports/import_models.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QAbstractItemView>
#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kWraps = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere;

} // namespace

ImportDelegate::ImportDelegate(Body body, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_body(body)
{
}

void ImportDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    painter->save();
    paintRowGround(*painter, option, theme);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool isTrouble = index.data(TroubleRole).toBool();
    const int sign = option.fontMetrics.height();
    const QRect inside = option.rect.adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small);
    const QColor signInk = chosen ? theme.selectionText : isTrouble ? theme.warning : theme.mutedText;
    painter->drawPixmap(inside.topLeft(), iconPixmap(IconName(index.data(SignRole).toInt()), signInk, sign,
                                                     painter->device()->devicePixelRatioF()));
    const int left = inside.left() + sign + metrics.small;
    QRect place(left, inside.top(), inside.right() + 1 - left, sign);
    painter->setFont(bolder(option.font));
    painter->setPen(chosen ? theme.selectionText : theme.text);
    painter->drawText(
        place, Qt::AlignVCenter | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(index.data(TitleRole).toString(), Qt::ElideMiddle, place.width()));
    place.setTop(place.bottom() + 1);
    place.setBottom(inside.bottom());
    painter->setFont(option.font);
    const QString body = index.data(BodyRole).toString();
    if (m_body == Body::Whole)
        painter->drawText(place, kWraps, body);
    else
        painter->drawText(place, Qt::AlignTop | Qt::TextSingleLine,
                          option.fontMetrics.elidedText(body, Qt::ElideRight, place.width()));
    painter->restore();
}

QSize ImportDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Metrics &metrics = themeOf(option.widget).metrics;
    const int sign = option.fontMetrics.height();
    int body = sign;
    if (m_body == Body::Whole) {
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        // Always leave room for a scroll bar: a height that depended on it would never settle.
        const int bar = view ? view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view) : 0;
        const int whole = view ? view->width() - 2 * view->frameWidth() - bar : 400;
        const int width = whole - 2 * metrics.medium - sign - metrics.small;
        const QString text = index.data(BodyRole).toString();
        body = text.isEmpty()
                   ? 0
                   : option.fontMetrics.boundingRect(QRect(0, 0, std::max(width, 40), 10'000), kWraps, text)
                         .height();
    }
    return {160, sign + body + 2 * metrics.small};
}

} // namespace studio::ui
