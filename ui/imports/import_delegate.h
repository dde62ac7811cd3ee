// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace studio::ui {

/// A row of an import: a sign, a title in bold, and a sentence below, on one line or on as many as it needs.
class ImportDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum class Body { OneLine, Whole };

    ImportDelegate(Body body, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Body m_body;
};

} // namespace studio::ui
