// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/provider_client.h"

#include "core/llm/provider/client_call.h"
#include "core/llm/provider/governor.h"
#include "core/llm/provider/kept_call.h"
#include "core/llm/provider/learned_servers.h"
#include "core/llm/provider/traits.h"
#include "core/model/model_controls.h"

#include <utility>

namespace studio::llm::provider {

using model::ModelChoice;

namespace {

/// Missing parts of a choice come from the standard, if the standard model answers.
ModelChoice filledUp(ModelChoice choice, const ModelChoice &standard)
{
    const auto fill = [](auto &own, const auto &other) {
        if (!own)
            own = other;
    };
    fill(choice.temperature, standard.temperature);
    fill(choice.topP, standard.topP);
    fill(choice.maxTokens, standard.maxTokens);
    fill(choice.seed, standard.seed);
    if (choice.stop.isEmpty())
        choice.stop = standard.stop;
    if (choice.effort == model::Effort::AsItLikes)
        choice.effort = standard.effort;
    return choice;
}

/// The choice as it may be sent to this provider.
ModelChoice sendable(const ModelChoice &choice, const ProviderBook &book, const ProviderBook::Entry &entry)
{
    const bool named = book.has(choice.provider);
    return model::takenOf(named ? choice : filledUp(choice, book.standard()), entry.provider.kind,
                          entry.facts.abilities);
}

/// Thinking models may write such a line in their thoughts, and the big providers' models stop by themselves.
bool takesStops(const ProviderBook::Entry &entry)
{
    const bool isSmall = entry.provider.kind == model::ProviderKind::Compatible ||
                         entry.provider.kind == model::ProviderKind::Ollama;
    return isSmall && entry.facts.abilities.thinking != model::Known::Yes;
}

} // namespace

ProviderClient::ProviderClient(ProviderNeeds needs)
    : m_needs(std::move(needs))
    , m_learned(std::make_shared<LearnedServers>(m_needs.learned))
{
}

ProviderClient::~ProviderClient() = default;

QString ProviderClient::displayName() const { return traits({}).name; }

std::optional<ProviderBook::Entry> ProviderClient::find(const ModelChoice &choice) const
{
    auto entry = m_needs.book.find(choice);
    if (entry && entry->model.isEmpty()) {
        if (const QString only = m_learned->onlyModelOf(*entry); !only.isEmpty())
            entry = m_needs.book.find({.provider = entry->provider.id, .model = only});
    }
    return entry ? std::optional(m_learned->completed(*entry)) : std::nullopt;
}

ModelTraits ProviderClient::traits(const ModelChoice &choice) const
{
    const auto entry = find(choice);
    if (!entry)
        return m_needs.rehearsal.traits(choice);
    ModelTraits traits = traitsOf(*entry, sendable(choice, m_needs.book, *entry));
    traits.pace = watchOf(*entry)->pace();
    return traits;
}

ModelCall *ProviderClient::start(const ModelRequest &request, QObject *parent)
{
    const auto entry = find(request.choice);
    if (!entry)
        return startOffline(request, parent);
    ModelChoice choice = sendable(request.choice, m_needs.book, *entry);
    if (choice.stop.isEmpty() && takesStops(*entry))
        choice.stop = request.stops;
    return new ClientCall(m_needs, governorOf(entry->provider), m_learned, watchOf(*entry), *entry, request,
                          choice, parent);
}

ModelCall *ProviderClient::startOffline(const ModelRequest &request, QObject *parent)
{
    ModelCall *call = m_needs.rehearsal.start(request, parent);
    if (m_needs.exchanges)
        new KeptCall(*call, request, m_needs.rehearsal.displayName(), m_needs.clock, *m_needs.exchanges);
    return call;
}

/// A provider at a new address is another server, with nothing in memory. If a cassette answers, no server is
/// asked.
std::shared_ptr<http::ModelWatch> ProviderClient::watchOf(const ProviderBook::Entry &entry) const
{
    const QString key =
        QStringList{entry.provider.id.value(), entry.provider.baseUrl.toString(), entry.model}.join(u'\n');
    std::shared_ptr<http::ModelWatch> &watch = m_watches[key];
    if (!watch)
        watch = std::make_shared<http::ModelWatch>(
            m_needs.clock, m_needs.needsKeys ? &m_needs.transport : nullptr,
            http::Endpoint{entry.provider.kind, entry.provider.baseUrl, entry.key}, entry.model);
    watch->setKey(entry.key);
    return watch;
}

Governor &ProviderClient::governorOf(const model::Provider &provider)
{
    std::unique_ptr<Governor> &governor = m_governors[provider.id];
    if (!governor)
        governor = std::make_unique<Governor>(m_needs.clock);
    governor->setLimits({provider.parallel, provider.perMinute});
    return *governor;
}

} // namespace studio::llm::provider
