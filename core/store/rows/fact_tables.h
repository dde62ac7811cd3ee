// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

#include <QList>
#include <QStringList>

// The tables as data: what is kept, and what is made from it. For the store's own threads.
namespace studio::store {

/// A table that cannot be made again from others.
struct KeptTable
{
    enum class Kind {
        Fact,   ///< only grows
        AtWill, ///< changes as users like
    };
    QString name;
    QStringList columns;
    QStringList key;
    Kind kind = Kind::Fact;
    QString json{}; ///< the column that holds JSON; empty: none
};

inline constexpr qint64 kLeastRow = 4; ///< bytes that the smallest row takes in a file

/// Of this version, in an order in which they can be copied.
[[nodiscard]] const QList<KeptTable> &keptTables();

/// What rebuildReadModels() makes; the index of words has a way of its own, rebuildSearch().
[[nodiscard]] const QStringList &madeTables();

/// A file of an older version that is open for reading only may have none yet.
[[nodiscard]] base::Result<bool> hasTable(Connection &connection, const QString &name);
[[nodiscard]] base::Result<qint64> countOf(Connection &connection, const QString &table);

/// One hash of all facts, whatever order or pages they lie in; attachments and exchanges are left out, as a
/// compaction may take those that nobody needs.
[[nodiscard]] base::Result<QByteArray> hashOfFacts(Connection &connection);

} // namespace studio::store
