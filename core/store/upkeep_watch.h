// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <functional>

namespace studio::store {

/// Is told how far long work is, in parts of a whole; says whether to go on. May be empty.
using Watch = std::function<bool(qint64 done, qint64 of)>;

[[nodiscard]] inline bool goesOn(const Watch &watch, qint64 done, qint64 of)
{
    return !watch || watch(done, of);
}

constexpr qint64 kBetweenLooks = 500; ///< rows that work goes through before it asks again

/// What work answers with that was told to stop.
[[nodiscard]] base::Error stopped();

} // namespace studio::store
