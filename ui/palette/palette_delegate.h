// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

/// Paints a command: its name, why it cannot be done now, and at the end where it is found and its keys.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// At the right end, from right to left; says what is left of the row.
    [[nodiscard]] QRect paintEnd(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, QRect room) const;
};

} // namespace studio::ui
