// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/raw_json.h"
#include "core/wire/json.h"

#include <QString>

// Whether a JSON value fits a JSON schema, as far as the schemas of tools go: type, enum, const, anyOf,
// oneOf; properties, required, additionalProperties: false; items, minItems, maxItems; minLength, maxLength;
// minimum, maximum and their exclusive kin. Other keywords are not looked at. Pure.
namespace studio::wire {

/// What a model, or a user who edits, has to mend, with where it stands: "at choices[2]: is no string".
/// Empty: it fits. The first flaw is told.
[[nodiscard]] QString flawIn(const Json &value, const Json &schema);

/// The same of the arguments of a tool: an object in text. Nothing at all is an empty object, and a schema
/// that is empty, or cannot be read, asks for no more than an object.
[[nodiscard]] QString flawInArguments(const model::RawJson &arguments, const model::RawJson &schema);

} // namespace studio::wire
