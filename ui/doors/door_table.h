// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QTableWidget;
class QWidget;

namespace studio::ui {

/// One line of a table in the window of the doors.
struct DoorTableRow
{
    QString id; ///< selection survives a refill by this id; may be empty
    QStringList cells;
    bool operator==(const DoorTableRow &) const = default;
};

/// A quiet table for reading: rows can be selected, cells are plain text. The columns \p wide share the room
/// that the other columns leave, and wrap their lines.
[[nodiscard]] QTableWidget *makeDoorTable(const QString &objectName, int columns, const QList<int> &wide,
                                          QWidget *parent);
void fillDoorTable(QTableWidget &table, const QList<DoorTableRow> &rows);
/// The id of the selected row; empty if none is selected.
[[nodiscard]] QString chosenDoorRow(const QTableWidget &table);
void chooseDoorRow(QTableWidget &table, const QString &id);
/// Makes the table as high as its rows may be, from \p fewest to \p most lines; call after each refill. The
/// real number of lines depends on the width, which depends on whether scroll bars are shown: a height that
/// followed the lines would never settle.
void fitDoorTable(QTableWidget &table, int fewest = 2, int most = 6);

} // namespace studio::ui
