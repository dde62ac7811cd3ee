// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/lineup.h"

// List order: every companion has a turn, in the order of the room (§11).
namespace studio::turn {

Lineup lineUpList(Floor &, const Field &field, const Heard &heard)
{
    return {model::Rule::List, field.members(), listedIn(field, heard, field.members())};
}

} // namespace studio::turn
