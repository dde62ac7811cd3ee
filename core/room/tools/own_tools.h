// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/room/tools/turn_self.h"
#include "core/tools/tool_source.h"

namespace studio::room {

/// A tool, or a few related tools, that the room itself offers for one turn. It learns about the turn from
/// its TurnSelf, which outlives it; the caller is always that companion.
class OwnTools : public tools::ToolSource
{
    Q_OBJECT

public:
    explicit OwnTools(TurnSelf &self)
        : m_self(self)
    {
    }
    QString name() const override { return QStringLiteral("room"); }
    /// Whether these tools are how a companion takes part at all, rather than an extra ability; then every
    /// persona has them.
    [[nodiscard]] virtual bool areSpeech() const { return false; }

protected:
    [[nodiscard]] TurnSelf &self() const { return m_self; }

private:
    TurnSelf &m_self;
};

} // namespace studio::room
