// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/floor.h"
#include "core/wire/json.h"

#include <QString>
#include <QStringView>

// The floor's vocabulary as JSON: kind names and bodies as in replay files (turn-taking §7).
namespace studio::wire {

[[nodiscard]] QString inputName(const model::FloorInputKind &input);
[[nodiscard]] Json inputToJson(const model::FloorInputKind &input);

/// Strict: an unknown kind or key, a wrong type or a number out of range is an error whose text says so. Only
/// the body of `voted` and the amount of `consume` are taken as they come. `policy` gives PolicyChanged and
/// leaves the keys to policyFromJson().
[[nodiscard]] base::Result<model::FloorInputKind> inputFromJson(QStringView kind, const Json &body);

[[nodiscard]] QString outputName(const model::FloorOutputKind &output);
[[nodiscard]] Json outputToJson(const model::FloorOutputKind &output);
[[nodiscard]] base::Result<model::FloorOutputKind> outputFromJson(QStringView kind, const Json &body);

[[nodiscard]] Json decisionToJson(const model::Decision &decision);
[[nodiscard]] base::Result<model::Decision> decisionFromJson(const Json &json);

} // namespace studio::wire
