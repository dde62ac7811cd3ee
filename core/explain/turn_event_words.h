// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QList>
#include <QString>

// The eleven kinds of what happens inside a turn, for people who have never seen one. In the user's language.
namespace studio::explain {

/// One of each kind, in their own order: for lists to choose from.
[[nodiscard]] QList<model::TurnEventKind> turnEventKinds();
/// A label: "Said", "Tool asked for".
[[nodiscard]] QString turnEventName(const model::TurnEventKind &kind);
/// What it means, in one plain sentence with a comparison from everyday life.
[[nodiscard]] QString turnEventHelp(const model::TurnEventKind &kind);

} // namespace studio::explain
