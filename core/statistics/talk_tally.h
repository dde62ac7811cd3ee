// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/past/room_statistics.h"
#include "core/statistics/duration_list.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <vector>

namespace studio::statistics {

/// Counts a room from its log, event by event from the first. Pure. Remembers some bytes of each message and
/// each decision until the end, since only then is it known which of them are on the way to the newest event;
/// no text is kept.
class TalkTally
{
public:
    void add(const model::Envelope &event);

    /// The numbers so far, of what `isOnPath` says of an event's seq; without names and calls.
    [[nodiscard]] model::RoomStatistics counted(const std::function<bool(qint64 seq)> &isOnPath) const;

private:
    struct Said
    {
        qint64 seq;
        qint64 wall;  ///< ms since 1970, UTC
        quint64 name; ///< of the message's id: a hash, to find it again when it is edited
        qint64 characters;
        int who; ///< in m_people
        bool isInterrupted;
        bool isBought;
    };
    struct Decision
    {
        qint64 seq;
        model::Rule rule;
        int winner; ///< in m_people; -1: nobody
        std::vector<std::pair<int, std::optional<model::Cause>>> voters;
        bool isDirectors = false;
        std::vector<int> offered; ///< of the director's: who could have been chosen
    };
    struct Person
    {
        base::ParticipantId id;
        DurationList vote;
        DurationList firstWord;
        DurationList reply;
    };
    /// A turn that goes on.
    struct Turn
    {
        base::Millis began{0};
        std::optional<base::Millis> spoke;
    };

    [[nodiscard]] int person(const base::ParticipantId &id);
    void addDecision(const model::Decision &made, qint64 seq);
    void addMessage(const model::MessagePosted &posted, const model::Envelope &event);
    void addTold(const model::FloorTold &told, base::Millis t);
    void addSaid(const model::FloorSaid &said, base::Millis t);
    void addTurnEvent(const model::TurnEvent &event, base::Millis t);
    void beginTurn(const std::optional<base::TurnId> &turn, base::Millis t);
    void endTurn(const base::TurnId &turn, int who, base::Millis t);
    void countTalk(model::RoomStatistics &result, const std::function<bool(qint64)> &isOnPath) const;
    void countDecisions(model::RoomStatistics &result, const std::function<bool(qint64)> &isOnPath) const;
    static void countChoice(model::RoomStatistics &result, const Decision &made);

    model::Room m_room;
    QHash<base::ParticipantId, int> m_places;
    std::vector<Person> m_people;
    std::vector<Said> m_said;
    QHash<quint64, qint64> m_edits; ///< characters of messages that were edited, by Said::name
    std::vector<Decision> m_decisions;
    QHash<base::TurnId, Turn> m_turns;  ///< that go on
    std::optional<base::Millis> m_back; ///< the room went back to then and nothing was said since
    QHash<base::MessageId, QHash<int, base::Millis>> m_asked; ///< votes that are not there yet
    QSet<base::MessageId> m_directed;                         ///< put to the director, and not decided yet
};

} // namespace studio::statistics
