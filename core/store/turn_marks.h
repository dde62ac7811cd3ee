// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// How turns are found in a room's log. Only for this module.
namespace studio::store {

/// The kinds of events that name a turn but are not its own (its own are pieces of speech and its tools):
/// what the floor and the messages say about it.
inline const QString kAboutTurns =
    QStringLiteral("('startTurn', 'wake', 'abortTurn', 'turnOver', 'consume', 'posted', 'interrupted')");

/// Events. No turn lasts that long, or stays silent for that long while others go on, and a query is over
/// after minutes.
constexpr qint64 kLookBack = 10'000;

} // namespace studio::store
