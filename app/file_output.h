// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"

#include <QByteArray>
#include <QString>

namespace studio::app {

enum class Writes { Json, Bytes };

/// Writes a file, which afterwards is either the old file or the whole new one. "-" or an empty name is
/// standard output. There JSON comes as in the file, except that characters which could control a terminal
/// are escaped, as JSON allows. Bytes that are not text go only to another program, not to a terminal. Prints
/// what went wrong.
[[nodiscard]] Exit writeWhereWanted(const QByteArray &bytes, const QString &file, Writes what);

} // namespace studio::app
