// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_choice.h"
#include "core/model/provider.h"

#include <QList>
#include <QString>

#include <optional>

namespace studio::store {

/// All that is stored about providers. No keys.
struct ProviderRecord
{
    QList<model::Provider> providers;
    QList<model::ModelFacts> facts;
    std::optional<model::ModelChoice> standard; ///< none: not chosen yet
    QString vault; ///< tells the keys of this folder from those of other folders; empty: not set yet
    bool operator==(const ProviderRecord &) const = default;
};

} // namespace studio::store
