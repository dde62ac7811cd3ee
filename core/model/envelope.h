// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/action.h"
#include "core/model/call_record.h"
#include "core/model/floor.h"
#include "core/model/lore_found.h"
#include "core/model/message.h"
#include "core/model/path.h"
#include "core/model/query.h"
#include "core/model/room.h"
#include "core/model/summary.h"
#include "core/model/turn_event.h"

#include <QDateTime>
#include <QMap>
#include <QString>

#include <variant>

namespace studio::model {

/// A message as it stands in the room. One fact, one row of the log: when the floor was told of it, that is
/// the floor's input too, so the text is stored once.
struct MessagePosted
{
    enum class Way {
        Posted,      ///< by a user or an outsider: the input `posted`
        Spoken,      ///< by a companion's turn: the input `turnOver` with `spoke`
        Consumed,    ///< bought on the resource floor: the input `consume`, successful
        Interrupted, ///< cut off in mid-turn: context only, the floor does not know it
    };

    Message message;
    Way way = Way::Posted;
    std::optional<base::MessageId> parent; ///< the message before it, so that the log can hold a tree
    std::optional<base::TurnId> turn;      ///< the turn that said it
    int attempt = 1;                       ///< of that turn; alternatives count up
    int personaRevision = 0;               ///< of the speaker; 0 for those who have no persona
    std::optional<int> amount;             ///< with Consumed
    std::optional<Cause> cause;            ///< with Interrupted: why
    qint64 index = -1;     ///< its place among the room's messages, 0 the oldest; set by the store
    bool cutShort = false; ///< with Spoken: the model reached its limit of tokens in the middle of it
    bool operator==(const MessagePosted &) const = default;
};

/// An input of the floor that is not itself a message, raw, as it was given to advance().
struct FloorTold
{
    FloorInput input;
    std::optional<PolicySettings> policy; ///< with PolicyChanged
    std::optional<VoteManner> manner{};   ///< with Voted
    std::optional<CallTrouble> trouble{}; ///< with VoteFailed and failed turns: what is told beside the cause
    std::optional<base::TurnId> turn{};   ///< of a turn that failed
    bool operator==(const FloorTold &) const = default;
};

/// A line of the floor's answer other than a Decision (topic `floor`).
struct FloorSaid
{
    FloorOutput output;
    std::optional<base::TurnId> turn;                ///< of StartTurn, Wake and AbortTurn
    QMap<base::ParticipantId, int> personaRevisions; ///< of those who are asked, with AskVotes
    bool operator==(const FloorSaid &) const = default;
};

/// A round ended (topic `decisions`).
struct Decided
{
    base::Millis t{0}; ///< a timer's own time may be earlier than the envelope's
    Decision decision;
    bool operator==(const Decided &) const = default;
};

/// The room itself changed (topic `roster`): name, who takes part, rules.
struct RoomChanged
{
    Room room;
    bool operator==(const RoomChanged &) const = default;
};

/// What an envelope carries: one of the facts, to be read as the std::variant that it is. A class of its own,
/// because copying and comparing fourteen facts is compiled once in envelope.cpp then, not in each file that
/// knows them.
class EnvelopeBody
    : public std::variant<MessagePosted, Action, Query, QueryResult, FloorTold, FloorSaid, Decided, TurnEvent,
                          RoomChanged, Summarized, SummaryUndone, MessageEdited, Rewound, LoreFound>
{
public:
    using variant::variant;

    EnvelopeBody();
    EnvelopeBody(const EnvelopeBody &);
    EnvelopeBody(EnvelopeBody &&) noexcept;
    EnvelopeBody &operator=(const EnvelopeBody &);
    EnvelopeBody &operator=(EnvelopeBody &&) noexcept;
    ~EnvelopeBody();

    bool operator==(const EnvelopeBody &) const;
    friend bool operator<(const EnvelopeBody &,
                          const EnvelopeBody &) = delete; // else Qt would try the variant's
};

enum class Topic {
    Messages,
    Actions,
    States,
    Queries,
    QueryResults,
    Decisions,
    TurnEvents,
    Floor,
    Roster,
    Lore
};

/// Where an envelope came from, so that nothing is echoed back there: "studio", "window", "cli", "mcp", …
using Origin = QString;

/// One fact on its way through the house. Numbered by the bus, stored before anybody outside the core sees
/// it.
struct Envelope
{
    qint64 seq = 0; ///< 1, 2, 3 … within the room
    Topic topic = Topic::Messages;
    Origin origin;
    base::RoomId room;
    base::Millis t{0}; ///< on the room's steady axis
    QDateTime time;    ///< wall clock, UTC, only to show
    EnvelopeBody body;

    bool operator==(const Envelope &) const = default;
};

/// The topic on which a body travels: the raw votes on `states`, other floor inputs and outputs on `floor`.
[[nodiscard]] Topic topicOf(const EnvelopeBody &body);

} // namespace studio::model
