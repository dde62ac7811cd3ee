// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/provider_port.h"

#include <QObject>

#include <optional>

namespace studio::ui {

/// What a form asks of providers that are not saved yet: which servers there are on this machine, which
/// models, whether it works. One question of each kind at a time; a new one takes the place of the one
/// before, whose answers are not heard any more. Goes quiet when it goes.
class ProviderProbe : public QObject
{
    Q_OBJECT

public:
    explicit ProviderProbe(ports::ProviderPort &port, QObject *parent = nullptr);
    ~ProviderProbe() override;

    void findServers(); ///< serverFound …, searchEnded
    void askModels(const model::Provider &provider, const ports::KeyInput &key);
    /// stepTold …, corrected if it was, abilitiesFound, testEnded
    void test(const model::Provider &provider, const ports::KeyInput &key);
    void stopTest(); ///< testEnded does not follow

    [[nodiscard]] bool isSearching() const { return !m_search.isEmpty(); }
    [[nodiscard]] bool isTesting() const { return !m_test.isEmpty(); }

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
    void over(const base::RequestId &request, const QString &problem);
    void drop(base::RequestId &request);

    ports::ProviderPort &m_port;
    base::RequestId m_search;
    base::RequestId m_models;
    base::RequestId m_test;
};

} // namespace studio::ui
