// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace studio::persona {

/// The error of everything here that does not take somebody's file: InvalidInput, `text` is for people. Not
/// for others to include.
[[nodiscard]] inline tl::unexpected<base::Error> refused(const QString &text, const QString &detail = {})
{
    return base::failure(base::ErrorCode::InvalidInput, text, detail);
}

} // namespace studio::persona
