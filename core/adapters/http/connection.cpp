// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/connection.h"

#include "core/adapters/http/octets.h"
#include "core/adapters/http/served_exchange.h"

#include <QTcpSocket>

#include <algorithm>
#include <utility>

namespace studio::adapters::http {

using base::Millis;
using Why = model::DoorRejection::Why;

namespace {

constexpr qsizetype kReadAtOnce = 64 * 1024;
constexpr qint64 kMostUnsent = 256 * 1024; // further requests wait until it is sent
constexpr qint64 kMostDrained = 32 << 20;  // so that a client that sends 10 MB still reads the reason

QByteArray words(int status)
{
    switch (status) {
    case 401: return "The token is missing or wrong.";
    case 403: return "Not from there.";
    case 404: return "There is nothing here.";
    case 405: return "Not with this method.";
    case 408: return "Too slow.";
    case 413: return "Too large.";
    case 415: return "Not this content type.";
    case 429: return "Too often.";
    default: return "This is no request that can be read.";
    }
}

// "application/json; charset=utf-8" is application/json.
bool isOfType(const std::optional<QByteArray> &header, const QByteArray &type)
{
    return header && header->split(';').first().trimmed().toLower() == type;
}

} // namespace

Connection::Connection(quint64 id, QTcpSocket *socket, Needs needs)
    : m_id(id)
    , m_socket(socket)
    , m_needs(needs)
{
    socket->setParent(this);
    socket->setReadBufferSize(kReadAtOnce);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket, &QTcpSocket::readyRead, this, &Connection::go);
    connect(socket, &QTcpSocket::disconnected, this, &Connection::finish);
    connect(socket, &QTcpSocket::bytesWritten, this, [this] {
        if (m_phase == Phase::Answer || m_phase == Phase::Drain)
            setPhase(m_phase); // reading goes on: its time starts again
        go();
    });
}

Connection::~Connection() { m_needs.clock.cancel(m_call); }

void Connection::start()
{
    waitUntil(m_needs.clock.steadyNow() + kFirstWithin);
    go();
}

void Connection::cut()
{
    if (m_phase == Phase::Closed)
        return;
    m_socket->abort(); // may or may not emit disconnected
    finish();
}

// ---- reading

// Not recursively: a handler may answer while it is called.
void Connection::go()
{
    if (std::exchange(m_isGoing, true))
        return;
    while (step()) {
    }
    m_isGoing = false;
    if (m_phase != Phase::Closed)
        m_socket->flush();
}

bool Connection::step()
{
    switch (m_phase) {
    case Phase::Head: return stepHead();
    case Phase::Body: return stepBody();
    case Phase::Drain: drain(); return false;
    case Phase::Answer:
    case Phase::Closed: return false;
    }
    Q_UNREACHABLE();
}

QByteArrayView Connection::peek(qsizetype most)
{
    m_peeked.resize(most);
    return QByteArrayView(m_peeked).first(std::max<qint64>(0, m_socket->peek(m_peeked.data(), most)));
}

bool Connection::stepHead()
{
    if (m_socket->bytesAvailable() == 0 || m_socket->bytesToWrite() > kMostUnsent)
        return false;
    if (!std::exchange(m_hasBegunHead, true))
        waitUntil(m_needs.clock.steadyNow() + kHeadWithin);
    auto read = readHead(peek(kLongestHead + 8));
    if (const auto *flaw = std::get_if<HeadFlaw>(&read)) {
        if (flaw->isAbsolute)
            refuse({403, Why::Host, shown(flaw->what)});
        else
            refuseFlaw(flaw->status, QString::fromLatin1(flaw->what));
        return false;
    }
    if (auto *head = std::get_if<ReadHead>(&read))
        return takeHead(std::move(*head));
    return false;
}

