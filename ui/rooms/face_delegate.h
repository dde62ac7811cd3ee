// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;

/// Paints a companion of a CastModel as a face with the name below; who takes part has a frame and a mark,
/// and so does not rely on colour alone. All faces have the same size, which grows with the text.
class FaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FaceDelegate(const Avatars &avatars, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Avatars &m_avatars;
};

} // namespace studio::ui
