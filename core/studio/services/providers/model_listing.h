// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/llm/http/endpoint.h"
#include "core/model/call_record.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace studio::services {

constexpr int kUpgradeRequired = 426; ///< HTTP status with which a WebSocket door answers

/// Asks a provider for its models, page after page. Ends once; deleting it cancels it. If a page fails, the
/// list ends with the pages before it.
class ModelListing : public QObject
{
    Q_OBJECT

public:
    struct Answer
    {
        QStringList models;
        std::optional<int> status;                 ///< HTTP; none: no answer
        bool wantsWebSocket = false;               ///< a door, not a model
        std::optional<model::CallTrouble> trouble; ///< why there is no list; contains no secrets
    };

    ModelListing(llm::http::HttpTransport &transport, base::Clock &clock, const llm::http::Endpoint &endpoint,
                 QObject *parent);

Q_SIGNALS:
    void ended(const studio::services::ModelListing::Answer &answer);

private:
    void ask(const llm::http::HttpRequest &request);
    void take(int status, const llm::codec::Headers &headers, const QByteArray &body);
    void fail(const llm::codec::Fault &fault);
    void finish();

    llm::http::HttpTransport &m_transport;
    base::Clock &m_clock;
    llm::http::Endpoint m_endpoint;
    std::optional<Answer> m_pages; ///< all pages so far
    int m_pageCount = 0;
};

} // namespace studio::services
