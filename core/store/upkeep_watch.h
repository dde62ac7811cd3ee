// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <functional>

namespace studio::store {

/// Receives the progress of long work, in parts of a whole; returns whether to continue. May be empty.
using Watch = std::function<bool(qint64 done, qint64 of)>;

[[nodiscard]] inline bool goesOn(const Watch &watch, qint64 done, qint64 of)
{
    return !watch || watch(done, of);
}

constexpr qint64 kBetweenLooks = 500; ///< rows processed between two calls of the watch

/// The error of work that was told to stop.
[[nodiscard]] base::Error stopped();

} // namespace studio::store
