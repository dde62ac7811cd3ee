// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/wire_names.h"
#include "core/adapters/room/voice.h"
#include "core/base/clock.h"
#include "core/model/door.h"
#include "core/studio/ports/guest_port.h"

#include <QHash>
#include <QObject>
#include <QQueue>

#include <functional>
#include <map>

namespace studio::adapters::firehose {

/// Carries out in the room what frames ask for: lets guests join first, then posts, votes, acts, asks and
/// answers in their names, one after the other. The door has already decided who may speak for whom. On the
/// studio thread.
class Errands : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostWaiting = 1'024;

    /// All outlive it.
    Errands(ports::GuestPort &guests, WireNames names, base::Clock &clock, model::Guest::Door door,
            QObject *parent = nullptr);

    void open(const base::RoomId &room);
    /// Drops all waiting work, and reports every guest as not connected.
    void close();
    enum class Queries {
        TakenBack, ///< the asking program is gone for good
        StayAsked  ///< their answers are reported as always
    };
    /// Its guests are no longer connected; its open and waiting work is dropped.
    void leave(const QString &client, Queries queries = Queries::TakenBack);
    enum class Comes {
        Back,     ///< the guest is connected
        MayBeHere ///< the guest can be named, and is not waited for until they do something
    };
    /// Lets a guest with that name join, though they have not done anything yet.
    void bring(const QString &client, const QString &name, Comes comes = Comes::Back);
    /// Events of the room: a guest who is let in again is connected again, since their program never left.
    void hear(const QList<model::Envelope> &batch);
    /// False: too many are waiting.
    [[nodiscard]] bool take(const QString &client, const Body &body, const Voice &voice);

Q_SIGNALS:
    /// Once for each piece of work: it is done, or failed.
    void ended(const QString &client, const studio::model::DoorCall &call,
               const std::optional<studio::base::Error> &error);
    void joined(const QString &client, const studio::base::ParticipantId &guest);
    /// The answer to a client's query, with the client's id for it, and the time of the query.
    void answered(const QString &client, const studio::model::QueryResult &result,
                  studio::base::Millis asked);

private:
    struct Errand
    {
        QString client;
        std::optional<Body> body; ///< none: only to join
        base::ParticipantId from; ///< id in the studio; empty: an answer
        QString program{};        ///< that sends it
        Comes comes = Comes::Back;
    };
    struct Sent
    {
        QString client;
        model::DoorCall call;
        std::optional<model::Query> query;
        base::Millis since{0};
        base::Job asking{}; ///< of a query
    };

    void takeBack(const std::function<bool(const Sent &)> &which);
    void next();
    void send(const Errand &errand);
    void join(const base::ParticipantId &guest);
    [[nodiscard]] model::Message inHouse(const Errand &errand, const model::Message &message) const;
    [[nodiscard]] base::Job ask(const Errand &errand, const model::Query &query, int number);
    [[nodiscard]] base::Then<void> ending(int number);
    void came(const model::Guest &guest);
    void takeIn(const Errand &errand, const model::Guest &guest);
    void notLetIn(const base::Error &error);
    void fail(const Errand &errand, const base::Error &error);
    void voteEnded(int number, const base::Result<ports::VoteReceipt> &receipt);
    void queryEnded(int number, const base::Result<model::QueryResult> &result);
    void end(int number, const std::optional<base::Error> &error);
    [[nodiscard]] model::DoorCall callOf(const Errand &errand) const;

    ports::GuestPort &m_guests;
    WireNames m_names;
    base::Clock &m_clock;
    model::Guest::Door m_door;
    model::Origin m_origin;
    std::optional<base::RoomId> m_room;
    QQueue<Errand> m_waiting;
    int m_joins = 0;                            ///< how often a guest was asked to join
    int m_joining = 0;                          ///< the join for the first waiting entry; 0: none
    QHash<base::ParticipantId, QString> m_here; ///< guests that joined, and their clients
    std::map<int, Sent> m_sent;                 ///< running, by number
    int m_numbers = 0;                          ///< given out so far
};

} // namespace studio::adapters::firehose
