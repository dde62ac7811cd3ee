// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QStringList>

// The files that a command for cards was given: found and read, and nothing more.
namespace studio::app {

/// The files themselves, and of each folder the cards in it and in the folders below, by name. Links to
/// folders are not followed. An empty folder stands for itself, so that it is refused by name.
[[nodiscard]] QStringList cardFilesIn(const QStringList &filesAndFolders);

/// A file's bytes. InvalidInput for what is no file (a pipe or a device would never end), may not be read, or
/// is larger than any card; the text says which, without the file's name.
[[nodiscard]] base::Result<QByteArray> readCardFile(const QString &name);

} // namespace studio::app
