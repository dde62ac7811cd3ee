// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/acquaintances.h"
#include "core/adapters/firehose/errands.h"
#include "core/adapters/firehose/network_line.h"
#include "core/adapters/firehose/room_teller.h"
#include "core/adapters/http/rate.h"
#include "core/adapters/room/door_report.h"

#include <QQueue>
#include <QSet>

namespace studio::adapters::firehose {

/// Remembers the newest of many texts.
class Remembered
{
public:
    static constexpr qsizetype kMost = 2'000;

    /// False: it is known already.
    bool add(const QString &text);
    [[nodiscard]] bool contains(const QString &text) const { return m_set.contains(text); }
    bool remove(const QString &text) { return m_set.remove(text) && m_order.removeOne(text); }
    void clear();

private:
    QSet<QString> m_set;
    QQueue<QString> m_order;
};

/// Another network's firehose, which we join as a client: its companions come into the room as guests, their
/// actions happen here, and ours are reported there. Nothing goes back to where it came from, nothing goes
/// twice, and events from a time without connection are not sent later, except answers that somebody there
/// waits for. On the studio thread.
class NetworkDoor : public QObject, public JoinedNetwork
{
    Q_OBJECT

public:
    static constexpr base::Millis kAnswersAreGoodFor{130'000}; ///< counted from the query
    static constexpr qsizetype kMostOwed = 64;                 ///< answers, while disconnected

    /// All outlive it. The seed is for the waits between two attempts.
    NetworkDoor(ports::RoomPort &rooms, ports::GuestPort &guests, DoorReport &report, DoorMemory &memory,
                base::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~NetworkDoor() override;

    void join(const base::RoomId &room, const model::NetworkSettings &network) override;
    void leave() override;
    bool disconnectClient(const QString &client) override;

private:
    /// An answer that could not be sent.
    struct Owed
    {
        model::QueryResult result;
        base::Millis until{0};
    };

    void opened();
    void answer(const model::QueryResult &result, base::Millis asked);
    void tellOwed();
    void lost();
    void take(const QByteArray &text);
    [[nodiscard]] bool isNew(const model::Message &message);
    [[nodiscard]] bool isNew(const model::Action &action);
    [[nodiscard]] bool isNew(const model::Query &query);
    void forget(const Body &body);
    [[nodiscard]] States theirs(const States &states) const;
    void tell(const QList<model::Envelope> &batch);
    [[nodiscard]] bool mayGoThere(const Told &told) const;
    [[nodiscard]] bool tellsThem(Told &told);
    [[nodiscard]] bool isAskedOfUs(const Told &told) const;
    /// The participants that "to everybody" means there: those known to be present; as long as none is known,
    /// everybody whom the room has met. Networks in which everybody has to vote wait for an absent
    /// participant.
    [[nodiscard]] QList<base::ParticipantId> theirNames() const;
    void address(model::Message &message, const Told &told) const;
    void introducePeople();
    void note(const model::DoorCall &call, const std::optional<base::Error> &error);

    DoorReport &m_report;
    base::Clock &m_clock;
    RoomMirror m_mirror;
    WireNames m_names;
    RoomTeller m_teller;
    Errands m_errands;
    NetworkLine m_line;
    QUrl m_address;
    bool m_speaksAsMe = false;  ///< the user there may speak as the user here
    model::DoorClient m_client; ///< the network, listed as a client
    int m_lastClient = 0;
    QList<Owed> m_owed;
    Remembered m_seen;                 ///< ids of messages and queries that came or went
    Remembered m_acts;                 ///< actions that we sent, as written
    Acquaintances m_people;            ///< participants there
    QSet<QString> m_voters;            ///< that have voted for themselves
    bool m_statesNameMessages = false; ///< in this network votes are sent one by one
    http::Rate m_rate{400, 200};       ///< of frames: burst, per second
};

} // namespace studio::adapters::firehose
