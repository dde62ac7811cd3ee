// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "ui/models/people.h"

#include <QString>

namespace studio::ui {

/// A gesture or facial expression as a sentence: "Kyoko waves". Accepts both forms of an act: companions here
/// name a gesture, companions of other networks send a `gesture` with its name inside.
class ActWords
{
public:
    ActWords();

    [[nodiscard]] QString sentence(const model::Action &action, const People &people) const;

private:
    gesture::GestureBook m_book;
};

} // namespace studio::ui
