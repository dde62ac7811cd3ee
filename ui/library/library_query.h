// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// In which order the library stands.
enum class LibraryOrder { Name, LastUsed, Newest, Talkativeness };

/// What of the library is shown.
struct LibraryQuery
{
    QString search; ///< words, each of which has to be found; in any spelling
    QString tag;    ///< empty: any
    bool archivedToo = false;
    LibraryOrder order = LibraryOrder::Name;
    bool operator==(const LibraryQuery &) const = default;
};

/// How the library looks, kept from one start to the next.
struct LibraryLook
{
    bool pictures = true; ///< else a list
    LibraryOrder order = LibraryOrder::Name;
    bool operator==(const LibraryLook &) const = default;
};

} // namespace studio::ui
