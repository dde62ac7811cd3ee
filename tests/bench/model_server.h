// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUrl>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace studio::bench {

/// Of the clock that never goes back, the same in every thread.
[[nodiscard]] std::chrono::nanoseconds now();

/// A model on the loopback that costs next to nothing: epoll, one thread of its own, OpenAI's chat stream
/// over HTTP/1.1. What it does stands in the path before /chat/completions:
///
///   /vote/MS         says one vote after MS milliseconds, and the end
///   /talk/RATE/N     says N tokens, RATE a second, each in a packet of its own, and the end; a token is
///                    "NUMBER:TIME " with its place and when it was sent, in nanoseconds of now()
///   /hang            says nothing, ever
///
/// Not a test of faults: whatever it does not understand it hangs up on.
class ModelServer
{
public:
    ModelServer();
    ~ModelServer();
    ModelServer(const ModelServer &) = delete;
    ModelServer &operator=(const ModelServer &) = delete;

    [[nodiscard]] quint16 port() const { return m_port; }
    /// As the base address of a provider.
    [[nodiscard]] QUrl url(const QByteArray &path) const;

    /// The newest request, with its head, byte for byte.
    [[nodiscard]] QByteArray lastRequest() const;
    /// Requests that were heard whole and are not answered to the end.
    [[nodiscard]] int unanswered() const { return m_unanswered; }
    /// When a connection was last found closed in the middle of an answer.
    [[nodiscard]] std::chrono::nanoseconds lastHangUp() const
    {
        return std::chrono::nanoseconds(m_lastHangUp);
    }
    /// Of its thread, so that it can be taken off what a process needed.
    [[nodiscard]] std::chrono::nanoseconds processorTime() const;

private:
    struct Connection;
    using Due = std::multimap<std::chrono::nanoseconds, std::weak_ptr<Connection>>;

    void run();
    void accept();
    void hear(const std::shared_ptr<Connection> &connection);
    void answer(const std::shared_ptr<Connection> &connection);
    void goOn(const std::shared_ptr<Connection> &connection);
    void endAnswer(const std::shared_ptr<Connection> &connection);
    void drop(const std::shared_ptr<Connection> &connection);

    int m_listener = -1;
    int m_epoll = -1;
    int m_wake = -1;
    quint16 m_port = 0;
    std::map<int, std::shared_ptr<Connection>> m_connections;
    Due m_due;
    mutable std::mutex m_mutex; ///< guards m_lastRequest
    QByteArray m_lastRequest;
    std::atomic<int> m_unanswered = 0;
    std::atomic<qint64> m_lastHangUp = 0;
    std::thread m_thread;
};

} // namespace studio::bench
