// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/turn_self.h"
#include "core/tools/tool_source.h"

namespace studio::room {

/// A tool, or a few that belong together, that the room itself offers for one turn. What it knows of the turn
/// it has from its TurnSelf, which outlives it; who calls is always that companion.
class OwnTools : public tools::ToolSource
{
    Q_OBJECT

public:
    explicit OwnTools(TurnSelf &self)
        : m_self(self)
    {
    }
    QString name() const override { return QStringLiteral("room"); }
    /// Whether they are how a companion takes part at all, and not something it can do besides: no persona
    /// goes without them.
    [[nodiscard]] virtual bool areSpeech() const { return false; }

protected:
    [[nodiscard]] TurnSelf &self() const { return m_self; }

private:
    TurnSelf &m_self;
};

} // namespace studio::room
