// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::store {

/// Takes a data folder and what the studio has put there away from other users of this computer: 0700 and
/// 0600. Older versions left both to the umask. What is not the studio's own, what a link leads to, and a
/// folder that belongs to somebody else or to everybody (such as /tmp) stay as they are. True if others could
/// read talks until now. Any thread.
bool makePrivate(const QString &folder);

} // namespace studio::store
