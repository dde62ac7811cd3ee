// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QPair>
#include <QString>

namespace studio::ui {

class ModelList;

/// The items of a box that chooses a provider, each with the provider's id: the studio's standard model (an
/// empty id), Rehearsal, the user's providers, and `chosen` if it is not on this computer. Without a list of
/// providers only the first two.
[[nodiscard]] QList<QPair<QString, QString>> providerItems(const ModelList *models,
                                                           const base::ProviderId &chosen);

} // namespace studio::ui
