// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace studio::bench {

/// The least that a round of votes can cost: the same requests over open connections, as bytes, with epoll;
/// answers are waited for and not read. What ours is measured against in the same run.
class RawRound
{
public:
    RawRound(quint16 port, int voters);
    ~RawRound();
    RawRound(const RawRound &) = delete;
    RawRound &operator=(const RawRound &) = delete;

    /// Sends the request on every connection and waits for all answers to end. In milliseconds.
    [[nodiscard]] double run(const QByteArray &request);

private:
    int m_epoll = -1;
    std::vector<int> m_sockets;
};

} // namespace studio::bench
