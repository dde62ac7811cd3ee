// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/network_line.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

namespace tst_network_line {

using namespace Qt::StringLiterals;
using namespace studio;
using adapters::firehose::NetworkLine;

namespace {

/// A network that answers the handshake and then follows the test, in raw frames.
class RawNetwork
{
public:
    [[nodiscard]] bool start() { return m_server.listen(QHostAddress::LocalHost); }
    [[nodiscard]] QUrl address() const { return QUrl(u"ws://127.0.0.1:%1"_s.arg(m_server.serverPort())); }

    void shakeHands()
    {
        QTRY_VERIFY(m_server.hasPendingConnections());
        m_client = m_server.nextPendingConnection();
        QByteArray head;
        QTRY_VERIFY((head += m_client->readAll(), head.contains("\r\n\r\n")));
        const qsizetype at = head.toLower().indexOf("sec-websocket-key: ") + 19;
        const QByteArray key = head.mid(at, head.indexOf('\r', at) - at);
        const QByteArray accept =
            QCryptographicHash::hash(QByteArray(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"),
                                     QCryptographicHash::Sha1)
                .toBase64();
        m_client->write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Accept: " +
                        accept + "\r\n\r\n");
    }

    [[nodiscard]] QTcpSocket &client() { return *m_client; }

private:
    QTcpServer m_server;
    QTcpSocket *m_client = nullptr;
};

} // namespace

/// The line to a foreign network.
class NetworkLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNetworkThatReadsNoPongsIsLost()
    {
        RawNetwork network;
        QVERIFY(network.start());
        tests::FakeClock clock;
        NetworkLine line(clock, 1);
        const QSignalSpy opened(&line, &NetworkLine::opened);
        const QSignalSpy lost(&line, &NetworkLine::lost);
        line.start(network.address());
        network.shakeHands();
        QTRY_COMPARE(opened.size(), 1);
        network.client().setReadBufferSize(1);
        const QByteArray pings = QByteArray("\x89\x7d" + QByteArray(125, 'x')).repeated(500);

        QTRY_VERIFY_WITH_TIMEOUT(
            (network.client().bytesToWrite() < 4 << 20 ? network.client().write(pings) : 0, !lost.isEmpty()),
            30'000);

        QVERIFY(!line.isUp());
    }
};

SUITE_TEST(QCoreApplication, NetworkLineTest)

} // namespace tst_network_line

#include "tst_network_line.moc"
