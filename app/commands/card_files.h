// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// The files that a command for cards was given: found, and nothing more.
namespace studio::app {

/// The files themselves, and of each folder the cards in it and in the folders below, by name. Links to
/// folders are not followed. An empty folder stands for itself, so that it is refused by name.
/// A zip of cards is unpacked into `folder`, which exists.
[[nodiscard]] QStringList cardFilesIn(const QStringList &filesAndFolders, const QString &folder);

} // namespace studio::app
