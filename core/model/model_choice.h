// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace studio::model {

/// How much a model that can think is to think.
enum class Effort { AsItLikes, Off, Low, Medium, High };

/// Which model answers for a companion, and how. Beside `provider` and `model`, what is absent is left to the
/// provider.
struct ModelChoice
{
    base::ProviderId provider;         ///< empty: the studio's standard model; `rehearsal`: the offline brain
    QString model;                     ///< empty: the provider's standard one
    std::optional<double> temperature; ///< 0..2
    std::optional<double> topP;        ///< 0..1
    std::optional<int> maxTokens;      ///< of one answer
    std::optional<qint64> seed;
    QStringList stop; ///< where it stops, at most four
    Effort effort = Effort::AsItLikes;
    bool operator==(const ModelChoice &) const = default;
};

/// The provider that is always there: offline, and not an AI.
inline base::ProviderId rehearsalProvider() { return base::ProviderId(QStringLiteral("rehearsal")); }

/// What of a stranger's choice may stay, in a card or a room from outside: how the model is sampled, and
/// Rehearsal. A provider, a model and what makes answers longer cost their user something.
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
