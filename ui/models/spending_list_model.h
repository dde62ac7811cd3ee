// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <QAbstractListModel>

namespace studio::ui {

/// Purchases of speech and refused purchases, newest first, in words.
class SpendingListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, WordsRole, TimeRole, SuccessRole };

    using QAbstractListModel::QAbstractListModel;

    /// Existing rows stay; new rows are inserted at the top.
    void show(const QList<ports::Spending> &oldestFirst, const People &people);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        ports::Spending spending;
        QString name;
        bool operator==(const Row &) const = default;
    };
    [[nodiscard]] QString sentence(const Row &row) const;

    QList<Row> m_rows; ///< newest first
};

} // namespace studio::ui
