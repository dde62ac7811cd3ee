// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/upkeep_watch.h"

#include <QString>
#include <QVariant>

#include <functional>

namespace studio::store {

/// A row as stored in a page of a database, of whatever table.
struct PageRow
{
    bool hasRowId = false; ///< its table has row ids; the first column may be that id, and is null here
    qint64 rowId = 0;
    QVariantList values; ///< null, qint64, double, QString or QByteArray
};

/// Reads the rows of every page of a database file, and what was committed to its journal, without SQLite: a
/// broken header or broken links between pages do not keep it from intact pages. A row that does not fit its
/// page is skipped; rows of unused pages are returned too. Never reads beyond the file, and every row ends.
/// Storage: the file cannot be opened.
[[nodiscard]] std::optional<base::Error>
readPageRows(const QString &file, const std::function<void(const PageRow &)> &each, const Watch &watch = {});

} // namespace studio::store
