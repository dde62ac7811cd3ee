// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/provider.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

// Facts about models that were not tested here yet: list prices, contexts and abilities. Data, not code:
// resources/models/models.json. Prices change; the user's own prices take precedence. Pure.
namespace studio::llm::provider {

/// Models with a common name prefix.
struct ModelFamily
{
    QList<model::ProviderKind> kinds;
    QString begins;
    model::ModelAbilities abilities;
    model::ModelPrice price;
    std::optional<int> context; ///< tokens
    bool operator==(const ModelFamily &) const = default;
};

/// The families in the order of the file.
struct ModelCatalogue
{
    QString asOf; ///< the month of its prices: "2025-12"
    QList<ModelFamily> families;
    bool operator==(const ModelCatalogue &) const = default;
};

/// Refused as a whole, naming the faulty family: an unknown key or kind, a price below 0, no name.
[[nodiscard]] base::Result<ModelCatalogue> readCatalogue(const QByteArray &json);

/// The catalogue that comes with the program.
[[nodiscard]] const ModelCatalogue &catalogue();

/// From the family with the longest matching prefix; vendors in front ("openai/gpt-4o") are skipped. A model
/// on this machine costs nothing. If no family matches, everything is unknown.
[[nodiscard]] model::ModelFacts factsFor(const ModelCatalogue &catalogue, const model::Provider &provider,
                                         const QString &model);

/// `own` (tested, or edited by the user), with missing facts taken from `listed`.
[[nodiscard]] model::ModelFacts completed(model::ModelFacts own, const model::ModelFacts &listed);

} // namespace studio::llm::provider
