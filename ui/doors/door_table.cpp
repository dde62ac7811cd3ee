// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/door_table.h"

#include "ui/models/plain_text.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kId = Qt::UserRole;
constexpr int kLinesOfRow = 2; // enough for most rows, even in a narrow window

} // namespace

QTableWidget *makeDoorTable(const QString &objectName, int columns, const QList<int> &wide, QWidget *parent)
{
    auto *table = new QTableWidget(0, columns, parent);
    table->setObjectName(objectName);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false);
    table->setWordWrap(true);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *head = table->horizontalHeader();
    head->setHighlightSections(false);
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : wide)
        head->setSectionResizeMode(column, QHeaderView::Stretch);
    return table;
}

void fillDoorTable(QTableWidget &table, const QList<DoorTableRow> &rows)
{
    const QString chosen = chosenDoorRow(table);
    const int scrolled = table.verticalScrollBar()->value();
    const bool had = table.hasFocus();
    {
        const QSignalBlocker quiet(table);
        table.setRowCount(int(rows.size()));
        for (int row = 0; row < int(rows.size()); ++row) {
            const DoorTableRow &line = rows.at(row);
            for (int column = 0; column < int(line.cells.size()); ++column) {
                auto *item = new QTableWidgetItem(line.cells.at(column));
                item->setToolTip(plainToolTip(line.cells.at(column)));
                item->setData(kId, line.id);
                table.setItem(row, column, item);
            }
        }
    }
    chooseDoorRow(table, chosen);
    table.verticalScrollBar()->setValue(scrolled);
    if (had)
        table.setFocus(Qt::OtherFocusReason);
}

QString chosenDoorRow(const QTableWidget &table)
{
    const QTableWidgetItem *item = table.item(table.currentRow(), 0);
    return item ? item->data(kId).toString() : QString();
}

void chooseDoorRow(QTableWidget &table, const QString &id)
{
    for (int row = 0; row < table.rowCount() && !id.isEmpty(); ++row) {
        if (table.item(row, 0)->data(kId).toString() == id)
            return table.setCurrentCell(row, 0);
    }
    table.setCurrentCell(-1, -1);
}

void fitDoorTable(QTableWidget &table, int fewest, int most)
{
    const int line = table.fontMetrics().height() + Metrics().small;
    table.verticalHeader()->setMinimumSectionSize(line);
    const int head = table.horizontalHeader()->sizeHint().height();
    const int lines = std::clamp(kLinesOfRow * table.rowCount(), fewest, most);
    table.setFixedHeight(head + lines * line);
}

} // namespace studio::ui
