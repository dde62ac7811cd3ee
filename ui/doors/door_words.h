// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"

#include <QString>

// The words about the doors, as plain functions, so that the window, the screen reader and the tests get the
// same words.
namespace studio::ui {

[[nodiscard]] QString doorName(model::Guest::Door door); ///< "MCP server"

/// For one of our own doors: "Open: programs on this computer can come in.", "Another program has port 3000."
[[nodiscard]] QString doorSentence(const model::DoorSettings &settings, const model::DoorState &state);
/// For the network that we join; \p left is the time until the next try.
[[nodiscard]] QString networkSentence(const model::DoorState &state, const std::optional<base::Millis> &left);
/// Whether something went wrong that the user can act on.
[[nodiscard]] bool isTrouble(const model::DoorState &state);

/// A foreign text as one line of bounded length, without invisible characters or characters that reverse the
/// line.
[[nodiscard]] QString foreignText(const QString &text);
[[nodiscard]] QString programName(const model::DoorClient &client); ///< never empty
[[nodiscard]] QString rejectionSentence(model::DoorRejection::Why why);
/// The time alone if it is today, else with the date.
[[nodiscard]] QString doorTime(const QDateTime &time);

/// The sign in the top bar, "Doors: 2 programs"; empty while every door is closed.
[[nodiscard]] QString doorsSign(const model::DoorState &mcp, const model::DoorState &firehose,
                                const model::DoorState &network, qsizetype programs);

} // namespace studio::ui
