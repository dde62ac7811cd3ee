// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/forms/answering.h"

#include <QList>

// Which models answer in a room, by the same order as in the core: the companion's own model (the room's
// change of the companion first), else the room's, else the default. Pure.
namespace studio::ui {

/// The model of one companion in a room.
struct RoomAnswer
{
    base::ParticipantId companion;
    Answering answering;
    bool isOwn = false; ///< the companion names a provider, so the room's model does not matter
    bool operator==(const RoomAnswer &) const = default;
};

/// One for each companion in the room, in the order of the roster.
[[nodiscard]] QList<RoomAnswer> answersIn(const ports::RoomView &view, const ports::ProviderList &providers);

/// Different models among them, in order, each once.
[[nodiscard]] QList<Answering> differentIn(const QList<RoomAnswer> &answers);

/// The model without its provider: "gpt-5", "Rehearsal".
[[nodiscard]] QString briefModel(const Answering &answering);

} // namespace studio::ui
