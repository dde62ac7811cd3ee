// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;
struct Theme;

/// Paints a purchase of speech: face, name, price and time. A refusal has a dashed frame, a paler face, a
/// sign and another colour.
class SpendingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAvatars(const Avatars *avatars);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintFace(QPainter &painter, const QRect &place, const QModelIndex &index, const Theme &theme) const;

    QPointer<const Avatars> m_avatars;
};

} // namespace studio::ui
