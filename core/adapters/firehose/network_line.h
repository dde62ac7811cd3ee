// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/model/door.h"

#include <QObject>
#include <QUrl>

#include <random>

class QWebSocket;

namespace studio::adapters::firehose {

/// The name of this run of the studio, sent when it connects, so that it does not join itself.
[[nodiscard]] QByteArray runName();
inline constexpr const char *kRunHeader = "x-companion-studio-run"; ///< of the handshake

/// The connection to another firehose. It is retried until it is stopped: after 1 s at first, then after
/// twice as long, up to 30 s, each with a random deviation so that clients do not all come at once. On the
/// studio thread.
class NetworkLine : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Millis kFirstWait{1'000};
    static constexpr base::Millis kLongestWait{30'000};
    static constexpr base::Millis kPatience{15'000};    ///< for a handshake
    static constexpr base::Millis kSteadyAfter{10'000}; ///< so long connected, retries begin at 1 s
    static constexpr base::Millis kPingEvery{30'000};
    static constexpr int kMostPings = 2;              ///< without a sign of life; then the connection is lost
    static constexpr quint64 kLongestFrame = 6 << 20; ///< bytes
    static constexpr qint64 kMostUnread = 8 << 20;    ///< bytes; with more the connection is closed

    /// The clock outlives it. The seed is for the random part of the waits.
    NetworkLine(base::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~NetworkLine() override;

    void start(const QUrl &address);
    void stop();
    void reconnect(); ///< at once
    [[nodiscard]] bool isUp() const { return m_isUp; }
    /// Data that cannot be sent now is dropped.
    void send(const QByteArray &text);

Q_SIGNALS:
    void stateChanged(const studio::model::DoorState &state);
    void opened();
    void lost(); ///< only after opened()
    void frame(const QByteArray &text);

private:
    void tryNow();
    void up();
    void down(const QString &trouble);
    void drop();
    void watch();
    void limit();
    [[nodiscard]] base::Millis nextWait();
    [[nodiscard]] QString troubleOf(int error) const;

    base::Clock &m_clock;
    std::minstd_rand m_dice;
    QUrl m_address;
    QWebSocket *m_socket = nullptr;
    bool m_isUp = false;
    int m_tries = 0; ///< failed in a row
    quint64 m_timer = 0;
    base::Millis m_since{0};
    int m_pings = 0; ///< since the last sign of life
};

} // namespace studio::adapters::firehose
