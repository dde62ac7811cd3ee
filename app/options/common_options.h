// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace studio::app {

/// Where the data lies, and whether what happens to it is traced.
struct DataPlace
{
    DataPlace() = default;
    DataPlace(QString where, std::optional<QString> traced = {})
        : folder(std::move(where))
        , trace(std::move(traced))
    {
    }

    QString folder;               ///< of --data, else of XDG
    std::optional<QString> trace; ///< of --trace: a room's name or id, empty: every room
};

/// What holds for every command.
struct CommonOptions
{
    DataPlace data;
    QString language;             ///< of --lang, else of the system: "en", "ja", "zh"
    bool choosesLanguage = false; ///< by --lang
};

} // namespace studio::app
