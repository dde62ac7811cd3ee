// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/companion_delegate.h"

#include "ui/avatar/avatars.h"
#include "ui/models/companion_list_model.h"
#include "ui/panels/room_delegate.h"
#include "ui/theme/elided.h"
#include "ui/theme/row_fonts.h"
#include "ui/theme/theme_of.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Doing = CompanionRow::Doing;

Doing doingAt(const QModelIndex &index) { return Doing(index.data(CompanionListModel::DoingRole).toInt()); }

} // namespace

void CompanionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    painter->save();
    paintRowGround(*painter, option, theme);

    const Metrics &metrics = theme.metrics;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const Doing doing = doingAt(index);
    const QRect inside = option.rect.adjusted(metrics.medium, metrics.small, -metrics.medium, -metrics.small);
    const QFont small = smaller(option.font);
    const int nameHeight = option.fontMetrics.height();
    const QRect nameLine(inside.left(), inside.top(), inside.width(), nameHeight);
    int left = inside.left() + metrics.large;
    if (m_avatars)
        left = paintFace(*painter, inside, index, theme);
    else
        paintDot(*painter, nameLine, index, theme);
    QFont nameFont = option.font;
    nameFont.setWeight(doing == Doing::Speaking ? QFont::Bold : QFont::DemiBold);
    painter->setFont(nameFont);
    painter->setPen(chosen ? theme.selectionText : theme.text);
    painter->drawText(QRect(left, nameLine.top(), inside.right() - left, nameHeight),
                      Qt::AlignVCenter | Qt::TextSingleLine,
                      elided(QFontMetrics(nameFont), index.data().toString(), inside.right() - left));

    const QString chip = index.data(CompanionListModel::ChipRole).toString();
    const QString state = index.data(CompanionListModel::StateRole).toString();
    QStringList parts{index.data(CompanionListModel::MarkRole).toString(), state, chip};
    parts.removeAll(QString());
    const QString line = parts.join(u" · "_s);
    const QColor quiet = doing == Doing::Missing || doing == Doing::Failed ? theme.warning : theme.mutedText;
    painter->setFont(small);
    painter->setPen(chosen ? theme.selectionText : quiet);
    const QFontMetrics smallMetrics(small);
    painter->drawText(QRect(left, inside.bottom() - smallMetrics.height() + 1, inside.right() - left,
                            smallMetrics.height()),
                      Qt::AlignVCenter | Qt::TextSingleLine,
                      elided(smallMetrics, line, inside.right() - left));
    painter->restore();
}

/// Pale for members who are muted or away; returns the left edge of what follows.
int CompanionDelegate::paintFace(QPainter &painter, const QRect &inside, const QModelIndex &index,
                                 const Theme &theme) const
{
    const Doing doing = doingAt(index);
    const base::ParticipantId id(index.data(CompanionListModel::IdRole).toString());
    painter.setOpacity(doing == Doing::Muted || doing == Doing::Gone ? 0.5 : 1);
    painter.drawPixmap(inside.left(), inside.center().y() - faceSize() / 2 + 1,
                       m_avatars->pixmap(id, faceSize(), painter.device()->devicePixelRatioF()));
    painter.setOpacity(1);
    return inside.left() + faceSize() + theme.metrics.medium;
}

/// A full dot for present members, a ring for members who are muted or away.
void CompanionDelegate::paintDot(QPainter &painter, const QRect &line, const QModelIndex &index,
                                 const Theme &theme) const
{
    const Doing doing = doingAt(index);
    const QColor colour = theme.companionColour(index.data(CompanionListModel::ColourRole).toString());
    const bool hollow = doing == Doing::Muted || doing == Doing::Gone;
    const double size = theme.metrics.small;
    const QRectF dot(line.left(), line.center().y() - size / 2 + 1, size, size);
    painter.setPen(hollow ? QPen(colour, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.drawEllipse(hollow ? dot.adjusted(0.75, 0.75, -0.75, -0.75) : dot);
}

QSize CompanionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int small = QFontMetrics(smaller(option.font)).height();
    const int text = option.fontMetrics.height() + small;
    return {120, std::max(text, faceSize()) + themeOf(option.widget).metrics.small * 2};
}

} // namespace studio::ui
