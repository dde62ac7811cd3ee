// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/providers/address_search.h"

#include "core/llm/http/base_address.h"

namespace studio::services {

using llm::http::Endpoint;
using model::ProviderKind;

namespace {

bool isList(const ModelListing::Answer &answer) { return answer.status && !answer.trouble; }

/// A server that asks for a key is a model server; a web site does not use the word.
bool isAboutKey(const ModelListing::Answer &answer)
{
    return answer.trouble && answer.trouble->advice == model::Advice::CheckKey;
}

/// Something answers, but not as expected.
bool isElsewhere(const ModelListing::Answer &answer)
{
    if (!answer.status || answer.wantsWebSocket || isList(answer) || isAboutKey(answer))
        return false;
    return *answer.status < 300 || *answer.status == 400 || *answer.status == 404 || *answer.status == 405 ||
           *answer.status == 410 || *answer.status == 501;
}

} // namespace

AddressSearch::AddressSearch(llm::http::HttpTransport &transport, base::Clock &clock,
                             const Endpoint &endpoint, QObject *parent)
    : QObject(parent)
    , m_transport(transport)
    , m_clock(clock)
    , m_endpoint(endpoint)
    , m_others(llm::http::otherBaseUrls(endpoint.kind, endpoint.baseUrl))
{
    list(endpoint, [this](const ModelListing::Answer &answer) { readFirst(answer); });
}

void AddressSearch::list(const Endpoint &endpoint, Then then)
{
    auto *listing = new ModelListing(m_transport, m_clock, endpoint, this);
    connect(listing, &ModelListing::ended, this,
            [listing, then = std::move(then)](const ModelListing::Answer &answer) {
                listing->deleteLater();
                then(answer);
            });
}

void AddressSearch::readFirst(const ModelListing::Answer &answer)
{
    m_first = answer;
    if (isElsewhere(answer))
        return askNext();
    const QUrl plain = llm::http::plainOnThisMachine(m_endpoint.baseUrl);
    if (answer.status || !plain.isValid())
        return end(m_endpoint.baseUrl, answer);
    // Another origin, so the key is not sent.
    list({m_endpoint.kind, plain, {}}, [this, plain](const ModelListing::Answer &other) {
        if (isList(other) || isAboutKey(other))
            return end(plain, isList(other) ? other : ModelListing::Answer{.status = 200});
        end(m_endpoint.baseUrl, m_first);
    });
}

void AddressSearch::askNext()
{
    if (m_others.isEmpty())
        return askOtherKind();
    Endpoint other = m_endpoint;
    other.baseUrl = m_others.takeFirst();
    list(other, [this, other](const ModelListing::Answer &answer) {
        if (isList(answer) || isAboutKey(answer))
            return end(other.baseUrl, answer);
        askNext();
    });
}

void AddressSearch::askOtherKind()
{
    const bool isOllama = m_endpoint.kind == ProviderKind::Ollama;
    Endpoint other = m_endpoint;
    other.kind = isOllama ? ProviderKind::Compatible : ProviderKind::Ollama;
    list(other, [this, other](const ModelListing::Answer &answer) {
        Found found{m_endpoint.baseUrl, m_first, std::nullopt};
        if (isList(answer))
            found.looksLike = other.kind;
        Q_EMIT ended(found);
    });
}

void AddressSearch::end(const QUrl &baseUrl, const ModelListing::Answer &answer)
{
    Q_EMIT ended({baseUrl, answer, std::nullopt});
}

} // namespace studio::services
