// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

class Avatars;
struct Theme;

/// Paints a row of the timeline: a face or a sign, the participant and the time, and what was said, decided
/// or missing.
class TimelineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    TimelineDelegate(const Avatars &avatars, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintMark(QPainter &painter, const QRect &place, const QModelIndex &index,
                   const QStyleOptionViewItem &option) const;
    void paintSign(QPainter &painter, const QRect &place, const QModelIndex &index, bool chosen,
                   const Theme &theme) const;

    const Avatars &m_avatars;
};

} // namespace studio::ui
