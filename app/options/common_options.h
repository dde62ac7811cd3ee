// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace studio::app {

/// Where the data is, and whether to trace what happens to it.
struct DataPlace
{
    DataPlace() = default;
    DataPlace(QString where, std::optional<QString> traced = {})
        : folder(std::move(where))
        , trace(std::move(traced))
    {
    }

    QString folder;               ///< from --data, else from XDG
    std::optional<QString> trace; ///< from --trace: a room's name or id; empty: every room
};

/// The options that every command has.
struct CommonOptions
{
    DataPlace data;
    QString language;             ///< from --lang, else from the system: "en", "ja", "zh"
    bool choosesLanguage = false; ///< --lang was given
};

} // namespace studio::app
