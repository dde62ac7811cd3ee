// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace studio::model {

/// How much a model that can think should think.
enum class Effort { AsItLikes, Off, Low, Medium, High };

/// The model that answers for a companion, and its settings. Apart from `provider` and `model`, absent
/// settings are left to the provider.
struct ModelChoice
{
    base::ProviderId provider;         ///< empty: the studio's standard model; `rehearsal`: the offline brain
    QString model;                     ///< empty: the provider's standard model
    std::optional<double> temperature; ///< 0..2
    std::optional<double> topP;        ///< 0..1
    std::optional<int> maxTokens;      ///< for one answer
    std::optional<qint64> seed;
    QStringList stop; ///< texts at which it stops, at most four
    Effort effort = Effort::AsItLikes;
    bool operator==(const ModelChoice &) const = default;
};

/// The provider that always exists: offline, and not an AI.
inline base::ProviderId rehearsalProvider() { return base::ProviderId(QStringLiteral("rehearsal")); }

/// Reduces a choice in a card or a room from outside to the safe part: sampling settings, and Rehearsal. A
/// provider, a model, or longer answers would cost the user money.
[[nodiscard]] inline ModelChoice withoutCost(ModelChoice asked)
{
    if (asked.provider != rehearsalProvider()) {
        asked.provider = {};
        asked.model.clear();
    }
    asked.maxTokens.reset();
    asked.effort = Effort::AsItLikes;
    return asked;
}

} // namespace studio::model
