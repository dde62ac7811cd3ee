// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::model {

/// The effect that a tool can have on the user; it decides how the tool is gated.
enum class Risk {
    Read,      ///< reads what the caller may know anyway: never asked about
    Act,       ///< is visible or changes something in the studio: asked about if the user wants it
    Sensitive, ///< acts outside the studio, or cannot be undone: asked about until the user agreed
};

} // namespace studio::model
