// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/model_client.h"

#include <QHash>

#include <memory>

namespace studio::agent {

/// Wraps another client. Compares the token counts that servers report for a request with our estimate, and
/// adds the learned scale to the traits of the model. Kept while the program runs, not stored.
class CountingClient final : public llm::ModelClient
{
public:
    /// `inner` outlives it.
    explicit CountingClient(llm::ModelClient &inner);

    [[nodiscard]] QString displayName() const override { return m_inner.displayName(); }
    [[nodiscard]] llm::ModelTraits traits(const model::ModelChoice &choice) const override;
    [[nodiscard]] llm::ModelCall *start(const llm::ModelRequest &request, QObject *parent) override;

private:
    using Scales = QHash<QString, model::TokenScale>; ///< by the name of the model

    llm::ModelClient &m_inner;
    std::shared_ptr<Scales> m_scales; ///< calls may outlive the client
};

} // namespace studio::agent
