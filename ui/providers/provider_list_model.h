// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace studio::ui {

/// The configured providers, by name.
class ProviderListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        ModelRole,   ///< its standard model
        AccessRole,  ///< its address and the state of its key
        TroubleRole, ///< its key is unavailable
    };

    using QAbstractListModel::QAbstractListModel;

    void show(const QList<ports::ProviderRow> &rows);
    void retranslate();
    [[nodiscard]] const ports::ProviderRow *row(const base::ProviderId &id) const;
    [[nodiscard]] QModelIndex indexOf(const base::ProviderId &id) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<ports::ProviderRow> m_rows;
};

/// Paints a provider in two lines: its name and model, and below them its access.
class ProviderDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
};

} // namespace studio::ui
