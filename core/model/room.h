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
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace studio::model {

/// How a room uses the models of its companions.
struct RoomModels
{
    enum class Votes {
        Independent, ///< one call each, all at once
        Batched,     ///< one call for all companions that share a model and heard the same
    };
    Votes votes = Votes::Independent;
    std::optional<qint64> budget;          ///< nano-dollars that the room may spend in total before it pauses
    bool recorded = false;                 ///< every exchange is recorded in a cassette
    std::optional<ModelChoice> director{}; ///< the model that chooses who speaks, under the policy
                                           ///< `director`; none: the model of the first companion
    QString guidance{};                    ///< the user's instructions to the director
    std::optional<ModelChoice> model{};    ///< answers for companions without a provider of their own; only
                                           ///< provider and model count; none: the studio's standard model
    bool operator==(const RoomModels &) const = default;
};

/// What is asked for in a room for a companion with this choice: the companion's own model, else the room's,
/// else the studio's standard model. Temperature and the like stay the companion's.
[[nodiscard]] inline ModelChoice choiceIn(const RoomModels &room, ModelChoice own)
{
    if (own.provider.isEmpty() && room.model) {
        own.provider = room.model->provider;
        own.model = room.model->model;
    }
    return own;
}

/// Which parts of a room are read aloud.
struct RoomVoices
{
    bool aloud = false;  ///< companions are read aloud, and a turn lasts until it was heard
    bool inStep = false; ///< with aloud: words appear when they are heard
    bool operator==(const RoomVoices &) const = default;
};

/// How long the companions of a room may continue, protection against loops, and how they answer a whisper.
struct RoomTurns
{
    std::optional<int> maxSessionTurns; ///< turns of companions in the whole life of the room; then it rests
    bool watchLoops = true;             ///< a turn that goes in circles is warned, then stopped
    bool compress = true;               ///< talk that is too long for a prompt is summarized
    bool whispersAloud = false; ///< a companion answers a whisper aloud, not in a whisper to the whisperer
    bool operator==(const RoomTurns &) const = default;
};

constexpr qsizetype kMostForeignGroup = 16 * 1024; ///< see Room; every change of a room writes it again

/// All settings of a room that can be chosen in its form.
struct RoomSettings
{
    QString name;
    QList<base::ParticipantId> roster; ///< companions and guests on the floor, in order
    PolicySettings policy;
    QString scene;              ///< the setting; part of every companion's prompt
    QList<Identity> identities; ///< of the user; empty: only `user`
    RoomModels models{};
    RoomVoices voices{};
    RoomTurns turns{};
    QList<PersonaOverride> overrides{}; ///< at most one per companion, including those who left
    QString language{}; ///< ISO 639-1 code of the language companions answer in; empty: the user's
    /// Books of the shelf (shelf_book.h) that fire in this room, besides those of its identities. A book that
    /// no longer exists stays chosen and is ignored.
    QList<base::LorebookId> lorebooks{};

    bool operator==(const RoomSettings &) const = default;
};

/// Where the first messages of a room come from. The other room stays as it is: it goes on by itself, and may
/// have another name by now or be gone.
struct ContinuedFrom
{
    base::RoomId room;
    QString name;            ///< of that room when it was continued
    base::MessageId message; ///< of this room: the last one that was said there; empty: none was taken along

    bool operator==(const ContinuedFrom &) const = default;
};

/// One conversation: its members and its rules. Its messages and events are in the log.
struct Room : RoomSettings
{
    base::RoomId id{};
    QList<Guest> guests{}; ///< including those who left; the roster says who of them is seated
    /// The group of another program that the room was made from: its original JSON, at most kMostForeignGroup
    /// bytes. The room does not use it; it is exported again in the room's own group file.
    QString foreignGroup{};
    bool deleted = false;                     ///< in the bin: complete but hidden, can be restored
    std::optional<ContinuedFrom> continued{}; ///< none: the room began by itself

    bool operator==(const Room &) const = default;
};

/// The newest message of a room, for a list of rooms.
struct LastWords
{
    static constexpr qsizetype kMost = 240; ///< UTF-16 units

    base::MessageId id;
    base::ParticipantId from;
    QString text; ///< the beginning, at most kMost; Markdown as written
    bool whisper = false;
    QDateTime time; ///< UTC

    bool operator==(const LastWords &) const = default;
};

/// A room as shown in a list.
struct RoomSummary
{
    base::RoomId id;
    QString name;
    qint64 messages = 0;
    QDateTime lastTime; ///< of the last event, UTC
    bool deleted = false;
    QList<base::ParticipantId> roster{};         ///< empty for a room in the bin
    QHash<base::ParticipantId, QString> names{}; ///< of the room's guests and of the user's identities
    std::optional<LastWords> last{};             ///< none: no message yet, or the room is in the bin

    bool operator==(const RoomSummary &) const = default;
};

} // namespace studio::model
