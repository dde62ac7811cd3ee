// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::base {

/// Creates ids that are never repeated (a port): UUIDs of version 7 (RFC 9562), so that ids sort by age.
class IdSource
{
public:
    virtual ~IdSource() = default;
    [[nodiscard]] virtual QString next() = 0;
};

} // namespace studio::base
