// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/served_exchange.h"

#include "core/adapters/http/answer_line.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace studio::adapters::http {

namespace {

QByteArray reason(int status)
{
    switch (status) {
    case 200: return "OK";
    case 201: return "Created";
    case 202: return "Accepted";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 406: return "Not Acceptable";
    case 408: return "Request Timeout";
    case 409: return "Conflict";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    case 505: return "HTTP Version Not Supported";
    default: return "Answer";
    }
}

// A line end in a value would begin another header.
void addHeader(QByteArray &to, const QByteArray &name, QByteArray value)
{
    value.replace('\r', ' ').replace('\n', ' ');
    to.append(name).append(": ").append(value).append("\r\n");
}

QByteArray beginHead(int status, bool staysOpen, const QByteArray &date)
{
    QByteArray head;
    head.reserve(512);
    head.append("HTTP/1.1 ")
        .append(QByteArray::number(status))
        .append(' ')
        .append(reason(status))
        .append("\r\n");
    addHeader(head, "Date", date);
    head.append("X-Content-Type-Options: nosniff\r\n");
    head.append(staysOpen ? "Connection: keep-alive\r\n" : "Connection: close\r\n");
    return head;
}

} // namespace

QByteArray httpDate(const QDateTime &time)
{
    return QLocale::c().toString(time.toUTC(), QStringLiteral("ddd, dd MMM yyyy hh:mm:ss")).toLatin1() +
           " GMT";
}

QByteArray answerBytes(const Response &response, bool staysOpen, const QByteArray &date)
{
    QByteArray bytes = beginHead(response.status, staysOpen, date);
    if (!response.body.isEmpty())
        addHeader(bytes, "Content-Type", response.contentType);
    if (response.status != 204 && response.status != 304)
        addHeader(bytes, "Content-Length", QByteArray::number(response.body.size()));
    for (const auto &[name, value] : response.headers)
        addHeader(bytes, name, value);
    return bytes.append("\r\n").append(response.body);
}

ServedExchange::ServedExchange(AnswerLine &line, QObject *parent, bool isOld, bool staysOpen)
    : Exchange(parent)
    , m_line(&line)
    , m_isOld(isOld)
    , m_staysOpen(staysOpen)
{
}

void ServedExchange::answer(const Response &response)
{
    if (!m_line || m_streams)
        return;
    Response whole = response;
    whole.headers += m_line->pageHeaders();
    m_line->write(answerBytes(whole, m_staysOpen, m_line->date()));
    leave();
}

// HTTP/1.0 has no chunks: there the end of the connection ends the stream.
void ServedExchange::beginStream(const QList<std::pair<QByteArray, QByteArray>> &headers)
{
    if (!m_line || std::exchange(m_streams, true))
        return;
    m_staysOpen = m_staysOpen && !m_isOld;
    QByteArray head = beginHead(200, m_staysOpen, m_line->date());
    head.append("Content-Type: text/event-stream\r\nCache-Control: no-cache, no-transform\r\n");
    if (!m_isOld)
        head.append("Transfer-Encoding: chunked\r\n");
    for (const auto &[name, value] : headers + m_line->pageHeaders())
        addHeader(head, name, value);
    m_line->write(head.append("\r\n"));
}

void ServedExchange::send(const QByteArray &event)
{
    if (!m_line || !m_streams || event.isEmpty())
        return;
    if (m_isOld)
        m_line->write(event);
    else
        m_line->write(QByteArray::number(event.size(), 16).append("\r\n").append(event).append("\r\n"));
}

void ServedExchange::end()
{
    if (!m_line || !m_streams)
        return;
    if (!m_isOld)
        m_line->write("0\r\n\r\n");
    leave();
}

void ServedExchange::lose()
{
    if (!std::exchange(m_line, nullptr))
        return;
    setParent(nullptr);
    deleteLater();
    Q_EMIT gone();
}

void ServedExchange::leave()
{
    AnswerLine *line = std::exchange(m_line, nullptr);
    if (!line) // it was closed during writing
        return;
    setParent(nullptr);
    deleteLater();
    line->answered(m_staysOpen);
}

} // namespace studio::adapters::http
