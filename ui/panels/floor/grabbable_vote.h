// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/floor/floor_row_content.h"

namespace studio::ui {

/// A vote on screen that users may change, as a screen reader needs it.
class GrabbableVote
{
public:
    virtual ~GrabbableVote() = default;

    [[nodiscard]] virtual const FloorRowContent &content() const = 0;
    /// Does nothing while the vote cannot be changed.
    virtual void press(VoteMark mark) = 0;
    virtual void giveImportance(int importance) = 0;
};

} // namespace studio::ui
