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

/// The tools of a companion's turn: the room's own, and those that others have registered. A woken companion
/// on the resource floor has its FloorTools before them.
///
/// They are the same for all companions of a floor, so that providers find them in their caches; only whose
/// persona allows less is offered less, and what it was not offered it cannot use. What is still running when
/// it is destroyed is stopped.
class TurnTools final : public agent::Toolbox
{
public:
    /// Both may be none. What others offer now, they offer for the whole turn.
    TurnTools(const TurnSelf &self, const tools::ToolRegistry *others, memory::NoteBook *notes = nullptr);
    ~TurnTools() override;

    QList<llm::ToolSpec> tools() const override;
    /// The room's own make the best of what they are given.
    agent::ToolTraits traitsOf(const QString &name) const override;
    void use(const agent::ToolUse &use, const Answered &answered) override;

private:
    [[nodiscard]] bool isAllowed(const tools::Tool &tool) const;

    TurnSelf m_self;
    std::vector<std::unique_ptr<OwnTools>> m_own;
    tools::ToolSet m_set;
    QObject m_lives; ///< the parent of the lives of those that run
};

} // namespace studio::room
