// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

namespace studio::app {

/// The exit code of a command.
enum class Exit {
    Fine = 0,
    Failed = 1, ///< the work failed: disk, data, or no model that answers
    Wrong = 2,  ///< the request was wrong: option, room, file, no display
};

[[nodiscard]] Exit exitFor(const base::Error &error);

// All output of commands goes through here or through StandardOutput, so that no foreign text can control the
// terminal (harmless.h).

/// Prints one line (or several) on standard output and flushes it, so that a reader gets it at once. False if
/// nobody reads the output. Bytes are UTF-8; bytes that begin as JSON stay the same JSON.
bool print(const QString &line);
bool print(const QByteArray &line);
/// Prints one line on standard error as it is, for lines that state their own source.
void report(const QString &line);
/// Prints one line on standard error after the program's name.
void complain(const QString &line);

} // namespace studio::app
