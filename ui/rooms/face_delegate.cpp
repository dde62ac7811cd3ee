// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/face_delegate.h"

#include "core/base/ids.h"
#include "ui/avatar/avatars.h"
#include "ui/library/library_model.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kFaceSide = 56;
constexpr int kFaceMark = 18;
constexpr int kNameLetters = 7; // of a name that is shown whole, at least

} // namespace

FaceDelegate::FaceDelegate(const Avatars &avatars, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_avatars(avatars)
{
}

void FaceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const Metrics &metrics = theme.metrics;
    const bool takesPart = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5);
    painter->setPen(takesPart ? QPen(theme.accent, metrics.focusWidth) : QPen(theme.border, 1));
    painter->setBrush(option.state.testFlag(QStyle::State_MouseOver) ? theme.hover : theme.raised);
    painter->drawRoundedRect(box, metrics.radius, metrics.radius);
    const base::ParticipantId id(index.data(LibraryModel::IdRole).toString());
    const QRect inside = option.rect.adjusted(metrics.small, metrics.small, -metrics.small, -metrics.small);
    painter->drawPixmap(inside.center().x() - kFaceSide / 2, inside.top(),
                        m_avatars.pixmap(id, kFaceSide, ratio));
    if (takesPart) {
        const QRectF mark(box.right() - kFaceMark - 3, box.top() + 3, kFaceMark, kFaceMark);
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accent);
        painter->drawEllipse(mark);
        painter->drawPixmap(mark.adjusted(3, 3, -3, -3).toRect(),
                            iconPixmap(IconName::Check, theme.accentText, kFaceMark - 6, ratio));
    }
    painter->setPen(theme.text);
    painter->setFont(option.font);
    const QRect name(inside.left(), inside.top() + kFaceSide + metrics.tiny, inside.width(),
                     option.fontMetrics.height());
    painter->drawText(name, Qt::AlignCenter | Qt::TextSingleLine,
                      elided(option.fontMetrics, index.data().toString(), name.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.text, 1, Qt::DotLine));
        painter->drawRoundedRect(box.adjusted(3, 3, -3, -3), metrics.radius - 2, metrics.radius - 2);
    }
    painter->restore();
}

QSize FaceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Metrics &metrics = themeOf(option.widget).metrics;
    const int name = option.fontMetrics.averageCharWidth() * kNameLetters;
    return {std::max(kFaceSide + metrics.large, name) + metrics.small * 2,
            kFaceSide + metrics.tiny + option.fontMetrics.height() + metrics.small * 2};
}

} // namespace studio::ui
