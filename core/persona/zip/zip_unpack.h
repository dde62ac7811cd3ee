// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/zip/zip_table.h"

namespace studio::persona {

/// One file from the archive, unpacked by libzip into memory. InvalidInput if it is larger than `most` bytes,
/// declared or real, compressed by a method that cards do not use, or damaged (its checksum is checked).
/// `index` is an index of table.entries; the table must be that of these bytes.
[[nodiscard]] base::Result<QByteArray> unpackZipEntry(const QByteArray &bytes, const ZipTable &table,
                                                      qsizetype index, qsizetype most);

} // namespace studio::persona
