// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/companion_agent.h"
#include "core/llm/http/qt_transport.h"
#include "core/llm/provider/provider_client.h"
#include "core/room/director.h"
#include "tests/faults/company.h"
#include "tests/faults/kept_calls.h"
#include "tests/support/scripted_model.h"
#include "tests/support/seeded_ids.h"

#include <memory>
#include <vector>

namespace studio::tests::faults {

/// The three servers of the company; they keep their ports from cell to cell.
struct Servers
{
    Servers(const Certificates &certificates, DrivenClock &clock);
    std::vector<std::unique_ptr<FaultServer>> all; ///< in the company's order
};

/// Rooms with real Directors, a real agent and real sockets; only the clock is driven. Votes: one room of
/// three. Speech: three rooms of one, all at once.
class Stage final : public QObject
{
    Q_OBJECT

public:
    Stage(const Case &with, Servers &servers, DrivenClock &clock);
    ~Stage() override;

    /// The servers of those whom it strikes misbehave from now on.
    void strike(const Trick &trick);
    /// All servers are well again.
    void lift();
    /// Somebody says something, or gives the floor; false: it did not come to rest in time.
    [[nodiscard]] bool play();

    [[nodiscard]] const QList<model::Envelope> &log() const { return m_log; }
    [[nodiscard]] int rooms() const { return int(m_directors.size()); }
    [[nodiscard]] const room::Director &director(int room) const { return *m_directors.at(size_t(room)); }
    /// When the requests of that companion that are meant by the case were sent, since the stage was made.
    [[nodiscard]] QList<base::Millis> requestsOf(int companion) const;
    [[nodiscard]] const QList<model::CallRecord> &calls() const { return m_calls.records(); }
    /// Requests that its server has heard, of whatever kind, less those that were sent: what nobody asked
    /// for.
    [[nodiscard]] int unasked(int companion) const;
    /// Some model of the company was told this.
    [[nodiscard]] bool wasTold(const QString &text) const;
    [[nodiscard]] bool isStruck(int companion) const { return m_case.all || companion == 0; }
    [[nodiscard]] QByteArray keyOf(int companion) const;
    [[nodiscard]] QString providerOf(int companion) const;
    [[nodiscard]] base::Millis now() const { return m_clock.steadyNow(); }
    /// No more sockets are open than that, at the latest after a while.
    [[nodiscard]] bool hasSocketsAtMost(int count);

private:
    void setProvider(int companion, const QString &scheme, const QString &host);
    void openRoom(const QString &name, const QStringList &members);
    void openNextDoor();
    [[nodiscard]] Script wellSaid(int companion, const Asked &asked,
                                  const std::optional<QString> &vote = {}) const;
    [[nodiscard]] bool isMeant(RequestKind kind) const;
    /// Streams that do not wait for the resolver.
    [[nodiscard]] QHash<quint64, WatchedTransport::Running> pastTheirNames() const;
    [[nodiscard]] bool mayAdvance() const;
    void settle() const;
    [[nodiscard]] bool isAtRest() const;

    Case m_case;
    Servers &m_servers;
    DrivenClock &m_clock;
    llm::http::QtTransport m_qtTransport{m_clock};
    WatchedTransport m_transport{m_qtTransport, m_clock};
    llm::provider::ProviderBook m_book;
    ScriptedModelClient m_offline{m_clock}; ///< nobody chooses it
    KeptCalls m_calls;
    // As behind a cassette: no server is asked for the state of its models, for only answers are spoilt here.
    llm::provider::ProviderClient m_providers{
        {m_book, m_transport, m_clock, m_offline, m_calls, [] { return 0.0; }, nullptr, nullptr, false}};
    agent::CompanionAgent m_agent{m_providers, m_clock};
    bus::Bus m_bus;
    SeededIdSource m_ids;
    room::Cast m_cast;
    QList<model::Envelope> m_log;
    std::vector<std::unique_ptr<room::Director>> m_directors;
    std::optional<Door> m_nextDoor; ///< once a request of the struck was sent
    std::optional<base::Millis> m_deadline;
};

/// Of this program.
[[nodiscard]] int openSockets();

} // namespace studio::tests::faults
