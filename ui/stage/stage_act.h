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

/// What a body is to do, read from an Action of a model, a guest or a menu. Parameters are foreign texts:
/// known words are looked up, nothing else in them is ever acted on.
struct StageAct
{
    std::optional<gesture::Gesture> gesture;
    bool known = true;                     ///< false: the name was unknown, the nearest gesture is played
    std::optional<model::Emotion> feeling; ///< to show from now on
    QString at;                            ///< the person meant or looked at: an id or a name, as written
    bool looks = false;                    ///< looks at `at`, or ahead if that is nobody
    bool toTheLeft = false;                ///< for a move; other acts turn towards the person meant

    bool operator==(const StageAct &) const = default;
};

/// Action names are `gesture` {name, at?, emotion?}, `look` {at}, `expression` {emotion}, `move` {to:
/// forward, back, left, right}, or a gesture's own name.
[[nodiscard]] StageAct stageAct(const model::Action &action, const gesture::GestureBook &book);

/// The feeling in the metadata of a message, {"emotion": "happy"}; none if it is missing or unknown.
[[nodiscard]] std::optional<model::Emotion> feelingIn(const model::RawJson &metadata);

} // namespace studio::ui
