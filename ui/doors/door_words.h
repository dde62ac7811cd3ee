// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"

#include <QString>

// What is said of the doors, as plain functions, so that the eye, the screen reader and the tests get the
// same words.
namespace studio::ui {

[[nodiscard]] QString doorName(model::Guest::Door door); ///< "MCP server"

/// Of a door that we open: "Open: programs on this computer can come in.", "Another program has port 3000."
[[nodiscard]] QString doorSentence(const model::DoorSettings &settings, const model::DoorState &state);
/// Of the network that we join; \p left is how long until it is tried again.
[[nodiscard]] QString networkSentence(const model::DoorState &state, const std::optional<base::Millis> &left);
/// Whether something went wrong that somebody can do something about.
[[nodiscard]] bool isTrouble(const model::DoorState &state);

/// What others wrote, as one line of bounded length without what cannot be seen or turns the line round.
[[nodiscard]] QString foreignText(const QString &text);
[[nodiscard]] QString programName(const model::DoorClient &client); ///< never empty
[[nodiscard]] QString rejectionSentence(model::DoorRejection::Why why);
/// A time of today; with its day if it is older.
[[nodiscard]] QString doorTime(const QDateTime &time);

/// The sign in the top bar, "Doors: 2 programs"; empty while every door is closed.
[[nodiscard]] QString doorsSign(const model::DoorState &mcp, const model::DoorState &firehose,
                                const model::DoorState &network, qsizetype programs);

} // namespace studio::ui
