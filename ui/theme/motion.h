// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace studio::ui {

/// Whether things may move, as a value passed to whoever animates, like Theme. Reduced: an animation takes no
/// time and ends in the same state. Pictures that move in a loop stand still.
struct Motion
{
    bool reduced = false;

    /// How long to move for what takes `usual` time otherwise.
    [[nodiscard]] constexpr std::chrono::milliseconds lasting(std::chrono::milliseconds usual) const
    {
        return reduced ? std::chrono::milliseconds(0) : usual;
    }

    bool operator==(const Motion &) const = default;
};

/// The usual times: of something small that answers the pointer, and of something that goes to its place.
constexpr std::chrono::milliseconds kQuick(120);
constexpr std::chrono::milliseconds kCalm(240);

} // namespace studio::ui
