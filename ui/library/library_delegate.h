// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;

/// A companion in a list to choose from: a mark if rows can be checked, the face, the name and the role.
class LibraryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LibraryDelegate(const Avatars &avatars, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int paintMark(QPainter &painter, const QRect &inside, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;

    const Avatars &m_avatars;
};

} // namespace studio::ui
