// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace studio::ui {

/// Whether things may move, as a value that animations get passed, like Theme. If reduced, an animation takes
/// no time and ends in the same state. Looping pictures stand still.
struct Motion
{
    bool reduced = false;

    /// The duration of an animation that usually takes `usual`.
    [[nodiscard]] constexpr std::chrono::milliseconds lasting(std::chrono::milliseconds usual) const
    {
        return reduced ? std::chrono::milliseconds(0) : usual;
    }

    bool operator==(const Motion &) const = default;
};

/// The usual durations: for a small reaction to the pointer, and for a widget that moves to its place.
constexpr std::chrono::milliseconds kQuick(120);
constexpr std::chrono::milliseconds kCalm(240);

} // namespace studio::ui
