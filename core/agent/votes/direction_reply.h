// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/addressing/addressing.h"
#include "core/base/ids.h"

#include <QList>
#include <QString>

#include <optional>
#include <tl/expected.hpp>

// Reads whom a director chose, as leniently as can be done without a guess. Pure.
namespace studio::agent {

/// The most of an answer that is read.
inline constexpr qsizetype kLongestChoice = 16 * 1024;

/// None: nobody is to speak. Else, why the answer holds no choice, in words for the model.
using Choice = tl::expected<std::optional<base::ParticipantId>, QString>;

/// The last JSON object with a choice in it counts; without one, an answer that is a name and nothing else;
/// else a text that names exactly one candidate. A name of two candidates, two names, and somebody who is no
/// candidate are no choice. What was thought aloud is not read.
[[nodiscard]] Choice readChoice(const QString &answer, const QList<addressing::Person> &candidates);

} // namespace studio::agent
