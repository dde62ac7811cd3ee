// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <atomic>
#include <memory>

// Files that may hold companions. To find them takes its time and belongs on a thread of the
// pool (inBackground), never on the GUI thread.
namespace studio::ui {

constexpr qsizetype kMostImports = 20'000; // files at once

/// A file to be taken in.
struct ImportFile
{
    QString path;
    QString shown; ///< its name, below the folder that was chosen
    bool operator==(const ImportFile &) const = default;
};

/// What was found where the user pointed.
struct FoundFiles
{
    QList<ImportFile> files;
    bool areTooMany = false; ///< the rest was left out
    QList<std::shared_ptr<QTemporaryDir>>
        unpacked{}; ///< where cards out of archives lie, for as long as this
};

/// Set from outside to end a search early.
using StopFlag = std::shared_ptr<std::atomic_bool>;

/// The files among \p paths as they are, and those of the folders among them that could be cards by their
/// ending (.json, .png, .charx, .jpg, .webp, .byaf, .yaml), and those in zips of cards, with all that is
/// below: by name, each once. Hidden files and folders are left out, links are not followed.
[[nodiscard]] FoundFiles findImports(const QStringList &paths, const StopFlag &stop);

} // namespace studio::ui
