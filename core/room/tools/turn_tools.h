// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/turn_self.h"
#include "core/tools/tool_registry.h"

#include <QObject>

#include <memory>
#include <vector>

namespace studio::memory {
class NoteBook;
}

namespace studio::room {

class OwnTools;

/// The tools of a companion's turn: the room's own, and the registered ones. A woken companion on the
/// resource floor also has FloorTools, listed first.
///
/// The tools are the same for all companions of a floor, so that providers can cache them; only a companion
/// whose persona allows less is offered less, and cannot use tools that were not offered. Destroying it stops
/// tools that still run.
class TurnTools final : public agent::Toolbox
{
public:
    /// `others` and `notes` may be null. The tools that `others` offers now stay on offer for the whole turn.
    TurnTools(const TurnSelf &self, const tools::ToolRegistry *others, memory::NoteBook *notes = nullptr);
    ~TurnTools() override;

    QList<llm::ToolSpec> tools() const override;
    /// The room's own tools accept imperfect arguments.
    agent::ToolTraits traitsOf(const QString &name) const override;
    void use(const agent::ToolUse &use, const Answered &answered) override;

private:
    [[nodiscard]] bool isAllowed(const tools::Tool &tool) const;

    TurnSelf m_self;
    std::vector<std::unique_ptr<OwnTools>> m_own;
    tools::ToolSet m_set;
    QObject m_lives; ///< the parent of the `life` of each running tool
};

} // namespace studio::room
