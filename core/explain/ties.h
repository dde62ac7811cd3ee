// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/names.h"
#include "core/model/decision.h"

#include <QStringList>

namespace studio::explain {

/// The names of all who tie with the winner of a vote, the runner-up first, the others in roster order. Only
/// for a decision whose runner-up has the winner's importance.
[[nodiscard]] QStringList tiedWithWinner(const model::Decision &decision, const Names &names);

} // namespace studio::explain
