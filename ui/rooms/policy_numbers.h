// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_limits.h"

#include <QString>

#include <optional>

// The numbers of a policy as its form shows them, and the policies under which each has a meaning.
namespace studio::ui {

enum class PolicyUnit { Seconds, Minutes, Count };

[[nodiscard]] PolicyUnit unitOf(model::PolicyNumber number);
[[nodiscard]] QString shownNumber(qint64 value, model::PolicyNumber number);
[[nodiscard]] std::optional<qint64> writtenNumber(const QString &text, model::PolicyNumber number);
void putNumber(model::PolicySettings &settings, model::PolicyNumber number, qint64 value);

/// The least number that the form accepts: talk in silence that is on needs some time, and a number.
[[nodiscard]] qint64 leastWritten(model::PolicyNumber number);

[[nodiscard]] bool isNumberOf(model::PolicyNumber number, model::PolicyName policy);
[[nodiscard]] bool isSwitchOf(bool model::PolicySettings::*part, model::PolicyName policy);
/// Whether a message lines up several speakers, one after another.
[[nodiscard]] bool linesUpSeveral(model::PolicyName policy);
[[nodiscard]] bool usesSeed(model::PolicyName policy);
/// Whether members can get the floor other than by a cue; only then the mask and talk in silence apply.
[[nodiscard]] bool hasField(model::PolicyName policy);

/// Whether companions speak on their own in a silence; ignores the policy.
[[nodiscard]] bool speaksInSilence(const model::PolicySettings &settings);

} // namespace studio::ui
