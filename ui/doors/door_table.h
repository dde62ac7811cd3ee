// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QTableWidget;
class QWidget;

namespace studio::ui {

/// One line of a table of the doors.
struct DoorTableRow
{
    QString id; ///< stays chosen when the table is filled anew; may be empty
    QStringList cells;
    bool operator==(const DoorTableRow &) const = default;
};

/// A quiet table to be read: rows are chosen, cells are plain text. The columns \p wide share the room that
/// the others leave, and break their lines.
[[nodiscard]] QTableWidget *makeDoorTable(const QString &objectName, int columns, const QList<int> &wide,
                                          QWidget *parent);
void fillDoorTable(QTableWidget &table, const QList<DoorTableRow> &rows);
/// Of the chosen row; empty: none is.
[[nodiscard]] QString chosenDoorRow(const QTableWidget &table);
void chooseDoorRow(QTableWidget &table, const QString &id);
/// As high as its rows may be, from \p fewest to \p most lines; anew after each filling. What its lines
/// really take depends on the width, and that on whether bars are shown: a height that follows them never
/// settles.
void fitDoorTable(QTableWidget &table, int fewest = 2, int most = 6);

} // namespace studio::ui