bool Connection::takeHead(ReadHead read)
{
    m_read = std::move(read);
    m_hasBegunHead = false;
    m_pageHeaders = m_needs.guard.pageHeaders(m_read.head);
    if (!m_requests.take(m_needs.clock.steadyNow())) {
        refuse({429,
                Why::TooMany,
                shown(m_read.head.method + ' ' + m_read.head.path),
                {},
                {{"Retry-After", "1"}}});
        return false;
    }
    if (const auto refusal = m_needs.guard.judge(m_read.head, m_needs.clock.steadyNow())) {
        refuse(*refusal);
        return false;
    }
    if (Guard::isPreflight(m_read.head) && !m_pageHeaders.isEmpty() && !m_read.hasBody()) {
        answerPreflight();
        return m_phase == Phase::Head;
    }
    m_wasLetIn = m_wasLetIn || !Guard::isPreflight(m_read.head); // a preflight has shown no token
    m_read.head.isFrontEnd = m_needs.guard.isFrontEnd(m_read.head);
    const Handler::Route route = m_needs.handler.routeTo(m_read.head.path);
    if (route.takesSockets && m_read.wantsSocket() && !m_read.hasBody())
        return giveSocketAway();
    m_socket->skip(m_read.size);
    if (const auto refusal = judge(m_read, route)) {
        refuse(*refusal);
        return m_phase == Phase::Head;
    }
    m_body = BodyReader(m_read, route.longestBody);
    if (m_read.expectsContinue && m_socket->bytesAvailable() == 0 &&
        m_body.step() == BodyReader::Step::NeedsMore)
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
    setPhase(Phase::Body);
    return true;
}

// What the path accepts. A client that is rejected before it sent a body may ask again on this connection.
std::optional<Refusal> Connection::judge(const ReadHead &read, const Handler::Route &route) const
{
    const RequestHead &head = read.head;
    const QString asked = shown(head.method + ' ' + head.path);
    if (route.methods.isEmpty())
        return Refusal{404, Why::Malformed, asked};
    if (!route.methods.contains(head.method))
        return Refusal{405, Why::Malformed, asked, {}, {{"Allow", route.methods.join(", ")}}};
    const bool sends = read.hasBody() || head.method == "POST";
    if (sends && !isOfType(head.header("content-type"), route.contentType))
        return Refusal{415, Why::ContentType,
                       QStringLiteral("Content-Type: ") +
                           shown(head.header("content-type").value_or(QByteArray()))};
    if (read.length > route.longestBody)
        return Refusal{413, Why::TooLarge, asked};
    return {};
}

bool Connection::stepBody()
{
    if (m_body.step() == BodyReader::Step::NeedsMore && m_socket->bytesAvailable() > 0)
        m_socket->skip(m_body.take(peek(std::min<qint64>(kReadAtOnce, m_socket->bytesAvailable()))));
    switch (m_body.step()) {
    case BodyReader::Step::NeedsMore: return m_socket->bytesAvailable() > 0;
    case BodyReader::Step::Whole: return handle(m_body.takeBody());
    case BodyReader::Step::TooLarge:
        refuse({413, Why::TooLarge, shown(m_read.head.method + ' ' + m_read.head.path)});
        return false;
    case BodyReader::Step::Malformed: refuseFlaw(400, QStringLiteral("chunks")); return false;
    }
    Q_UNREACHABLE();
}

bool Connection::handle(QByteArray body)
{
    setPhase(Phase::Answer);
    m_exchange = new ServedExchange(*this, this, m_read.isOld, m_read.staysOpen);
    const Request request{std::exchange(m_read.head, {}), std::move(body), m_id};
    m_needs.handler.handle(request, m_exchange);
    return m_phase == Phase::Head;
}

bool Connection::giveSocketAway()
{
    m_phase = Phase::Closed;
    waitUntil({});
    m_socket->disconnect(this);
    m_socket->setParent(nullptr);
    m_socket->setReadBufferSize(0);
    Q_EMIT upgradeWanted(m_socket, m_read.head);
    Q_EMIT closed();
    return false;
}

// ---- answering

QByteArray Connection::date()
{
    const Millis second = std::chrono::floor<std::chrono::seconds>(m_needs.clock.steadyNow());
    if (m_date.isEmpty() || second != std::exchange(m_dated, second))
        m_date = httpDate(m_needs.clock.wallNow());
    return m_date;
}

// If the client has come to the wrong place, the sentence says that too.
QByteArray Connection::sentence(const Refusal &refusal) const
{
    if (!refusal.says.isEmpty())
        return refusal.says;
    const bool mayBeTold = refusal.status == 401 || refusal.status == 404 || refusal.status == 405;
    const auto host = m_read.head.header("host"); // the guard has checked that it is ours
    QByteArray hint = mayBeTold && host ? m_needs.handler.routeTo(m_read.head.path).hint : QByteArray();
    if (hint.isEmpty())
        return words(refusal.status);
    hint.replace("%1", *host);
    return refusal.status == 401 ? words(401) + ' ' + hint : hint;
}

