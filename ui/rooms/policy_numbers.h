// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/room_limits.h"

#include <QString>

#include <optional>

// The numbers of a policy as its form shows them, and which policy each means something under.
namespace studio::ui {

enum class PolicyUnit { Seconds, Minutes, Count };

[[nodiscard]] PolicyUnit unitOf(model::PolicyNumber number);
[[nodiscard]] QString shownNumber(qint64 value, model::PolicyNumber number);
[[nodiscard]] std::optional<qint64> writtenNumber(const QString &text, model::PolicyNumber number);
void putNumber(model::PolicySettings &settings, model::PolicyNumber number, qint64 value);

/// The least that can be written in the form: talk out of silence that is on needs some time, and a number.
[[nodiscard]] qint64 leastWritten(model::PolicyNumber number);

[[nodiscard]] bool isNumberOf(model::PolicyNumber number, model::PolicyName policy);
[[nodiscard]] bool isSwitchOf(bool model::PolicySettings::*part, model::PolicyName policy);
/// Whether a message lines up several speakers, one after another.
[[nodiscard]] bool linesUpSeveral(model::PolicyName policy);
[[nodiscard]] bool usesSeed(model::PolicyName policy);
/// Whether the members of a room can get the floor other than by a cue: the field, and silence, are for
/// those.
[[nodiscard]] bool hasField(model::PolicyName policy);

/// Whether companions speak up by themselves in a silence; the policy is not looked at.
[[nodiscard]] bool speaksInSilence(const model::PolicySettings &settings);

} // namespace studio::ui
