// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;
struct Theme;

/// Paints a companion's row: the face (or a dot in the companion's colour if there are no faces), the name,
/// and under it what the companion does now, in words.
class CompanionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAvatars(const Avatars *avatars) { m_avatars = avatars; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int paintFace(QPainter &painter, const QRect &inside, const QModelIndex &index, const Theme &theme) const;
    void paintDot(QPainter &painter, const QRect &line, const QModelIndex &index, const Theme &theme) const;

    [[nodiscard]] int faceSize() const { return m_avatars ? 32 : 0; }

    const Avatars *m_avatars = nullptr;
};

} // namespace studio::ui
