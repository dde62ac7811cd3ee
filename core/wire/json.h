// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/raw_json.h"

#include <QByteArray>
#include <QString>

#include <nlohmann/json.hpp>

// The one JSON type of the project, and its border: texts come in through parse(), leave through dump().
namespace studio::wire {

using Json = nlohmann::ordered_json;

/// What to do with an object that names a key twice.
enum class Duplicates {
    LastWins,
    Refuse,
    RefuseOutsideVotes, ///< refused, but not inside the value of a key "voted": a vote is raw as it came
};

/// Parses one JSON value, at most 256 levels deep. The error's text says what is wrong, for a line in a
/// report.
[[nodiscard]] base::Result<Json> parse(const QByteArray &bytes, Duplicates duplicates = Duplicates::LastWins);

/// Compact UTF-8; what cannot be UTF-8 becomes U+FFFD.
[[nodiscard]] QByteArray dump(const Json &json);
/// The same for files that people read and edit.
[[nodiscard]] QByteArray dumpIndented(const Json &json);

[[nodiscard]] Json toJson(const QString &text);
[[nodiscard]] QString toText(const Json &text); ///< empty unless it is a string

/// A raw value embedded as what it is; null if it cannot be parsed.
[[nodiscard]] Json embed(const model::RawJson &raw);
[[nodiscard]] model::RawJson keepRaw(const Json &json);

} // namespace studio::wire
