// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/floor_input_of.h"

namespace studio::model {

std::optional<FloorInput> floorInputOf(const Envelope &envelope)
{
    if (const auto *told = std::get_if<FloorTold>(&envelope.body))
        return told->input;
    const auto *posted = std::get_if<MessagePosted>(&envelope.body);
    if (!posted)
        return std::nullopt;
    switch (posted->way) {
    case MessagePosted::Way::Posted: return FloorInput{envelope.t, Posted{posted->message}};
    case MessagePosted::Way::Spoken:
        return FloorInput{envelope.t, TurnOver{.from = posted->message.from, .said = posted->message}};
    case MessagePosted::Way::Consumed:
        return FloorInput{envelope.t,
                          Consume{posted->message.from, double(posted->amount.value_or(0)), posted->message}};
    case MessagePosted::Way::Interrupted: return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace studio::model
