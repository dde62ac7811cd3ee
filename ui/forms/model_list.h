// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/answering.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// The providers and their models as all forms of companions see them: read from the port when the first one
/// opens, and again whenever they change. No widgets; GUI thread.
class ModelList : public QObject
{
    Q_OBJECT

public:
    explicit ModelList(ports::ProviderPort &port, QObject *parent = nullptr);

    /// None: not known yet.
    [[nodiscard]] const std::optional<ports::ProviderList> &providers() const { return m_providers; }
    /// Who answers for a choice; none: not known yet.
    [[nodiscard]] std::optional<Answering> answering(const model::ModelChoice &choice) const;
    /// Asks what is known of the model that answers for it, once.
    void askFacts(const model::ModelChoice &choice);
    /// What the provider listed, and what else is known of it; by name.
    [[nodiscard]] QStringList modelsOf(const base::ProviderId &provider) const;
    [[nodiscard]] bool hasListed(const base::ProviderId &provider) const;
    /// Why there is no list; empty: it was not asked for, or is there.
    [[nodiscard]] QString troubleOf(const base::ProviderId &provider) const;
    /// Asks the provider itself, once; after a failure again.
    void askModels(const base::ProviderId &provider);

Q_SIGNALS:
    void changed();

private:
    struct Listed
    {
        bool isComplete = false;
        QStringList models;
        QString trouble;
    };

    using ModelKey = QPair<base::ProviderId, QString>;

    void refresh();
    void askModels(const model::Provider &provider);

    ports::ProviderPort &m_port;
    int m_edition = 0;               ///< of the providers; what was asked of an older one is stale
    QSet<base::ProviderId> m_asking; ///< for their models
    std::optional<ports::ProviderList> m_providers;
    QHash<base::ProviderId, Listed> m_listed;
    QHash<ModelKey, std::optional<model::ModelFacts>> m_facts; ///< none: asked for
};

} // namespace studio::ui
