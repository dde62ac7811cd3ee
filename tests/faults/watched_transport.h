// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/http_transport.h"
#include "tests/faults/dialect.h"

#include <QHash>

namespace studio::tests::faults {

/// Another transport, and what goes over it: who asked when, and how much each stream has taken. Each request
/// gets the field `X-Stream`, by which a server knows it again.
class WatchedTransport final : public QObject, public llm::http::HttpTransport
{
    Q_OBJECT

public:
    /// A request that was sent.
    struct Sent
    {
        base::Millis at{0};
        QUrl url;
        RequestKind kind = RequestKind::Speech;
        QByteArray body;
    };

    WatchedTransport(llm::http::HttpTransport &transport, base::Clock &clock);

    llm::http::HttpStream *send(const llm::http::HttpRequest &request, QObject *parent) override;

    /// A stream that is not over.
    struct Running
    {
        QUrl url;
        qint64 taken = -1; ///< bytes of the body; -1: not even the header
    };
    [[nodiscard]] const QHash<quint64, Running> &running() const { return m_running; }
    [[nodiscard]] qint64 taken(quint64 stream) const { return m_running.value(stream).taken; }
    [[nodiscard]] const QList<Sent> &sent() const { return m_sent; }

Q_SIGNALS:
    void took(); ///< something, or a stream is over

private:
    llm::http::HttpTransport &m_transport;
    base::Clock &m_clock;
    QHash<quint64, Running> m_running;
    QList<Sent> m_sent;
    quint64 m_last = 0;
};

} // namespace studio::tests::faults
