// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "core/wire/json.h"

#include <QList>

namespace studio::wire {

[[nodiscard]] Json guestsToJson(const QList<model::Guest> &guests);
/// One that cannot be read is left out: a room is worth more than one of its guests.
[[nodiscard]] QList<model::Guest> readGuests(const Json &array);

} // namespace studio::wire
