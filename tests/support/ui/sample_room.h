// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/studio/ports/views.h"

#include <QList>

#include <optional>

// "Tea at five" with Kyoko, Natsumi and Aya, as plain values for the tests and pictures of the window.
namespace studio::tests {

[[nodiscard]] base::RoomId teaRoom();
[[nodiscard]] base::ParticipantId kyoko();
[[nodiscard]] base::ParticipantId natsumi();
[[nodiscard]] base::ParticipantId aya();
[[nodiscard]] QList<model::Persona> samplePersonas();

/// One message as the store returns it; the index counts from 0.
[[nodiscard]] model::MessagePosted posted(qint64 index, const base::ParticipantId &from, const QString &text);
[[nodiscard]] model::MessagePage page(const QList<model::MessagePosted> &messages);

/// A floor on which nobody was asked for a vote yet.
[[nodiscard]] ports::FloorView quietFloor();
/// A vote that arrived.
[[nodiscard]] ports::FloorRow voted(const base::ParticipantId &id, int importance, model::VoteState state);
[[nodiscard]] ports::FloorRow pending(const base::ParticipantId &id);
[[nodiscard]] ports::FloorRow missing(const base::ParticipantId &id, model::Cause cause);
/// A floor with the decision on these rows: the winner is marked and begins in a moment;
/// candidates and runner-up are filled in.
[[nodiscard]] ports::FloorView decidedFloor(const QList<ports::FloorRow> &rows, model::Rule rule,
                                            const std::optional<base::ParticipantId> &winner,
                                            const std::optional<base::ParticipantId> &runnerUp = {});

/// The room at event number `seq`.
[[nodiscard]] ports::RoomView roomView(qint64 seq, const QList<model::MessagePosted> &messages,
                                       const ports::FloorView &floor);

/// An event of the room, for FakeRoomPort::published().
[[nodiscard]] model::Envelope eventAt(qint64 seq, const model::EnvelopeBody &body);
[[nodiscard]] model::TurnEvent contentOf(const QString &turn, const base::ParticipantId &who,
                                         const QString &text);

} // namespace studio::tests
