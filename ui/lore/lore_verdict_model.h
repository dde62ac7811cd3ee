// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/lore_words.h"

#include <QAbstractListModel>
#include <QList>

namespace studio::ui {

/// The verdict on each entry of a companion's lorebooks: first what fired, then what was cut, then the
/// others. Its rows have the roles of import_models.h.
class LoreVerdictModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const explain::LoreNames &names, const QList<model::LoreVerdict> &verdicts);
    void retranslate();
    [[nodiscard]] int fired() const;
    [[nodiscard]] int cut() const;
    [[nodiscard]] qint64 tokens() const; ///< of the entries that fired

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] int count(model::LoreVerdict::State state) const;

    explain::LoreNames m_names;
    QList<model::LoreVerdict> m_verdicts;
};

} // namespace studio::ui
