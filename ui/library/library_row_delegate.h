// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;
struct Metrics;

/// Paints a companion of the library, as a line of a list with all details, or as a picture with the name.
/// Flaws are shown by a sign and in words.
class LibraryRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum class Shape { Line, Picture };

    LibraryRowDelegate(const Avatars &avatars, QObject *parent = nullptr);

    void setShape(Shape shape) { m_shape = shape; }
    void setWidth(int width) { m_width = width; } ///< the width for all pictures side by side

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintLine(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintPicture(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintFace(QPainter &painter, const QRect &place, const QModelIndex &index) const;
    /// Paints sign and words on one line, at its end or in its middle; returns the width that is left.
    int paintCheck(QPainter &painter, const QRect &line, Qt::Alignment where,
                   const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int cellWidth(const QFont &font, const Metrics &metrics) const;
    [[nodiscard]] QColor ink(const QStyleOptionViewItem &option, const QColor &colour) const;

    const Avatars &m_avatars;
    Shape m_shape = Shape::Line;
    int m_width = 0;
};

} // namespace studio::ui
