// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/follow_mask.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace studio::ui {

/// Who may speak after whom, as a table: a row for the sender of the last message, a column for each possible
/// next speaker, a tick if they may speak.
class MaskModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// \p names are the distinct names of the mask's members.
    void show(const model::FollowMask &mask, const QStringList &names);
    void change(const model::FollowMask &mask); ///< for the same members
    void retranslate();
    [[nodiscard]] const model::FollowMask &mask() const { return m_mask; }
    [[nodiscard]] const QStringList &names() const { return m_names; }
    [[nodiscard]] bool isTicked(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] QString sentence(const QModelIndex &index) const;

    model::FollowMask m_mask;
    QStringList m_names;
};

} // namespace studio::ui
