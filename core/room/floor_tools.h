// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"

namespace studio::room {

class Director;

/// The tools of a woken companion on the resource floor: `history`, `status` and `consume`. Names and answers
/// are those that companions know from other houses: `consume` answers {success, resource, message}.
///
/// The Director outlives it.
class FloorTools final : public agent::Toolbox
{
public:
    FloorTools(Director &director, base::ParticipantId companion);

    QList<llm::ToolSpec> tools() const override;
    /// Answers from inside.
    void use(const agent::ToolUse &use, const Answered &answered) override;

    /// What is said from now on is marked with that feeling.
    void feel(model::Emotion emotion) { m_emotion = emotion; }

private:
    [[nodiscard]] agent::ToolAnswer answerTo(const llm::ToolCall &call);
    [[nodiscard]] agent::ToolAnswer history() const;
    [[nodiscard]] agent::ToolAnswer status() const;
    agent::ToolAnswer consume(const llm::ToolCall &call);

    Director &m_director;
    base::ParticipantId m_companion;
    std::optional<model::Emotion> m_emotion;
};

} // namespace studio::room
