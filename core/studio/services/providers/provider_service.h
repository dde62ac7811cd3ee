// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"
#include "core/store/tables/provider_table.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/form_keys.h"
#include "core/studio/services/providers/known_models.h"
#include "core/studio/services/providers/provider_keys.h"
#include "core/studio/services/providers/server_errands.h"

#include <functional>
#include <memory>

namespace studio::services {

/// Providers for code outside the core; also keeps the book in step with the store and the keychain. Lives on
/// the studio thread; commands may come from any thread.
///
/// Providers and keys are read first, which a keychain may delay by asking its user; commands wait until
/// then. Without a keychain a new key is kept in the book until the program ends.
class ProviderService final : public ports::ProviderPort
{
    Q_OBJECT

public:
    /// Makes the client for the providers of a book; tests replace it.
    using MakeClient = ProviderTest::MakeClient;

    /// What it works with; all of it outlives it.
    struct Needs
    {
        store::ProviderTable store;
        secrets::KeyVault &vault;
        llm::provider::ProviderBook &book;
        llm::http::HttpTransport &transport;
        base::Clock &clock;
        base::IdSource &ids;
        MakeClient makeClient;
        QString dataFolder; ///< where agreed variables are stored; empty: not stored
    };

    explicit ProviderService(Needs needs);
    ~ProviderService() override;

    void listProviders(base::Then<ports::ProviderList> then) override;
    void saveProvider(const model::Provider &provider, const ports::KeyInput &key,
                      base::Then<model::Provider> then) override;
    void removeProvider(const base::ProviderId &provider, base::Then<void> then) override;
    void agreeKey(const base::ProviderId &provider, base::Then<void> then) override;
    void setStandard(const model::ModelChoice &choice, base::Then<void> then) override;
    void saveFacts(const model::ModelFacts &facts, base::Then<void> then) override;
    void readFacts(const base::ProviderId &provider, const QString &model,
                   base::Then<model::ModelFacts> then) override;
    base::Job findLocalServers(base::Listener<ports::LocalServer> found, base::Then<void> then) override;
    void listModels(const model::Provider &provider, const ports::KeyInput &key,
                    base::Then<QStringList> then) override;
    base::Job testProvider(const model::Provider &provider, const ports::KeyInput &key,
                           base::Listener<ports::TestResult> step,
                           base::Then<ports::TestReport> then) override;

    /// See KnownModels.
    void learn(const model::ModelFacts &found) { m_models.learn(found); }

    /// Calls back once all providers and their keys are loaded. From any thread; on the thread of the
    /// context.
    void whenReady(QObject *context, std::function<void()> then);

private:
    void onStudio(std::function<void()> work);
    void load();
    void fillBook(const store::ProviderRecord &record);
    void beReady();
    [[nodiscard]] ports::ProviderList list() const;
    void save(model::Provider provider, const ports::KeyInput &key, const base::Then<model::Provider> &then);
    void store(const model::Provider &provider, const QByteArray &key,
               const base::Then<model::Provider> &then);
    void remove(const base::ProviderId &provider, const base::Then<void> &then);
    void agree(const base::ProviderId &provider, const base::Then<void> &then);
    void keepStandard(const model::ModelChoice &choice, const base::Then<void> &then);
    void keepFacts(const model::ModelFacts &facts, const base::Then<void> &then);
    void keepFolder(const model::Provider &provider);
    void test(const ServerErrands::Running &running, const model::Provider &provider,
              const ports::KeyInput &key, const base::Listener<ports::TestResult> &step,
              const base::Then<ports::TestReport> &then);
    void keepReport(const model::Provider &given, ports::TestReport report,
                    const base::Then<ports::TestReport> &then);
    void keepFound(ports::TestReport report, const base::Then<ports::TestReport> &then);

    Needs m_needs;
    ProviderKeys m_keys;
    FormKeys m_forms;
    KnownModels m_models;
    ServerErrands m_errands;
    bool m_isReady = false;
    bool m_newFolder = false;               ///< the folder's name in the vault is not stored yet
    QList<std::function<void()>> m_waiting; ///< commands that came before
};

} // namespace studio::services
