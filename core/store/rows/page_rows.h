// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/upkeep_watch.h"

#include <QString>
#include <QVariant>

#include <functional>

namespace studio::store {

/// A row as it lies in a page of a database, whichever table it belongs to.
struct PageRow
{
    bool hasRowId = false; ///< of a table with row ids; its first column may be that id, and null here
    qint64 rowId = 0;
    QVariantList values; ///< null, qint64, double, QString or QByteArray
};

/// Reads the rows of every page of a database file by itself, with what was committed to its journal, without
/// SQLite: neither a broken header nor broken ways between pages keep from the pages that are whole. A row
/// that does not fit its page is left out; rows of pages that are not in use any more are given too. Never
/// reads beyond the file, and every row ends. Storage: the file cannot be opened.
[[nodiscard]] std::optional<base::Error>
readPageRows(const QString &file, const std::function<void(const PageRow &)> &each, const Watch &watch = {});

} // namespace studio::store
