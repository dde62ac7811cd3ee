// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <optional>
#include <utility>

namespace studio::app {

/// Uses one model for every companion once a model was chosen for this run; before that each companion has
/// their own. All other call settings stay those of the companion. Lives on the studio thread.
class OneModel final : public llm::ModelClient
{
public:
    /// `inner` outlives it.
    explicit OneModel(llm::ModelClient &inner)
        : m_inner(inner)
    {
    }

    /// Only provider and model of the choice are used.
    void choose(const model::ModelChoice &choice) { m_chosen = choice; }

    QString displayName() const override
    {
        return m_chosen ? m_inner.traits(*m_chosen).name : m_inner.displayName();
    }
    llm::ModelTraits traits(const model::ModelChoice &choice) const override
    {
        return m_inner.traits(chosen(choice));
    }
    llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override
    {
        llm::ModelRequest changed = request;
        changed.choice = chosen(request.choice);
        return m_inner.start(changed, parent);
    }

private:
    [[nodiscard]] model::ModelChoice chosen(model::ModelChoice own) const
    {
        if (m_chosen) {
            own.provider = m_chosen->provider;
            own.model = m_chosen->model;
        }
        return own;
    }

    llm::ModelClient &m_inner;
    std::optional<model::ModelChoice> m_chosen;
};

} // namespace studio::app
