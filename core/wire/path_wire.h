// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/path.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json messageEditedToJson(const model::MessageEdited &edited);
[[nodiscard]] base::Result<model::MessageEdited> messageEditedFromJson(const Json &json);
[[nodiscard]] Json rewoundToJson(const model::Rewound &rewound);
[[nodiscard]] base::Result<model::Rewound> rewoundFromJson(const Json &json);

} // namespace studio::wire
