// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <functional>

namespace studio::ui {

/// Paints a row of a quiet list: a title with something at the end of its line, and the row's text below.
class TwoLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using Text = std::function<QString(const QModelIndex &)>;
    struct Shape
    {
        Text title;
        Text end;           ///< at the right end of the title's line, such as a time
        int left = 0;       ///< space before the texts, in pixels
        int leastWidth = 0; ///< of a row, in pixels
    };

    TwoLineDelegate(Shape shape, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Shape m_shape;
};

} // namespace studio::ui
