// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/raw_json.h"

namespace studio::model {

/// A bodily act that a front end plays (topic `actions`; origin: aikyo's Action): gesture, move, look,
/// expression, …
struct Action
{
    base::ParticipantId from;
    QString name;
    RawJson params; ///< an object
    RawJson metadata;

    bool operator==(const Action &) const = default;
};

} // namespace studio::model
