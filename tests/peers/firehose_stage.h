// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/room/door_report.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_door_memory.h"
#include "tests/support/fake_guest_port.h"
#include "tests/support/ui/fake_room_port.h"

#include <QStringList>

namespace studio::tests {

/// Writes down what a door tells of who comes.
class NotedReport : public adapters::DoorReport
{
public:
    QList<model::DoorClient> clients;
    QStringList left;
    QList<model::DoorCall> calls;
    QList<model::DoorRejection> refusals;
    QList<model::DoorState> states;

    void clientChanged(const model::DoorClient &client) override { clients.append(client); }
    void clientLeft(const QString &client) override { left.append(client); }
    void called(const model::DoorCall &call) override { calls.append(call); }
    void refused(const model::DoorRejection &refusal) override { refusals.append(refusal); }
    void networkChanged(const model::DoorState &state) override { states.append(state); }

    [[nodiscard]] bool hasRefused(model::DoorRejection::Why why) const;
};

/// A room with Kyoko and Aya in it, and the ports behind a door. What happens in the room is said by the
/// test.
class FirehoseStage
{
public:
    FirehoseStage();

    FakeClock clock;
    FakeRoomPort rooms;
    FakeGuestPort guests;
    NotedReport report;
    FakeDoorMemory memory;
    model::Room room;

    /// The room is read, once a door follows it.
    void openRoom();
    void publish(const model::EnvelopeBody &body, const QString &origin = QStringLiteral("studio"));
    void post(const model::Message &message, const QString &origin = QStringLiteral("studio"));
    void addGuest(const QString &wireName, model::Guest::Door door);

private:
    qint64 m_seq = 0;
};

[[nodiscard]] model::Message message(const char *id, const char *from, const QStringList &to,
                                     const QString &text);
[[nodiscard]] base::ParticipantId who(const char *id);

} // namespace studio::tests
