// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;

/// Paints a room's row: small faces of its members, its name and the time of its newest message; below them
/// what was said last or that somebody talks there now, and the number of unread messages.
class RoomDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAvatars(const Avatars *avatars) { m_avatars = avatars; } ///< null: no faces

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    int paintFaces(QPainter &painter, const QRect &inside, const QStringList &ids, const Theme &theme) const;

    const Avatars *m_avatars = nullptr;
};

/// The background of a row in a list: under the pointer, chosen, focused. Shared by the lists of the window.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme);

} // namespace studio::ui
