// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/own_tools.h"

namespace studio::room {

/// `gesture`: the companion moves their body or face, which becomes an Action in the log.
class GestureTool final : public OwnTools
{
    Q_OBJECT

public:
    using OwnTools::OwnTools;
    QList<tools::ToolOffer> offers() const override;
    /// Calls `answered` before it returns.
    void start(const tools::Caller &caller, const agent::ToolUse &use, QObject *life,
               const Answered &answered) override;

private:
    [[nodiscard]] agent::ToolAnswer gesture(const llm::ToolCall &call);
};

} // namespace studio::room
