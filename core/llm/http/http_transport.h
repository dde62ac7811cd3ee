// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/codec/faults.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QUrl>

#include <utility>

namespace studio::llm::http {

/// A request: with a JSON body, or without one if it only reads.
struct HttpRequest
{
    enum class Verb { Post, Get };
    QUrl url;
    QList<std::pair<QByteArray, QByteArray>> headers; ///< beside Content-Type; may hold a key: never log them
    QByteArray body;
    base::Millis connectWithin{10'000}; ///< until the request is being sent
    Verb verb = Verb::Post;
};

/// One running exchange. Order: began, any number of bytes, then the end: finished XOR failed. The end may
/// also come first. A truncated chunked body may look finished to Qt: only its decoder knows whether an
/// answer is complete. After abort() no signal comes. Owned by its parent, deletes itself later when over.
class HttpStream : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// The connection is closed before this returns.
    virtual void abort() = 0;

Q_SIGNALS:
    void began(int status, const studio::llm::codec::Headers &headers);
    void bytes(const QByteArray &bytes);
    void finished();
    /// The transport broke, or the request could not be sent. Never reports a status.
    void failed(const studio::llm::codec::Fault &fault);
};

/// Sends requests (a port). Lives on the studio thread. Follows no redirect, keeps no cookies and no cache.
class HttpTransport
{
public:
    virtual ~HttpTransport() = default;
    /// No signal is emitted before control has returned to the event loop.
    [[nodiscard]] virtual HttpStream *send(const HttpRequest &request, QObject *parent) = 0;
};

} // namespace studio::llm::http
