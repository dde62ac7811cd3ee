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

constexpr int kUpgradeRequired = 426; ///< the status of HTTP that a door for WebSockets answers with

/// Asks a provider which models it has, page after page. Ends once; deleting it calls it off. A page that
/// cannot be had ends the list with the pages before it.
class ModelListing : public QObject
{
    Q_OBJECT

public:
    struct Answer
    {
        QStringList models;
        std::optional<int> status;                 ///< of HTTP; none: nobody answered
        bool wantsWebSocket = false;               ///< a door, not a model
        std::optional<model::CallTrouble> trouble; ///< there is no list; no secrets in it
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
    std::optional<Answer> m_pages; ///< all so far
    int m_pageCount = 0;
};

} // namespace studio::services
