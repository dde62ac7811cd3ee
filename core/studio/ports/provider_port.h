// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/job.h"
#include "core/base/then.h"
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

/// What came of a test that ran to its end.
struct TestReport
{
    /// The address was put right, or the model where there is only one. Stored already if the provider is.
    std::optional<model::Provider> corrected;
    std::optional<model::ModelFacts> facts; ///< what the model can do; none where it never answered
    std::optional<base::Error> notKept;     ///< why that could not be stored, of a provider that is stored
    bool operator==(const TestReport &) const = default;
};

/// Providers of models for everybody outside the core (a port).
///
/// Any thread may call a command. It does its work on the studio thread; `then` is told exactly once what
/// came of it, after the news that it caused. NotFound: there is no such provider. Storage, ReadOnly: nothing
/// could be stored, and nothing changed. Who drops the job of a search or a test ends it: Cancelled.
class ProviderPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listProviders(base::Then<ProviderList> then) = 0;
    /// An empty id makes a new one, named after it. Answers with the provider as it was saved. InvalidInput:
    /// an empty or taken name, an address that nothing can be sent to (checkedBaseUrl), a key or variable
    /// that no header takes, Keep with another origin.
    virtual void saveProvider(const model::Provider &provider, const KeyInput &key,
                              base::Then<model::Provider> then) = 0;
    /// Its key too. Companions that name it are answered for by the standard model.
    virtual void removeProvider(const base::ProviderId &provider, base::Then<void> then) = 0;
    /// The user agrees that its key is sent to its address, though it was given for another one, or for none
    /// that is known. InvalidInput: no key waits for that (ProviderRow::lack).
    virtual void agreeKey(const base::ProviderId &provider, base::Then<void> then) = 0;
    /// Who answers for companions that name no provider.
    virtual void setStandard(const model::ModelChoice &choice, base::Then<void> then) = 0;
    /// Abilities and the user's own price and context of a model. InvalidInput: no model is named, or a
    /// number is out of its range.
    virtual void saveFacts(const model::ModelFacts &facts, base::Then<void> then) = 0;
    /// What is known of a model, tested or not: the data file knows many that nobody asked yet.
    virtual void readFacts(const base::ProviderId &provider, const QString &model,
                           base::Then<model::ModelFacts> then) = 0;

    /// Asks the usual ports of this machine, all at once; each server that answers is told at once.
    virtual base::Job findLocalServers(base::Listener<LocalServer> found, base::Then<void> then) = 0;
    /// Of a provider as it stands in a form; with `key` Keep its stored key is used. Refused: that key waits
    /// for the user to agree. Network: the list cannot be had, with the reason in a sentence.
    virtual void listModels(const model::Provider &provider, const KeyInput &key,
                            base::Then<QStringList> then) = 0;
    /// Asks the model of a provider as it stands in a form, step by step, and costs a few hundred tokens.
    /// `step`: each when it begins and when it is over. A test whose steps fail is no error.
    virtual base::Job testProvider(const model::Provider &provider, const KeyInput &key,
                                   base::Listener<TestResult> step, base::Then<TestReport> then) = 0;

Q_SIGNALS:
    /// A provider, its key, a standard or facts changed; ask again.
    void providersChanged();
};

} // namespace studio::ports
