// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace studio::ui {

/// Paints a room's row: its name, and at the end the time of its last event.
class RoomDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
};

/// The background of a row in a list: under the pointer, chosen, focused. Shared by the lists of the window.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme);

} // namespace studio::ui
