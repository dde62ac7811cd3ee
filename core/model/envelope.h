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

/// A message as it is in the room: one fact, one row of the log. If the floor was told of it, the row is the
/// floor's input too, so the text is stored only once.
struct MessagePosted
{
    enum class Way {
        Posted,      ///< by a user or an outsider: the input `posted`
        Spoken,      ///< by a companion's turn: the input `turnOver` with `spoke`
        Consumed,    ///< bought on the resource floor: the input `consume`, successful
        Interrupted, ///< cut off in mid-turn: only context; the floor does not know it
    };

    Message message;
    Way way = Way::Posted;
    std::optional<base::MessageId> parent; ///< the message before it, so that the log can form a tree
    std::optional<base::TurnId> turn;      ///< the turn that said it
    int attempt = 1;                       ///< of that turn; numbers the alternatives
    int personaRevision = 0;               ///< of the speaker; 0 without a persona
    std::optional<int> amount;             ///< with Consumed
    std::optional<Cause> cause;            ///< with Interrupted: why
    qint64 index = -1;     ///< its place among the room's messages, 0 is the oldest; set by the store
    bool cutShort = false; ///< with Spoken: the model reached its token limit in the middle
    bool operator==(const MessagePosted &) const = default;
};

/// An input of the floor that is not a message, raw, as passed to advance().
struct FloorTold
{
    FloorInput input;
    std::optional<PolicySettings> policy; ///< with PolicyChanged
    std::optional<VoteManner> manner{};   ///< with Voted
    std::optional<CallTrouble> trouble{}; ///< with VoteFailed and failed turns: details beside the cause
    std::optional<base::TurnId> turn{};   ///< with a failed turn
    bool operator==(const FloorTold &) const = default;
};

/// A line of the floor's answer other than a Decision (topic `floor`).
struct FloorSaid
{
    FloorOutput output;
    std::optional<base::TurnId> turn;                ///< with StartTurn, Wake and AbortTurn
    QMap<base::ParticipantId, int> personaRevisions; ///< with AskVotes: of the companions that are asked
    bool operator==(const FloorSaid &) const = default;
};

/// A round ended (topic `decisions`).
struct Decided
{
    base::Millis t{0}; ///< a timer's own time may be earlier than the envelope's
    Decision decision;
    bool operator==(const Decided &) const = default;
};

/// The room itself changed (topic `roster`): name, roster, rules.
struct RoomChanged
{
    Room room;
    bool operator==(const RoomChanged &) const = default;
};

/// The content of an envelope: one of the facts, read as a std::variant. A class of its own, so that copying
/// and comparing the fourteen facts is compiled once, in envelope.cpp, instead of in each file that uses
/// them.
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
                          const EnvelopeBody &) = delete; // otherwise Qt would try the variant's
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

/// The origin of an envelope, so that nothing is echoed back there: "studio", "window", "cli", "mcp", …
using Origin = QString;

/// One fact on its way through the program. Numbered by the bus, and stored before anybody outside the core
/// sees it.
struct Envelope
{
    qint64 seq = 0; ///< 1, 2, 3 … within the room
    Topic topic = Topic::Messages;
    Origin origin;
    base::RoomId room;
    base::Millis t{0}; ///< on the room's steady axis
    QDateTime time;    ///< wall clock, UTC; for display only
    EnvelopeBody body;

    bool operator==(const Envelope &) const = default;
};

/// The topic of a body: raw votes go on `states`, other floor inputs and outputs on `floor`.
[[nodiscard]] Topic topicOf(const EnvelopeBody &body);

} // namespace studio::model
