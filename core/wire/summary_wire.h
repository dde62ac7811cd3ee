// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/summary.h"
#include "core/wire/json.h"

namespace studio::wire {

[[nodiscard]] Json summarizedToJson(const model::Summarized &made);
[[nodiscard]] base::Result<model::Summarized> summarizedFromJson(const Json &json);
[[nodiscard]] Json summaryUndoneToJson(const model::SummaryUndone &undone);
[[nodiscard]] base::Result<model::SummaryUndone> summaryUndoneFromJson(const Json &json);

} // namespace studio::wire
