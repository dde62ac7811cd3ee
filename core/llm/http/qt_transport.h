// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/http_transport.h"

#include <QPointer>

#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace studio::llm::http {

/// HttpTransport on Qt Network.
///
/// Qt opens at most six connections from one manager to one host over HTTP/1.1, and a seventh request would
/// wait behind the others; so there are as many managers as needed, each with at most six requests. The
/// desktop's proxy is used, and the system's certificates. A connection that failed, or that was dropped
/// before an answer began, may be dead without Qt knowing; its manager gets no more requests and ends with
/// the last of its streams. A request is started before send() returns. Qt takes its body from this thread's
/// event loop; if requests follow each other without a return to the loop, the body goes out with the next
/// call of send() at the latest.
///
/// If a connection closes between the request and the first byte of its answer, Qt repeats the request by
/// itself, up to three times.
class QtTransport final : public HttpTransport
{
public:
    /// `clock` must outlive the transport and its streams.
    explicit QtTransport(base::Clock &clock);
    ~QtTransport() override;

    HttpStream *send(const HttpRequest &request, QObject *parent) override;
    [[nodiscard]] size_t managers() const { return m_lanes->size(); }

private:
    struct Lane;
    class Stream;
    [[nodiscard]] std::shared_ptr<Lane> freeLane();
    void giveBodies();

    base::Clock &m_clock;
    using Lanes = std::vector<std::shared_ptr<Lane>>;
    std::shared_ptr<Lanes> m_lanes;           ///< a stream keeps its own lane alive
    std::vector<QPointer<Stream>> m_withBody; ///< whose bodies Qt has not taken completely
};

/// Why these header fields cannot be sent; empty: they can. No CR, LF or NUL ever reaches the wire.
[[nodiscard]] QString flawInHeaders(const QList<std::pair<QByteArray, QByteArray>> &headers);

} // namespace studio::llm::http
