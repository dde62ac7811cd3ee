// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spending_delegate.h"

#include "ui/avatar/avatars.h"
#include "ui/models/spending_list_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/icons.h"
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
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowGround(*painter, option, m_theme);
    const Metrics &metrics = m_theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const QRect inside = option.rect.adjusted(metrics.small, metrics.small, -metrics.small, -metrics.small);
    const QRect face(inside.left(), inside.center().y() - kRowFace / 2 + 1, kRowFace, kRowFace);
    paintFace(*painter, face, index);
    const QColor words = succeeded(index) ? m_theme.mutedText : m_theme.warning;
    paintTwoLineRow(*painter, inside.adjusted(kRowFace + metrics.small, 0, 0, 0),
                    {.title = index.data().toString(),
                     .end = index.data(SpendingListModel::TimeRole).toString(),
                     .text = index.data(SpendingListModel::WordsRole).toString(),
                     .titleColour = chosen ? m_theme.selectionText : m_theme.text,
                     .endColour = chosen ? m_theme.selectionText : m_theme.mutedText,
                     .textColour = chosen ? m_theme.selectionText : words},
                    option.font);
    painter->restore();
}

void SpendingDelegate::paintFace(QPainter &painter, const QRect &place, const QModelIndex &index) const
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
    painter.setPen(QPen(m_theme.warning, 1.5, Qt::DashLine));
    painter.drawEllipse(QRectF(place).adjusted(0.75, 0.75, -0.75, -0.75));
    constexpr int kSign = 16;
    const QRect sign(place.right() - kSign + 5, place.bottom() - kSign + 5, kSign, kSign);
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(m_theme.raised);
    painter.drawEllipse(sign);
    painter.drawPixmap(sign.topLeft() + QPoint(2, 2),
                       iconPixmap(IconName::Close, m_theme.warning, kSign - 4, ratio));
}

QSize SpendingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {120, std::max(twoLineRowHeight(option.font, 1, m_theme.metrics),
                          kRowFace + 2 * m_theme.metrics.small)};
}

} // namespace studio::ui
