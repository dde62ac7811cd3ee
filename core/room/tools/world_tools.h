// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/own_tools.h"

namespace studio::room {

/// What companions can look up or draw without asking anybody: `companions` tells who is here, `now` gives
/// the user's local time, `roll_dice` rolls dice. The dice of a turn follow from the room's seed and the
/// turn, so that a run with the same ids rolls the same.
class WorldTools final : public OwnTools
{
    Q_OBJECT

public:
    using OwnTools::OwnTools;
    QList<tools::ToolOffer> offers() const override;
    /// Calls `answered` before it returns.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer companions() const;
    [[nodiscard]] agent::ToolAnswer now() const;
    [[nodiscard]] agent::ToolAnswer rollDice(const llm::ToolCall &call);

    quint64 m_rolls = 0; ///< rolls in this turn
};

} // namespace studio::room
