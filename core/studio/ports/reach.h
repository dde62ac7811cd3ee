// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::ports {

/// How far an answer of the user reaches.
enum class Reach {
    Once,
    Room,   ///< in this room from now on
    Always, ///< in every room
};

} // namespace studio::ports
