// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <atomic>
#include <memory>

// Files that may hold companions. Finding them takes time and belongs on a thread of the pool (inBackground),
// never on the GUI thread.
namespace studio::ui {

constexpr qsizetype kMostImports = 20'000; // files at once

/// A file to import.
struct ImportFile
{
    QString path;
    QString shown; ///< its name relative to the chosen folder
    bool operator==(const ImportFile &) const = default;
};

/// The files that were found at the paths that the user chose.
struct FoundFiles
{
    QList<ImportFile> files;
    bool areTooMany = false; ///< the rest was left out
    QList<std::shared_ptr<QTemporaryDir>>
        unpacked{}; ///< cards that were unpacked from archives, deleted together with this
};

/// Set from outside to stop a search early.
using StopFlag = std::shared_ptr<std::atomic_bool>;

/// The files among \p paths as they are; of the folders among them, the files at any depth that could be
/// cards by their extension (.json, .png, .charx, .jpg, .webp, .byaf, .yaml); and those in zips of cards.
/// Sorted by name, each once. Hidden files and folders are left out, links are not followed.
[[nodiscard]] FoundFiles findImports(const QStringList &paths, const StopFlag &stop);

} // namespace studio::ui
