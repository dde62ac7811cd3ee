// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUrl>

namespace studio::bench {

/// One connection to a server on this machine that is kept alive, with plain sockets, so that the client
/// takes as little of the processor as can be. What goes wrong ends the program: a measurement has no use for
/// half.
class RawHttp
{
public:
    explicit RawHttp(quint16 port);
    ~RawHttp();
    RawHttp(const RawHttp &) = delete;
    RawHttp &operator=(const RawHttp &) = delete;

    void send(const QByteArray &bytes);
    /// A whole answer, if it is there by now; else empty. Never waits.
    [[nodiscard]] QByteArray takeAnswer();
    [[nodiscard]] QByteArray waitForAnswer();
    /// The text of one frame of a WebSocket; the connection was upgraded before.
    [[nodiscard]] QByteArray waitForFrame();
    [[nodiscard]] int descriptor() const { return m_socket; }

private:
    void read(int flags);
    [[nodiscard]] QByteArray take(qsizetype size);
    [[nodiscard]] QByteArray takeFrame();

    int m_socket = -1;
    QByteArray m_came;
};

/// A POST as it goes out, its headers each ended by "\r\n".
[[nodiscard]] QByteArray postOf(const QUrl &url, const QByteArray &body, const QByteArray &headers = {});

} // namespace studio::bench
