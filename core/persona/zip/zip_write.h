// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/zip/zip_table.h"

namespace studio::persona {

/// A file that becomes an entry of a zip.
struct ZipContent
{
    QByteArray name; ///< ASCII
    QByteArray content;
};

/// A new archive of these files, deflated where that is shorter. No times, so the same files give the same
/// bytes.
[[nodiscard]] QByteArray zipOf(const QList<ZipContent> &files);

/// The archive with other content in one entry; every other byte stays the same, only positions shift. The
/// table must be that of these bytes.
[[nodiscard]] QByteArray zipWith(const QByteArray &bytes, const ZipTable &table, qsizetype index,
                                 const QByteArray &content);

/// The archive with a new entry at its end, whose name it does not have yet; every other byte stays the same.
[[nodiscard]] QByteArray zipWithNew(const QByteArray &bytes, const ZipTable &table, const ZipContent &file);

} // namespace studio::persona
