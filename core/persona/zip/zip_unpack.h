// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/zip/zip_table.h"

namespace studio::persona {

/// One file out of the archive, by libzip and into memory. InvalidInput if it is larger than `most` bytes, as
/// declared or as it turns out, packed in a way that cards do not use, or damaged (its checksum is compared).
/// `index` is one of table.entries; the table must be that of these bytes.
[[nodiscard]] base::Result<QByteArray> unpackZipEntry(const QByteArray &bytes, const ZipTable &table,
                                                      qsizetype index, qsizetype most);

} // namespace studio::persona
