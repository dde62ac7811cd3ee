// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"
#include "tests/support/give_answer.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace studio::tests {

/// A ProviderPort that only records its commands. A test answers with one of the functions below.
class FakeProviderPort : public ports::ProviderPort
{
    Q_OBJECT

public:
    using ProviderPort::ProviderPort;

    /// One line for each command and its subject: "saveProvider openai set", never a key. A job that is
    /// dropped before its answer is "cancel findLocalServers" or "cancel testProvider".
    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] bool wasAsked(const QString &beginning) const;
    [[nodiscard]] const model::Provider &lastProvider() const
    {
        return m_provider;
    } ///< saved, listed, tested
    [[nodiscard]] const ports::KeyInput &lastKey() const { return m_key; }
    [[nodiscard]] const QList<model::ModelFacts> &savedFacts() const { return m_facts; }
    [[nodiscard]] const model::ModelChoice &standard() const { return m_standard; }

    void answerList(const ports::ProviderList &list);      ///< every open listProviders()
    void answerFirstList(const ports::ProviderList &list); ///< the oldest open one
    void answerSaved(const base::Result<model::Provider> &provider);
    /// The newest listModels(), or the one with that number.
    void answerModels(const base::Result<QStringList> &models, std::optional<qsizetype> number = {});
    void answerFacts(const base::Result<model::ModelFacts> &facts);
    void findServer(const ports::LocalServer &server);
    void endSearch();
    void answerStep(ports::TestStep step, ports::TestResult::How how, const QString &text = {});
    void endTest(const base::Result<ports::TestReport> &report = ports::TestReport());
    void answerChange(const base::Result<void> &result = {}); ///< the newest other command

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

private:
    /// A search or a test.
    template<class News, class T>
    struct Running
    {
        base::Listener<News> tell;
        base::Then<T> then;
        std::shared_ptr<bool> isOver = std::make_shared<bool>(false);
    };

    void remember(const QStringList &words) { m_commands.append(words.join(u' ')); }
    template<class News, class T>
    [[nodiscard]] base::Job jobOf(const Running<News, T> &running, const QString &what);

    QStringList m_commands;
    QList<base::Then<ports::ProviderList>> m_lists; ///< not answered yet
    QList<base::Then<model::Provider>> m_saves;
    QList<base::Then<QStringList>> m_models;
    QList<base::Then<model::ModelFacts>> m_reads;
    QList<base::Then<void>> m_changes;
    QList<Running<ports::LocalServer, void>> m_searches;
    QList<Running<ports::TestResult, ports::TestReport>> m_tests;
    model::Provider m_provider;
    ports::KeyInput m_key;
    QList<model::ModelFacts> m_facts;
    model::ModelChoice m_standard;
};

} // namespace studio::tests
