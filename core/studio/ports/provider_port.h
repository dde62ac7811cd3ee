// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/call_record.h"
#include "core/model/key_lack.h"
#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ports {

/// What is said of a key beside the provider. It is given in, never out.
struct KeyInput
{
    enum class What {
        Keep,   ///< as it is
        Forget, ///< it needs none (any more)
        Set,    ///< `key`, into the keychain; where there is none, kept until the program ends
    };
    What what = What::Keep;
    QByteArray key;
};

/// One provider as the outside sees it.
struct ProviderRow
{
    model::Provider provider;
    bool hasKey = false;             ///< one is at hand now
    QList<model::ModelFacts> models; ///< those that something is known of, by name
    model::KeyLack lack{};           ///< why none is at hand, where it needs one
    bool operator==(const ProviderRow &) const = default;
};

/// All providers, and what holds for companions that name none.
struct ProviderList
{
    QList<ProviderRow> rows;     ///< by name; Rehearsal is not among them
    model::ModelChoice standard; ///< provider and model only; `rehearsal` at first
    bool keychain = false;       ///< there is one, and it can be used
    bool operator==(const ProviderList &) const = default;
};

/// Somebody who answers on this machine.
struct LocalServer
{
    enum class What {
        Ollama,
        LmStudio,
        LlamaCpp,
        Compatible,  ///< lists models as OpenAI does
        OwnFirehose, ///< our own door, not a model
        Other,       ///< something else has the port
    };
    What what = What::Other;
    model::ProviderKind kind = model::ProviderKind::Compatible;
    QUrl baseUrl;
    QStringList models;
    bool operator==(const LocalServer &) const = default;
};

/// The steps of a test, in order. A later one is not tried where it needs one that failed.
enum class TestStep { Reach, Key, List, Stream, Json, Tool, Picture };

struct TestResult
{
    enum class How {
        Running,
        Fine,
        Warning, ///< it works without this
        Failed,
        Skipped, ///< an earlier one failed
    };
    TestStep step = TestStep::Reach;
    How how = How::Running;
    QString text; ///< one plain sentence, and what to do; translated
    std::optional<model::CallTrouble> trouble;
    bool operator==(const TestResult &) const = default;
};

/// Providers of models for everybody outside the core (a port). Threads and requests as in RoomPort.
class ProviderPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId listProviders() = 0; ///< providersListed
    /// An empty id makes a new one, named after it. Refused: an empty or taken name, an address that nothing
    /// can be sent to (checkedBaseUrl), a key or variable that no header takes, Keep with another origin.
    virtual base::RequestId saveProvider(const model::Provider &provider,
                                         const KeyInput &key) = 0; ///< providerSaved
    /// Its key too. Companions that name it are answered for by the standard model.
    virtual base::RequestId removeProvider(const base::ProviderId &provider) = 0;
    /// The user agrees that its key is sent to its address, though it was given for another one, or for none
    /// that is known. Refused: no key waits for that (ProviderRow::lack).
    virtual base::RequestId agreeKey(const base::ProviderId &provider) = 0;
    /// Who answers for companions that name no provider.
    virtual base::RequestId setStandard(const model::ModelChoice &choice) = 0;
    /// Abilities and the user's own price and context of a model.
    virtual base::RequestId saveFacts(const model::ModelFacts &facts) = 0;
    /// What is known of a model, tested or not: the data file knows many that nobody asked yet.
    virtual base::RequestId readFacts(const base::ProviderId &provider,
                                      const QString &model) = 0; ///< factsRead

    /// Asks the usual ports of this machine, all at once; each that answers is told at once, done() ends it.
    virtual base::RequestId findLocalServers() = 0; ///< serverFound …
    /// Of a provider as it stands in a form; with `key` Keep its stored key is used.
    virtual base::RequestId listModels(const model::Provider &provider,
                                       const KeyInput &key) = 0; ///< modelsListed
    /// Asks the model of a provider as it stands in a form, step by step, and costs a few hundred tokens.
    /// tested for each step when it begins and when it is over; providerCorrected if it was; abilitiesFound;
    /// done.
    virtual base::RequestId testProvider(const model::Provider &provider, const KeyInput &key) = 0;
    virtual void
    cancel(const base::RequestId &request) = 0; ///< ends a search or a test with failed(Cancelled)

Q_SIGNALS:
    void providersListed(const studio::base::RequestId &request, const studio::ports::ProviderList &list);
    void providerSaved(const studio::base::RequestId &request, const studio::model::Provider &provider);
    void serverFound(const studio::base::RequestId &request, const studio::ports::LocalServer &server);
    void modelsListed(const studio::base::RequestId &request, const QStringList &models);
    void tested(const studio::base::RequestId &request, const studio::ports::TestResult &result);
    void factsRead(const studio::base::RequestId &request, const studio::model::ModelFacts &facts);
    void abilitiesFound(const studio::base::RequestId &request, const studio::model::ModelFacts &facts);
    /// What a test put right: the address, or the model where there is only one. Stored already if the
    /// provider is.
    void providerCorrected(const studio::base::RequestId &request, const studio::model::Provider &provider);
    /// A provider, its key, a standard or facts changed; ask again.
    void providersChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
