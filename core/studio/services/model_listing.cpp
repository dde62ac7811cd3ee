// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/model_listing.h"

#include "core/llm/http/fetch.h"
#include "core/llm/http/model_list.h"
#include "core/llm/http/redirect.h"
#include "core/llm/http/secret.h"

namespace studio::services {

using namespace Qt::StringLiterals;
using llm::codec::Fault;
using llm::codec::Headers;
using llm::http::Endpoint;
using llm::http::Fetch;

namespace {

constexpr base::Millis kListPatience{20'000};

model::CallTrouble troubleOf(const Fault &fault, const QByteArray &key)
{
    return {.cause = fault.cause,
            .advice = fault.advice,
            .detail = llm::http::withoutSecret(fault.detail, key),
            .status = fault.status};
}

ModelListing::Answer read(const Endpoint &endpoint, int status, const Headers &headers,
                          const QByteArray &body, const QDateTime &now)
{
    ModelListing::Answer answer{.status = status, .wantsWebSocket = status == kUpgradeRequired};
    if (status < 200 || status >= 300) {
        Fault fault = llm::codec::faultOfStatus(status, headers, body, now);
        if (status >= 300 && status < 400) {
            fault.advice = model::Advice::CheckAddress;
            fault.detail = llm::http::redirectWords(llm::http::listRequestFor(endpoint).url, headers);
        }
        answer.trouble = troubleOf(fault, endpoint.key);
        return answer;
    }
    const auto models = llm::http::modelsIn(endpoint.kind, body);
    if (models) {
        answer.models = *models;
        return answer;
    }
    Fault fault = llm::codec::malformed(models.error().detail);
    fault.advice = model::Advice::CheckAddress;
    answer.trouble = troubleOf(fault, endpoint.key);
    return answer;
}

} // namespace

ModelListing::ModelListing(llm::http::HttpTransport &transport, base::Clock &clock, const Endpoint &endpoint,
                           QObject *parent)
    : QObject(parent)
{
    auto *fetch = new Fetch(transport, clock, llm::http::listRequestFor(endpoint), kListPatience, this);
    connect(fetch, &Fetch::failed, this, [this, key = endpoint.key](const Fault &fault) {
        Fault advised = fault;
        if (advised.advice == model::Advice::None)
            advised.advice = model::Advice::CheckAddress;
        Q_EMIT ended({.trouble = troubleOf(advised, key)});
    });
    connect(fetch, &Fetch::answered, this,
            [this, endpoint, &clock](int status, const Headers &headers, const QByteArray &body) {
                Q_EMIT ended(read(endpoint, status, headers, body, clock.wallNow()));
            });
}

} // namespace studio::services
