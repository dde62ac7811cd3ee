// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/card_report.h"

#include <QByteArray>
#include <QString>

namespace studio::persona {

/// A file with a companion, as it is read.
struct CardBytes
{
    QByteArray bytes;
    model::CardReport notes{}; ///< what of a large file was left out
};

/// The bytes of a file of at most kLargestFile. Of a larger CHARX or PNG, up to kLargestBox, a small one with
/// its card, portrait and pictures of feelings: what else is in it is left out, and a note says how many. The
/// large file is looked into where it lies, so that memory stays small. NotFound, Storage: it cannot be read.
/// InvalidInput: it is too large, or no file. Blocks.
[[nodiscard]] base::Result<CardBytes> readCardBytes(const QString &path);

} // namespace studio::persona
