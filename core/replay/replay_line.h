// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/floor.h"
#include "core/model/policy.h"

#include <QByteArray>
#include <QList>

// The lines of a replay file, to values and back (turn-taking §7). One line at a time: what concerns several,
// such as time going back, is replay()'s business. An error's text says what is wrong, without file or line.
namespace studio::replay {

/// The first line: who takes part and by which rules.
struct RoomLine
{
    QList<base::ParticipantId> roster;
    model::PolicySettings policy;
    bool operator==(const RoomLine &) const = default;
};

/// Any other line, with the settings in force from it on.
struct InputLine
{
    model::FloorInput input;
    model::PolicySettings policy;
    bool operator==(const InputLine &) const = default;
};

[[nodiscard]] base::Result<RoomLine> readRoom(const QByteArray &line);

/// `policy` are the settings before the line; a `policy` line changes the keys that it names.
[[nodiscard]] base::Result<InputLine> readInput(const QByteArray &line, const model::PolicySettings &policy);

// Compact UTF-8 without the newline; keys in the order of the tables.
[[nodiscard]] QByteArray write(const RoomLine &line);
[[nodiscard]] QByteArray write(const InputLine &line);
[[nodiscard]] QByteArray write(const model::FloorOutput &output);

} // namespace studio::replay
