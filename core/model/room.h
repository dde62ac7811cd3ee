// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/guest.h"
#include "core/model/identity.h"
#include "core/model/model_choice.h"
#include "core/model/persona_override.h"
#include "core/model/policy.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// How a room deals with the models behind its companions.
struct RoomModels
{
    enum class Votes {
        Independent, ///< one call each, all at once
        Batched,     ///< one call for all companions of one model who heard the same
    };
    Votes votes = Votes::Independent;
    std::optional<qint64> budget;          ///< nano-dollars that the room may spend in all; then it pauses
    bool recorded = false;                 ///< every exchange is kept in a cassette
    std::optional<ModelChoice> director{}; ///< the model that chooses who speaks, under the policy
                                           ///< `director`; none: the model of the first companion
    QString guidance{};                    ///< what the director is to heed, in the user's words
    bool operator==(const RoomModels &) const = default;
};

/// What of a room can be heard.
struct RoomVoices
{
    bool aloud = false;  ///< what companions say is read aloud, and a turn lasts until it was heard
    bool inStep = false; ///< with aloud: words are shown when they are heard
    bool operator==(const RoomVoices &) const = default;
};

/// How long the companions of a room may go on, and what keeps them from going in circles.
struct RoomTurns
{
    std::optional<int> maxSessionTurns; ///< turns of companions in the whole life of the room; then it rests
    bool watchLoops = true;             ///< a turn that goes in circles is told so, then stopped
    bool compress = true;               ///< what is too long for a prompt is summarized
    bool operator==(const RoomTurns &) const = default;
};

constexpr qsizetype kMostForeignGroup = 16 * 1024; ///< see Room; each change of a room writes it again

/// All that a room can be set up with; what is chosen in its form.
struct RoomSettings
{
    QString name;
    QList<base::ParticipantId> roster; ///< companions and guests on the floor, in order
    PolicySettings policy;
    QString scene;              ///< where and when it plays; part of every companion's prompt
    QList<Identity> identities; ///< of the person at the keyboard; empty: `user` alone
    RoomModels models{};
    RoomVoices voices{};
    RoomTurns turns{};
    QList<PersonaOverride> overrides{}; ///< at most one for each companion; of those who left too
    QString language{}; ///< ISO 639-1 code of what companions answer in; empty: what the user writes in
    /// Books of the shelf (shelf_book.h) that fire in this room; those of its identities do too. A book that
    /// is not there any more stays chosen and says nothing.
    QList<base::LorebookId> lorebooks{};

    bool operator==(const RoomSettings &) const = default;
};

/// One conversation: who takes part and by which rules. Its messages and events live in the log.
struct Room : RoomSettings
{
    base::RoomId id{};
    QList<Guest> guests{}; ///< that came through the doors, those who left too; who of them is seated stands
                           ///< in the roster
    /// The group of another program that the room was made of: its JSON as it came, at most kMostForeignGroup
    /// bytes. The room does not act on it; it goes out again with the room's own group file.
    QString foreignGroup{};
    bool deleted = false; ///< in the bin: kept whole, hidden, can be restored

    bool operator==(const Room &) const = default;
};

/// A room as a list shows it.
struct RoomSummary
{
    base::RoomId id;
    QString name;
    qint64 messages = 0;
    QDateTime lastTime; ///< of the last event, UTC
    bool deleted = false;

    bool operator==(const RoomSummary &) const = default;
};

} // namespace studio::model
