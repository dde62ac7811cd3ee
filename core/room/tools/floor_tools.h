// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/own_tools.h"

namespace studio::room {

/// The tools of a woken companion on the resource floor: `history`, `status` and `consume`. Names and answers
/// match those that companions know from other programs: `consume` answers {success, resource, message}.
class FloorTools final : public OwnTools
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
    [[nodiscard]] agent::ToolAnswer history() const;
    [[nodiscard]] agent::ToolAnswer status() const;
    [[nodiscard]] agent::ToolAnswer consume(const llm::ToolCall &call);
};

} // namespace studio::room
