// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/models/people.h"

#include <optional>

namespace studio::ui {

/// What the floor panel was given to show: the floor of an open room, and perhaps a past decision of it.
struct ShownFloor
{
    ports::FloorView now;
    std::optional<ports::FloorView> past;
    qint64 pastSeq = 0; ///< of the event with the past decision
    People people;
    bool isOpen = false;
    bool isReadOnly = false;

    [[nodiscard]] bool isPast() const { return past.has_value(); }
    [[nodiscard]] bool isLive() const { return isOpen && !past; }
    /// The floor on screen, without a trial.
    [[nodiscard]] const ports::FloorView &recorded() const { return past ? *past : now; }
};

} // namespace studio::ui
