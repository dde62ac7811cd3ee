// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/errands.h"
#include "core/adapters/firehose/firehose_client.h"
#include "core/adapters/firehose/room_teller.h"
#include "core/adapters/firehose/sent_by.h"
#include "core/adapters/firehose/zod_issues.h"
#include "core/adapters/http/exchange.h"
#include "core/adapters/room/door_report.h"

#include <QHash>

namespace studio::adapters::firehose {

/// Our firehose: front ends and companions connect to it as to aikyo's. They hear the room, and companions
/// speak in it as guests. Users speak in it under their ids through front ends, else as outsiders; queries go
/// only to front ends, and only they may answer. What came in through one connection goes out through all
/// others, as in a network of the original firehose. On the studio thread.
class FirehoseDoor : public QObject, public ServedDoor, public http::Handler
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostClients = 64;
    static constexpr qsizetype kMostGuestsOfOne = 8; ///< through one connection
    static constexpr qint64 kLongestFrame = 6 << 20; ///< bytes: an answer may be a picture

    /// All outlive it.
    FirehoseDoor(ports::RoomPort &rooms, ports::GuestPort &guests, DoorReport &report, base::Clock &clock,
                 QObject *parent = nullptr);
    ~FirehoseDoor() override;

    void open(const base::RoomId &room, const QByteArray &token) override;
    void close() override;
    bool disconnectClient(const QString &client) override;

    [[nodiscard]] Route routeTo(const QByteArray &path) const override;
    void handle(const http::Request &request, http::Exchange *exchange) override;
    void socketOpened(QWebSocket *socket, const http::RequestHead &head) override;

private:
    void take(FirehoseClient *client, const QByteArray &text);
    void noteSource(const FirehoseClient &client, const Body &body);
    [[nodiscard]] std::optional<QString> flawIn(FirehoseClient *client, const Body &body);
    [[nodiscard]] std::optional<QString> holdFor(FirehoseClient *client, const QString &name);
    void tell(const QList<model::Envelope> &batch);
    /// The client that the event came in through; empty if it is none of these.
    [[nodiscard]] QString sourceOf(const Told &told) const;
    void ended(const QString &client, const model::DoorCall &call, const std::optional<base::Error> &error);
    void joined(const QString &client, const base::ParticipantId &guest);
    void left(const QString &client);
    void tellAnswerers();
    void refuse(model::DoorRejection::Why why, const QString &detail);

    ports::GuestPort &m_guests;
    DoorReport &m_report;
    base::Clock &m_clock;
    RoomMirror m_mirror;
    RoomTeller m_teller;
    Errands m_errands;
    QHash<QString, FirehoseClient *> m_clients;
    QHash<base::ParticipantId, QString> m_holders; ///< the client through which a guest speaks
    SentBy m_sentBy;
    bool m_isOpen = false;
    bool m_areAnswersWanted = false; ///< the user lets front ends answer
    int m_lastClient = 0;
};

} // namespace studio::adapters::firehose
