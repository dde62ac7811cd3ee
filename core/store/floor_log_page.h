// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

#include <QList>

namespace studio::store {

/// A part of a floor's inputs and decisions, in order. The first page of a room begins with the room as it
/// was created.
struct FloorLogPage
{
    QList<model::Envelope> events; ///< inputs of the floor, Decisions and changes of the room
    qint64 next = 1;               ///< where the next page begins
    bool isLast = true;            ///< nothing more is stored yet

    bool operator==(const FloorLogPage &) const = default;
};

} // namespace studio::store
