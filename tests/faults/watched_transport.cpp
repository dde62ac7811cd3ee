// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/watched_transport.h"

namespace studio::tests::faults {

using llm::http::HttpRequest;
using llm::http::HttpStream;

WatchedTransport::WatchedTransport(llm::http::HttpTransport &transport, base::Clock &clock)
    : m_transport(transport)
    , m_clock(clock)
{
}

HttpStream *WatchedTransport::send(const HttpRequest &request, QObject *parent)
{
    const quint64 number = ++m_last;
    HttpRequest marked = request;
    marked.headers.emplaceBack("X-Stream", QByteArray::number(number));
    m_sent.append({m_clock.steadyNow(), request.url, kindOfRequest(request.body), request.body});
    m_running.insert(number, {.url = request.url});
    HttpStream *stream = m_transport.send(marked, parent);
    const auto over = [this, number] {
        m_running.remove(number);
        Q_EMIT took();
    };
    connect(stream, &HttpStream::began, this, [this, number] {
        m_running[number].taken = 0;
        Q_EMIT took();
    });
    connect(stream, &HttpStream::bytes, this, [this, number](const QByteArray &bytes) {
        m_running[number].taken += bytes.size();
        Q_EMIT took();
    });
    connect(stream, &HttpStream::finished, this, over);
    connect(stream, &HttpStream::failed, this, over);
    connect(stream, &QObject::destroyed, this, over);
    return stream;
}

} // namespace studio::tests::faults
