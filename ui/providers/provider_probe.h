// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <memory>

namespace studio::ui {

/// What a form asks of providers that are not saved yet: which servers there are on this machine, which
/// models, whether it works. One question of each kind at a time; a new one takes the place of the one
/// before, whose answers are not heard any more. Goes quiet when it goes.
class ProviderProbe : public QObject
{
    Q_OBJECT

public:
    explicit ProviderProbe(ports::ProviderPort &port, QObject *parent = nullptr)
        : QObject(parent)
        , m_port(port)
    {
    }

    void findServers(); ///< serverFound …, searchEnded
    void askModels(const model::Provider &provider, const ports::KeyInput &key);
    /// stepTold …, corrected if it was, abilitiesFound if the model answered, testEnded
    void test(const model::Provider &provider, const ports::KeyInput &key);
    void stopTest(); ///< testEnded does not follow

    [[nodiscard]] bool isSearching() const { return bool(m_search.asker); }
    [[nodiscard]] bool isTesting() const { return bool(m_test.asker); }

Q_SIGNALS:
    void serverFound(const studio::ports::LocalServer &server);
    void searchEnded();
    void modelsListed(const QStringList &models);
    void noModels(const QString &reason); ///< no list could be had
    void stepTold(const studio::ports::TestResult &result);
    void corrected(const studio::model::Provider &provider); ///< the test put the address or the model right
    void abilitiesFound(const studio::model::ModelFacts &facts);
    void testEnded(const QString &problem); ///< empty: it came to its end

private:
    /// A question that is not answered yet.
    struct Question
    {
        std::unique_ptr<QObject> asker; ///< who hears the answers; without it they are for nobody
        base::Job job;
    };

    static QObject *ask(Question &question);
    void endTest(const base::Result<ports::TestReport> &report);

    ports::ProviderPort &m_port;
    Question m_search;
    std::unique_ptr<QObject> m_models; ///< who hears the list of models
    Question m_test;
};

} // namespace studio::ui