void Connection::answerPreflight()
{
    m_socket->skip(m_read.size);
    const Response response{.status = 204, .body = {}, .headers = m_pageHeaders};
    m_socket->write(answerBytes(response, m_read.staysOpen, date()));
    setPhase(m_read.staysOpen ? Phase::Head : Phase::Drain);
    if (!m_read.staysOpen)
        drain();
}

void Connection::refuseFlaw(int status, const QString &detail) { refuse({status, Why::Malformed, detail}); }

// The body was not read, so the beginning of the next request is unknown.
void Connection::refuse(const Refusal &refusal)
{
    const bool isHarmless = (refusal.status == 404 || refusal.status == 405) && !m_read.hasBody();
    const bool staysOpen = isHarmless && m_read.staysOpen;
    Response response{.status = refusal.status, .headers = refusal.headers + m_pageHeaders};
    if (m_read.head.method != "HEAD")
        response.body = "{\"error\":\"" + sentence(refusal) + "\"}";
    if (!isHarmless)
        Q_EMIT rejected({.time = m_needs.clock.wallNow(), .why = refusal.why, .detail = refusal.detail});
    if (m_phase == Phase::Closed) // closed by a receiver
        return;
    m_socket->write(answerBytes(response, staysOpen, date()));
    setPhase(staysOpen ? Phase::Head : Phase::Drain);
    if (!staysOpen)
        drain();
    if (!m_isGoing && m_phase != Phase::Closed)
        m_socket->flush();
}

// Unread data would pile up here.
void Connection::write(const QByteArray &bytes)
{
    const bool wasEmpty = m_socket->bytesToWrite() == 0;
    m_socket->write(bytes);
    if (m_phase == Phase::Answer && wasEmpty)
        waitUntil(m_needs.clock.steadyNow() + kReadWithin);
    if (!m_isGoing)
        m_socket->flush();
    if (m_phase == Phase::Answer && m_socket->bytesToWrite() > kMostWaiting && m_exchange &&
        m_exchange->isStream())
        cut();
}

void Connection::answered(bool staysOpen)
{
    m_exchange = nullptr;
    if (m_phase != Phase::Answer)
        return;
    setPhase(staysOpen ? Phase::Head : Phase::Drain);
    if (!staysOpen)
        m_socket->disconnectFromHost(); // after everything is written
    else if (!m_isGoing)
        go();
}

// Closing at once while the client still sends would lose the answer: the client first gets some time to
// finish.
void Connection::drain()
{
    m_drained += m_socket->skip(m_socket->bytesAvailable());
    if (m_drained > kMostDrained)
        cut();
}

void Connection::finish()
{
    if (std::exchange(m_phase, Phase::Closed) == Phase::Closed)
        return;
    waitUntil({});
    if (ServedExchange *exchange = std::exchange(m_exchange, nullptr))
        exchange->lose();
    Q_EMIT closed();
}

// ---- time

void Connection::setPhase(Phase phase)
{
    m_phase = phase;
    const Millis now = m_needs.clock.steadyNow();
    const bool isUnread = m_socket->bytesToWrite() > 0;
    switch (phase) {
    case Phase::Head: waitUntil(now + kIdle); return;
    case Phase::Body: waitUntil(now + kBodyWithin); return;
    case Phase::Drain: waitUntil(now + (isUnread ? kReadWithin : kDrain)); return;
    case Phase::Answer: waitUntil(isUnread ? std::optional(now + kReadWithin) : std::nullopt); return;
    case Phase::Closed: waitUntil({}); return;
    }
}

// One timer serves many waits: when it fires, it checks what is due.
void Connection::waitUntil(std::optional<Millis> due)
{
    m_due = due;
    if (!due || (m_call != 0 && m_callDue <= *due))
        return;
    m_needs.clock.cancel(m_call);
    m_callDue = *due;
    m_call = m_needs.clock.callAt(*due, this, [this] { checkTime(); });
}

void Connection::checkTime()
{
    m_call = 0;
    if (!m_due)
        return;
    if (m_needs.clock.steadyNow() < *m_due)
        return waitUntil(m_due);
    if (m_phase == Phase::Body || (m_phase == Phase::Head && m_hasBegunHead))
        return refuse({408, Why::Malformed, QStringLiteral("too slow")});
    cut();
}

} // namespace studio::adapters::http
