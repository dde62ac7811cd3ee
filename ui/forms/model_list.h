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

/// The providers and their models for all forms of companions. It reads them from the port when the first
/// form opens, and again whenever they change. No widgets; GUI thread.
class ModelList : public QObject
{
    Q_OBJECT

public:
    explicit ModelList(ports::ProviderPort &port, QObject *parent = nullptr);

    /// Null: not known yet.
    [[nodiscard]] const std::optional<ports::ProviderList> &providers() const { return m_providers; }
    /// The model that answers for a choice; null: not known yet.
    [[nodiscard]] std::optional<Answering> answering(const model::ModelChoice &choice) const;
    /// Asks once what is known of the model that answers for the choice.
    void askFacts(const model::ModelChoice &choice);
    /// The models that the provider listed, and other known ones; by name.
    [[nodiscard]] QStringList modelsOf(const base::ProviderId &provider) const;
    [[nodiscard]] bool hasListed(const base::ProviderId &provider) const;
    /// Why there is no list; empty: the list is here, or nobody asked for it.
    [[nodiscard]] QString troubleOf(const base::ProviderId &provider) const;
    /// Asks the provider itself, once; after a failure it asks again.
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
    int m_edition = 0;               ///< of the providers; answers for an older edition are stale
    QSet<base::ProviderId> m_asking; ///< providers that are being asked for their models
    std::optional<ports::ProviderList> m_providers;
    QHash<base::ProviderId, Listed> m_listed;
    QHash<ModelKey, std::optional<model::ModelFacts>> m_facts; ///< null: being asked
};

} // namespace studio::ui
