// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::persona {

/// Which Character Card it is, and where in it the character stands. Says nothing about the character.
struct CardShape
{
    model::CardFormat version = model::CardFormat::V1; ///< V1, V2 or V3
    bool isFlat = true;                                ///< the character stands at the top, not in `data`
    QString specVersion;                               ///< as the file states it
    /// The file says that it is a V2 or V3 but has no `data` that could be read; what stands at the top is.
    bool lacksData = false;
    bool isUnknown = false; ///< a later specification than V3, or none is stated: read as what it looks like
    bool isNewer = false;   ///< its version of the specification is later than the one known here

    bool operator==(const CardShape &) const = default;
};

/// Whether it is one at all, so that it could at least be refused as one.
[[nodiscard]] bool isCharacterCard(const wire::Json &json);

[[nodiscard]] CardShape cardShape(const wire::Json &json);

} // namespace studio::persona
