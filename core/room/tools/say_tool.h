// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/own_tools.h"

namespace studio::room {

/// `say`: the companion says something, optionally to somebody. On a floor of turns the words become part of
/// this turn, joined to what the model writes; on the resource floor they are bought at the lowest price that
/// their length needs.
class SayTool final : public OwnTools
{
    Q_OBJECT

public:
    using OwnTools::OwnTools;
    QList<tools::ToolOffer> offers() const override;
    bool areSpeech() const override { return true; }
    /// Calls `answered` before it returns.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer say(const llm::ToolCall &call);
};

} // namespace studio::room
