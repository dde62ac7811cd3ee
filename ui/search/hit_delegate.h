// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

struct Theme;
/// Paints something that was found: who, where and when, below it two lines of what it says, with the places
/// that were looked for on a ground of their own.
class HitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintText(QPainter &painter, const QRect &room, const QFont &font, const QModelIndex &index,
                   bool chosen, const Theme &theme) const;
};

} // namespace studio::ui
