// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spending_delegate.h"

#include "ui/avatar/avatars.h"
#include "ui/models/spending_list_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/two_line_row.h"

#include <QPainter>

namespace studio::ui {

namespace {

bool succeeded(const QModelIndex &index) { return index.data(SpendingListModel::SuccessRole).toBool(); }

} // namespace

void SpendingDelegate::setAvatars(const Avatars *avatars) { m_avatars = avatars; }

void SpendingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, option, theme);
    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const QRect inside = option.rect.adjusted(metrics.small, metrics.small, -metrics.small, -metrics.small);
    const QRect face(inside.left(), inside.center().y() - kRowFace / 2 + 1, kRowFace, kRowFace);
    paintFace(*painter, face, index, theme);
    const QColor words = succeeded(index) ? theme.mutedText : theme.warning;
    paintTwoLineRow(*painter, inside.adjusted(kRowFace + metrics.small, 0, 0, 0),
                    {.title = index.data().toString(),
                     .end = index.data(SpendingListModel::TimeRole).toString(),
                     .text = index.data(SpendingListModel::WordsRole).toString(),
                     .titleColour = chosen ? theme.selectionText : theme.text,
                     .endColour = chosen ? theme.selectionText : theme.mutedText,
                     .textColour = chosen ? theme.selectionText : words},
                    option.font);
    painter->restore();
}

void SpendingDelegate::paintFace(QPainter &painter, const QRect &place, const QModelIndex &index,
                                 const Theme &theme) const
{
    const base::ParticipantId id(index.data(SpendingListModel::IdRole).toString());
    const qreal ratio = painter.device()->devicePixelRatioF();
    painter.setOpacity(succeeded(index) ? 1 : 0.5);
    if (m_avatars)
        painter.drawPixmap(place.topLeft(), m_avatars->pixmap(id, kRowFace, ratio));
    painter.setOpacity(1);
    if (succeeded(index))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.warning, 1.5, Qt::DashLine));
    painter.drawEllipse(QRectF(place).adjusted(0.75, 0.75, -0.75, -0.75));
    constexpr int kSign = 16;
    const QRect sign(place.right() - kSign + 5, place.bottom() - kSign + 5, kSign, kSign);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawEllipse(sign);
    painter.drawPixmap(sign.topLeft() + QPoint(2, 2),
                       iconPixmap(IconName::Close, theme.warning, kSign - 4, ratio));
}

QSize SpendingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Theme &theme = themeOf(option.widget);
    return {120,
            std::max(twoLineRowHeight(option.font, 1, theme.metrics), kRowFace + 2 * theme.metrics.small)};
}

} // namespace studio::ui
