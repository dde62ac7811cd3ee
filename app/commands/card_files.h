// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// Finds the files that a card command was given; does not read cards.
namespace studio::app {

/// Returns each file as it is, and for each folder the cards in it and in its subfolders, by name. Links to
/// folders are not followed. An empty folder is returned itself, so that the import refuses it by name. A zip
/// of cards is unpacked into `folder`, which exists.
[[nodiscard]] QStringList cardFilesIn(const QStringList &filesAndFolders, const QString &folder);

} // namespace studio::app
