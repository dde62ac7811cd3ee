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

/// The newest of many texts.
class Remembered
{
public:
    static constexpr qsizetype kMost = 2'000;

    /// False: it was there already.
    bool add(const QString &text);
    [[nodiscard]] bool contains(const QString &text) const { return m_set.contains(text); }
    bool remove(const QString &text) { return m_set.remove(text) && m_order.removeOne(text); }
    void clear();

private:
    QSet<QString> m_set;
    QQueue<QString> m_order;
};

/// Another network's firehose, which we join as a client: its companions come into the room as guests, what
/// they do happens here, what happens here is told there. Nothing goes back to where it came from, nothing
/// goes twice, and what happened while the line was down is not told later, but for answers that somebody
/// there waits for. On the studio thread.
class NetworkDoor : public QObject, public JoinedNetwork
{
    Q_OBJECT

public:
    static constexpr base::Millis kAnswersAreGoodFor{130'000}; ///< since they were asked for
    static constexpr qsizetype kMostOwed = 64;                 ///< answers, while the line is down

    /// All outlive it. The seed is for the waits between two tries.
    NetworkDoor(ports::RoomPort &rooms, ports::GuestPort &guests, DoorReport &report, DoorMemory &memory,
                base::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~NetworkDoor() override;

    void join(const base::RoomId &room, const model::NetworkSettings &network) override;
    void leave() override;
    bool disconnectClient(const QString &client) override;

private:
    /// An answer that could not go.
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
    /// Whom "to everybody" means there: those who are known to be there; until somebody is, everybody whom
    /// the room has met. One who is not there any more is waited for by networks where everybody has to vote.
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
    bool m_speaksAsMe = false;  ///< who is the user there
    model::DoorClient m_client; ///< the network as one that is connected
    int m_lastClient = 0;
    QList<Owed> m_owed;
    Remembered m_seen;                 ///< ids of messages and queries that came, or went
    Remembered m_acts;                 ///< actions that went, as they were written
    Acquaintances m_people;            ///< who is there
    QSet<QString> m_voters;            ///< that have voted for themselves
    bool m_statesNameMessages = false; ///< in this network votes are cast one by one
    http::Rate m_rate{400, 200};       ///< of frames: at once, in a second
};

} // namespace studio::adapters::firehose
