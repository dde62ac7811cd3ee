// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace studio::persona {

/// The error for every refused foreign file: InvalidInput, with `text` for people. Only for this folder.
[[nodiscard]] inline tl::unexpected<base::Error> refused(const QString &text, const QString &detail = {})
{
    return base::failure(base::ErrorCode::InvalidInput, text, detail);
}

} // namespace studio::persona
