// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"

#include <QByteArray>
#include <QString>

namespace studio::app {

enum class Writes { Json, Bytes };

/// Into a file, which is the old one or the new one, whole; "-" or nothing: to standard output. There JSON
/// comes as in the file, but for signs that would steer a terminal: they are escaped, as JSON allows. What is
/// no text goes to another program only. Says what went wrong.
[[nodiscard]] Exit writeWhereWanted(const QByteArray &bytes, const QString &file, Writes what);

} // namespace studio::app
