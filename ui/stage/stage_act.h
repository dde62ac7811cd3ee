// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gesture/gesture.h"
#include "core/gesture/gesture_book.h"
#include "core/model/action.h"
#include "core/model/emotion.h"
#include "core/model/raw_json.h"

#include <QString>

#include <optional>

namespace studio::ui {

/// What a body shall do, read from an Action of a model, a guest or a menu. Parameters are texts of
/// strangers: words are looked up, nothing else in them is ever followed.
struct StageAct
{
    std::optional<gesture::Gesture> gesture;
    bool known = true;                     ///< false: its name was not, the nearest gesture is played
    std::optional<model::Emotion> feeling; ///< to show from now on
    QString at;                            ///< who is meant or looked at: an id or a name, as it was written
    bool looks = false;                    ///< it looks at `at`, or ahead where that is nobody
    bool toTheLeft = false;                ///< a move; others are turned to whom they are meant for

    bool operator==(const StageAct &) const = default;
};

/// Action names are `gesture` {name, at?, emotion?}, `look` {at}, `expression` {emotion}, `move` {to:
/// forward, back, left, right}, or a gesture's own name.
[[nodiscard]] StageAct stageAct(const model::Action &action, const gesture::GestureBook &book);

/// The feeling in the metadata of a message, {"emotion": "happy"}; none where there is none that is known.
[[nodiscard]] std::optional<model::Emotion> feelingIn(const model::RawJson &metadata);

} // namespace studio::ui
