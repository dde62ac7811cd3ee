// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QStringList>

namespace studio::tests {

/// A ProviderPort that only remembers what it was asked. A test answers by emitting the signals itself, with
/// the number that the call gave back, or with one of the functions below.
class FakeProviderPort : public ports::ProviderPort
{
    Q_OBJECT

public:
    using ProviderPort::ProviderPort;

    struct Call
    {
        QString what; ///< the command and what it is about: "saveProvider openai set"; never a key
        base::RequestId request;
    };

    [[nodiscard]] const QList<Call> &calls() const { return m_calls; }
    [[nodiscard]] QStringList commands() const;
    /// The number of the newest call that begins with this; empty: there was none.
    [[nodiscard]] base::RequestId requestOf(const QString &beginning) const;
    [[nodiscard]] const model::Provider &lastProvider() const
    {
        return m_provider;
    } ///< saved, listed, tested
    [[nodiscard]] const ports::KeyInput &lastKey() const { return m_key; }
    [[nodiscard]] const QList<model::ModelFacts> &savedFacts() const { return m_facts; }
    [[nodiscard]] const model::ModelChoice &standard() const { return m_standard; }

    void answerList(const ports::ProviderList &list); ///< every listProviders() that waits
    void answerModels(const QStringList &models);
    void answerStep(ports::TestStep step, ports::TestResult::How how, const QString &text = {});
    void end(const QString &beginning); ///< done
    void fail(const QString &beginning, const QString &text);

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

private:
    base::RequestId remember(const QStringList &words);

    QList<Call> m_calls;
    QList<base::RequestId> m_listing; ///< not answered yet
    model::Provider m_provider;
    ports::KeyInput m_key;
    QList<model::ModelFacts> m_facts;
    model::ModelChoice m_standard;
    int m_number = 0;
};

} // namespace studio::tests
