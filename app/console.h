// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

namespace studio::app {

/// How a command ends for the shell.
enum class Exit {
    Fine = 0,
    Failed = 1, ///< it could not be carried out: disk, data, or no model that answers
    Wrong = 2,  ///< it was asked wrongly: option, room, file, no display
};

[[nodiscard]] Exit exitFor(const base::Error &error);

// All that a command shows goes through here or through StandardOutput, so that no text of somebody else can
// steer the terminal (harmless.h).

/// One line (or several) on standard output, flushed, so that a reader has it at once. False if nobody reads
/// it. Bytes are UTF-8; where they begin as JSON does they stay the same JSON.
bool print(const QString &line);
bool print(const QByteArray &line);
/// One line on standard error as it is: it names its own place.
void report(const QString &line);
/// One line on standard error, behind the program's name.
void complain(const QString &line);

} // namespace studio::app
