// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::persona {

/// The version of a Character Card, and where in it the character is. Knows nothing about the character
/// itself.
struct CardShape
{
    model::CardFormat version = model::CardFormat::V1; ///< V1, V2 or V3
    bool isFlat = true;                                ///< the character is at the top, not in `data`
    QString specVersion;                               ///< as the file states it
    /// The file claims to be a V2 or V3 but has no readable `data`; the members at the top are readable.
    bool lacksData = false;
    bool isUnknown = false; ///< later than V3, or not stated: read as the version it resembles
    bool isNewer = false;   ///< its specification version is later than the known one

    bool operator==(const CardShape &) const = default;
};

/// Whether it is a character card at all, and would be refused as one if it is flawed.
[[nodiscard]] bool isCharacterCard(const wire::Json &json);

/// Whether it is a card of aikyo, judged by its frame alone.
[[nodiscard]] bool isAikyoCard(const wire::Json &json);

[[nodiscard]] CardShape cardShape(const wire::Json &json);

} // namespace studio::persona
