// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

/// The order of the library.
enum class LibraryOrder { Name, LastUsed, Newest, Talkativeness };

/// Which companions of the library are shown.
struct LibraryQuery
{
    QString search; ///< words; each must match, in any spelling
    QString tag;    ///< empty: any
    bool archivedToo = false;
    LibraryOrder order = LibraryOrder::Name;
    bool operator==(const LibraryQuery &) const = default;
};

/// The look of the library, kept across restarts.
struct LibraryLook
{
    bool pictures = true; ///< false: a list
    LibraryOrder order = LibraryOrder::Name;
    bool operator==(const LibraryLook &) const = default;
};

} // namespace studio::ui
