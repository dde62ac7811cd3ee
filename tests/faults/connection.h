// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/fault_server.h"

#include <QPointer>
#include <QSslSocket>

namespace studio::tests::faults {

/// One connection of a FaultServer: hears a request, plays the script of its answer, closes. Deletes itself
/// later when it is over.
class Connection final : public QObject
{
    Q_OBJECT

public:
    /// `identity`: with a TLS handshake first.
    Connection(qintptr descriptor, const Identity *identity, DrivenClock &clock, QObject *parent);

    void setAnswer(const FaultServer::Answer &answer) { m_answer = answer; }
    void setTransport(const WatchedTransport *transport) { m_transport = transport; }
    /// These bytes are said to whatever comes first; then it hangs.
    void setFirstWord(const QByteArray &bytes) { m_firstWord = bytes; }
    void goOn(); ///< the client may have heard more

    [[nodiscard]] quint64 stream() const { return m_stream; } ///< 0: not told yet
    [[nodiscard]] bool isStuck() const;
    void reset(); ///< so that the client sees a reset

Q_SIGNALS:
    void over();

private:
    void hear();
    [[nodiscard]] bool readRequest();
    void play();
    [[nodiscard]] bool playStep(const Script::Step &step);
    void close();

    DrivenClock &m_clock;
    const WatchedTransport *m_transport = nullptr;
    QSslSocket m_socket; ///< without a handshake it is a plain one
    FaultServer::Answer m_answer;
    std::optional<QByteArray> m_firstWord;
    QByteArray m_heard;
    Asked m_asked;
    quint64 m_stream = 0;
    std::optional<Script> m_script;
    qsizetype m_step = 0;
    bool m_isWaiting = false; ///< for the clock
    bool m_isHanging = false;
    bool m_isOver = false;
};

} // namespace studio::tests::faults
