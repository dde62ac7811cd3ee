// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/llm/exchange_log.h"
#include "core/llm/http/qt_transport.h"
#include "core/llm/provider/provider_client.h"
#include "core/room/director.h"
#include "tests/peers/aimock.h"
#include "tests/support/fake_clock.h"
#include "tests/support/seeded_ids.h"

#include <QTimer>

#include <memory>

namespace studio::tests {

/// One room of Aya, Kyoko and Natsumi whose models are all at aimock: everything of ours from the Director
/// down to the sockets. The network is real; the room's time is a fake that goes on only while the event loop
/// runs.
class PeerRoom
{
public:
    /// Who of them is answered for by which of aimock's models, in the order of the roster.
    using Models = std::array<QString, 3>;

    PeerRoom(const Aimock &mock, model::ProviderKind kind, const Models &models,
             const model::ModelAbilities &abilities = {},
             model::RoomModels::Votes votes = model::RoomModels::Votes::Independent);

    void userSays(const QString &text);
    /// Nothing is asked or said any more, since somebody was decided on; the log holds all of it.
    [[nodiscard]] bool isOver();

    template<class Body>
    [[nodiscard]] QList<Body> all() const
    {
        QList<Body> bodies;
        for (const model::Envelope &envelope : m_log) {
            if (const auto *body = std::get_if<Body>(&envelope.body))
                bodies.append(*body);
        }
        return bodies;
    }
    /// "aya: …", one a message, in order; one that was cut off ends in "—".
    [[nodiscard]] QStringList said() const;
    /// What the companion's turns thought.
    [[nodiscard]] QString thoughtsOf(const QString &shortName) const;
    [[nodiscard]] QList<model::FloorTold> votes() const;       ///< that came
    [[nodiscard]] QList<model::FloorTold> failedVotes() const; ///< that did not
    [[nodiscard]] const QList<model::CallRecord> &calls() const { return m_calls.records; }
    /// All that went to the models and came back.
    [[nodiscard]] const QList<model::Exchange> &exchanges() const { return m_exchanges.all; }
    [[nodiscard]] const QList<model::Envelope> &log() const { return m_log; }
    [[nodiscard]] QString story() const; ///< the log, a line a fact, for a test that fails

private:
    struct Records final : llm::CallLog
    {
        void note(const model::CallRecord &record) override { records.append(record); }
        QList<model::CallRecord> records;
    };
    struct Exchanges final : llm::ExchangeLog
    {
        void keep(const model::Exchange &exchange) override
        {
            all.append(exchange);
            all.last().id = all.size();
        }
        QList<model::Exchange> all;
    };
    struct Nobody final : llm::ModelClient
    {
        QString displayName() const override { return QStringLiteral("Nobody"); }
        llm::ModelCall *start(const llm::ModelRequest &, QObject *) override
        {
            qFatal("a choice that the book does not know");
        }
    };
    void cast(const Models &models, const model::ModelAbilities &abilities);

    FakeClock m_clock;
    llm::http::QtTransport m_transport{m_clock};
    llm::provider::ProviderBook m_book;
    Records m_calls;
    Exchanges m_exchanges;
    Nobody m_nobody;
    llm::provider::ProviderClient m_client{{.book = m_book,
                                            .transport = m_transport,
                                            .clock = m_clock,
                                            .rehearsal = m_nobody,
                                            .log = m_calls,
                                            .chance = [] { return 0.0; },
                                            .exchanges = &m_exchanges}};
    agent::CompanionAgent m_agent{m_client, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    QList<model::Envelope> m_log;
    std::unique_ptr<room::Director> m_director;
    QTimer m_time;
};

} // namespace studio::tests
