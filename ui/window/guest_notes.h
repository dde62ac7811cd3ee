// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"

#include <QList>
#include <QStringList>

namespace studio::ui {

/// The notes of a transcript when the guests of a room change: which guests came in, were shown out or were
/// let in again.
[[nodiscard]] QStringList guestNotes(const QList<model::Guest> &before, const QList<model::Guest> &after);

} // namespace studio::ui
