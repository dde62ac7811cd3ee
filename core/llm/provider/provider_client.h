// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"
#include "core/llm/provider/provider_needs.h"

#include <map>
#include <memory>

namespace studio::llm::provider {

class Governor;
class LearnedServers;

/// The user's providers behind the port ModelClient: sends a request to the provider of a choice, with the
/// settings that it supports, when the provider has room for another call. Every call that began is logged
/// once, when it is over: after its end was reported, or when it is cancelled or deleted. What a server
/// refused is left out of later requests to it. Not a store, and it tests nothing. Lives on the studio
/// thread.
class ProviderClient final : public ModelClient
{
public:
    explicit ProviderClient(ProviderNeeds needs);
    ~ProviderClient() override;

    [[nodiscard]] QString displayName() const override; ///< of the standard model
    [[nodiscard]] ModelTraits traits(const model::ModelChoice &choice) const override;
    [[nodiscard]] ModelCall *start(const ModelRequest &request, QObject *parent) override;

private:
    [[nodiscard]] std::optional<ProviderBook::Entry> find(const model::ModelChoice &choice) const;
    [[nodiscard]] ModelCall *startOffline(const ModelRequest &request, QObject *parent);
    [[nodiscard]] Governor &governorOf(const model::Provider &provider);
    [[nodiscard]] std::shared_ptr<http::ModelWatch> watchOf(const ProviderBook::Entry &entry) const;

    ProviderNeeds m_needs;
    std::map<base::ProviderId, std::unique_ptr<Governor>> m_governors;
    std::shared_ptr<LearnedServers> m_learned;                           ///< calls may outlive the client
    mutable QHash<QString, std::shared_ptr<http::ModelWatch>> m_watches; ///< by provider and model
};

} // namespace studio::llm::provider
