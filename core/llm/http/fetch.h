// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/http_transport.h"

namespace studio::llm::http {

/// Fetches one small answer that is read as a whole: a list of models, a sign of life. One attempt, which
/// follows redirects within the origin. Ends exactly once, answered XOR failed, never inside the constructor;
/// deleting it cancels it. Not for speech.
class Fetch final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kLargest = 8 * 1024 * 1024; ///< bytes; a longer answer is not a list

    /// `within` limits the time in all. Transport and clock outlive it.
    Fetch(HttpTransport &transport, base::Clock &clock, const HttpRequest &request, base::Millis within,
          QObject *parent);
    ~Fetch() override;

Q_SIGNALS:
    /// Emitted for any status.
    void answered(int status, const studio::llm::codec::Headers &headers, const QByteArray &body);
    void failed(const studio::llm::codec::Fault &fault);

private:
    void send();
    void answer();
    void take(const QByteArray &bytes);
    void fail(const codec::Fault &fault);
    void drop();

    HttpTransport &m_transport;
    base::Clock &m_clock;
    HttpRequest m_request;
    int m_redirects = 0;
    HttpStream *m_stream = nullptr;
    quint64 m_limit = 0;
    int m_status = 0;
    codec::Headers m_headers;
    QByteArray m_body;
};

} // namespace studio::llm::http
