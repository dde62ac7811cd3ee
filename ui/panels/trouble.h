// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::ui {

/// A problem that concerns the whole window. A value; the functions below put it into words, in the user's
/// language.
struct Trouble
{
    enum class Kind {
        SavingFailed,  ///< about: the room; detail: why
        DataRecovered, ///< the stored data was damaged; detail: what came back, and where the damaged file is
        DataNote,      ///< detail: what else happened to the stored data at the start
        ReadOnly,      ///< another instance has the data folder
        RequestFailed, ///< detail: why
    };

    Kind kind = Kind::RequestFailed;
    QString about;
    QString detail; ///< a whole sentence for people

    bool operator==(const Trouble &) const = default;
};

/// What the user can do about it, as buttons.
enum class Remedy { UseAnotherFolder, Dismiss, ShowBackups };

[[nodiscard]] QString troubleSentence(const Trouble &trouble);
[[nodiscard]] QList<Remedy> remediesFor(Trouble::Kind kind);
[[nodiscard]] QString remedyLabel(Remedy remedy);

} // namespace studio::ui
