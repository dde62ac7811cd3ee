// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>
#include <utility>

namespace studio::adapters::http {

/// The head of a request, before its body is read. Header names are in lower case; a repeated header is
/// listed repeatedly.
struct RequestHead
{
    QByteArray method;
    QByteArray path;  ///< percent-encoded; no query
    QByteArray query; ///< behind the "?", or empty
    QList<std::pair<QByteArray, QByteArray>> headers;
    bool isFrontEnd = false; ///< set by the guard: the sender may speak as the user

    /// The only value of that header; none if it is missing or repeated.
    [[nodiscard]] std::optional<QByteArray> header(QByteArrayView name) const;
    [[nodiscard]] int count(QByteArrayView name) const;
};

struct Request
{
    RequestHead head;
    QByteArray body;
    quint64 connection = 0; ///< of this run; requests of one connection share it
};

/// A complete answer. The connection adds Content-Length, Date and Connection.
struct Response
{
    int status = 200;
    QByteArray contentType{"application/json"}; ///< not sent with an empty body
    QByteArray body;
    QList<std::pair<QByteArray, QByteArray>> headers{};
};

} // namespace studio::adapters::http
