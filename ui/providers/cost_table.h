// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/cost_port.h"
#include "ui/models/people.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QStringList>

namespace studio::ui {

/// The names of companions and providers that appear in calls.
struct CostNames
{
    People people;
    QHash<base::ProviderId, QString> providers; ///< a provider that is not listed is shown by its id
    [[nodiscard]] QString companions(const QList<base::ParticipantId> &ids) const;
    [[nodiscard]] QString model(const model::CallRecord &call) const;
    bool operator==(const CostNames &) const = default;
};

/// The costs of calls, as a read-only table of texts; newest first. What a row cost stands right after what
/// it is, where it is in sight in a narrow window and with large text too; the token counts are longest, and
/// last.
class CostTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int kLongestName =
        40; ///< UTF-16 units; longer names are cut, the tool tip has the whole

    using QAbstractTableModel::QAbstractTableModel;

    void showCalls(const QList<model::CallRecord> &calls, const CostNames &names);
    void showTurns(const QList<ports::TurnCost> &turns, const CostNames &names);
    void showDays(const QList<std::pair<QDate, ports::CostSum>> &days);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QStringList cells;
        QString toolTip;
    };
    [[nodiscard]] QString toolTipOf(const Row &row, int column) const;
    struct Columns
    {
        QStringList heads;
        QList<int> numbers; ///< right-aligned
        QList<int> names;   ///< cut if they are long
    };
    void show(const Columns &columns, const QList<Row> &rows);
    [[nodiscard]] bool isCut(const QString &cell, int column) const;

    Columns m_columns;
    QList<Row> m_rows;
};

/// "2.3 ¢", with a mark if some prices are unknown; "not known" if all are.
[[nodiscard]] QString costText(const ports::CostSum &sum);
/// "2.3 ¢ for 41 calls: 1,200 in, 900 of them cached; 80 out. The price of 3 of them is not known."
[[nodiscard]] QString sumSentence(const ports::CostSum &sum);

} // namespace studio::ui
