// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/guard.h"

#include "core/adapters/http/octets.h"

#include <algorithm>
#include <array>

namespace studio::adapters::http {

using Why = model::DoorRejection::Why;

namespace {

constexpr std::array<QByteArrayView, 3> kNames{"127.0.0.1", "localhost", "[::1]"};
constexpr QByteArrayView kTokenProtocol("bearer.");
constexpr auto kPagesAreOff =
    "Web pages are not let in. Allow pages of this computer in Doors, or serve with --local-pages.";

// Takes equally long for wrong and right tokens.
bool isSame(QByteArrayView shown, QByteArrayView token)
{
    unsigned difference = shown.size() == token.size() ? 0 : 1;
    for (qsizetype at = 0; at < shown.size(); ++at)
        difference |= unsigned(shown[at] ^ token[at % token.size()]);
    return difference == 0;
}

bool asksForSocket(const RequestHead &head)
{
    const auto upgrade = head.header("upgrade");
    return upgrade && upgrade->toLower() == "websocket";
}

// In a header; or, if a web page opens a socket and can set no header, in the address or as a protocol.
QList<QByteArray> shownTokens(const RequestHead &head)
{
    QList<QByteArray> tokens;
    if (const auto header = head.header("authorization");
        header && header->first(std::min<qsizetype>(7, header->size())).toLower() == "bearer ")
        tokens.append(header->sliced(7).trimmed());
    if (!asksForSocket(head))
        return tokens;
    for (const QByteArray &part : head.query.split('&')) {
        if (part.startsWith("token="))
            tokens.append(QByteArray::fromPercentEncoding(part.sliced(6)));
    }
    for (const QByteArray &one : head.header("sec-websocket-protocol").value_or(QByteArray()).split(',')) {
        if (one.trimmed().startsWith(kTokenProtocol))
            tokens.append(one.trimmed().sliced(kTokenProtocol.size()));
    }
    return tokens;
}

/// Whether this computer serves the page: http://localhost:6274.
bool isLocalPage(QByteArrayView origin)
{
    if (!(origin.startsWith("http://") || origin.startsWith("https://")))
        return false;
    const QByteArrayView host = origin.sliced(origin.indexOf("//") + 2);
    return std::any_of(kNames.begin(), kNames.end(), [host](QByteArrayView name) {
        if (!host.startsWith(name))
            return false;
        const QByteArrayView port = host.sliced(name.size());
        return port.isEmpty() || (port.startsWith(':') && port.size() > 1 && port.size() <= 6 &&
                                  std::all_of(port.begin() + 1, port.end(), isDigit));
    });
}

bool shows(const RequestHead &head, const QByteArray &token)
{
    if (token.isEmpty() || head.count("authorization") > 1)
        return false;
    bool isShown = false;
    for (const QByteArray &one : shownTokens(head))
        isShown = isSame(one, token) || isShown;
    return isShown;
}

} // namespace

Guard::Guard(Entry entry, quint16 port)
    : m_entry(std::move(entry))
    , m_port(QByteArray::number(port))
{
}

QList<QByteArray> Guard::tokenProtocols() const
{
    QList<QByteArray> protocols;
    for (const QByteArray &token : {m_entry.token, m_entry.frontToken}) {
        if (!token.isEmpty())
            protocols.append(kTokenProtocol.toByteArray() + token);
    }
    return protocols;
}

bool Guard::isFrontEnd(const RequestHead &head) const
{
    return m_entry.speaksAsMe && (m_entry.token.isEmpty() || shows(head, m_entry.frontToken));
}

std::optional<Refusal> Guard::judge(const RequestHead &head, base::Millis now)
{
    std::optional<Refusal> refusal = judgeHost(head);
    if (!refusal)
        refusal = judgePage(head);
    // Only a foreign page asks first; a preflight from our own origin must show the token like any request.
    const bool asksFirst = m_entry.localPages && isPreflight(head) && !pageHeaders(head).isEmpty();
    if (!refusal && !asksFirst)
        refusal = judgeToken(head);
    if (refusal && !m_failures.take(now))
        return Refusal{429, Why::TooMany, refusal->detail, {}, {{"Retry-After", "1"}}};
    return refusal;
}

std::optional<Refusal> Guard::judgeHost(const RequestHead &head) const
{
    const auto host = head.header("host");
    if (host && isOurs(*host, Qt::CaseInsensitive))
        return {};
    const int hosts = head.count("host");
    return Refusal{403, Why::Host,
                   hosts == 0  ? QStringLiteral("Host: —")
                   : hosts > 1 ? QStringLiteral("Host: %1 ×").arg(hosts)
                               : QStringLiteral("Host: ") + shown(*host)};
}

// A page states its origin; some browsers state only how far away that is.
std::optional<Refusal> Guard::judgePage(const RequestHead &head) const
{
    if (head.count("origin") > 0) {
        const auto origin = head.header("origin");
        if (!origin || !isLetIn(*origin))
            return Refusal{403, Why::Origin,
                           QStringLiteral("Origin: ") + shown(origin.value_or(QByteArray("×"))),
                           origin && isLocalPage(*origin) ? QByteArray(kPagesAreOff) : QByteArray()};
        if (m_entry.localPages)
            return {};
    }
    for (const auto &[name, value] : head.headers) {
        if (name == "sec-fetch-site" && value != "same-origin" && value != "none")
            return Refusal{403, Why::Origin, QStringLiteral("Sec-Fetch-Site: ") + shown(value)};
    }
    return {};
}

std::optional<Refusal> Guard::judgeToken(const RequestHead &head) const
{
    if (m_entry.token.isEmpty())
        return {};
    const bool isGuest = shows(head, m_entry.token);
    if (shows(head, m_entry.frontToken) || isGuest)
        return {};
    QByteArray challenge("Bearer realm=\"Companion Studio\"");
    if (!shownTokens(head).isEmpty())
        challenge += ", error=\"invalid_token\"";
    return Refusal{
        401, Why::Token, shown(head.method + ' ' + head.path), {}, {{"WWW-Authenticate", challenge}}};
}

bool Guard::isOurs(QByteArrayView host, Qt::CaseSensitivity letters) const
{
    return std::any_of(kNames.begin(), kNames.end(), [&](QByteArrayView name) {
        return host.size() == name.size() + 1 + m_port.size() &&
               host.first(name.size()).compare(name, letters) == 0 && host[name.size()] == ':' &&
               host.endsWith(m_port);
    });
}

bool Guard::isOwnPage(QByteArrayView origin) const
{
    // Browsers write it in lower case.
    return origin.startsWith("http://") && isOurs(origin.sliced(7), Qt::CaseSensitive);
}

bool Guard::isLetIn(QByteArrayView origin) const
{
    return isOwnPage(origin) || (m_entry.localPages && isLocalPage(origin));
}

bool Guard::isPreflight(const RequestHead &head)
{
    return head.method == "OPTIONS" && head.count("origin") == 1 &&
           head.count("access-control-request-method") == 1;
}

QList<std::pair<QByteArray, QByteArray>> Guard::pageHeaders(const RequestHead &head) const
{
    using Headers = QList<std::pair<QByteArray, QByteArray>>;
    const auto origin = head.header("origin");
    if (!origin || !isLetIn(*origin) || isOwnPage(*origin))
        return {};
    const Headers headers{{"Access-Control-Allow-Origin", *origin}, {"Vary", "Origin"}};
    if (!isPreflight(head))
        return headers + Headers{{"Access-Control-Expose-Headers",
                                  "mcp-session-id, mcp-protocol-version, www-authenticate"}};
    Headers more{{"Access-Control-Allow-Methods", "GET, POST, DELETE"},
                 {"Access-Control-Allow-Headers",
                  "authorization, content-type, accept, mcp-session-id, mcp-protocol-version, mcp-method, "
                  "mcp-name, last-event-id"},
                 {"Access-Control-Max-Age", "600"}};
    if (head.count("access-control-request-private-network") > 0)
        more += Headers{{"Access-Control-Allow-Private-Network", "true"}};
    return headers + more;
}

} // namespace studio::adapters::http
