// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::store {

/// Protects a data folder and the studio's files in it from other users of this computer: 0700 and 0600.
/// Older versions left both to the umask. Files that are not the studio's own, targets of links, and folders
/// that belong to another user or to everybody (such as /tmp) stay unchanged. True if others could read talks
/// until now. Any thread.
bool makePrivate(const QString &folder);

} // namespace studio::store
