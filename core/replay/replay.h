// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QIODevice;

namespace studio::replay {

/// How a replay ended. The error stands ready to be printed: `FILE:LINE: what is wrong`.
struct ReplayEnd
{
    bool ok = true;
    QString error;
};

/// Feeds a replay file to the floor engine and writes what it answers, one compact JSON object a line
/// (turn-taking §7).
///
/// Reads and writes line by line, so that a file may be longer than the memory. At a bad line it stops: what
/// the lines before gave has been written, and an instant that is not complete stays undecided. `fileName` is
/// only for the error. Both devices are open; nothing is closed.
[[nodiscard]] ReplayEnd replay(QIODevice &in, const QString &fileName, QIODevice &out);

} // namespace studio::replay
