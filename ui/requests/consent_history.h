// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/models/people.h"

#include <QAbstractTableModel>

namespace studio::ui {

/// The earlier requests of companions and how they ended, newest first: when, who, what, how. Read-only.
class ConsentHistory : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Who, What, How, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const QList<model::ConsentEntry> &entries, const People &people);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<model::ConsentEntry> m_entries;
    People m_people;
};

} // namespace studio::ui
