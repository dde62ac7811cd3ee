// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/transcript_layout.h"

#include <QRegion>

namespace studio::ui {

/// The blocks as they were painted last, to find what has changed since: while a message streams, mostly its
/// last line.
class PaintedBlocks
{
public:
    void set(const QList<PlacedBlock> &blocks) { m_blocks = blocks; }
    /// What must be painted again so that \p blocks are on screen, in lines of this width.
    [[nodiscard]] QRegion changedIn(const QList<PlacedBlock> &blocks, int width) const;

private:
    QList<PlacedBlock> m_blocks;
};

} // namespace studio::ui
