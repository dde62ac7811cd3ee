// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/http/http_transport.h"

#include <QPointer>

namespace studio::tests {

/// A stream controlled by the test.
class SpokenStream final : public llm::http::HttpStream
{
public:
    using HttpStream::HttpStream;
    void abort() override { isAborted = true; }

    void begins(int status = 200, const llm::codec::Headers &headers = {}) { Q_EMIT began(status, headers); }
    void gives(const QByteArray &piece) { Q_EMIT bytes(piece); }
    void ends() { Q_EMIT finished(); }
    void breaks(const llm::codec::Fault &fault) { Q_EMIT failed(fault); }

    bool isAborted = false;
};

/// A transport whose streams the test controls, in the order in which they were requested.
class SpokenTransport final : public llm::http::HttpTransport
{
public:
    llm::http::HttpStream *send(const llm::http::HttpRequest &request, QObject *parent) override
    {
        requests.append(request);
        streams.append(new SpokenStream(parent));
        return streams.last();
    }
    [[nodiscard]] SpokenStream &at(qsizetype place) { return *streams.at(place); }
    [[nodiscard]] SpokenStream &last() { return *streams.last(); }

    QList<llm::http::HttpRequest> requests;
    QList<QPointer<SpokenStream>> streams;
};

} // namespace studio::tests
