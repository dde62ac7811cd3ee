// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QList>
#include <QStringList>

// Lists of the tables: those that hold original data, and those derived from it. For the store's own threads.
namespace studio::store {

/// A table that cannot be derived from others.
struct KeptTable
{
    enum class Kind {
        Fact,   ///< rows are only added
        AtWill, ///< changed by users at any time
    };
    QString name;
    QStringList columns;
    QStringList key;
    Kind kind = Kind::Fact;
    QString json{}; ///< the JSON column; empty: none
};

inline constexpr qint64 kLeastRow = 4; ///< bytes; the smallest row in a file

/// The tables of this version, in an order in which they can be copied.
[[nodiscard]] const QList<KeptTable> &keptTables();

/// The tables made by rebuildReadModels(); the index of words is made by rebuildSearch().
[[nodiscard]] const QStringList &madeTables();

/// A read-only file of an older version may lack a table.
[[nodiscard]] base::Result<bool> hasTable(Connection &connection, const QString &name);
[[nodiscard]] base::Result<qint64> countOf(Connection &connection, const QString &table);

/// One hash of all facts, independent of the order and pages of the rows; without attachments and exchanges,
/// since a compaction may remove unneeded ones.
[[nodiscard]] base::Result<QByteArray> hashOfFacts(Connection &connection);

} // namespace studio::store
