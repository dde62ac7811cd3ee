// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <memory>

namespace studio::ui {

/// Requests about unsaved providers: which servers run on this machine, which models there are, whether a
/// provider works. One request of each kind at a time; a new one replaces the one before, whose answers are
/// dropped. Deleting the object cancels everything.
class ProviderProbe : public QObject
{
    Q_OBJECT

public:
    explicit ProviderProbe(ports::ProviderPort &port, QObject *parent = nullptr)
        : QObject(parent)
        , m_port(port)
    {
    }

    void findServers(); ///< serverFound …, then searchEnded
    void askModels(const model::Provider &provider, const ports::KeyInput &key);
    /// stepTold …, corrected if the test changed something, abilitiesFound if the model answered, testEnded
    void test(const model::Provider &provider, const ports::KeyInput &key);
    void stopTest(); ///< no testEnded follows

    [[nodiscard]] bool isSearching() const { return bool(m_search.asker); }
    [[nodiscard]] bool isTesting() const { return bool(m_test.asker); }

Q_SIGNALS:
    void serverFound(const studio::ports::LocalServer &server);
    void searchEnded();
    void modelsListed(const QStringList &models);
    void noModels(const QString &reason); ///< no list is available
    void stepTold(const studio::ports::TestResult &result);
    void corrected(const studio::model::Provider &provider); ///< the test fixed the address or the model
    void abilitiesFound(const studio::model::ModelFacts &facts);
    void testEnded(const QString &problem); ///< empty: completed

private:
    /// A request without an answer so far.
    struct Question
    {
        std::unique_ptr<QObject> asker; ///< context of the answers; without it they are dropped
        base::Job job;
    };

    static QObject *ask(Question &question);
    void endTest(const base::Result<ports::TestReport> &report);

    ports::ProviderPort &m_port;
    Question m_search;
    std::unique_ptr<QObject> m_models; ///< context for the list of models
    Question m_test;
};

} // namespace studio::ui
