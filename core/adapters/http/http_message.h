// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>
#include <utility>

namespace studio::adapters::http {

/// The head of a request, before its body is read. Names of headers are lower case; one that came twice
/// stands twice.
struct RequestHead
{
    QByteArray method;
    QByteArray path;  ///< percent-decoding is left to whoever needs it; no query
    QByteArray query; ///< behind the "?", or empty
    QList<std::pair<QByteArray, QByteArray>> headers;
    bool isFrontEnd = false; ///< the guard says: who sent it may speak as the user

    /// The only value of that header; none if there is none, or more than one.
    [[nodiscard]] std::optional<QByteArray> header(QByteArrayView name) const;
    [[nodiscard]] int count(QByteArrayView name) const;
};

struct Request
{
    RequestHead head;
    QByteArray body;
    quint64 connection = 0; ///< of this run: requests of one connection share it
};

/// A whole answer. Content-Length, Date and Connection are the connection's.
struct Response
{
    int status = 200;
    QByteArray contentType{"application/json"}; ///< of an empty body none is sent
    QByteArray body;
    QList<std::pair<QByteArray, QByteArray>> headers{};
};

} // namespace studio::adapters::http
