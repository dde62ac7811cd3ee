// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/model_listing.h"

#include "core/llm/http/fetch.h"
#include "core/llm/http/model_list.h"
#include "core/llm/http/redirect.h"
#include "core/llm/http/secret.h"

#include <QUrlQuery>

namespace studio::services {

using namespace Qt::StringLiterals;
using llm::codec::Fault;
using llm::codec::Headers;
using llm::http::Endpoint;
using llm::http::Fetch;

namespace {

constexpr base::Millis kListPatience{20'000}; // for each page
constexpr int kMostPages = 50;

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
    , m_transport(transport)
    , m_clock(clock)
    , m_endpoint(endpoint)
{
    ask(llm::http::listRequestFor(endpoint));
}

void ModelListing::ask(const llm::http::HttpRequest &request)
{
    auto *fetch = new Fetch(m_transport, m_clock, request, kListPatience, this);
    connect(fetch, &Fetch::failed, this, &ModelListing::fail);
    connect(fetch, &Fetch::answered, this, &ModelListing::take);
}

void ModelListing::take(int status, const Headers &headers, const QByteArray &body)
{
    Answer page = read(m_endpoint, status, headers, body, m_clock.wallNow());
    if (page.trouble && m_pages)
        return finish();
    const qsizetype before = m_pages ? m_pages->models.size() : 0;
    if (m_pages)
        page.models += m_pages->models;
    page.models.removeDuplicates();
    page.models.sort(Qt::CaseInsensitive);
    m_pages = page;
    const auto [name, value] = page.trouble ? std::pair<QString, QString>() : llm::http::nextPageIn(body);
    const bool isNew = page.models.size() > before; // some servers ignore the parameter and repeat the page
    if (name.isEmpty() || !isNew || ++m_pageCount >= kMostPages)
        return finish();
    llm::http::HttpRequest next = llm::http::listRequestFor(m_endpoint);
    QUrlQuery query(next.url);
    query.addQueryItem(name, QString::fromLatin1(QUrl::toPercentEncoding(value)));
    next.url.setQuery(query);
    ask(next);
}

void ModelListing::fail(const Fault &fault)
{
    if (m_pages)
        return finish();
    Fault advised = fault;
    if (advised.advice == model::Advice::None)
        advised.advice = model::Advice::CheckAddress;
    m_pages = Answer{.trouble = troubleOf(advised, m_endpoint.key)};
    finish();
}

void ModelListing::finish() { Q_EMIT ended(*m_pages); }

} // namespace studio::services
