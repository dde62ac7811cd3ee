// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/llm/http/endpoint.h"
#include "core/llm/model_client.h"
#include "core/llm/provider/provider_book.h"
#include "core/store/provider_store.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/services/providers/provider_keys.h"

#include <QHash>
#include <QPointer>

#include <functional>
#include <memory>

namespace studio::services {

/// Providers for the outside, and the one who keeps the book true to the store and the keychain. Lives on the
/// studio thread; commands may come from any thread.
///
/// The providers and their keys are read first, which a keychain that asks its user may delay; commands are
/// done when that is over. Without a keychain a new key is kept in the book until the program ends.
class ProviderService final : public ports::ProviderPort
{
    Q_OBJECT

public:
    /// Who answers for the providers of a book; tests ask it.
    using MakeClient =
        std::function<std::unique_ptr<llm::ModelClient>(const llm::provider::ProviderBook &book)>;

    /// What it works with; all of it outlives it.
    struct Needs
    {
        store::ProviderStore &store;
        secrets::KeyVault &vault;
        llm::provider::ProviderBook &book;
        llm::http::HttpTransport &transport;
        base::Clock &clock;
        base::IdSource &ids;
        MakeClient makeClient;
        QString dataFolder; ///< where agreed variables are kept; empty: nowhere
    };

    explicit ProviderService(Needs house);
    ~ProviderService() override;

    base::RequestId listProviders() override;
    base::RequestId saveProvider(const model::Provider &provider, const ports::KeyInput &key) override;
    base::RequestId removeProvider(const base::ProviderId &provider) override;
    base::RequestId agreeKey(const base::ProviderId &provider) override;
    base::RequestId setStandard(const model::ModelChoice &choice) override;
    base::RequestId saveFacts(const model::ModelFacts &facts) override;
    base::RequestId readFacts(const base::ProviderId &provider, const QString &model) override;
    base::RequestId findLocalServers() override;
    base::RequestId listModels(const model::Provider &provider, const ports::KeyInput &key) override;
    base::RequestId testProvider(const model::Provider &provider, const ports::KeyInput &key) override;
    void cancel(const base::RequestId &request) override;

    /// Stores what was learned of a model in a call, beside what is known of it: habits are added, a context
    /// is replaced unless the user wrote it. Nothing is told if it cannot be stored: it is learned again.
    void learn(const model::ModelFacts &found);

    /// Calls back once all providers and their keys are there. Any thread; on the thread of the context.
    void whenReady(QObject *context, std::function<void()> then);

private:
    using Work = std::function<void(const base::RequestId &)>;

    base::RequestId onStudio(Work work);
    void load();
    void fillBook(const store::ProviderRecord &record);
    void beReady();
    void list(const base::RequestId &request);
    void save(const base::RequestId &request, model::Provider provider, const ports::KeyInput &key);
    void store(const base::RequestId &request, const model::Provider &provider, const QByteArray &key);
    void remove(const base::RequestId &request, const base::ProviderId &provider);
    void agree(const base::RequestId &request, const base::ProviderId &provider);
    void keepStandard(const base::RequestId &request, const model::ModelChoice &choice);
    void keepFacts(const base::RequestId &request, const model::ModelFacts &facts);
    void keepFolder(const model::Provider &provider);
    [[nodiscard]] base::Result<llm::http::Endpoint> endpointOf(const model::Provider &provider,
                                                               const ports::KeyInput &key) const;
    void test(const base::RequestId &request, const model::Provider &provider, const QByteArray &key);
    void keepCorrected(const base::RequestId &request, const model::Provider &given,
                       const model::Provider &tested, const model::ModelFacts &facts);
    void forgetHabits(const model::Provider &before, const model::Provider &now);
    void keepFound(const base::RequestId &request, const model::ModelFacts &facts);
    [[nodiscard]] std::optional<model::Provider> known(const base::ProviderId &provider) const;
    [[nodiscard]] std::optional<base::Error> flawInKept(const model::Provider &provider,
                                                        const ports::KeyInput &key) const;
    [[nodiscard]] bool isWrittenNow(const model::Provider &provider) const;
    [[nodiscard]] std::optional<base::Error> flawInSending(const model::Provider &provider,
                                                           const ports::KeyInput &key) const;
    [[nodiscard]] QByteArray keyFor(const model::Provider &provider, const ports::KeyInput &key) const;
    void begin(const base::RequestId &request, QObject *work);
    void end(const base::RequestId &request);
    void answer(const base::RequestId &request, const base::Result<void> &result);
    void refuse(const base::RequestId &request, const base::Error &error);

    Needs m_house;
    ProviderKeys m_keys;
    bool m_isReady = false;
    bool m_newFolder = false;                            ///< its name in the vault is not stored yet
    QList<std::function<void()>> m_waiting;              ///< commands that came before
    QHash<base::RequestId, QPointer<QObject>> m_running; ///< searches and tests
};

} // namespace studio::services
