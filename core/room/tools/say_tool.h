// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/own_tools.h"

namespace studio::room {

/// `say`: the companion says something, maybe to somebody. On a floor of turns it is said in this turn,
/// joined to what the model writes; on the resource floor it is bought at the lowest price that its length
/// needs.
class SayTool final : public OwnTools
{
    Q_OBJECT

public:
    using OwnTools::OwnTools;
    QList<tools::ToolOffer> offers() const override;
    bool areSpeech() const override { return true; }
    /// Answers from inside.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer say(const llm::ToolCall &call);
};

} // namespace studio::room
