// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/http/http_message.h"
#include "core/adapters/http/rate.h"
#include "core/base/clock.h"
#include "core/model/door.h"

#include <optional>

namespace studio::adapters::http {

/// Who is let in.
struct Entry
{
    QByteArray token;        ///< empty: no token is required
    QByteArray frontToken;   ///< also opens, and identifies a front end; empty: none
    bool speaksAsMe = false; ///< a client is a front end if it has shown that, or if no token is required
    /// Lets in web pages that this computer serves itself, on any port, not only our own: front ends are such
    /// pages. All other conditions still hold; the pages are told which parts of an answer they may read
    /// (CORS).
    bool localPages = false;
    bool operator==(const Entry &) const = default;
};

/// Why a request is rejected.
struct Refusal
{
    int status = 403;
    model::DoorRejection::Why why = model::DoorRejection::Why::Host;
    QString detail;  ///< for the list of rejections; never a token
    QByteArray says; ///< a sentence to the client; empty: the usual one
    QList<std::pair<QByteArray, QByteArray>> headers{};
    bool operator==(const Refusal &) const = default;
};

/// Judges requests by their heads alone: the requested address (a web page that pretends to be us requests
/// another address), the page that sent them, the token. An accepted request may still be nonsense. A client
/// that fails often is only told to wait. Pure except for the count of failures.
class Guard
{
public:
    Guard() = default;
    Guard(Entry entry, quint16 port);

    [[nodiscard]] std::optional<Refusal> judge(const RequestHead &head, base::Millis now);
    /// Whether the sender of an accepted request may speak as the user.
    [[nodiscard]] bool isFrontEnd(const RequestHead &head) const;
    /// Whether a browser asks if a page may send a request. It shows no token then.
    [[nodiscard]] static bool isPreflight(const RequestHead &head);
    /// Headers that let a page from elsewhere read the answer to an accepted request.
    [[nodiscard]] QList<std::pair<QByteArray, QByteArray>> pageHeaders(const RequestHead &head) const;
    [[nodiscard]] const Entry &entry() const { return m_entry; }
    /// WebSocket protocol names with which a client can show a token if it cannot set a header.
    [[nodiscard]] QList<QByteArray> tokenProtocols() const;

private:
    [[nodiscard]] std::optional<Refusal> judgeHost(const RequestHead &head) const;
    [[nodiscard]] std::optional<Refusal> judgePage(const RequestHead &head) const;
    [[nodiscard]] std::optional<Refusal> judgeToken(const RequestHead &head) const;
    [[nodiscard]] bool isOurs(QByteArrayView host, Qt::CaseSensitivity letters) const;
    [[nodiscard]] bool isOwnPage(QByteArrayView origin) const;
    [[nodiscard]] bool isLetIn(QByteArrayView origin) const;

    Entry m_entry;
    QByteArray m_port;
    Rate m_failures{kFailuresAtOnce, kFailuresPerSecond};

    static constexpr double kFailuresAtOnce = 100;
    static constexpr double kFailuresPerSecond = 10;
};

} // namespace studio::adapters::http
