// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

namespace studio::wire {

/// An object that stands in a text.
struct LooseObject
{
    Json value;
    bool mended = false; ///< it was no proper JSON
    bool cut = false;    ///< its end was missing: only what came whole before it was read
};

} // namespace studio::wire
