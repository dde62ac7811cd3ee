// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QList>
#include <QPair>
#include <QString>

namespace studio::ui {

class ModelList;

/// What a box offers where somebody chooses who answers, each with the id of the provider: the studio's
/// standard model (an empty id), Rehearsal, the user's providers, and `chosen` where it is not on this
/// machine. Without a list of providers only the first two.
[[nodiscard]] QList<QPair<QString, QString>> providerItems(const ModelList *models,
                                                           const base::ProviderId &chosen);

} // namespace studio::ui
