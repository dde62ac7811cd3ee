// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/room.h"
#include "core/studio/ports/views.h"
#include "ui/forms/answering.h"

#include <QList>

// Which models answer in a room, by the same order as in the core: the companion's own model (the room's
// change of the companion first), else the room's, else the default. Pure.
namespace studio::ui {

/// The model of one companion in a room.
struct RoomAnswer
{
    enum class From {
        OnlyHere, ///< the room's change of the companion
        Own,      ///< the companion, in every room
        Room,
        Default
    };

    base::ParticipantId companion;
    Answering answering;
    From from = From::Default;
    base::ProviderId chosen; ///< the provider that was asked for, which may be gone; empty: the default

    /// The companion names a provider, so the room's model does not matter.
    [[nodiscard]] bool isOwn() const { return from == From::OnlyHere || from == From::Own; }
    bool operator==(const RoomAnswer &) const = default;
};

/// What of a room decides on the models.
struct RoomCast
{
    QList<base::ParticipantId> roster;
    QList<model::PersonaOverride> overrides;
    model::RoomModels models;
};

/// One for each companion in the room, in the order of the roster.
[[nodiscard]] QList<RoomAnswer> answersIn(const RoomCast &cast, const QList<model::Persona> &personas,
                                          const ports::ProviderList &providers);
[[nodiscard]] QList<RoomAnswer> answersIn(const ports::RoomView &view, const ports::ProviderList &providers);

/// Different models among them, in order, each once.
[[nodiscard]] QList<Answering> differentIn(const QList<RoomAnswer> &answers);

/// The model without its provider: "gpt-5", "Rehearsal".
[[nodiscard]] QString briefModel(const Answering &answering);

/// Where the model comes from: "own model", "the room’s model". A model that is gone is named.
[[nodiscard]] QString sourceOf(const RoomAnswer &answer);

} // namespace studio::ui
