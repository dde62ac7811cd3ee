// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/studio/ports/door_port.h"
#include "tests/support/ui/sample_room.h"

// Doors that lead into "Tea at five", and guests from them, as plain values for the tests and pictures of the
// window.
namespace studio::tests {

[[nodiscard]] inline base::ParticipantId bob()
{
    return base::ParticipantId(QStringLiteral("guest:companion_bob"));
}
[[nodiscard]] inline base::ParticipantId carol()
{
    return base::ParticipantId(QStringLiteral("guest:carol"));
}

/// Bob came by MCP and has a seat among the companions.
[[nodiscard]] inline model::Guest bobTheGuest()
{
    return {.id = bob(),
            .wireName = QStringLiteral("companion_bob"),
            .name = QStringLiteral("Bob"),
            .colour = QStringLiteral("#2f6f8f")};
}

/// Carol came by the firehose and was shown out.
[[nodiscard]] inline model::Guest carolOutside()
{
    return {.id = carol(),
            .wireName = QStringLiteral("carol"),
            .name = QStringLiteral("Carol"),
            .colour = QStringLiteral("#8f2f6f"),
            .door = model::Guest::Door::Firehose,
            .removed = true};
}

[[nodiscard]] inline QDateTime doorTimeAt(int minute)
{
    return QDateTime(QDate(2026, 3, 14), QTime(17, minute), base::kUtc);
}

/// Nothing is open, nothing was ever open.
[[nodiscard]] inline ports::DoorsView closedDoors() { return {}; }

/// The MCP server is open for the tea room; Bob speaks through an agent.
[[nodiscard]] inline ports::DoorsView openDoors()
{
    using model::DoorState;
    ports::DoorsView doors;
    doors.settings.room = teaRoom();
    doors.settings.mcp.open = true;
    doors.mcp = {.stage = DoorState::Stage::Open, .address = QStringLiteral("http://127.0.0.1:3000/mcp")};
    doors.token = QStringLiteral("bXktdG9rZW4tZm9yLXRlYS1hdC1maXZlLTEyMzQ1Njc");
    doors.tokenKept = true;
    doors.clients = {{.id = QStringLiteral("c1"),
                      .program = QStringLiteral("tea-agent 1.0"),
                      .protocol = QStringLiteral("MCP 2025-11-25"),
                      .guests = {bob()},
                      .since = doorTimeAt(1),
                      .lastSeen = doorTimeAt(4),
                      .calls = 12}};
    doors.calls = {
        {.time = doorTimeAt(4),
         .client = QStringLiteral("c1"),
         .guest = bob(),
         .what = QStringLiteral("consume")},
        {.time = doorTimeAt(3),
         .client = QStringLiteral("c1"),
         .guest = bob(),
         .what = QStringLiteral("vote"),
         .error = QStringLiteral("late")},
        {.time = doorTimeAt(2), .client = QStringLiteral("c1"), .what = QStringLiteral("tools/list")}};
    return doors;
}

/// A web page under a false address, and a program without the token.
[[nodiscard]] inline QList<model::DoorRejection> someRejections()
{
    using Why = model::DoorRejection::Why;
    return {{.time = doorTimeAt(4), .why = Why::Token, .detail = QStringLiteral("POST /mcp"), .times = 3},
            {.time = doorTimeAt(3), .why = Why::Host, .detail = QStringLiteral("Host: evil.com")},
            {.time = doorTimeAt(2),
             .door = model::Guest::Door::Firehose,
             .why = Why::Origin,
             .detail = QStringLiteral("Origin: http://evil.com")}};
}

} // namespace studio::tests
