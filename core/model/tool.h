// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace studio::model {

/// What a use of a tool can do to the person at the keyboard; how it is gated follows from it.
enum class Risk {
    Read,      ///< looks at what its caller may know anyway: never asked about
    Act,       ///< is seen or changes something of the studio's own: asked about where the user wants it
    Sensitive, ///< reaches beyond the studio, or what cannot be undone: asked about until the user agreed
};

} // namespace studio::model
