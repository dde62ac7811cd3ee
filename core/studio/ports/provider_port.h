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

/// How a form handles a provider's key. Keys go in, and never out.
struct KeyInput
{
    enum class What {
        Keep,   ///< leave the key unchanged
        Forget, ///< the provider needs no key (any more)
        Set,    ///< store `key` in the keychain, or until the program ends if there is none
    };
    What what = What::Keep;
    QByteArray key{};
    bool isAtHand = false; ///< the user has an input for the key in front of them, and is told to use it
};

/// One provider as code outside the core sees it.
struct ProviderRow
{
    model::Provider provider;
    bool hasKey = false;             ///< a key is available now
    QList<model::ModelFacts> models; ///< the models that something is known about, by name
    model::KeyLack lack{};           ///< why no key is available, if one is needed
    bool operator==(const ProviderRow &) const = default;
};

/// All providers, and the default for companions that name none.
struct ProviderList
{
    QList<ProviderRow> rows;     ///< by name; without Rehearsal
    model::ModelChoice standard; ///< provider and model only; initially `rehearsal`
    bool keychain = false;       ///< a usable keychain exists
    bool operator==(const ProviderList &) const = default;
};

/// A server that answers on this machine.
struct LocalServer
{
    enum class What {
        Ollama,
        LmStudio,
        LlamaCpp,
        Compatible,  ///< lists models as OpenAI does
        OwnFirehose, ///< our own door, not a model server
        Other,       ///< another program uses the port
    };
    What what = What::Other;
    model::ProviderKind kind = model::ProviderKind::Compatible;
    QUrl baseUrl;
    QStringList models;
    bool operator==(const LocalServer &) const = default;
};

/// The steps of a test, in order. A step is skipped if it needs a step that failed.
enum class TestStep { Reach, Key, List, Stream, Json, Tool, Picture };

struct TestResult
{
    enum class How {
        Running,
        Fine,
        Warning, ///< the model works without this
        Failed,
        Skipped, ///< an earlier step failed
    };
    TestStep step = TestStep::Reach;
    How how = How::Running;
    QString text; ///< one plain sentence, and what to do; translated
    std::optional<model::CallTrouble> trouble;
    bool operator==(const TestResult &) const = default;
};

/// The result of a test that ran to its end.
struct TestReport
{
    /// The corrected address, or the model if there is only one. Stored already if the provider is.
    std::optional<model::Provider> corrected;
    std::optional<model::ModelFacts> facts; ///< what the model can do; none if it never answered
    std::optional<base::Error> notKept;     ///< why a stored provider's facts could not be stored
    bool operator==(const TestReport &) const = default;
};

/// Model providers for code outside the core (a port).
///
/// Any thread may call a command. The work is done on the studio thread, and `then` gets the result exactly
/// once, after the news that the command caused. NotFound: there is no such provider. Storage, ReadOnly:
/// nothing could be stored, and nothing changed. Dropping the job of a search or a test ends it: Cancelled.
class ProviderPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listProviders(base::Then<ProviderList> then) = 0;
    /// An empty id creates a provider, with an id made from its name. Returns the provider as saved.
    /// InvalidInput: an empty or taken name, an address that cannot be used (checkedBaseUrl), a key or
    /// variable that no header can carry, Keep with another origin.
    virtual void saveProvider(const model::Provider &provider, const KeyInput &key,
                              base::Then<model::Provider> then) = 0;
    /// Removes the provider and its key. Companions that name it use the standard model from then on.
    virtual void removeProvider(const base::ProviderId &provider, base::Then<void> then) = 0;
    /// The user agrees to send the provider's key to its address, although the key was given for another
    /// address or for an unknown one. InvalidInput: no key waits for that (ProviderRow::lack).
    virtual void agreeKey(const base::ProviderId &provider, base::Then<void> then) = 0;
    /// Sets the model for companions that name no provider.
    virtual void setStandard(const model::ModelChoice &choice, base::Then<void> then) = 0;
    /// Stores abilities and the user's own price and context of a model. InvalidInput: no model is named, or
    /// a number is out of range.
    virtual void saveFacts(const model::ModelFacts &facts, base::Then<void> then) = 0;
    /// What is known about a model, tested or not: the data file knows many untested models.
    virtual void readFacts(const base::ProviderId &provider, const QString &model,
                           base::Then<model::ModelFacts> then) = 0;

    /// Asks the usual ports of this machine, all at once; each server is reported as soon as it answers.
    virtual base::Job findLocalServers(base::Listener<LocalServer> found, base::Then<void> then) = 0;
    /// Lists the models of a provider as a form describes it; with `key` Keep its stored key is used.
    /// Refused: that key waits for the user's consent. Network: the list is not available, with the reason in
    /// a sentence.
    virtual void listModels(const model::Provider &provider, const KeyInput &key,
                            base::Then<QStringList> then) = 0;
    /// Tests a model of a provider as a form describes it, step by step; costs a few hundred tokens. `step`:
    /// each step when it begins and when it ends. A test with failed steps is not an error.
    virtual base::Job testProvider(const model::Provider &provider, const KeyInput &key,
                                   base::Listener<TestResult> step, base::Then<TestReport> then) = 0;

Q_SIGNALS:
    /// A provider, its key, the standard or facts changed; ask again.
    void providersChanged();
};

} // namespace studio::ports
