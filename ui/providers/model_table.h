// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QAbstractTableModel>

namespace studio::ui {

/// The known models of one provider, one row each. Contexts and prices can be edited: factsWritten() reports
/// the wish, and the table shows it once the studio has taken it.
class ModelTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Abilities, Context, Input, Cached, Output, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const QList<model::ModelFacts> &facts);
    /// What is known about the model in that row, in sentences: its abilities, when they were tested, what
    /// its answers showed. Empty if there is no such row.
    [[nodiscard]] QString about(int row) const;
    void setWritable(bool yes) { m_writable = yes; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void factsWritten(const studio::model::ModelFacts &facts);
    void refused(const QString &reason); ///< the typed text is no number of that kind

private:
    [[nodiscard]] QString text(const model::ModelFacts &facts, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;

    QList<model::ModelFacts> m_facts;
    bool m_writable = true;
};

} // namespace studio::ui
