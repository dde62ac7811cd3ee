// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/addressing.h"
#include "core/base/ids.h"

#include <QList>
#include <QString>

#include <optional>
#include <tl/expected.hpp>

// Reads a director's choice, as leniently as possible without a guess. Pure.
namespace studio::agent {

/// UTF-16 units; the rest of an answer is not read.
inline constexpr qsizetype kLongestChoice = 16 * 1024;

/// None: nobody is to speak. The error says why the answer holds no choice, in words for the model.
using Choice = tl::expected<std::optional<base::ParticipantId>, QString>;

/// The last JSON object with a choice in it counts; else an answer that is only a name; else a text that
/// names exactly one candidate. A name shared by two candidates, two names, and a name of no candidate are
/// not a choice. Thoughts in the answer are not read.
[[nodiscard]] Choice readChoice(const QString &answer, const QList<addressing::Person> &candidates);

} // namespace studio::agent
