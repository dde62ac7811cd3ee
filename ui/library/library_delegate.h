// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;

/// A companion in a list to choose from: a mark where rows can be checked, its face, its name and its role.
class LibraryDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LibraryDelegate(const Avatars &avatars, const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int paintMark(QPainter &painter, const QRect &inside, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;

    const Avatars &m_avatars;
    Theme m_theme;
};

} // namespace studio::ui
