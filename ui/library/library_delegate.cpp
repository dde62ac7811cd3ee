// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_delegate.h"

#include "core/base/ids.h"
#include "ui/avatar/avatars.h"
#include "ui/library/library_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/elided.h"
#include "ui/theme/icons.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

namespace studio::ui {

namespace {

constexpr int kFace = 40;
constexpr int kMark = 18;

} // namespace

LibraryDelegate::LibraryDelegate(const Avatars &avatars, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_avatars(avatars)
{
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    painter->save();
    paintRowGround(*painter, option, theme);
    const Metrics &metrics = theme.metrics;
    const QRect inside = option.rect.adjusted(metrics.medium, 0, -metrics.medium, 0);
    int left = paintMark(*painter, inside, option, index);

    const bool archived = index.data(LibraryModel::ArchivedRole).toBool();
    const base::ParticipantId id(index.data(LibraryModel::IdRole).toString());
    painter->setOpacity(archived ? 0.55 : 1);
    painter->drawPixmap(left, inside.center().y() - kFace / 2,
                        m_avatars.pixmap(id, kFace, painter->device()->devicePixelRatioF()));
    painter->setOpacity(1);
    left += kFace + metrics.medium;

    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    const QFont small = smaller(option.font);
    const QFontMetrics nameMetrics(bold);
    const QFontMetrics roleMetrics(small);
    const QString role = index.data(LibraryModel::RoleRole).toString();
    const int both = nameMetrics.height() + (role.isEmpty() ? 0 : roleMetrics.height());
    const int top = inside.center().y() - both / 2;
    const int width = inside.right() - left;
    painter->setFont(bold);
    painter->setPen(chosen ? theme.selectionText : theme.text);
    painter->drawText(QRect(left, top, width, nameMetrics.height()), Qt::AlignVCenter | Qt::TextSingleLine,
                      elided(nameMetrics, index.data().toString(), width));
    painter->setFont(small);
    painter->setPen(chosen ? theme.selectionText : theme.mutedText);
    painter->drawText(QRect(left, top + nameMetrics.height(), width, roleMetrics.height()),
                      Qt::AlignVCenter | Qt::TextSingleLine, elided(roleMetrics, role, width));
    painter->restore();
}

/// Returns the left edge of what follows.
int LibraryDelegate::paintMark(QPainter &painter, const QRect &inside, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid())
        return inside.left();
    const bool checked = state.toInt() == Qt::Checked;
    const QRectF box(inside.left() + 0.5, inside.center().y() - kMark / 2.0 + 0.5, kMark - 1, kMark - 1);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter.setPen(QPen(checked ? theme.accent : chosen ? theme.selectionText : theme.mutedText, 1.5));
    painter.setBrush(checked ? theme.accent : theme.surface);
    painter.drawRoundedRect(box, theme.metrics.tiny, theme.metrics.tiny);
    if (checked)
        painter.drawPixmap(
            box.adjusted(1, 1, -1, -1).toRect(),
            iconPixmap(IconName::Check, theme.accentText, kMark - 3, painter.device()->devicePixelRatioF()));
    return inside.left() + kMark + theme.metrics.medium;
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int text = option.fontMetrics.height() + QFontMetrics(smaller(option.font)).height();
    return {160, std::max(kFace, text) + themeOf(option.widget).metrics.small * 2};
}

} // namespace studio::ui
