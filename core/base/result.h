// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <tl/expected.hpp>

namespace studio::base {

/// A value, or an Error in its place. Chain with and_then, transform and or_else, so that moving to
/// std::expected stays a one-line change here.
template<class T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, QString text, QString detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(text), std::move(detail)});
}

} // namespace studio::base
